"""What the operator may do to letters: try again, hold, release, delete.

Each function decides on one letter inside the caller's transaction and says what it did. A letter
that a server process is sending, under a lease that still holds, is never touched.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, exists, func, select, update

from santa_app.letters.models import LETTERS, SUPPRESSED, ReplyStatus, SantaLetter
from santa_app.letters.operator.reports import UnknownLetterError, find
from santa_app.letters.suppression import SuppressionReason, allow, suppress, why_stopped

HELD_BY_OPERATOR = "held by the operator"
AT_ONCE = 500
"""Letters retried in one transaction at most, so that visitors' letters come between."""
_STOPPED = "its mailbox gets no more mail; `allow` takes that back"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionResult:
    """What became of one letter; `said` holds no personal data."""

    letter_id: int
    done: bool
    said: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MailboxResult:
    """How a mailbox stands now, and how many letters are held for it."""

    stopped: bool
    held: int


Rule = Callable[[Connection, SantaLetter, datetime], ActionResult]


def rule_on(connection: Connection, number: int, rule: Rule, now: datetime) -> ActionResult:
    """Apply `rule` to the letter with this number, unless it is gone or being sent."""
    try:
        letter = find(connection, number, lock=True)
    except UnknownLetterError as error:
        return ActionResult(letter_id=number, done=False, said=str(error))
    if letter.reply_lease_until is not None and letter.reply_lease_until > now:
        seconds = (letter.reply_lease_until - now).total_seconds()
        said = f"is being sent right now; ask again in {seconds:.0f} s at the latest"
        return ActionResult(letter_id=number, done=False, said=said)
    return rule(connection, letter, now)


def retry(limit: timedelta) -> Rule:
    """Return the rule that tries a letter again at once, with `limit` as its time from now on.

    Failed letters start over; one that waits for its next try, or whose lease ran out, goes now.
    """

    def rule(connection: Connection, letter: SantaLetter, now: datetime) -> ActionResult:
        if letter.reply_status == ReplyStatus.SENT:
            return _left(letter, "has been answered already")
        if letter.reply_status == ReplyStatus.HELD:
            return _left(letter, "is held; `release` sends it")
        return _send_now(connection, letter, now, limit)

    return rule


def release(limit: timedelta) -> Rule:
    """Return the rule that sends a held letter now, whatever room its recipient has today."""

    def rule(connection: Connection, letter: SantaLetter, now: datetime) -> ActionResult:
        if letter.reply_status != ReplyStatus.HELD:
            return _left(letter, f"is not held but {letter.reply_status}")
        return _send_now(connection, letter, now, limit)

    return rule


def hold(connection: Connection, letter: SantaLetter, now: datetime) -> ActionResult:
    """Keep a letter from being sent until it is released; a failed one counts as seen to."""
    del now
    if letter.reply_status == ReplyStatus.SENT:
        return _left(letter, "has been answered already")
    if letter.reply_status == ReplyStatus.HELD and letter.reply_due_at is None:
        return _left(letter, "is held already")
    _write(connection, letter, reply_status=ReplyStatus.HELD, reply_error=HELD_BY_OPERATOR)
    return _done(letter, "is held until you release it")


def remove(connection: Connection, letter: SantaLetter, now: datetime) -> ActionResult:
    """Delete a letter for good."""
    del now
    connection.execute(delete(LETTERS).where(LETTERS.c.id == letter.id))
    return _done(letter, "is deleted")


def failed(connection: Connection, after: int) -> list[int]:
    """Return the numbers of the next failed letters that may be retried, from above `after`."""
    letter = LETTERS.c
    statement = (
        select(letter.id)
        .where(letter.id > after, letter.reply_status == ReplyStatus.FAILED)
        .where(~exists().where(SUPPRESSED.c.recipient_hash == letter.recipient_hash))
        .order_by(letter.id)
        .limit(AT_ONCE)
    )
    return list(connection.scalars(statement))


def rule_on_all(
    connection: Connection, numbers: list[int], rule: Rule, now: datetime
) -> list[ActionResult]:
    """Apply `rule` to each of the letters, in one transaction."""
    return [rule_on(connection, number, rule, now) for number in numbers]


def stop_mailbox(connection: Connection, mailbox: str, now: datetime) -> MailboxResult:
    """Send nothing more to the mailbox with this keyed hash."""
    suppress(connection, mailbox, SuppressionReason.OPERATOR, now)
    return MailboxResult(stopped=True, held=_held(connection, mailbox))


def allow_mailbox(connection: Connection, mailbox: str, now: datetime) -> MailboxResult:
    """Let mail go to a mailbox again, from the next letter on."""
    del now
    allow(connection, mailbox)
    return MailboxResult(stopped=False, held=_held(connection, mailbox))


def _held(connection: Connection, mailbox: str) -> int:
    letter = LETTERS.c
    held = select(func.count()).where(
        letter.recipient_hash == mailbox, letter.reply_status == ReplyStatus.HELD
    )
    return connection.execute(held).scalar_one()


def _send_now(
    connection: Connection, letter: SantaLetter, now: datetime, limit: timedelta
) -> ActionResult:
    if why_stopped(connection, letter.recipient_hash) is not None:
        return _left(letter, _STOPPED)
    _write(
        connection,
        letter,
        reply_status=ReplyStatus.PENDING,
        reply_due_at=now,
        reply_attempts=0,
        reply_error=None,
        reply_give_up_at=now + limit,
    )
    return _done(letter, f"is due now, for up to {limit.total_seconds() / 3600:g} h")


def _write(connection: Connection, letter: SantaLetter, **values: Any) -> None:  # noqa: ANN401 - columns
    changed = {"reply_due_at": None, "reply_lease": None, "reply_lease_until": None, **values}
    connection.execute(update(LETTERS).where(LETTERS.c.id == letter.id).values(changed))


def _left(letter: SantaLetter, said: str) -> ActionResult:
    return ActionResult(letter_id=letter.id or 0, done=False, said=said)


def _done(letter: SantaLetter, said: str) -> ActionResult:
    return ActionResult(letter_id=letter.id or 0, done=True, said=said)
