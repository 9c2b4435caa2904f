"""The sender that uses any SMTP server, with TLS and a login.

| step                       | 4xx      | 5xx                                                     |
|----------------------------|----------|---------------------------------------------------------|
| greeting, EHLO, STARTTLS   | deferred | account error                                           |
| AUTH                       | deferred | account error                                           |
| MAIL FROM                  | deferred | account error; 552 (too large): rejected                |
| RCPT TO, DATA, end of mail | deferred | rejected; 530 and codes about the sender: account error |

A rejection names the recipient if its enhanced status code (RFC 3463) does. A server without such
codes leaves open whether it refuses this recipient or all that we send, so that counts as all.

A connection that fails before DATA is unreachable. From DATA on it is unknown whether the server
took the mail, and each copy that follows has the same Message-ID.
"""

import asyncio
import re
import ssl
from contextlib import suppress
from socket import gaierror
from typing import Final

from aiosmtplib import SMTP, SMTPConnectError, SMTPException, SMTPResponseException

from santa_app.letters.clock import Clock
from santa_app.letters.mail.base import (
    AccountError,
    Cause,
    DeferredError,
    Mail,
    RejectedError,
    SendError,
    ServerError,
    UnknownOutcomeError,
    UnreachableError,
)
from santa_app.letters.mail.mime import mime_message
from santa_app.observability.masking import describe, excerpt, mask
from santa_app.settings import Settings

_QUIT_SECONDS: Final = 2.0
_AUTHENTICATION_REQUIRED: Final = 530
_TOO_LARGE: Final = 552
_STATUS = re.compile(r"([245]\.\d{1,3}\.\d{1,3})\b")
"""The enhanced status code at the start of an answer's text."""
_RECIPIENT_STATUSES: Final = frozenset(
    {"5.1.1", "5.1.2", "5.1.3", "5.1.4", "5.1.6", "5.1.10", "5.2.1", "5.2.2"}
)
"""No such mailbox or domain, a malformed or ambiguous address, a mailbox that has moved, is
disabled or full. Others of 5.1 and 5.2 are about the sender or the server."""
_SENDER_STATUSES: Final = frozenset({"5.1.7", "5.1.8"})
"""The sender's address is malformed, or its domain does not exist."""


_CONTENT: Final = Cause.OTHER
"""The last step of a mail. The steps before are named by the cause to look at when they fail."""


class _Client(SMTP):
    # Within TLS, CRAM-MD5 protects nothing, and a refused password would be tried once more.
    AUTH_METHODS = ("plain", "login")

    def close(self) -> None:
        """Close the connection at once, where TLS would wait for the server's part of it."""
        transport = self.transport
        super().close()
        if isinstance(transport, asyncio.WriteTransport):
            transport.abort()


class _Connection:
    """The connection for one mail, and how far the mail has come."""

    def __init__(self, settings: Settings, tls: ssl.SSLContext | None) -> None:
        host, port = settings.smtp_address
        self._settings = settings
        # The sender as a whole has a time limit, so the steps have none of their own.
        self._client = _Client(
            hostname=host,
            port=port,
            local_hostname=settings.mail_from.rpartition("@")[2],
            timeout=None,
            use_tls=settings.smtp_tls == "tls",
            start_tls=False,
            tls_context=tls,
        )
        self.step = Cause.CONNECTION

    async def deliver(self, recipient: str, message: bytes) -> None:
        await self._client.connect()
        if self._settings.smtp_tls == "starttls":
            self.step = Cause.TLS
            await self._client.starttls()
        password = self._settings.smtp_password
        if self._settings.smtp_user is not None and password is not None:
            self.step = Cause.LOGIN
            await self._client.login(self._settings.smtp_user, password.get_secret_value())
        self.step = Cause.SENDER
        await self._client.mail(self._settings.mail_from)
        self.step = Cause.RECIPIENT
        await self._client.rcpt(recipient)
        self.step = _CONTENT
        await self._client.data(message)

    async def quit(self) -> None:
        with suppress(SMTPException, OSError):
            async with asyncio.timeout(_QUIT_SECONDS):
                await self._client.quit()

    def abort(self) -> None:
        """Close the connection at once."""
        self._client.close()


class SmtpSender:
    """Sends through an SMTP server, each mail over a connection of its own."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        if settings.smtp_host is None:
            raise ValueError("SmtpSender needs a host")
        self._settings = settings
        self._clock = clock
        self._tls = None if settings.smtp_tls == "none" else ssl.create_default_context()

    async def send(self, mail: Mail) -> str:
        """Send `mail` and return its Message-ID. Raises SendError."""
        message = mime_message(mail, self._settings, self._clock())
        connection = _Connection(self._settings, self._tls)
        try:
            async with asyncio.timeout(self._settings.send_timeout):
                await connection.deliver(mail.to.in_mails, message)
        except SMTPResponseException as error:
            await connection.quit()
            raise self._refusal(error, connection.step, mail) from None
        except (SMTPException, OSError) as error:
            raise self._broken(error, connection.step) from None
        else:
            await connection.quit()
        finally:
            connection.abort()
        return mail.message_id

    async def close(self) -> None:
        """Do nothing: no connection is open between two mails."""

    def _refusal(self, error: SMTPResponseException, step: Cause, mail: Mail) -> SendError:
        text = f"{error.code}: {self._words(error, mail)}".removesuffix(": ")
        if 400 <= error.code < 500:
            return DeferredError(text, cause=step)
        if 500 <= error.code < 600:
            return _permanent(text, error, step)
        kind = UnknownOutcomeError if step is _CONTENT else ServerError
        return kind(f"unexpected answer {text}", cause=Cause.CONNECTION)

    def _broken(self, error: Exception, step: Cause) -> SendError:
        cause = step
        reason = error.__cause__ if isinstance(error, SMTPConnectError) else error
        match reason:
            case ssl.SSLCertVerificationError():
                return AccountError(f"TLS: {reason.verify_message}", cause=Cause.TLS)
            case ssl.SSLError():
                return AccountError(f"TLS: {reason.reason or 'it failed'}", cause=Cause.TLS)
            case gaierror():
                return UnreachableError("the host name is not known", cause=Cause.DNS)
            case TimeoutError():
                text, cause = f"no answer within {self._settings.send_timeout:g} s", Cause.SILENCE
            case SMTPException() if not isinstance(reason, OSError):
                # The library requires the extension before it sends the command.
                missing = "STARTTLS" if step is Cause.TLS else "a login that we know"
                return AccountError(f"the server does not offer {missing}", cause=cause)
            case _:
                text = f"no answer: {describe(reason or error)}"
        return (UnknownOutcomeError if step is _CONTENT else UnreachableError)(text, cause=cause)

    def _words(self, error: SMTPResponseException, mail: Mail) -> str:
        """Return what the server said, without the recipient's name and our password."""
        words = error.message
        if self._settings.smtp_password is not None:
            words = words.replace(self._settings.smtp_password.get_secret_value(), "•••")
        # Some servers name a mailbox without its domain, where no mask finds it.
        name = rf"(?<!\w){re.escape(mail.to.local)}(?!\w)"
        return excerpt(re.sub(name, "•••", mask(words), flags=re.IGNORECASE))


def _permanent(text: str, error: SMTPResponseException, step: Cause) -> SendError:
    found = _STATUS.match(error.message)
    status = found[1] if found else ""
    if error.code == _AUTHENTICATION_REQUIRED and step is not Cause.TLS:
        return AccountError(text, cause=Cause.LOGIN)
    if status in _SENDER_STATUSES:
        return AccountError(text, cause=Cause.SENDER)
    if step is Cause.SENDER and error.code == _TOO_LARGE:
        return RejectedError(text)
    if step not in {Cause.RECIPIENT, _CONTENT}:
        return AccountError(text, cause=step)
    names_recipient = status in _RECIPIENT_STATUSES
    cause = Cause.RECIPIENT if names_recipient else step
    return RejectedError(text, names_recipient=names_recipient, cause=cause)
