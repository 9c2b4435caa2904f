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
STRIKES: Final = 10
"""Events that are dropped before the connection is closed. A page that was open while the site
was renewed may send one or two."""
_DROPPED = frozenset({Reason.EVENT, Reason.PAYLOAD})
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
        self._speak_by = asyncio.get_running_loop().time() + SPEAK_WITHIN

    async def send(self, message: Message) -> None:
        """Pass on what the framework sends, up to the close."""
        if self._closed:
            return
        self._closed = message["type"] == "websocket.close"
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

    async def _next(self) -> Message:
        if self._booted:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._speak_by):
                return await self._receive()
        except TimeoutError:
            raise Refused(Reason.SILENT) from None

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
