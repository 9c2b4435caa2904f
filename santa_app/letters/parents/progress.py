"""The progress of a reply, as a parent is told.

The writer of a letter, who comes from the thank-you screen, typed the address but may not own the
mailbox. They learn whether the reply was sent, delivered or bounced, and nothing else about the
mailbox: no other letters, no suppression, no complaint.
"""

from enum import StrEnum

from santa_app.content import my_letter
from santa_app.i18n import gettext
from santa_app.letters.models import (
    DeliveryStatus,
    FailureReason,
    HoldReason,
    ReplyStatus,
    SantaLetter,
    SuppressionReason,
)
from santa_app.letters.repository import LetterSnapshot


class ReplyProgress(StrEnum):
    """Why a reply is not sent yet, or what became of it; `content.my_letter` has the words."""

    PENDING = "pending"
    RETRYING = "retrying"
    SENDING_PAUSED = "sending_paused"
    QUOTA_EXHAUSTED = "quota_exhausted"
    RECIPIENT_LIMIT = "recipient_limit"
    DOMAIN_LIMIT = "domain_limit"
    SUPPRESSED = "suppressed"
    ALLOWED_AGAIN = "allowed_again"
    """Held when the mailbox was suppressed, which it no longer is: the parent may resend."""
    HELD_BY_OPERATOR = "held_by_operator"
    UNCONFIRMED = "unconfirmed"
    """The reply may have been sent, or is sent again, or waits for a person who finds out."""
    REJECTED = "rejected"
    EXPIRED = "expired"
    SENT = "sent"
    DEFERRED = "deferred"
    BLOCKED = "blocked"
    DROPPED = "dropped"
    DELIVERED = "delivered"
    BOUNCED = "bounced"
    UNSUBSCRIBED = "unsubscribed"
    COMPLAINED = "complained"


_HELD = {
    HoldReason.RECIPIENT_LIMIT: ReplyProgress.RECIPIENT_LIMIT,
    HoldReason.DOMAIN_LIMIT: ReplyProgress.DOMAIN_LIMIT,
    HoldReason.SUPPRESSED: ReplyProgress.ALLOWED_AGAIN,
    HoldReason.OPERATOR: ReplyProgress.HELD_BY_OPERATOR,
    HoldReason.RESTORED: ReplyProgress.HELD_BY_OPERATOR,
    # The reader may be the cause, and must not learn that a person reads the letter first.
    HoldReason.DANGER: ReplyProgress.PENDING,
    HoldReason.HIDDEN_FIELD: ReplyProgress.PENDING,
    HoldReason.UNREAD: ReplyProgress.PENDING,
    HoldReason.NEXT_COPY: ReplyProgress.UNCONFIRMED,
    HoldReason.OUTCOME_UNKNOWN: ReplyProgress.UNCONFIRMED,
}
WAITING = frozenset(
    {
        ReplyProgress.PENDING,
        ReplyProgress.RETRYING,
        ReplyProgress.SENDING_PAUSED,
        ReplyProgress.QUOTA_EXHAUSTED,
        ReplyProgress.RECIPIENT_LIMIT,
        ReplyProgress.DOMAIN_LIMIT,
        ReplyProgress.SUPPRESSED,
        ReplyProgress.ALLOWED_AGAIN,
        ReplyProgress.HELD_BY_OPERATOR,
        ReplyProgress.UNCONFIRMED,
    }
)
GOOD = frozenset({ReplyProgress.SENT, ReplyProgress.DELIVERED})
BAD = frozenset(
    {
        ReplyProgress.REJECTED,
        ReplyProgress.EXPIRED,
        ReplyProgress.BLOCKED,
        ReplyProgress.DROPPED,
        ReplyProgress.BOUNCED,
        ReplyProgress.COMPLAINED,
    }
)


def reply_progress(snapshot: LetterSnapshot) -> ReplyProgress:
    """Return the progress of a letter's reply, as the owner of its mailbox is told."""
    letter = snapshot.letter
    match ReplyStatus(letter.reply_status):
        case ReplyStatus.SENT:
            return _sent(letter.delivery_status)
        case ReplyStatus.FAILED:
            expired = letter.failure_reason == FailureReason.EXPIRED
            return ReplyProgress.EXPIRED if expired else ReplyProgress.REJECTED
        case ReplyStatus.SENDING:
            return ReplyProgress.PENDING
        case _ if snapshot.suppression is not None:
            bounced = snapshot.suppression is SuppressionReason.BOUNCE
            return ReplyProgress.BOUNCED if bounced else ReplyProgress.SUPPRESSED
        case ReplyStatus.HELD:
            return _HELD[HoldReason(letter.hold_reason)]
        case ReplyStatus.PENDING:
            return _pending(snapshot)


def _pending(snapshot: LetterSnapshot) -> ReplyProgress:
    letter = snapshot.letter
    due = letter.reply_scheduled_at is not None and letter.reply_scheduled_at <= snapshot.at
    if snapshot.sending_paused:
        return ReplyProgress.SENDING_PAUSED
    if snapshot.quota_exhausted and due:
        return ReplyProgress.QUOTA_EXHAUSTED
    if letter.reply_copies:
        return ReplyProgress.UNCONFIRMED
    return ReplyProgress.RETRYING if letter.reply_attempts else ReplyProgress.PENDING


def _sent(status: str | None) -> ReplyProgress:
    if status is None or status == DeliveryStatus.PROCESSED:
        return ReplyProgress.SENT
    # Every other delivery status is a progress of the same name.
    return ReplyProgress(status)


def for_writer(progress: ReplyProgress, letter: SantaLetter) -> ReplyProgress:
    """Return what a writer may know, who may not own the mailbox."""
    if progress in {ReplyProgress.UNSUBSCRIBED, ReplyProgress.COMPLAINED}:
        return ReplyProgress.DELIVERED
    if progress not in WAITING:
        return progress
    # Whatever else keeps the reply back: a suppression must not show.
    return ReplyProgress.UNCONFIRMED if letter.reply_copies else ReplyProgress.PENDING


def progress_text(progress: ReplyProgress, *, is_owner: bool) -> str:
    """Return the visitor's words for a progress, in the current language."""
    if progress is ReplyProgress.PENDING and not is_owner:
        return gettext(my_letter.TABLE.not_sent_yet)
    return gettext(my_letter.TABLE.progress[progress])
