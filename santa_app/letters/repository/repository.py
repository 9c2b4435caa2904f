"""`LetterRepository`: all access to the stored letters, one method for each transaction."""

import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import Connection, delete, update

from santa_app.database import Database
from santa_app.letters.models import (
    LETTERS,
    FailureReason,
    ReplyStatus,
    SantaLetter,
    SuppressionReason,
    new_access_key,
)
from santa_app.letters.repository import queue, quota, recipients, reports
from santa_app.letters.repository.queue import Lease, LetterNotFoundError
from santa_app.letters.repository.quota import UNLIMITED, QuotaUsage, SendQuota
from santa_app.letters.repository.recipients import Hold, RecipientLimits

logger = logging.getLogger(__name__)

Columns = Mapping[str, Any]
"""Columns of a letter to set, by name."""


class AcceptStatus(StrEnum):
    """What became of a new letter."""

    STORED = "stored"
    DUPLICATE = "duplicate"
    """Its submission key is stored already."""
    RECIPIENT_FULL = "recipient_full"
    """Its recipient has had all letters for 24 hours; it was not stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptResult:
    """The stored letter, or the first one of a duplicate; None where none is stored."""

    status: AcceptStatus
    letter: SantaLetter | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyUpdate:
    """How a claim ended."""

    status: ReplyStatus
    attempts: int
    scheduled_at: datetime | None = None
    sent_at: datetime | None = None
    message_id: str | None = None
    failure_reason: FailureReason | None = None
    error: str | None = None
    delete_after: datetime | None = None
    """The letter's new deletion time; None leaves it."""
    uses_quota: bool = True
    """Whether the mail service may have counted a request; if not, its quota is released."""

    def columns(self) -> Columns:
        """Return the columns to set."""
        columns: dict[str, Any] = {
            "reply_status": self.status,
            "reply_attempts": self.attempts,
            "reply_scheduled_at": self.scheduled_at,
            "reply_sent_at": self.sent_at,
            "reply_message_id": self.message_id,
            "failure_reason": self.failure_reason,
            "reply_error": self.error,
        }
        if self.delete_after is not None:
            columns["delete_after"] = self.delete_after
        return columns


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterSnapshot:
    """A letter, and what else decides on the progress of its reply, read in one transaction."""

    letter: SantaLetter
    suppression: SuppressionReason | None
    """Why the mailbox gets no mail, or None."""
    sending_paused: bool
    quota_exhausted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class EventChange:
    """What a delivery event changes: columns of the letter, and whether to suppress its mailbox."""

    columns: Columns
    suppress: SuppressionReason | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OperatorChange:
    """What an operator's action does to a letter, and the message that says so.

    Without columns the letter stays as it is, unless `delete` is set.
    """

    message: str
    columns: Columns | None = None
    delete: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionResult:
    """What an operator's action did to one letter; `message` holds no personal data."""

    letter_id: int
    done: bool
    message: str


OperatorAction = Callable[[SantaLetter, bool], OperatorChange]
"""Decides on one letter, given whether its mailbox is suppressed."""


class LetterRepository:
    """The stored letters. Each method is one transaction and raises SQLAlchemyError.

    Rules that decide on a letter (a resend, a delivery event, an operator's action) are functions
    that the caller hands over; they run inside the transaction, on the letter as it is then.
    """

    def __init__(self, database: Database, send_quota: SendQuota = UNLIMITED) -> None:
        self.database = database
        self.quota = send_quota

    # For the worker

    async def accept(self, letter: SantaLetter, limits: RecipientLimits) -> AcceptResult:
        """Store a new letter, unless its key is stored or its recipient has had too many.

        The letter comes pending, or with a lease for sending at once. It is held where the
        recipient's limit says so, and pending while sending is paused or the quota is used up.
        """
        return await self.database.write(_accept, letter, limits, self.quota)

    async def claim(
        self, *, now: datetime, lease: Lease, limit: int, exclude: Collection[int] = ()
    ) -> list[SantaLetter]:
        """Claim up to `limit` due letters, as many as the sending quota allows."""
        due = queue.due(now, limit, exclude, reclaim_expired=lease.reclaim_expired)
        if self.quota.limited:
            return await self.database.write(quota.claim, self.quota, due, now=now, lease=lease)
        return await self.database.write(queue.claim, due, now=now, lease=lease)

    async def complete(self, letter: SantaLetter, result: ReplyUpdate) -> bool:
        """Write how a claim ended; return False when its lease is lost.

        Raises ValueError for a letter that is not claimed.
        """
        if letter.id is None or letter.reply_lease is None:
            raise ValueError("only a claimed letter can be completed")
        unused = None
        if self.quota.limited and not result.uses_quota:
            unused = letter.reply_attempted_at
        return await self.database.write(
            _complete, letter.id, letter.reply_lease, result.columns(), unused
        )

    async def release_held(
        self, now: datetime, limits: RecipientLimits, time_limit: timedelta
    ) -> int:
        """Make held letters pending where their recipient's limit allows it; return how many."""
        return await self.database.write(recipients.release_held, now, limits, time_limit)

    async def next_scheduled(self) -> datetime | None:
        """Return the earliest scheduled time of all letters, which may be in the past."""
        return await self.database.read(queue.next_scheduled)

    async def paused_until(self, now: datetime) -> datetime | None:
        """Return until when all sending is paused, or None where it is not."""
        return await self.database.read(queue.paused_until, now)

    async def pause(self, until: datetime, reason: str) -> None:
        """Pause the sending of all processes until a moment; a longer pause stays."""
        await self.database.write(queue.pause, until, reason)

    async def quota_usage(self, now: datetime) -> QuotaUsage:
        """Return how much of the sending quota is used."""
        return await self.database.read(quota.usage, self.quota, now)

    async def purge(self, now: datetime) -> int:
        """Delete letters past `delete_after`, and return how many.

        Logs an error for those that still owed their reply: the quota may be too small.
        """
        deleted, unanswered = await self.database.write(_purge, self.quota, now)
        if unanswered:
            logger.error("%d letters were deleted before their reply was sent", unanswered)
        return deleted

    # For the parents' page, by the access key of a link. Raise LetterNotFoundError.

    async def snapshot(self, access_key: str, now: datetime) -> LetterSnapshot:
        """Return a letter and what else decides on the progress of its reply."""
        return await self.database.read(_snapshot, access_key, self.quota, now)

    async def resend(
        self,
        access_key: str,
        decide: Callable[[LetterSnapshot, Hold | None], Columns],
        limits: RecipientLimits,
        now: datetime,
    ) -> int | None:
        """Set the columns that `decide` returns, and return the letter's id.

        `decide` gets the hold that the recipient's limits ask for, and raises an error where no
        resend is possible; then nothing changes.
        """
        return await self.database.write(_resend, access_key, decide, limits, self.quota, now)

    async def delete_letter(self, access_key: str) -> int:
        """Delete a letter and return its id."""
        statement = delete(LETTERS).where(LETTERS.c.access_key == access_key)
        return await self.database.write(_returning_id, statement)

    async def renew_access_key(self, access_key: str) -> int:
        """Give a letter a new access key, which invalidates its links, and return its id."""
        statement = update(LETTERS).where(LETTERS.c.access_key == access_key)
        return await self.database.write(
            _returning_id, statement.values(access_key=new_access_key())
        )

    # For the suppression list, by the keyed hash of a mailbox

    async def suppression(self, recipient_hash: str) -> SuppressionReason | None:
        """Return why a mailbox is suppressed, or None where it is not."""
        return await self.database.read(recipients.suppression, recipient_hash)

    async def suppress(self, recipient_hash: str, reason: SuppressionReason, now: datetime) -> int:
        """Suppress a mailbox, hold its waiting replies, and return how many are held."""
        return await self.database.write(_suppress, recipient_hash, reason, now)

    async def allow(self, recipient_hash: str) -> int:
        """Take a mailbox off the list, and return how many of its replies stay held."""
        return await self.database.write(_allow, recipient_hash)

    # For the webhook

    async def apply_event(
        self,
        letter_id: int,
        decide: Callable[[SantaLetter], EventChange | None],
        now: datetime,
    ) -> bool:
        """Apply what `decide` makes of a delivery event; False where nothing changes."""
        return await self.database.write(_apply_event, letter_id, decide, now)

    # For the operator and `/health`

    async def check_tables(self) -> None:
        """Raise SQLAlchemyError where the database lacks a table or a column."""
        await self.database.read(reports.check_tables)

    async def status_counts(self) -> Mapping[ReplyStatus, reports.StatusCount]:
        """Return the count and the oldest letter of each status."""
        return await self.database.read(reports.status_counts)

    async def overview(self, now: datetime) -> reports.Overview:
        """Return the state of all letters."""
        return await self.database.read(reports.overview, self.quota, now)

    async def find(self, letter_id: int) -> SantaLetter:
        """Return a letter by its id. Raises LetterNotFoundError."""
        return await self.database.read(queue.find, LETTERS.c.id == letter_id)

    async def export(self, letter_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return all that is stored about a letter, by table. Raises LetterNotFoundError."""
        return await self.database.read(reports.export, letter_id)

    async def failed(self, after: int, limit: int) -> list[int]:
        """Return the ids above `after` of up to `limit` failed letters that may be retried."""
        return await self.database.read(reports.failed, after, limit)

    async def apply_action(
        self, letter_ids: list[int], action: OperatorAction, now: datetime
    ) -> list[ActionResult]:
        """Apply an operator's action to letters, except to those that a process is sending."""
        return await self.database.write(_apply_action, letter_ids, action, now)


def _accept(
    connection: Connection, letter: SantaLetter, limits: RecipientLimits, send_quota: SendQuota
) -> AcceptResult:
    now = letter.created_at
    recipients.lock(connection, letter.recipient_hash)
    usage = recipients.usage(connection, letter.recipient_hash, now)
    if usage.letters >= limits.letters:
        # Looked up only now, because duplicates are rare: this may be one of the stored letters.
        known = queue.by_submission_key(connection, letter.submission_key)
        status = AcceptStatus.RECIPIENT_FULL if known is None else AcceptStatus.DUPLICATE
        return AcceptResult(status=status, letter=known)
    hold = limits.hold(usage, now)
    if hold is not None:
        _wait(letter, hold.columns())
    elif usage.paused_until is not None:
        _wait(letter, _pending(usage.paused_until))
    reserved_at = letter.reply_attempted_at if send_quota.limited else None
    if reserved_at is not None and not quota.reserve_for_new_letter(
        connection, send_quota, reserved_at
    ):
        reserved_at = None
        _wait(letter, _pending(now))
    if queue.add(connection, letter):
        return AcceptResult(status=AcceptStatus.STORED, letter=letter)
    if reserved_at is not None:
        quota.release(connection, reserved_at)
    known = queue.by_submission_key(connection, letter.submission_key)
    return AcceptResult(status=AcceptStatus.DUPLICATE, letter=known)


def _pending(scheduled_at: datetime) -> Columns:
    return {"reply_status": ReplyStatus.PENDING, "reply_scheduled_at": scheduled_at}


def _wait(letter: SantaLetter, columns: Columns) -> None:
    """Let a new letter wait: take its lease away and set `columns`."""
    for name, value in {**queue.NO_LEASE, "reply_attempted_at": None, **columns}.items():
        setattr(letter, name, value)


def _complete(
    connection: Connection,
    letter_id: int,
    lease: str,
    columns: Columns,
    unused_quota: datetime | None,
) -> bool:
    found = queue.complete(connection, letter_id, lease, columns)
    if found and unused_quota is not None:
        quota.release(connection, unused_quota)
    return found


def _purge(connection: Connection, send_quota: SendQuota, now: datetime) -> tuple[int, int]:
    quota.delete_old_counts(connection, send_quota, now)
    return queue.purge(connection, now)


def _snapshot(
    connection: Connection,
    access_key: str,
    send_quota: SendQuota,
    now: datetime,
    *,
    lock: bool = False,
) -> LetterSnapshot:
    letter = queue.find(connection, LETTERS.c.access_key == access_key, lock=lock)
    return LetterSnapshot(
        letter=letter,
        suppression=recipients.suppression(connection, letter.recipient_hash),
        sending_paused=queue.paused_until(connection, now) is not None,
        quota_exhausted=not quota.has_free(connection, send_quota, now),
    )


def _resend(  # noqa: PLR0913, PLR0917 - handed on by the database
    connection: Connection,
    access_key: str,
    decide: Callable[[LetterSnapshot, Hold | None], Columns],
    limits: RecipientLimits,
    send_quota: SendQuota,
    now: datetime,
) -> int | None:
    recipient_hash = queue.find(connection, LETTERS.c.access_key == access_key).recipient_hash
    recipients.lock(connection, recipient_hash)
    snapshot = _snapshot(connection, access_key, send_quota, now, lock=True)
    hold = limits.hold(recipients.usage(connection, recipient_hash, now), now)
    queue.change(connection, snapshot.letter.id, decide(snapshot, hold))
    return snapshot.letter.id


def _returning_id(connection: Connection, statement: Any) -> int:  # noqa: ANN401 - update or delete
    letter_id = connection.execute(statement.returning(LETTERS.c.id)).scalar_one_or_none()
    if letter_id is None:
        raise LetterNotFoundError
    return letter_id


def _suppress(
    connection: Connection, recipient_hash: str, reason: SuppressionReason, now: datetime
) -> int:
    recipients.suppress(connection, recipient_hash, reason, now)
    return recipients.held_count(connection, recipient_hash)


def _allow(connection: Connection, recipient_hash: str) -> int:
    recipients.allow(connection, recipient_hash)
    return recipients.held_count(connection, recipient_hash)


def _apply_event(
    connection: Connection,
    letter_id: int,
    decide: Callable[[SantaLetter], EventChange | None],
    now: datetime,
) -> bool:
    same_letter = LETTERS.c.id == letter_id
    try:
        # The recipient's lock comes before the row's, as in every other transaction.
        recipients.lock(connection, queue.find(connection, same_letter).recipient_hash)
        letter = queue.find(connection, same_letter, lock=True)
    except LetterNotFoundError:
        return False
    change = decide(letter)
    if change is None:
        return False
    queue.change(connection, letter_id, change.columns)
    if change.suppress is not None:
        recipients.suppress(connection, letter.recipient_hash, change.suppress, now)
    return True


def _apply_action(
    connection: Connection, letter_ids: list[int], action: OperatorAction, now: datetime
) -> list[ActionResult]:
    return [_apply_to_one(connection, letter_id, action, now) for letter_id in letter_ids]


def _apply_to_one(
    connection: Connection, letter_id: int, action: OperatorAction, now: datetime
) -> ActionResult:
    try:
        letter = queue.find(connection, LETTERS.c.id == letter_id, lock=True)
    except LetterNotFoundError:
        return ActionResult(letter_id=letter_id, done=False, message="does not exist (any more)")
    if letter.reply_lease_until is not None and letter.reply_lease_until > now:
        seconds = (letter.reply_lease_until - now).total_seconds()
        message = f"is being sent right now; try again in {seconds:.0f} s at the latest"
        return ActionResult(letter_id=letter_id, done=False, message=message)
    suppressed = recipients.suppression(connection, letter.recipient_hash) is not None
    change = action(letter, suppressed)
    if change.delete:
        connection.execute(delete(LETTERS).where(LETTERS.c.id == letter_id))
    elif change.columns is not None:
        queue.change(connection, letter_id, {**queue.NO_LEASE, **change.columns})
    done = change.delete or change.columns is not None
    return ActionResult(letter_id=letter_id, done=done, message=change.message)
