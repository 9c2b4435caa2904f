"""The sender that uses SendGrid's API, through its official client."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from email.message import Message
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from socket import gaierror
from ssl import SSLError
from typing import Any
from urllib.error import URLError

from python_http_client.client import Response
from python_http_client.exceptions import HTTPError
from sendgrid import SendGridAPIClient
from sendgrid.helpers import mail as parts

from santa_app.letters.clock import LATEST, Clock
from santa_app.letters.mail.base import (
    MAX_RETRY_AFTER,
    AccountError,
    Cause,
    Mail,
    RateLimitError,
    RejectedError,
    SendError,
    ServerError,
    TransportError,
    UnknownOutcomeError,
    UnreachableError,
)
from santa_app.observability.masking import describe, excerpt
from santa_app.settings import Settings

CATEGORY = "santa-reply"
_RECIPIENT_FIELD = re.compile(r"personalizations\b.*\bto\b")
_SENDER_FIELD = re.compile(r"from\b")
_ACCEPTED = 202
_ACCOUNT_ERRORS = frozenset({401, 402, 403})
_FORBIDDEN = 403
"""The answer for a sender that is not verified, and for a key that may not send."""
_MAIL_ERRORS = frozenset({400, 413})
_UNAVAILABLE = 503
"""The API is not available: it took no request. Other server errors may follow after it did."""
_SOCKET_SHARE = 0.95
"""The socket's share of the time limit, so that a connection that never opens is told apart from an
answer that never comes."""


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
        # A thread whose send timed out may block as long again, so there are twice as many.
        self._threads = ThreadPoolExecutor(
            max_workers=2 * (settings.visitor_sends + settings.backlog_sends),
            thread_name_prefix="sendgrid",
        )

    async def send(self, mail: Mail) -> str | None:
        """Send `mail` and return SendGrid's message id. Raises SendError."""
        body = self.payload(mail)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._timeout):
                response = await loop.run_in_executor(self._threads, self._post, body)
        except HTTPError as error:
            raise self._failure(error) from None
        except TimeoutError:
            text = f"no answer within {self._timeout:g} s"
            raise UnknownOutcomeError(text, cause=Cause.SILENCE) from None
        except (OSError, HTTPException) as error:
            raise _unanswered(error) from None
        if response.status_code != _ACCEPTED:
            text = f"unexpected answer {response.status_code}"
            raise UnknownOutcomeError(text, answered=True)
        return response.headers.get("X-Message-Id")

    async def close(self) -> None:
        """Shut the threads down; one that still waits for an answer ends with its timeout."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def payload(self, mail: Mail) -> dict[str, object]:
        """Return the request's body: the mail, with all tracking disabled."""
        recipient = parts.To()
        # Set afterwards, because the constructor would parse it as 'Name <address>'.
        recipient.email = mail.to.in_mails
        message = parts.Mail(self._from, recipient, mail.subject, mail.text, mail.html)
        message.reply_to = parts.ReplyTo(self._reply_to)
        message.category = parts.Category(CATEGORY)
        for name, value in {**mail.headers, "Message-ID": mail.message_id}.items():
            message.header = parts.Header(name, value)
        if mail.letter_id is not None:
            # The API's description has it here only; the webhook's events name the letter by it.
            message.personalizations[0].add_custom_arg(
                parts.CustomArg("letter_id", str(mail.letter_id))
            )
        message.tracking_settings = parts.TrackingSettings(
            click_tracking=parts.ClickTracking(enable=False, enable_text=False),
            open_tracking=parts.OpenTracking(enable=False),
            subscription_tracking=parts.SubscriptionTracking(enable=False),
        )
        return message.get()

    def _post(self, body: dict[str, object]) -> Response:
        # A new client for each send, because a client's headers are not thread-safe.
        client = SendGridAPIClient(self._key, host=self._host)
        client.client.timeout = _SOCKET_SHARE * self._timeout
        return client.send(body)

    def _failure(self, error: HTTPError) -> SendError:
        status = error.status_code
        message = error_message(error.body)
        if status in _ACCOUNT_ERRORS:
            cause = Cause.SENDER if status == _FORBIDDEN else Cause.LOGIN
            return AccountError(f"{status}: {message or 'SendGrid refuses the key'}", cause=cause)
        if status in _MAIL_ERRORS:
            return _rejection(message or "", error.body)
        wait = retry_after(error.headers, self._clock())
        if status == 429:
            return RateLimitError("429: too many requests", wait)
        if status >= 500 and status != _UNAVAILABLE:
            return UnknownOutcomeError(f"unexpected answer {status}", answered=True)
        return ServerError(f"unexpected answer {status}", wait)


def _unanswered(error: Exception) -> TransportError:
    """Return the error for a request without an answer.

    `urllib` wraps those of a request that could not be made, or not to its end.
    """
    text = f"no answer: {describe(error)}"
    kind = UnreachableError if isinstance(error, URLError) else UnknownOutcomeError
    match getattr(error, "reason", error):
        case gaierror():
            return kind(text, cause=Cause.DNS)
        case SSLError():
            return kind(text, cause=Cause.TLS)
        case TimeoutError():
            return kind(text, cause=Cause.SILENCE)
        case _:
            return kind(text, cause=Cause.CONNECTION)


def _rejection(text: str, body: bytes | str | None) -> RejectedError:
    if names_recipient(body):
        return RejectedError(text, names_recipient=True, cause=Cause.RECIPIENT)
    return RejectedError(text, cause=Cause.SENDER if _names(body, _SENDER_FIELD) else Cause.OTHER)


def error_message(body: bytes | str | None) -> str | None:
    """Return SendGrid's first error message, e-mail addresses masked, or None."""
    try:
        message = _errors(body)[0]["message"]
    except (LookupError, TypeError):
        return None
    return excerpt(str(message)) or None


def names_recipient(body: bytes | str | None) -> bool:
    """Return whether each of SendGrid's errors is about the recipient's address."""
    return _names(body, _RECIPIENT_FIELD)


def _names(body: bytes | str | None, wanted: re.Pattern[str]) -> bool:
    fields = [isinstance(one, dict) and one.get("field") for one in _errors(body)]
    return bool(fields) and all(isinstance(field, str) and wanted.match(field) for field in fields)


def _errors(body: bytes | str | None) -> list[Any]:
    try:
        errors = json.loads(body or b"{}")["errors"]
    except (ValueError, LookupError, TypeError):
        return []
    return errors if isinstance(errors, list) else []


def retry_after(headers: Message | None, now: datetime) -> timedelta | None:
    """Return how long SendGrid asks to wait before the next request, or None.

    `Retry-After` is seconds or an HTTP date, `X-RateLimit-Reset` seconds since 1970. A moment in
    the past counts as now, a wait beyond MAX_RETRY_AFTER is cut.
    """
    if headers is None:
        return None
    moment = _after(headers.get("Retry-After"), now) or _reset(headers.get("X-RateLimit-Reset"))
    if moment is None:
        return None
    return min(max(moment - now, timedelta()), MAX_RETRY_AFTER)


def _after(value: str | None, now: datetime) -> datetime | None:
    if value is None:
        return None
    if value.strip().isdecimal():
        return now + min(timedelta(seconds=int(value.strip()[:9])), MAX_RETRY_AFTER)
    try:
        moment = parsedate_to_datetime(value)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _reset(value: str | None) -> datetime | None:
    if value is None or not value.strip().isdecimal():
        return None
    return datetime.fromtimestamp(min(int(value.strip()[:12]), LATEST), UTC)
