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

IDLE_SECONDS: Final = 5.0
"""How long a connection is kept for the next mail: a login and a TLS handshake for each mail of a
backlog would take several times as long as the mail, and servers limit both."""
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
    """One connection to the server, and how far its mail has come."""

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

    async def open(self) -> None:
        await self._client.connect()
        if self._settings.smtp_tls == "starttls":
            self.step = Cause.TLS
            await self._client.starttls()
        password = self._settings.smtp_password
        if self._settings.smtp_user is not None and password is not None:
            self.step = Cause.LOGIN
            await self._client.login(self._settings.smtp_user, password.get_secret_value())

    async def is_usable(self) -> bool:
        if not self._client.is_connected:
            return False
        try:
            await self._client.rset()
        except (SMTPException, OSError):
            return False
        return True

    async def deliver(self, sender: str, recipient: str, message: bytes) -> None:
        self.step = Cause.SENDER
        await self._client.mail(sender)
        self.step = Cause.RECIPIENT
        await self._client.rcpt(recipient)
        self.step = _CONTENT
        await self._client.data(message)

    async def quit(self) -> None:
        with suppress(SMTPException, OSError):
            async with asyncio.timeout(_QUIT_SECONDS):
                await self._client.quit()
        self.abort()

    def abort(self) -> None:
        """Close the connection at once."""
        self._client.close()


class SmtpSender:
    """Sends through an SMTP server, and keeps connections for the next mail for a moment."""

    def __init__(
        self, settings: Settings, clock: Clock, *, idle_seconds: float = IDLE_SECONDS
    ) -> None:
        if settings.smtp_host is None:
            raise ValueError("SmtpSender needs a host")
        self._settings = settings
        self._clock = clock
        self._tls = None if settings.smtp_tls == "none" else ssl.create_default_context()
        self._idle_seconds = idle_seconds
        self._idle: dict[_Connection, asyncio.TimerHandle] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def send(self, mail: Mail) -> str:
        """Send `mail` and return its Message-ID. Raises SendError."""
        message = mime_message(mail, self._settings, self._clock())
        connection = self._new()
        try:
            async with asyncio.timeout(self._settings.send_timeout):
                if (kept := await self._kept()) is not None:
                    connection = kept
                else:
                    await connection.open()
                await connection.deliver(self._settings.mail_from, str(mail.to), message)
        except SMTPResponseException as error:
            self._dismiss(connection)
            raise self._refusal(error, connection.step, mail) from None
        except (SMTPException, OSError) as error:
            connection.abort()
            raise self._broken(error, connection.step) from None
        except BaseException:
            connection.abort()
            raise
        self._keep(connection)
        return mail.message_id

    async def close(self) -> None:
        """Close the connections that are kept."""
        for connection in tuple(self._idle):
            self._expire(connection)
        await asyncio.gather(*self._closing)

    def _new(self) -> _Connection:
        return _Connection(self._settings, self._tls)

    async def _kept(self) -> _Connection | None:
        """Return the connection that was used last, if the server still takes mail on one."""
        while self._idle:
            connection, timer = self._idle.popitem()
            timer.cancel()
            try:
                usable = await connection.is_usable()
            except BaseException:
                connection.abort()
                raise
            if usable:
                return connection
            connection.abort()
        return None

    def _keep(self, connection: _Connection) -> None:
        loop = asyncio.get_running_loop()
        self._idle[connection] = loop.call_later(self._idle_seconds, self._expire, connection)

    def _expire(self, connection: _Connection) -> None:
        self._idle.pop(connection).cancel()
        self._dismiss(connection)

    def _dismiss(self, connection: _Connection) -> None:
        task = asyncio.create_task(connection.quit())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

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
