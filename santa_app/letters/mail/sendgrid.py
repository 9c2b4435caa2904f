"""The sender that uses SendGrid's API."""

import asyncio
import json
import re
import ssl
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from socket import gaierror
from typing import Any

from httpx import (
    AsyncClient,
    ConnectError,
    ConnectTimeout,
    HTTPError,
    Limits,
    Response,
    Timeout,
)

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
_CONNECT_SHARE = 0.95
"""The share of the time limit in which a connection has to open, so that one that never does is
told apart from an answer that never comes."""


class SendGridSender:
    """Sends through SendGrid's v3 API."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        if settings.sendgrid_api_key is None:
            raise ValueError("SendGridSender needs a key")
        self._settings = settings
        self._clock = clock
        self._client = AsyncClient(
            headers={"Authorization": f"Bearer {settings.sendgrid_api_key.get_secret_value()}"},
            verify=ssl.create_default_context(),
            timeout=Timeout(None, connect=_CONNECT_SHARE * settings.send_timeout),
            # A connection that SendGrid has closed meanwhile would count as no answer.
            limits=Limits(max_keepalive_connections=0),
        )

    async def send(self, mail: Mail) -> str | None:
        """Send `mail` and return SendGrid's message id. Raises SendError."""
        url = f"{self._settings.sendgrid_host}/v3/mail/send"
        try:
            async with asyncio.timeout(self._settings.send_timeout):
                response = await self._client.post(url, json=self.payload(mail))
        except TimeoutError:
            text = f"no answer within {self._settings.send_timeout:g} s"
            raise UnknownOutcomeError(text, cause=Cause.SILENCE) from None
        except HTTPError as error:
            raise _unanswered(error) from None
        if response.status_code != _ACCEPTED:
            raise self._failure(response)
        return response.headers.get("X-Message-Id")

    async def close(self) -> None:
        """Close the client."""
        await self._client.aclose()

    def payload(self, mail: Mail) -> dict[str, object]:
        """Return the request's body: the mail, with all tracking disabled."""
        recipient: dict[str, object] = {"to": [{"email": str(mail.to)}]}
        if mail.letter_id is not None:
            # The API's description has it here only; the webhook's events name the letter by it.
            recipient["custom_args"] = {"letter_id": str(mail.letter_id)}
        return {
            "from": {"email": self._settings.mail_from, "name": self._settings.mail_from_name},
            "reply_to": {"email": self._settings.mail_reply_to},
            "personalizations": [recipient],
            "subject": mail.subject,
            "content": [
                {"type": "text/plain", "value": mail.text},
                {"type": "text/html", "value": mail.html},
            ],
            "headers": {**mail.headers, "Message-ID": mail.message_id},
            "categories": [CATEGORY],
            "tracking_settings": {
                "click_tracking": {"enable": False, "enable_text": False},
                "open_tracking": {"enable": False},
                "subscription_tracking": {"enable": False},
            },
        }

    def _failure(self, answer: Response) -> SendError:
        status = answer.status_code
        message = error_message(answer.content)
        if status in _ACCOUNT_ERRORS:
            cause = Cause.SENDER if status == _FORBIDDEN else Cause.LOGIN
            return AccountError(f"{status}: {message or 'SendGrid refuses the key'}", cause=cause)
        if status in _MAIL_ERRORS:
            return _rejection(message or "", answer.content)
        wait = retry_after(answer.headers, self._clock())
        if status == 429:
            return RateLimitError("429: too many requests", wait)
        if status < 300 or (status >= 500 and status != _UNAVAILABLE):
            return UnknownOutcomeError(f"unexpected answer {status}", answered=True)
        return ServerError(f"unexpected answer {status}", wait)


def _unanswered(error: HTTPError) -> TransportError:
    """Return the error for a request without an answer."""
    is_made = not isinstance(error, (ConnectError, ConnectTimeout))
    cause = Cause.SILENCE if isinstance(error, ConnectTimeout) else Cause.CONNECTION
    reason: BaseException | None = error
    while reason is not None:
        if isinstance(reason, gaierror):
            cause = Cause.DNS
        elif isinstance(reason, ssl.SSLError):
            cause = Cause.TLS
        reason = reason.__cause__ or reason.__context__
    kind = UnknownOutcomeError if is_made else UnreachableError
    return kind(f"no answer: {describe(error)}", cause=cause)


def _rejection(text: str, body: bytes) -> RejectedError:
    if names_recipient(body):
        return RejectedError(text, names_recipient=True, cause=Cause.RECIPIENT)
    return RejectedError(text, cause=Cause.SENDER if _names(body, _SENDER_FIELD) else Cause.OTHER)


def error_message(body: bytes) -> str | None:
    """Return SendGrid's first error message, e-mail addresses masked, or None."""
    try:
        message = _errors(body)[0]["message"]
    except (LookupError, TypeError):
        return None
    return excerpt(str(message)) or None


def names_recipient(body: bytes) -> bool:
    """Return whether each of SendGrid's errors is about the recipient's address."""
    return _names(body, _RECIPIENT_FIELD)


def _names(body: bytes, wanted: re.Pattern[str]) -> bool:
    fields = [isinstance(one, dict) and one.get("field") for one in _errors(body)]
    return bool(fields) and all(isinstance(field, str) and wanted.match(field) for field in fields)


def _errors(body: bytes) -> list[Any]:
    try:
        errors = json.loads(body)["errors"]
    except (ValueError, LookupError, TypeError):
        return []
    return errors if isinstance(errors, list) else []


def retry_after(headers: Mapping[str, str], now: datetime) -> timedelta | None:
    """Return how long SendGrid asks to wait before the next request, or None.

    `Retry-After` is in seconds, `X-RateLimit-Reset` in seconds since 1970. A moment in the past
    counts as now, a wait beyond MAX_RETRY_AFTER is cut.
    """
    seconds = headers.get("Retry-After", "").strip()
    if seconds.isdecimal():
        return min(timedelta(seconds=int(seconds[:9])), MAX_RETRY_AFTER)
    reset = headers.get("X-RateLimit-Reset", "").strip()
    if not reset.isdecimal():
        return None
    moment = datetime.fromtimestamp(min(int(reset[:12]), LATEST), UTC)
    return min(max(moment - now, timedelta()), MAX_RETRY_AFTER)
