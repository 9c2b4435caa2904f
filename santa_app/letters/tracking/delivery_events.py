"""What became of a reply after SendGrid took it, as its event webhook tells us.

News is applied in whatever order it comes and however often: only news of a higher rank, or later
news of the same one, changes a letter (table.Arrival), and only a change has consequences. An
event counts only where the letter it names was sent as this message or to this mailbox.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, select, update

from santa_app.letters.clock import LATEST
from santa_app.letters.models import LETTERS, OWED, DeliveryStatus, ReplyStatus, SantaLetter
from santa_app.letters.parents.links import delete_after
from santa_app.letters.queries import as_letter, lock_recipient
from santa_app.letters.submission.sanitize import storable
from santa_app.letters.suppression import SuppressionReason, suppress
from santa_app.observability.masking import excerpt
from santa_app.rules.whole_number import whole_number
from santa_app.settings import Settings

_NAMES = {
    "processed": DeliveryStatus.PROCESSED,
    "deferred": DeliveryStatus.DEFERRED,
    "delivered": DeliveryStatus.DELIVERED,
    "spamreport": DeliveryStatus.SPAM,
    "unsubscribe": DeliveryStatus.UNSUBSCRIBED,
    "group_unsubscribe": DeliveryStatus.UNSUBSCRIBED,
}
_DROPPED_FOR = {
    "bounced address": DeliveryStatus.BOUNCED,
    "spam reporting address": DeliveryStatus.SPAM,
    "unsubscribed address": DeliveryStatus.UNSUBSCRIBED,
}
"""SendGrid drops mail to addresses it has had such news of before; that is the same news."""
STOPS = {
    DeliveryStatus.BOUNCED: SuppressionReason.BOUNCE,
    DeliveryStatus.UNSUBSCRIBED: SuppressionReason.UNSUBSCRIBE,
    DeliveryStatus.SPAM: SuppressionReason.SPAM,
}
"""News after which nothing more is sent to the mailbox, and the reason that is kept."""
_HIGHEST_NUMBER = 2**31 - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryEvent:
    """One event of the webhook that concerns a letter."""

    letter_id: int
    arrival: DeliveryStatus
    at: datetime
    address: str
    message_id: str
    note: str | None

    def __repr__(self) -> str:
        # An event in a traceback or a log must not carry an address there.
        return f"<News of letter {self.letter_id}: {self.arrival}>"


def parse_event(event: object) -> DeliveryEvent | None:
    """Return what an event of the webhook says about a letter, None for any other event."""
    if not isinstance(event, Mapping):
        return None
    arrival = _arrival(event)
    number = _number(event.get("letter_id"), _HIGHEST_NUMBER)
    seconds = _number(event.get("timestamp"), LATEST)
    if arrival is None or number is None or seconds is None:
        return None
    return DeliveryEvent(
        letter_id=number,
        arrival=arrival,
        at=datetime.fromtimestamp(seconds, UTC),
        address=_text(event, "email")[:320],
        message_id=_text(event, "sg_message_id")[:200],
        note=excerpt(_text(event, "reason", "response")) or None,
    )


def _arrival(event: Mapping[Any, Any]) -> DeliveryStatus | None:
    name = _text(event, "event")
    if name == "bounce":
        # Anything but a hard bounce refuses one mail, not the address.
        return DeliveryStatus.BOUNCED if event.get("type") == "bounce" else DeliveryStatus.BLOCKED
    if name == "dropped":
        return _DROPPED_FOR.get(_text(event, "reason").strip().casefold(), DeliveryStatus.DROPPED)
    return _NAMES.get(name)


def _text(event: Mapping[Any, Any], *names: str) -> str:
    """Return the first of the named values that is a text, as far as it can be stored."""
    found = (event.get(name) for name in names)
    return storable(next((value for value in found if isinstance(value, str)), "")[:2_000])


def _number(value: object, most: int) -> int | None:
    """Return a whole number from 1 to `most`, as such or as text; None for anything else."""
    if isinstance(value, str):
        value = whole_number(value, 12)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value <= most:
        return None
    return value


def apply(
    connection: Connection, news: DeliveryEvent, *, mailbox: str, now: datetime, settings: Settings
) -> bool:
    """Write what is new about a letter's reply; False where the news changes nothing.

    `mailbox` is the keyed hash of the event's address. Where the reply counts as unsent, because
    the answer was lost or its process killed, the news says that it was sent: not once more then.
    """
    where = select(LETTERS).where(LETTERS.c.id == news.letter_id)
    row = connection.execute(where).first()
    if row is None:
        return False
    lock_recipient(connection, row.recipient_hash)
    row = connection.execute(where.with_for_update()).first()
    if row is None or not _concerns(letter := as_letter(row), news, mailbox):
        return False
    known = None if letter.reply_arrival is None else DeliveryStatus(letter.reply_arrival)
    higher = known is None or news.arrival.rank > known.rank
    later = news.arrival is known and (
        letter.reply_arrival_at is None or news.at > letter.reply_arrival_at
    )
    if not (higher or later):
        return False
    values: dict[str, Any] = {
        "reply_arrival": news.arrival,
        "reply_arrival_at": news.at,
        "reply_arrival_note": news.note,
    }
    if letter.reply_status in OWED:
        values |= _as_sent(letter, news, settings)
    connection.execute(update(LETTERS).where(LETTERS.c.id == letter.id).values(values))
    if higher and news.arrival in STOPS:
        suppress(connection, letter.recipient_hash, STOPS[news.arrival], now)
    return True


def _concerns(letter: SantaLetter, news: DeliveryEvent, mailbox: str) -> bool:
    """Return whether the news is of this letter's reply, and not of one sent before it."""
    message = letter.reply_message_id
    same_message = message is not None and f"{news.message_id}.".startswith(f"{message}.")
    if same_message or letter.recipient_hash != mailbox:
        return same_message
    # SendGrid's times are whole seconds.
    asked_at = letter.reply_asked_at
    return asked_at is None or news.at >= asked_at.replace(microsecond=0)


def _as_sent(letter: SantaLetter, news: DeliveryEvent, settings: Settings) -> dict[str, Any]:
    sent_at = max(news.at, letter.created_at)
    return {
        "reply_status": ReplyStatus.SENT,
        "reply_sent_at": sent_at,
        "delete_after": delete_after(letter.created_at, sent_at, settings),
        "reply_message_id": news.message_id.partition(".")[0] or None,
        "reply_due_at": None,
        "reply_lease": None,
        "reply_lease_until": None,
        "reply_error": None,
    }
