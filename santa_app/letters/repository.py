"""The letters' store: one method, and one transaction, for each thing done to a letter."""

import logging
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection

from santa_app.letters import queries, recipient_limits
from santa_app.letters.database import Database
from santa_app.letters.models import ReplyStatus, SantaLetter
from santa_app.letters.sending import quota as budgets
from santa_app.letters.sending.quota import UNLIMITED, QuotaUsage, SendQuota

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyUpdate:
    """How a claim ended, as the columns to write."""

    status: ReplyStatus
    attempts: int
    due_at: datetime | None = None
    sent_at: datetime | None = None
    message_id: str | None = None
    error: str | None = None
    delete_after: datetime | None = None
    counted: bool = True
    """Whether the sender may have counted a request; else its place in a budget comes free."""

    def columns(self) -> dict[str, Any]:
        """Return the columns to set; `delete_after` only when it changes."""
        columns: dict[str, Any] = {
            "reply_status": self.status,
            "reply_attempts": self.attempts,
            "reply_due_at": self.due_at,
            "reply_sent_at": self.sent_at,
            "reply_message_id": self.message_id,
            "reply_error": self.error,
        }
        if self.delete_after is not None:
            columns["delete_after"] = self.delete_after
        return columns


class LetterRepository:
    """Stored letters. Every method is one transaction; errors are SQLAlchemyError."""

    def __init__(self, database: Database, budget: SendQuota = UNLIMITED) -> None:
        self.database = database
        self.budget = budget

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()

    async def accept(
        self, letter: SantaLetter, limits: recipient_limits.RecipientLimits
    ) -> recipient_limits.AcceptResult:
        """Store a new letter and commit; see `recipient_limits.accept`."""
        return await self.database.write(recipient_limits.accept, letter, limits, self.budget)

    async def claim(
        self, *, now: datetime, lease: queries.Lease, limit: int, busy: Collection[int] = ()
    ) -> list[SantaLetter]:
        """Take up to `limit` due letters, as far as the sending budget has room for them."""
        due = queries.due(now, limit, busy, take_over=lease.takes_over)
        if self.budget.limited:
            return await self.database.write(
                budgets.claim_within, self.budget, due, now=now, lease=lease
            )
        return await self.database.write(queries.claim, due, now=now, lease=lease)

    async def finish(self, letter: SantaLetter, result: ReplyUpdate) -> bool:
        """Write how a claimed letter ended; False when its lease had gone to somebody else.

        Raises ValueError for a letter that nobody claimed.
        """
        if letter.id is None or letter.reply_lease is None:
            raise ValueError("only a claimed letter can be finished")
        unused = None if result.counted or not self.budget.limited else letter.reply_tried_at
        return await self.database.write(
            _finish, letter.id, letter.reply_lease, result.columns(), unused
        )

    async def release_held(
        self, now: datetime, limits: recipient_limits.RecipientLimits, limit: timedelta
    ) -> int:
        """Make held letters pending where there is room; see `recipient_limits.release_held`."""
        return await self.database.write(recipient_limits.release_held, now, limits, limit)

    async def next_due(self) -> datetime | None:
        """Return when the next letter is due."""
        return await self.database.read(queries.next_due)

    async def paused_until(self, now: datetime) -> datetime | None:
        """Return until when all sending rests, or None."""
        return await self.database.read(queries.paused_until, now)

    async def pause(self, until: datetime, reason: str) -> None:
        """Let no process send before `until`."""
        await self.database.write(queries.pause, until, reason)

    async def budget_usage(self, now: datetime) -> QuotaUsage:
        """Return how the sending budget stands."""
        return await self.database.read(budgets.usage, self.budget, now)

    async def purge(self, now: datetime) -> int:
        """Delete letters whose time is up and return how many.

        Those that were never answered are an error: a sending budget may be too small.
        """
        deleted, owed = await self.database.write(_purge, self.budget, now)
        if owed:
            logger.error("%d letters were deleted before their reply was sent", owed)
        return deleted


def _finish(
    connection: Connection,
    letter_id: int,
    lease: str,
    columns: dict[str, Any],
    unused: datetime | None,
) -> bool:
    found = queries.finish(connection, letter_id, lease, columns)
    if found and unused is not None:
        budgets.give_back(connection, unused)
    return found


def _purge(connection: Connection, budget: SendQuota, now: datetime) -> tuple[int, int]:
    budgets.forget(connection, budget, now)
    owed = queries.owed_beyond_their_time(connection, now)
    return queries.purge(connection, now), owed
