"""One open websocket: its frames are checked one by one, and it is closed where it misbehaves."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.types import Message, Receive, Send

from santa_app.guard.events import BOOT, Known
from santa_app.guard.frames import Frame, Kind, read_frame, write_frame
from santa_app.guard.limits import Limits
from santa_app.guard.refusals import Reason, Refused

SPEAK_WITHIN: Final = 10.0
"""Seconds a new connection has to say which page it is; a page says so at once."""
ANSWER_WITHIN: Final = 30.0
"""Seconds in which a page answers the server's sign of life. Until a message is whole the web
server keeps what it has of it, so half a message must not be kept for long."""
STRIKES: Final = 10
"""Events that are dropped before the connection is closed. A page that was open while the site
was renewed may send one or two."""
_DROPPED = frozenset({Reason.EVENT, Reason.PAYLOAD})
_PING: Final = "2"
_NORMAL, _POLICY, _TOO_BIG = 1000, 1008, 1009


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What holds for every connection of this process."""

    known: Known
    limits: Limits
    longest: int
    """Bytes of a message."""
    note: Callable[[str], None]
    """Counts and logs a refusal."""


class Connection:
    """Stands between the server and the framework for one websocket.

    `receive` and `send` are given to the framework in place of the server's own. Nothing may be
    sent after the close, and after a close by us the framework is told that the client has gone.
    """

    def __init__(self, receive: Receive, send: Send, terms: Terms, address: str) -> None:
        self._receive = receive
        self._send = send
        self._terms = terms
        self._address = address
        self._frames = terms.limits.frames()
        self._strikes = 0
        self._booted = False
        self._left = False
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._deadline: float | None = self._loop.time() + SPEAK_WITHIN
        self._waiting: asyncio.Timeout | None = None
        self._heard_at = self._loop.time()
        self._why_ended = Reason.SILENT

    async def send(self, message: Message) -> None:
        """Pass on what the framework sends, up to the close."""
        if self._closed:
            return
        self._closed = message["type"] == "websocket.close"
        if message.get("text") == _PING and self._booted:
            self._wait_until(self._loop.time() + ANSWER_WITHIN)
        await self._send(message)

    async def receive(self) -> Message:
        """Return the next message that is let through, or that the client has gone."""
        if self._left:
            await self.send({"type": "websocket.close", "code": _NORMAL})
        while not self._closed:
            try:
                message = await self._next()
                if message["type"] != "websocket.receive":
                    return message
                return {"type": "websocket.receive", "text": self._let_through(message)}
            except Refused as refused:
                await self._refuse(refused.reason)
        return {"type": "websocket.disconnect", "code": _POLICY}

    @property
    def silent(self) -> float:
        """Seconds since the last whole message."""
        return self._loop.time() - self._heard_at

    def end(self, reason: Reason) -> None:
        """Let the wait for the next message end now, as one that is refused for `reason`."""
        self._why_ended = reason
        self._wait_until(self._loop.time())

    def _wait_until(self, deadline: float | None) -> None:
        self._deadline = deadline
        if self._waiting is not None and not self._waiting.expired():
            self._waiting.reschedule(deadline)

    async def _next(self) -> Message:
        try:
            async with asyncio.timeout_at(self._deadline) as self._waiting:
                message = await self._receive()
        except TimeoutError:
            raise Refused(self._why_ended) from None
        finally:
            self._waiting = None
        self._heard_at = self._loop.time()
        if self._booted:
            self._deadline = None
        return message

    def _let_through(self, message: Message) -> str:
        """Return the frame for the framework."""
        text = message.get("text")
        if text is None:
            raise Refused(Reason.FRAME)
        if len(text) > self._terms.longest or len(text.encode()) > self._terms.longest:
            raise Refused(Reason.SIZE)
        if not self._frames.allows(""):
            raise Refused(Reason.FLOOD)
        frame = read_frame(text)
        if frame.kind is not Kind.PONG:
            self._terms.limits.message(self._address)
        return self._rewritten(frame)

    def _rewritten(self, frame: Frame) -> str:
        if frame.kind is Kind.PONG:
            return frame.kind
        # The framework keeps something for each CONNECT, and expects one.
        if self._booted is (frame.kind is Kind.CONNECT):
            raise Refused(Reason.FRAME)
        if frame.kind is Kind.DISCONNECT:
            self._left = True
            return write_frame(frame.kind)
        if frame.report is not None:
            return write_frame(frame.kind, ["client_error", {"message": frame.report}])
        event = frame.event
        if event is None or (event.name == BOOT) is not (frame.kind is Kind.CONNECT):
            raise Refused(Reason.EVENT)
        packet = event.packet(self._terms.known.payload(event))
        if frame.kind is Kind.EVENT:
            return write_frame(frame.kind, ["event", packet])
        self._booted = True
        self._deadline = None
        schema = {"state_schema": frame.schema} if frame.schema else {}
        return write_frame(frame.kind, {"event": packet, **schema})

    async def _refuse(self, reason: Reason) -> None:
        self._terms.note(reason)
        self._strikes += 1
        if reason in _DROPPED and self._booted and self._strikes < STRIKES:
            return
        await self.send({
            "type": "websocket.close",
            "code": _TOO_BIG if reason is Reason.SIZE else _POLICY,
        })  # fmt: skip
