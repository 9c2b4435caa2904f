"""Resends: when a parent may request one, and what it does to the letter.

At most three times for each letter, once an hour. A resend is owed like any reply: it waits for
the recipient's limit, the sending quota and the end of a pause, and nothing is sent to a
suppressed mailbox.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from santa_app.letters.holds import HoldEvent, may_change
from santa_app.letters.models import ReplyStatus, SantaLetter, SuppressionReason
from santa_app.letters.parents.progress import WAITING, ReplyProgress
from santa_app.letters.repository import Columns, Hold

MAX_RESENDS = 3
RESEND_INTERVAL = timedelta(hours=1)
_RESENDABLE = frozenset(ReplyProgress) - WAITING | {ReplyProgress.ALLOWED_AGAIN}
"""The progress of a reply that is no longer owed."""


class ResendStatus(StrEnum):
    """Whether a resend may be requested, and why not."""

    ALLOWED = "allowed"
    NOT_NOW = "not_now"
    """The reply is owed already, or the mailbox is suppressed."""
    TOO_SOON = "too_soon"
    """An hour must pass after the last mail or request."""
    NO_MORE = "no_more"
    DELIVERED = "delivered"
    """Only the mailbox's owner may request a resend of a delivered reply."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResendDecision:
    """Whether a resend may be requested now."""

    status: ResendStatus
    allowed_at: datetime | None = None
    """When it may be requested; only with TOO_SOON."""


def decide_resend(
    letter: SantaLetter,
    progress: ReplyProgress,
    *,
    suppression: SuppressionReason | None,
    is_owner: bool,
    now: datetime,
) -> ResendDecision:
    """Return whether a resend of the reply to `letter` may be requested.

    A writer must not learn that the mailbox is suppressed: they may request a resend, and nothing
    is sent.
    """
    is_held = letter.reply_status == ReplyStatus.HELD
    if (
        (is_held and not may_change(letter.hold_reason, HoldEvent.RESEND))
        or progress not in _RESENDABLE
        or suppression is SuppressionReason.BOUNCE
        or (suppression is not None and is_owner)
    ):
        return ResendDecision(status=ResendStatus.NOT_NOW)
    if not is_owner and progress in {
        ReplyProgress.DELIVERED,
        ReplyProgress.UNSUBSCRIBED,
        ReplyProgress.COMPLAINED,
    }:
        return ResendDecision(status=ResendStatus.DELIVERED)
    if letter.resend_count >= MAX_RESENDS:
        return ResendDecision(status=ResendStatus.NO_MORE)
    moments = (letter.resend_requested_at, letter.reply_sent_at)
    last = max((moment for moment in moments if moment), default=None)
    if last is not None and now < last + RESEND_INTERVAL:
        return ResendDecision(status=ResendStatus.TOO_SOON, allowed_at=last + RESEND_INTERVAL)
    return ResendDecision(status=ResendStatus.ALLOWED)


def resend_columns(
    letter: SantaLetter, hold: Hold | None, now: datetime, time_limit: timedelta
) -> Columns:
    """Return the columns that owe the reply once more, for `time_limit`, or hold it."""
    pending = {
        "reply_status": ReplyStatus.PENDING,
        "hold_reason": None,
        "reply_scheduled_at": now,
    }
    return {
        **(pending if hold is None else hold.columns()),
        "failure_reason": None,
        "reply_error": None,
        "reply_expires_at": now + time_limit,
        "reply_attempts": 0,
        "reply_copies": 0,
        "reply_message_id": None,
        "delivery_status": None,
        "delivery_status_at": None,
        "delivery_note": None,
        "resend_count": letter.resend_count + 1,
        "resend_requested_at": now,
    }
