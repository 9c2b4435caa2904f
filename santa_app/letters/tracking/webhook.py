"""SendGrid's event webhook: who may tell us news, and how much of it at once.

SendGrid signs the raw body together with the moment of sending. A request is taken only with a
valid signature over both, made within SENDGRID_WEBHOOK_WINDOW seconds; a repetition within these
changes nothing (letters.arrivals). Nothing of an event is ever logged but how many there were.
"""

import asyncio
import json
from functools import partial

from sendgrid.helpers.eventwebhook import EventWebhook

from santa_app.letters.clock import Clock
from santa_app.letters.database import Database
from santa_app.letters.parents.links import LinkSigner
from santa_app.letters.tracking.delivery_events import DeliveryEvent, apply, parse_event
from santa_app.rules.whole_number import whole_number
from santa_app.settings import Settings

_AT_ONCE = 10
"""Events written side by side."""


class WebhookRefusedError(Exception):
    """A request to the webhook is not taken; `status` is the answer, the text goes to the log."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class WebhookHandler:
    """Checks what comes from SendGrid and writes it to the letters."""

    def __init__(
        self, settings: Settings, database: Database, signer: LinkSigner, clock: Clock
    ) -> None:
        key = settings.sendgrid_webhook_key
        self._verifier = None if key is None else EventWebhook(key)
        self._settings = settings
        self._database = database
        self._signer = signer
        self._clock = clock

    @property
    def is_open(self) -> bool:
        """Whether a key is configured; without one nobody can be believed."""
        return self._verifier is not None

    def check_age(self, timestamp: str) -> None:
        """Raise WebhookRefusedError unless `timestamp`, seconds since 1970, is of this moment."""
        sent_at = whole_number(timestamp, 12)
        if sent_at < 0:
            raise WebhookRefusedError(403, "it has no time")
        away = abs(self._clock().timestamp() - sent_at)
        if away > self._settings.sendgrid_webhook_window:
            raise WebhookRefusedError(403, "it is too old, or from a clock that differs")

    def check_signature(self, body: bytes, signature: str, timestamp: str) -> None:
        """Raise WebhookRefusedError unless SendGrid signed this body at this time."""
        try:
            text = body.decode()  # strictly, so that what is checked is what was sent
            valid = self._verifier is not None and self._verifier.verify_signature(
                text, signature, timestamp
            )
        except ValueError:
            valid = False
        if not valid:
            raise WebhookRefusedError(403, "its signature is not SendGrid's")

    async def take(self, body: bytes) -> tuple[int, int]:
        """Write the events in `body`; return the counts of all and of new ones.

        Raises WebhookRefusedError for what is no list of events, SQLAlchemyError if not all of them
        could be written; then all may come again.
        """
        try:
            events = json.loads(body)
        except (ValueError, RecursionError):
            raise WebhookRefusedError(400, "it is no JSON") from None
        if not isinstance(events, list):
            raise WebhookRefusedError(400, "it is no list of events")
        known = [news for news in map(parse_event, events) if news is not None]
        told = 0
        for start in range(0, len(known), _AT_ONCE):
            some = known[start : start + _AT_ONCE]
            told += sum(await asyncio.gather(*map(self._write, some)))
        return len(events), told

    async def _write(self, news: DeliveryEvent) -> bool:
        work = partial(
            apply,
            news=news,
            mailbox=self._signer.recipient_hash(news.address),
            now=self._clock(),
            settings=self._settings,
        )
        return await self._database.write(work)
