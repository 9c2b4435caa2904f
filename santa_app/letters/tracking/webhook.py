"""SendGrid's event webhook: checks who sends events, and stores them.

SendGrid signs the raw body together with a timestamp. A request is accepted only with a valid
signature, made within SENDGRID_WEBHOOK_WINDOW seconds; a repeated request within these changes
nothing. The log says only how many events there were.
"""

import json
from base64 import b64decode
from collections.abc import Callable

from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from sendgrid.helpers.eventwebhook import EventWebhook

from santa_app.letters.clock import Clock
from santa_app.letters.http import RequestRefusedError
from santa_app.letters.models import SantaLetter
from santa_app.letters.parents import LinkSigner
from santa_app.letters.repository import LetterChange, LetterRepository
from santa_app.letters.tracking.delivery_events import DeliveryEvent, change_for, parse_event
from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.rules.whole_number import whole_number
from santa_app.settings import Settings

_SLICE = 200
"""Events that are stored in one transaction. Between two of them visitors' letters are stored."""


class WebhookHandler:
    """Verifies requests and applies their events to the letters."""

    def __init__(
        self, settings: Settings, repository: LetterRepository, signer: LinkSigner, clock: Clock
    ) -> None:
        key = settings.sendgrid_webhook_key
        self._verifier = None if key is None else EventWebhook(key)
        self._settings = settings
        self._repository = repository
        self._signer = signer
        self._clock = clock

    @property
    def is_enabled(self) -> bool:
        return self._verifier is not None

    def check_age(self, timestamp: str) -> None:
        """Raise RequestRefusedError unless `timestamp`, seconds since 1970, is recent."""
        sent_at = whole_number(timestamp, 12)
        if sent_at < 0:
            raise RequestRefusedError(403, "it has no timestamp")
        age = abs(self._clock().timestamp() - sent_at)
        if age > self._settings.sendgrid_webhook_window:
            raise RequestRefusedError(403, "it is too old, or its sender's clock differs")

    def check_form(self, signature: str) -> None:
        """Raise RequestRefusedError for text that is no signature of any body."""
        try:
            decode_dss_signature(b64decode(signature, validate=True))
        except ValueError:
            raise RequestRefusedError(403, "its signature is not SendGrid's") from None

    def check_signature(self, body: bytes, signature: str, timestamp: str) -> None:
        """Raise RequestRefusedError unless SendGrid signed this body and timestamp."""
        try:
            text = body.decode()  # strict, so that the verified text is the received one
            valid = self._verifier is not None and self._verifier.verify_signature(
                text, signature, timestamp
            )
        except ValueError:
            valid = False
        if not valid:
            raise RequestRefusedError(403, "its signature is not SendGrid's")

    async def apply(self, body: bytes) -> tuple[int, int]:
        """Store the events in `body`; return how many there are, and how many changed a letter.

        Raises RequestRefusedError for anything but a list of events, and SQLAlchemyError where
        some could not be stored; then SendGrid may send all of them again.
        """
        try:
            events = json.loads(body)
        except (ValueError, RecursionError):
            raise RequestRefusedError(400, "it is not JSON") from None
        if not isinstance(events, list):
            raise RequestRefusedError(400, "it is not a list of events")
        changed = 0
        for start in range(0, len(events), _SLICE):
            parsed = map(parse_event, events[start : start + _SLICE])
            decisions = [(event.letter_id, self._decision(event)) for event in parsed if event]
            if decisions:
                changed += await self._repository.apply_events(decisions)
        return len(events), changed

    def _decision(self, event: DeliveryEvent) -> Callable[[SantaLetter], LetterChange]:
        return lambda letter: change_for(letter, event, self._mailbox_of, self._settings)

    def _mailbox_of(self, email: str) -> str | None:
        """Return the hash of the mailbox of an address; None for one that we never write to."""
        try:
            return self._signer.recipient_hash(EmailAddress.parse(email))
        except InvalidAddressError:
            return None
