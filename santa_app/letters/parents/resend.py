"""Asking for a reply again: when it may be done, and what it does to the letter.

At most three times for a letter, once an hour. A reply asked for again is owed like any other: it
waits for room at its recipient, for the sending budget and for the end of a pause, and nothing is
sent to a mailbox that gets no more mail.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import Connection, update

from santa_app.letters.models import LETTERS, ReplyStatus, SantaLetter
from santa_app.letters.parents.links import LinkError
from santa_app.letters.parents.progress import ReplyProgress
from santa_app.letters.queries import mailbox
from santa_app.letters.recipient_limits import STOPPED, RecipientLimits, next_room
from santa_app.letters.suppression import SuppressionReason

MOST_REQUESTS = 3
REQUEST_INTERVAL = timedelta(hours=1)
_MAY = frozenset(
    {
        ReplyProgress.SENT,
        ReplyProgress.DEFERRED,
        ReplyProgress.DELIVERED,
        ReplyProgress.BLOCKED,
        ReplyProgress.DROPPED,
        ReplyProgress.BOUNCED,
        ReplyProgress.UNSUBSCRIBED,
        ReplyProgress.SPAM,
        ReplyProgress.REFUSED,
        ReplyProgress.GIVEN_UP,
        ReplyProgress.ALLOWED_AGAIN,
    }
)
"""Where a reply stands that is not owed any more; the mailbox must take mail as well."""


class ResendStatus(StrEnum):
    """Whether a reply may be asked for again, and why not."""

    YES = "yes"
    NOT_NOW = "not now"
    """It is owed already, or nothing would be sent."""
    SOON = "soon"
    """Not before an hour after the last one went out or was asked for."""
    NO_MORE = "no more"
    DELIVERED = "delivered"
    """Only the mailbox's owner may ask for what has arrived there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResendDecision:
    """Whether a reply may be asked for again now; `from_at` is when, for SOON."""

    answer: ResendStatus
    from_at: datetime | None = None


def asking(
    letter: SantaLetter,
    known: ReplyProgress,
    *,
    stopped: SuppressionReason | None,
    writer: bool,
    now: datetime,
) -> ResendDecision:
    """Return whether the reply to `letter`, which stands as `known`, may be asked for again.

    A writer may not learn that the mailbox stopped all mail: they may ask, and nothing is sent.
    """
    if (
        known not in _MAY
        or stopped is SuppressionReason.BOUNCE
        or (stopped is not None and not writer)
    ):
        return ResendDecision(answer=ResendStatus.NOT_NOW)
    if writer and known in {
        ReplyProgress.DELIVERED,
        ReplyProgress.UNSUBSCRIBED,
        ReplyProgress.SPAM,
    }:
        return ResendDecision(answer=ResendStatus.DELIVERED)
    if letter.reply_asked >= MOST_REQUESTS:
        return ResendDecision(answer=ResendStatus.NO_MORE)
    last = max((at for at in (letter.reply_asked_at, letter.reply_sent_at) if at), default=None)
    if last is not None and now < last + REQUEST_INTERVAL:
        return ResendDecision(answer=ResendStatus.SOON, from_at=last + REQUEST_INTERVAL)
    return ResendDecision(answer=ResendStatus.YES)


def owe_again(
    connection: Connection,
    letter: SantaLetter,
    room: RecipientLimits,
    now: datetime,
    limit: timedelta,
) -> None:
    """Owe the reply to `letter` once more, for `limit`, as soon as its recipient has room.

    The caller holds the recipient's lock. News of the reply sent before counts no longer.
    Raises LinkError where the letter was changed since it was read.
    """
    box = mailbox(connection, letter.recipient_hash, now)
    status, due_at, error = ReplyStatus.PENDING, now, None
    if box.suppressed:
        status, due_at, error = ReplyStatus.HELD, None, STOPPED
    elif box.replies_today >= room.replies:
        status, due_at = ReplyStatus.HELD, next_room(box, now)
    values = {
        "reply_status": status,
        "reply_due_at": due_at,
        "reply_error": error,
        "reply_give_up_at": now + limit,
        "reply_attempts": 0,
        "reply_message_id": None,
        "reply_arrival": None,
        "reply_arrival_at": None,
        "reply_arrival_note": None,
        "reply_asked": letter.reply_asked + 1,
        "reply_asked_at": now,
    }
    statement = update(LETTERS).where(LETTERS.c.id == letter.id).values(values)
    # A reply that became owed since the letter was read is not owed twice.
    known = (LETTERS.c.reply_status == letter.reply_status, LETTERS.c.reply_lease.is_(None))
    if connection.execute(statement.where(*known)).rowcount != 1:
        raise LinkError("This letter was changed just now. Please open the link again.")
