"""Delivery events: what SendGrid's event webhook reports about a reply it accepted.

Events arrive in any order and any number of times. Only an event of higher rank, or a later one of
the same rank, changes a letter (`DeliveryStatus.rank`), and only a change has consequences. An
event counts only if it names the letter's message or its mailbox. A hard bounce, a complaint or an
unsubscription puts the mailbox on the suppression list (`repository.recipients.suppress`), which
holds its pending replies; nothing more is sent to it until the parent or the operator allows it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from santa_app.letters.clock import LATEST
from santa_app.letters.holds import HoldEvent, may_change
from santa_app.letters.models import (
    OWED,
    DeliveryStatus,
    ReplyStatus,
    SantaLetter,
    SuppressionReason,
)
from santa_app.letters.repository import NO_LEASE, UNCHANGED, LetterChange
from santa_app.letters.retention import delete_after
from santa_app.letters.submission import storable
from santa_app.observability.masking import excerpt
from santa_app.rules.whole_number import whole_number
from santa_app.settings import Settings

_STATUSES = {
    "processed": DeliveryStatus.PROCESSED,
    "deferred": DeliveryStatus.DEFERRED,
    "delivered": DeliveryStatus.DELIVERED,
    "spamreport": DeliveryStatus.COMPLAINED,
    "unsubscribe": DeliveryStatus.UNSUBSCRIBED,
    "group_unsubscribe": DeliveryStatus.UNSUBSCRIBED,
}
_DROP_REASONS = {
    "bounced address": DeliveryStatus.BOUNCED,
    "spam reporting address": DeliveryStatus.COMPLAINED,
    "unsubscribed address": DeliveryStatus.UNSUBSCRIBED,
}
"""SendGrid drops mail to addresses with an earlier event of this kind; both count as the same."""
SUPPRESSES = {
    DeliveryStatus.BOUNCED: SuppressionReason.BOUNCE,
    DeliveryStatus.UNSUBSCRIBED: SuppressionReason.UNSUBSCRIBE,
    DeliveryStatus.COMPLAINED: SuppressionReason.COMPLAINT,
}
"""The statuses that suppress the mailbox, and the reason that is stored."""
_MAX_ID = 2**31 - 1
MailboxOf = Callable[[str], str | None]
"""Returns the keyed hash of an e-mail address's mailbox, or None for an unusable address."""


# The e-mail address must not appear in a traceback or a log.
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class DeliveryEvent:
    """One webhook event about a letter."""

    letter_id: int
    status: DeliveryStatus
    at: datetime
    email: str
    message_id: str
    note: str | None
    """What the mailbox's provider said, addresses masked."""


def parse_event(event: object) -> DeliveryEvent | None:
    """Return a webhook event about a letter, or None for any other event."""
    if not isinstance(event, Mapping):
        return None
    status = _status(event)
    letter_id = _number(event.get("letter_id"), _MAX_ID)
    seconds = _number(event.get("timestamp"), LATEST)
    if status is None or letter_id is None or seconds is None:
        return None
    return DeliveryEvent(
        letter_id=letter_id,
        status=status,
        at=datetime.fromtimestamp(seconds, UTC),
        email=_text(event, "email")[:320],
        message_id=_text(event, "sg_message_id")[:200],
        note=excerpt(_text(event, "reason", "response")) or None,
    )


def _status(event: Mapping[Any, Any]) -> DeliveryStatus | None:
    name = _text(event, "event")
    if name == "bounce":
        # Only a hard bounce is about the address; any other refuses this one mail.
        return DeliveryStatus.BOUNCED if event.get("type") == "bounce" else DeliveryStatus.BLOCKED
    if name == "dropped":
        return _DROP_REASONS.get(_text(event, "reason").strip().casefold(), DeliveryStatus.DROPPED)
    return _STATUSES.get(name)


def _text(event: Mapping[Any, Any], *names: str) -> str:
    """Return the first of the named values that is a string, cut and storable."""
    found = (event.get(name) for name in names)
    return storable(next((value for value in found if isinstance(value, str)), "")[:2_000])


def _number(value: object, largest: int) -> int | None:
    """Return a whole number from 1 to `largest`, given as number or text; else None."""
    if isinstance(value, str):
        value = whole_number(value, 12)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value <= largest:
        return None
    return value


def change_for(
    letter: SantaLetter, event: DeliveryEvent, mailbox_of: MailboxOf, settings: Settings
) -> LetterChange:
    """Return what an event changes about its letter.

    Where the reply is owed, or held because nobody knows whether it was sent, the mail service's
    answer was lost or the process killed. The event proves that it was sent, and it becomes so.
    """
    if not _is_about(letter, event, mailbox_of):
        return UNCHANGED
    known = None if letter.delivery_status is None else DeliveryStatus(letter.delivery_status)
    higher = known is None or event.status.rank > known.rank
    later = event.status is known and (
        letter.delivery_status_at is None or event.at > letter.delivery_status_at
    )
    if not (higher or later):
        return UNCHANGED
    columns: dict[str, Any] = {
        "delivery_status": event.status,
        "delivery_status_at": event.at,
        "delivery_note": event.note,
    }
    if letter.reply_status in OWED or may_change(letter.hold_reason, HoldEvent.PROOF):
        columns |= _sent_columns(letter, event, settings)
    return LetterChange(columns=columns, suppress=SUPPRESSES.get(event.status) if higher else None)


def _is_about(letter: SantaLetter, event: DeliveryEvent, mailbox_of: MailboxOf) -> bool:
    """Return whether the event is about this letter's latest mail, not one before a resend."""
    message = letter.reply_message_id
    same_message = message is not None and f"{event.message_id}.".startswith(f"{message}.")
    if same_message or letter.recipient_hash != mailbox_of(event.email):
        return same_message
    # SendGrid's times are whole seconds.
    requested_at = letter.resend_requested_at
    return requested_at is None or event.at >= requested_at.replace(microsecond=0)


def _sent_columns(letter: SantaLetter, event: DeliveryEvent, settings: Settings) -> dict[str, Any]:
    sent_at = max(event.at, letter.created_at)
    return {
        "reply_status": ReplyStatus.SENT,
        "hold_reason": None,
        "reply_sent_at": sent_at,
        "delete_after": delete_after(letter.created_at, sent_at, settings),
        "reply_message_id": event.message_id.partition(".")[0] or None,
        "reply_scheduled_at": None,
        **NO_LEASE,
        "reply_error": None,
    }
