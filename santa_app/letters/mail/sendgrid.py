"""The sender of the real site: SendGrid, through its official client."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from email.message import Message
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from socket import gaierror

from python_http_client.client import Response
from python_http_client.exceptions import HTTPError
from sendgrid import SendGridAPIClient
from sendgrid.helpers import mail as parts

from santa_app.letters.clock import LATEST, Clock
from santa_app.letters.mail.base import (
    AccountError,
    Mail,
    RateLimitError,
    RejectedError,
    SendError,
    ServerError,
    TransportError,
    UnreachableError,
)
from santa_app.observability.masking import describe, excerpt
from santa_app.settings import Settings

CATEGORY = "santa-reply"
LONGEST_WAIT = timedelta(hours=24)
"""A wait that a sender asks for is honored up to this."""
_ACCEPTED = 202
_REFUSES_US = frozenset({401, 402, 403})
_REFUSES_MAIL = frozenset({400, 413})


class SendGridSender:
    """Sends through SendGrid's v3 API. The client blocks, so it runs in threads."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        if settings.sendgrid_api_key is None:
            raise ValueError("SendGridSender needs a key")
        self._key = settings.sendgrid_api_key.get_secret_value()
        self._host = settings.sendgrid_host
        self._timeout = settings.send_timeout
        self._from = parts.From(settings.mail_from, settings.mail_from_name)
        self._reply_to = settings.mail_reply_to
        self._clock = clock
        # A thread whose send was given up may linger as long again: hence twice as many.
        self._threads = ThreadPoolExecutor(
            max_workers=2 * (settings.visitor_sends + settings.backlog_sends),
            thread_name_prefix="sendgrid",
        )

    async def send(self, mail: Mail) -> str | None:
        """Send `mail` and return SendGrid's message id; a SendError says why it failed."""
        body = self.payload(mail)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._timeout):
                response = await loop.run_in_executor(self._threads, self._post, body)
        except HTTPError as error:
            raise self._failure(error) from None
        except TimeoutError:
            raise TransportError(f"no answer within {self._timeout:g} s") from None
        except (OSError, HTTPException) as error:
            raise _unanswered(error) from None
        if response.status_code != _ACCEPTED:
            raise ServerError(f"unexpected answer {response.status_code}")
        return response.headers.get("X-Message-Id")

    async def close(self) -> None:
        """Let the threads go; one that still waits for an answer ends with its timeout."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def payload(self, mail: Mail) -> dict[str, object]:
        """Return the request's body: the mail, without any tracking."""
        recipient = parts.To()
        # Set apart, because the constructor would parse an address as 'Name <address>'.
        recipient.email = deliverable(mail.to)
        message = parts.Mail(self._from, recipient, mail.subject, mail.text, mail.html)
        message.reply_to = parts.ReplyTo(self._reply_to)
        message.category = parts.Category(CATEGORY)
        message.header = parts.Header("Auto-Submitted", "auto-generated")
        message.custom_arg = parts.CustomArg("letter_id", str(mail.letter_id))
        message.tracking_settings = parts.TrackingSettings(
            click_tracking=parts.ClickTracking(enable=False, enable_text=False),
            open_tracking=parts.OpenTracking(enable=False),
            subscription_tracking=parts.SubscriptionTracking(enable=False),
        )
        return message.get()

    def _post(self, body: dict[str, object]) -> Response:
        # A client of its own for each send: the client's headers are shared and not guarded.
        client = SendGridAPIClient(self._key, host=self._host)
        client.client.timeout = self._timeout
        return client.send(body)

    def _failure(self, error: HTTPError) -> SendError:
        """Return what an answer other than 2xx means for the letter and for all sending."""
        status = error.status_code
        said = reason(error.body)
        if status in _REFUSES_US:
            return AccountError(f"{status}: {said or 'SendGrid refuses the key'}")
        if status in _REFUSES_MAIL:
            return RejectedError(said or "")
        retry_at = retry_moment(error.headers, self._clock())
        if status == 429:
            return RateLimitError("429: too many requests", retry_at)
        return ServerError(f"unexpected answer {status}", retry_at)


def _unanswered(error: Exception) -> TransportError:
    """Return what a request without an answer means: only one that was made may be counted."""
    nobody = isinstance(getattr(error, "reason", error), ConnectionRefusedError | gaierror)
    return (UnreachableError if nobody else TransportError)(f"no answer: {describe(error)}")


def deliverable(address: str) -> str:
    """Return `address` with its domain in ASCII, as mail servers know it."""
    local, _, domain = address.rpartition("@")
    try:
        return f"{local}@{domain.encode('idna').decode('ascii')}"
    except UnicodeError:
        return address


def reason(body: bytes | str | None) -> str | None:
    """Return SendGrid's first error message from an answer's body, with addresses masked."""
    try:
        answer = json.loads(body or b"{}")
        said = answer["errors"][0]["message"]
    except (ValueError, LookupError, TypeError):
        return None
    return excerpt(str(said)) or None


def retry_moment(headers: Message | None, now: datetime) -> datetime | None:
    """Return when the sender wants to be asked again: `Retry-After`, `X-RateLimit-Reset`.

    The first is seconds or an HTTP date, the second seconds since 1970. Nonsense is None; a
    moment in the past is now, one beyond LONGEST_WAIT is cut.
    """
    if headers is None:
        return None
    moment = _after(headers.get("Retry-After"), now) or _reset(headers.get("X-RateLimit-Reset"))
    if moment is None:
        return None
    return min(max(moment, now), now + LONGEST_WAIT)


def _after(value: str | None, now: datetime) -> datetime | None:
    if value is None:
        return None
    if value.strip().isdecimal():
        return now + min(timedelta(seconds=int(value.strip()[:9])), LONGEST_WAIT)
    try:
        moment = parsedate_to_datetime(value)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _reset(value: str | None) -> datetime | None:
    if value is None or not value.strip().isdecimal():
        return None
    return datetime.fromtimestamp(min(int(value.strip()[:12]), LATEST), UTC)
