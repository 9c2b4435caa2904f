"""The operator's actions on letters: retry, hold, release, mark as sent, delete.

Each decides on one letter; the repository applies it to no letter that a process is sending.
"""

from datetime import datetime, timedelta

from santa_app.letters.holds import HoldEvent, may_change
from santa_app.letters.models import HoldReason, ReplyKind, ReplyStatus, SantaLetter
from santa_app.letters.parents.resend import resend_columns
from santa_app.letters.repository import NO_LEASE, LetterChange, OperatorAction
from santa_app.letters.retention import delete_after
from santa_app.settings import Settings

_SUPPRESSED = LetterChange(message="its mailbox is suppressed; `allow` undoes that")
_NO_ADDRESS = LetterChange(message="has no e-mail address to answer to; `delete` it in the end")
_SENT = LetterChange(message="is answered already")
_UNDECIDED = LetterChange(
    message="has signs of danger: read it, then add --reply gentle (or --reply ordinary)"
)


def retry(time_limit: timedelta) -> OperatorAction:
    """Return the action that sends an unanswered letter now, with a new time limit.

    Failed letters start over; pending ones, and those whose lease expired, do not wait longer.
    """

    def action(letter: SantaLetter, suppressed: bool, now: datetime) -> LetterChange:  # noqa: FBT001 - OperatorAction
        if letter.reply_status == ReplyStatus.SENT:
            return _SENT
        if letter.reply_status == ReplyStatus.HELD:
            return LetterChange(message="is held; `release` sends it")
        return _SUPPRESSED if suppressed else _send_now(now, time_limit)

    return action


def release(
    time_limit: timedelta, reply: ReplyKind | None = None, text: str | None = None
) -> OperatorAction:
    """Return the action that sends a held letter now, regardless of its recipient's limit.

    Where copies may have been sent, it sends one more.

    `reply` decides on the kind of reply, without which no letter with signs of danger is released.
    `text` has its paragraphs where a person wrote them.
    """

    def action(letter: SantaLetter, suppressed: bool, now: datetime) -> LetterChange:  # noqa: FBT001 - OperatorAction
        if letter.reply_status != ReplyStatus.HELD:
            return LetterChange(message=f"is not held but {letter.reply_status}")
        if letter.hold_reason == HoldReason.DANGER and reply is None:
            return _UNDECIDED
        if not letter.parent_email:
            return _NO_ADDRESS
        return _SUPPRESSED if suppressed else _send_now(now, time_limit, reply, text)

    return action


def hold(letter: SantaLetter, suppressed: bool, now: datetime) -> LetterChange:  # noqa: FBT001 - OperatorAction
    """Keep a letter from being sent until it is released; a failed one no longer counts as such.

    A letter that is held for another reason than a person's becomes held by one.
    """
    del suppressed, now
    if letter.reply_status == ReplyStatus.SENT:
        return _SENT
    is_held = letter.reply_status == ReplyStatus.HELD
    if is_held and not may_change(letter.hold_reason, HoldEvent.HOLD):
        return LetterChange(message="is held already")
    columns = {
        "reply_status": ReplyStatus.HELD,
        "hold_reason": HoldReason.OPERATOR,
        "failure_reason": None,
        "reply_scheduled_at": None,
        **NO_LEASE,
    }
    return LetterChange(message="is held until you release it", columns=columns)


def mark_sent(settings: Settings) -> OperatorAction:
    """Return the action for a reply that was sent, where the site does not know that."""

    def action(letter: SantaLetter, suppressed: bool, now: datetime) -> LetterChange:  # noqa: FBT001 - OperatorAction
        del suppressed
        if not may_change(letter.hold_reason, HoldEvent.PROOF):
            return LetterChange(message="is not held because its outcome is unknown")
        sent_at = letter.reply_attempted_at or now
        columns = {
            "reply_status": ReplyStatus.SENT,
            "hold_reason": None,
            "reply_scheduled_at": None,
            "reply_sent_at": sent_at,
            "delete_after": delete_after(letter.created_at, sent_at, settings),
        }
        return LetterChange(message="counts as sent", columns=columns)

    return action


def delete(letter: SantaLetter, suppressed: bool, now: datetime) -> LetterChange:  # noqa: FBT001 - OperatorAction
    del letter, suppressed, now
    return LetterChange(message="is deleted", delete=True)


def resend(time_limit: timedelta) -> OperatorAction:
    """Return the action that sends an answered letter's reply once more, for a parent who asks."""

    def action(letter: SantaLetter, suppressed: bool, now: datetime) -> LetterChange:  # noqa: FBT001 - OperatorAction
        if letter.reply_status != ReplyStatus.SENT:
            return LetterChange(message=f"is not sent but {letter.reply_status}")
        if suppressed:
            return _SUPPRESSED
        columns = resend_columns(letter, None, now, time_limit)
        return LetterChange(message="is sent once more", columns=columns)

    return action


def _send_now(
    now: datetime, time_limit: timedelta, reply: ReplyKind | None = None, text: str | None = None
) -> LetterChange:
    columns = {
        "reply_status": ReplyStatus.PENDING,
        "hold_reason": None,
        "failure_reason": None,
        "reply_scheduled_at": now,
        "reply_attempts": 0,
        "reply_error": None,
        "reply_expires_at": now + time_limit,
        "alert_at": None,
        **NO_LEASE,
        **({} if reply is None else {"reply_kind": reply, "reply_text": text}),
    }
    hours = time_limit.total_seconds() / 3600
    return LetterChange(message=f"is due now, for up to {hours:g} h", columns=columns)
