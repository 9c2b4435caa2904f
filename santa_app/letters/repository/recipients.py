"""Recipients: the limits for one mailbox, and the suppression list.

A recipient is known by the keyed hash of its mailbox. The functions run on an open connection,
inside the repository's transaction.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Connection,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY

from santa_app.database import INSERTS, UtcDateTime
from santa_app.letters.models import (
    LETTERS,
    OWED,
    PAUSE,
    SUPPRESSED,
    HoldReason,
    ReplyStatus,
    SantaLetter,
    SuppressionReason,
)
from santa_app.letters.repository import pauses
from santa_app.settings import Settings

DAY = timedelta(days=1)
_WAITING = frozenset({ReplyStatus.PENDING, ReplyStatus.HELD})
RECHECK_INTERVAL = timedelta(hours=1)
"""When a held reply is checked again while the replies before it are still owed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipientUsage:
    """What a mailbox has had in the last 24 hours."""

    letters: int
    """Letters stored, whatever became of their replies."""
    replies: int
    """Replies sent or owed, and resends that a parent requested."""
    oldest_sent_at: datetime | None
    """When the oldest of these replies was sent."""
    suppressed: bool
    sending_paused: bool
    """Whether all sending is paused, for every mailbox."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold:
    """Why a reply is held, and when to check again; None if only a person can release it."""

    reason: HoldReason
    recheck_at: datetime | None

    def columns(self) -> dict[str, Any]:
        """Return the columns of a held reply."""
        return {
            "reply_status": ReplyStatus.HELD,
            "hold_reason": self.reason,
            "reply_scheduled_at": self.recheck_at,
        }


SUPPRESSED_HOLD = Hold(reason=HoldReason.SUPPRESSED, recheck_at=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipientLimits:
    """How many replies one mailbox gets in 24 hours, and how many letters are stored for it."""

    replies: int
    letters: int

    @classmethod
    def from_settings(cls, settings: Settings) -> "RecipientLimits":
        """Return the limits of the settings."""
        return cls(
            replies=settings.recipient_replies_per_day, letters=settings.recipient_letters_per_day
        )

    def hold(self, usage: RecipientUsage, now: datetime) -> Hold | None:
        """Return the hold for one more reply, or None where it may be sent."""
        if usage.suppressed:
            return SUPPRESSED_HOLD
        if usage.replies < self.replies:
            return None
        oldest = usage.oldest_sent_at
        recheck_at = now + RECHECK_INTERVAL if oldest is None else oldest + DAY
        return Hold(reason=HoldReason.RECIPIENT_LIMIT, recheck_at=recheck_at)


def lock(connection: Connection, *recipient_hashes: str) -> None:
    """Serialize the transactions that decide on recipients; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql" and recipient_hashes:
        # In one order, so that two transactions with several recipients cannot block each other.
        numbers = sorted({int(one[:15], 16) for one in recipient_hashes})
        each = func.unnest(literal(numbers, ARRAY(BigInteger)))
        connection.execute(select(func.pg_advisory_xact_lock(each)))


def _usage_statement() -> Select[int, int, Any, bool, bool]:
    letter = LETTERS.c
    since = bindparam("since", type_=UtcDateTime)
    sent = and_(letter.reply_status == ReplyStatus.SENT, letter.reply_sent_at > since)
    owed = letter.reply_status.in_(OWED)
    resends = func.sum(case((letter.resend_requested_at > since, letter.resend_count)))
    return select(
        func.count(case((letter.created_at > since, 1))),
        # Each resend was one more mail. Resends older than a day may count too long.
        func.count(case((or_(sent, owed), 1))) + func.coalesce(resends, 0),
        func.min(case((sent, letter.reply_sent_at))),
        exists().where(SUPPRESSED.c.recipient_hash == bindparam("recipient")),
        exists(select(PAUSE.c.id).where(pauses.is_open(bindparam("now", type_=UtcDateTime)))),
    ).where(letter.recipient_hash == bindparam("recipient"))


_USAGE = _usage_statement()


def usage(connection: Connection, recipient_hash: str, now: datetime) -> RecipientUsage:
    """Return what a recipient has had in the 24 hours before `now`."""
    values = {"recipient": recipient_hash, "since": now - DAY, "now": now}
    letters, replies, oldest, suppressed, paused = connection.execute(_USAGE, values).one()
    return RecipientUsage(
        letters=letters,
        replies=replies,
        oldest_sent_at=oldest,
        suppressed=bool(suppressed),
        sending_paused=bool(paused),
    )


def waits(letter: SantaLetter) -> bool:
    """Return whether `suppress` holds a letter's reply."""
    return letter.reply_status in _WAITING


def suppress(
    connection: Connection, recipient_hash: str, reason: SuppressionReason, now: datetime
) -> None:
    """Put a mailbox on the suppression list and hold its replies that wait."""
    # Two transactions that suppress one mailbox would otherwise lock the same letters.
    lock(connection, recipient_hash)
    insert = INSERTS[connection.dialect.name](SUPPRESSED)
    row = insert.values(recipient_hash=recipient_hash, reason=reason, created_at=now)
    connection.execute(row.on_conflict_do_nothing())
    connection.execute(
        update(LETTERS)
        .where(LETTERS.c.recipient_hash == recipient_hash, LETTERS.c.reply_status.in_(_WAITING))
        .values(SUPPRESSED_HOLD.columns())
    )


def suppression(connection: Connection, recipient_hash: str) -> SuppressionReason | None:
    """Return why a mailbox is on the suppression list, or None where it is not."""
    statement = select(SUPPRESSED.c.reason).where(SUPPRESSED.c.recipient_hash == recipient_hash)
    reason = connection.execute(statement).scalar_one_or_none()
    return None if reason is None else SuppressionReason(reason)


def held_count(connection: Connection, recipient_hash: str) -> int:
    """Return how many replies to a mailbox are held."""
    held = select(func.count()).where(
        LETTERS.c.recipient_hash == recipient_hash, LETTERS.c.reply_status == ReplyStatus.HELD
    )
    return connection.execute(held).scalar_one()
