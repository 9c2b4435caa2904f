"""A real SMTP server (aiosmtpd) on loopback that refuses, hangs and breaks off where a test says.

In a test: `with SmtpServer(certificate) as server:`; it listens with STARTTLS, with TLS from the
first byte, and without TLS. In the fault bench, `SmtpSession` is the base of sessions whose mails
go into the ledger.
"""

import asyncio
import email
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import default
from enum import StrEnum
from typing import Any
from weakref import WeakSet

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.support.certificates import Certificate
from tests.support.fake_sendgrid import Mode
from tests.support.server_thread import ServerThread

PASSWORD = "the right password"  # noqa: S105 - of the tests
HOST = "127.0.0.1"


class Stage(StrEnum):
    CONNECT = "connect"
    EHLO = "EHLO"
    STARTTLS = "STARTTLS"
    AUTH = "AUTH"
    MAIL = "MAIL"
    RCPT = "RCPT"
    DATA = "DATA"
    CONTENT = "content"
    """The end of the mail."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """An answer at a stage in place of the usual one."""

    stage: Stage
    text: str = ""
    mode: Mode = Mode.ANSWER
    """LOSE and LATE only at CONTENT: the mail is taken, and no answer comes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivered:
    """A mail that the server took."""

    sender: str
    recipient: str
    content: bytes
    user: str | None

    @property
    def message(self) -> EmailMessage:
        """The mail as a mail program reads it."""
        found = email.message_from_bytes(self.content, policy=default)
        assert isinstance(found, EmailMessage)
        return found


class _Handler:
    async def handle_DATA(  # noqa: N802
        self, server: "SmtpSession", session: Session, envelope: Envelope
    ) -> str:
        del session
        return await server.take(envelope)


class SmtpSession(SMTP):
    """One connection. Subclasses say what happens at a stage, and what becomes of a mail."""

    def __init__(self, *, password: str | None = PASSWORD, **options: Any) -> None:
        super().__init__(
            _Handler(),
            hostname="mail.example",
            ident="test",
            authenticator=self._check_login,
            loop=asyncio.get_running_loop(),
            **options,
        )
        self._password = password
        self._greeted = False
        self.user: str | None = None

    def refusal_at(self, stage: Stage) -> Refusal | None:
        """Return what to answer at a stage, or None for the usual answer."""
        raise NotImplementedError

    async def take(self, envelope: Envelope) -> str:
        raise NotImplementedError

    async def push(self, status: Any) -> None:
        if not self._greeted:
            self._greeted = True
            if await self._refused(Stage.CONNECT):
                return
        await super().push(status)

    async def smtp_EHLO(self, hostname: str) -> None:  # noqa: N802
        if not await self._refused(Stage.EHLO):
            await super().smtp_EHLO(hostname)

    async def smtp_STARTTLS(self, arg: str) -> None:  # noqa: N802
        if not await self._refused(Stage.STARTTLS):
            await super().smtp_STARTTLS(arg)

    async def smtp_AUTH(self, arg: str) -> None:  # noqa: N802
        if not await self._refused(Stage.AUTH):
            await super().smtp_AUTH(arg)

    async def smtp_MAIL(self, arg: str | None) -> None:  # noqa: N802
        if not await self._refused(Stage.MAIL):
            await super().smtp_MAIL(arg)

    async def smtp_RCPT(self, arg: str | None) -> None:  # noqa: N802
        if not await self._refused(Stage.RCPT):
            await super().smtp_RCPT(arg)

    async def smtp_DATA(self, arg: str) -> None:  # noqa: N802
        if not await self._refused(Stage.DATA):
            await super().smtp_DATA(arg)

    async def hang(self) -> None:
        """Answer nothing until the client leaves, which cancels this task."""
        try:
            await asyncio.Event().wait()
        finally:
            self.break_off()

    def break_off(self) -> None:
        """Reset the connection, and end its task."""
        if isinstance(self.transport, asyncio.WriteTransport):
            self.transport.abort()
        raise asyncio.CancelledError

    async def _refused(self, stage: Stage) -> bool:
        found = self.refusal_at(stage)
        if found is None:
            return False
        if found.mode is Mode.HANG:
            await self.hang()
        if found.mode is Mode.DROP:
            self.break_off()
        await super().push(found.text.encode("latin-1"))
        return True

    def _check_login(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
    ) -> AuthResult:
        del server, session, envelope, mechanism
        assert isinstance(data, LoginPassword)
        self.user = data.login.decode()
        right = self._password is None or data.password.decode() == self._password
        return AuthResult(success=right, handled=False)


class _ScriptedSession(SmtpSession):
    def __init__(self, server: "SmtpServer", **options: Any) -> None:
        super().__init__(**options)
        self._server = server
        server.connected(self)

    def refusal_at(self, stage: Stage) -> Refusal | None:
        return self._server.next_refusal(stage)

    async def take(self, envelope: Envelope) -> str:
        refusal = self._server.next_refusal(Stage.CONTENT)
        if refusal is None or refusal.mode in {Mode.LOSE, Mode.LATE}:
            self._server.delivered(
                Delivered(
                    sender=envelope.mail_from or "",
                    recipient=envelope.rcpt_tos[0],
                    content=bytes(envelope.original_content or b""),
                    user=self.user,
                )
            )
        if refusal is None:
            return "250 2.0.0 OK: queued"
        if refusal.mode in {Mode.HANG, Mode.LATE}:
            await self.hang()
        if refusal.mode is not Mode.ANSWER:
            self.break_off()
        return refusal.text


class SmtpServer(ServerThread):
    def __init__(self, certificate: Certificate) -> None:
        super().__init__("SMTP server")
        self.certificate = certificate
        self._refusals: deque[Refusal] = deque()
        self._always: Refusal | None = None
        self._changed = threading.Condition(threading.RLock())
        self._mails: list[Delivered] = []
        self._connections = 0
        self._sessions = WeakSet[_ScriptedSession]()
        self.ports: dict[str, int] = {}
        """The port for each value of SMTP_TLS."""

    @property
    def mails(self) -> list[Delivered]:
        with self._changed:
            return list(self._mails)

    @property
    def connections(self) -> int:
        with self._changed:
            return self._connections

    def refuse(self, *once: Refusal, always: Refusal | None = None) -> None:
        """Refuse the next mails with `once`, in order, and all after them with `always`."""
        with self._changed:
            self._refusals = deque(once)
            self._always = always

    def forget(self) -> None:
        with self._changed:
            self._mails.clear()
            self._connections = 0
            self.refuse()

    def next_refusal(self, stage: Stage) -> Refusal | None:
        """Return the refusal that is due at `stage`, for sessions."""
        with self._changed:
            if self._refusals and self._refusals[0].stage is stage:
                return self._refusals.popleft()
            always = self._always if not self._refusals else None
            return always if always is not None and always.stage is stage else None

    def delivered(self, mail: Delivered) -> None:
        with self._changed:
            self._mails.append(mail)
            self._changed.notify_all()

    def connected(self, session: _ScriptedSession) -> None:
        with self._changed:
            self._sessions.add(session)
            self._connections += 1

    async def _serve(self) -> None:
        context = self.certificate.server_context()

        def session(**options: Any) -> Callable[[], _ScriptedSession]:
            return lambda: _ScriptedSession(self, **options)

        open_port = self._loop.create_server
        servers = {
            "starttls": await open_port(
                session(tls_context=context, require_starttls=True), HOST, 0
            ),
            # aiosmtpd does not see that such a connection is secure.
            "tls": await open_port(session(auth_require_tls=False), HOST, 0, ssl=context),
            "none": await open_port(session(auth_require_tls=False), HOST, 0),
        }
        self.ports = {name: one.sockets[0].getsockname()[1] for name, one in servers.items()}
        self._ready.set()
        await self._stop.wait()
        for server in servers.values():
            server.close()
        for one in tuple(self._sessions):
            if isinstance(one.transport, asyncio.WriteTransport):
                one.transport.abort()
        while tasks := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(tasks)
