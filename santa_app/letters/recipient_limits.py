"""How much mail one recipient gets in a day: who is answered now, who waits, who is refused."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import Connection, select, update

from santa_app.letters.models import LETTERS, SUPPRESSED, ReplyStatus, SantaLetter
from santa_app.letters.queries import (
    DAY,
    PLAIN_STATUS,
    RecipientUsage,
    add,
    by_submission_key,
    lock_recipient,
    mailbox,
)
from santa_app.letters.sending import quota as budgets
from santa_app.letters.sending.quota import UNLIMITED, SendQuota
from santa_app.settings import Settings

LOOK_AGAIN = timedelta(hours=1)
"""When to look at a held letter next while the replies before it are still owed."""
STOPPED = "the recipient asked for no more mail, or their provider refuses it"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipientLimits:
    """The limits for one recipient within 24 hours (DESIGN section 4)."""

    replies: int
    letters: int

    @classmethod
    def of(cls, settings: Settings) -> "RecipientLimits":
        """Return the limits of the settings."""
        return cls(
            replies=settings.recipient_replies_per_day, letters=settings.recipient_letters_per_day
        )


class AcceptStatus(StrEnum):
    """What became of a letter that came in."""

    STORED = "stored"
    REPEATED = "repeated"
    FULL = "full"


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptResult:
    """The answer of the store to a letter; without a letter only when the mailbox is full."""

    fate: AcceptStatus
    letter: SantaLetter | None


def next_room(box: RecipientUsage, now: datetime) -> datetime:
    """Return when a recipient without room is worth another look."""
    return now + LOOK_AGAIN if box.first_sent_at is None else box.first_sent_at + DAY


def accept(
    connection: Connection,
    letter: SantaLetter,
    room: RecipientLimits,
    budget: SendQuota = UNLIMITED,
) -> AcceptResult:
    """Store `letter` unless its key is known or the recipient's mailbag is full for today.

    The letter comes as its sender would like it, pending or with a lease for sending at once.
    It is held instead where the recipient has no room, and waits where sending is paused or the
    sending budget has no room for it.
    """
    now = letter.created_at
    lock_recipient(connection, letter.recipient_hash)
    box = mailbox(connection, letter.recipient_hash, now)
    if box.letters_today >= room.letters:
        # Only now, because it seldom matters: this letter may be one of those that are there.
        known = by_submission_key(connection, letter.submission_key)
        return AcceptResult(
            fate=AcceptStatus.FULL if known is None else AcceptStatus.REPEATED, letter=known
        )
    if box.suppressed:
        _wait(letter, ReplyStatus.HELD, None)
        letter.reply_error = STOPPED
    elif box.replies_today >= room.replies:
        _wait(letter, ReplyStatus.HELD, next_room(box, now))
    elif box.paused_until is not None:
        _wait(letter, ReplyStatus.PENDING, box.paused_until)
    reserved_at = letter.reply_tried_at if budget.limited else None
    if reserved_at is not None and not budgets.admits(connection, budget, reserved_at):
        reserved_at = None
        _wait(letter, ReplyStatus.PENDING, now)
    if add(connection, letter):
        return AcceptResult(fate=AcceptStatus.STORED, letter=letter)
    if reserved_at is not None:
        budgets.give_back(connection, reserved_at)
    known = by_submission_key(connection, letter.submission_key)
    return AcceptResult(fate=AcceptStatus.REPEATED, letter=known)


def _wait(letter: SantaLetter, status: ReplyStatus, until: datetime | None) -> None:
    letter.reply_status = status
    letter.reply_due_at = until
    letter.reply_lease = letter.reply_lease_until = letter.reply_tried_at = None


def release_held(
    connection: Connection, now: datetime, room: RecipientLimits, limit: timedelta
) -> int:
    """Make held letters pending where there is room again, and return how many.

    `limit` is the time within which the reply then has to go out. Letters without room are
    looked at again later. A due letter whose recipient stopped mail while it was being sent is
    held as well.
    """
    stopped = select(SUPPRESSED.c.recipient_hash)
    connection.execute(
        update(LETTERS)
        .where(PLAIN_STATUS == ReplyStatus.PENDING, LETTERS.c.reply_due_at <= now)
        .where(LETTERS.c.recipient_hash.in_(stopped))
        .values(reply_status=ReplyStatus.HELD, reply_due_at=None, reply_error=STOPPED)
    )
    due = (
        select(LETTERS.c.id, LETTERS.c.recipient_hash)
        .where(LETTERS.c.reply_status == ReplyStatus.HELD, LETTERS.c.reply_due_at <= now)
        .order_by(LETTERS.c.reply_due_at, LETTERS.c.id)
        .limit(100)
        .with_for_update(skip_locked=True)
    )
    released = 0
    for number, recipient_hash in connection.execute(due).all():
        box = mailbox(connection, recipient_hash, now)
        if box.suppressed:
            values = {"reply_due_at": None, "reply_error": STOPPED}
        elif box.replies_today >= room.replies:
            values = {"reply_due_at": next_room(box, now)}
        else:
            released += 1
            values = {
                "reply_status": ReplyStatus.PENDING,
                "reply_due_at": now,
                "reply_give_up_at": now + limit,
            }
        connection.execute(update(LETTERS).where(LETTERS.c.id == number).values(values))
    return released
