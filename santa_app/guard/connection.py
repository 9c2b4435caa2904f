"""One open websocket: checks its frames one by one and closes it when it misbehaves."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.types import Message, Receive, Send

from santa_app.framework.server.websocket_protocol import (
    Frame,
    FrameType,
    ProtocolError,
    parse_frame,
)
from santa_app.guard.event_allowlist import EventAllowlist
from santa_app.guard.processor_share import MESSAGE_COST, REQUEST_COST, ProcessorShare
from santa_app.guard.refusals import Reason, Refused

MAX_DROPPED_EVENTS: Final = 10
"""Refused events that are dropped before the websocket is closed. A page that was open during a
deployment may send one or two."""
_DROPPED = frozenset({Reason.EVENT, Reason.PAYLOAD})
_FRAME_BYTES: Final = 14
"""Bytes of the longest head of a websocket frame."""
_POLICY_VIOLATION, _TOO_BIG = 1008, 1009


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionPolicy:
    """The rules for every websocket of this process."""

    allowlist: EventAllowlist
    processor: ProcessorShare
    max_message_bytes: int
    on_refusal: Callable[[Reason], None]
    """Counts and logs a refusal."""


class GuardedConnection:
    """Stands between the web server and the framework for one websocket.

    Once it is closed, `send` sends nothing more, and `receive` returns a disconnect.
    """

    def __init__(self, receive: Receive, send: Send, policy: ConnectionPolicy, client: str) -> None:
        self._receive = receive
        self._send = send
        self._policy = policy
        self._client = client
        self._refusals = 0
        self._connected = False
        self._closed = False
        self._reading = True
        self._finishing = False
        self._wait: asyncio.Timeout | None = None
        self.messages = 0
        """Complete messages so far."""
        self.message_bytes = 0
        """Their bytes on the network, or a few more."""

    async def send(self, message: Message) -> None:
        """Pass on a message of the framework, unless the websocket is closed."""
        if self._closed:
            return
        self._closed = message["type"] == "websocket.close"
        await self._send(message)

    async def receive(self) -> Message:
        """Return the next message that passes, or a disconnect."""
        while not (self._closed or self._finishing):
            try:
                message = await self._next_message()
                if message["type"] != "websocket.receive":
                    return message
                if not self._reading:
                    continue
                cost = REQUEST_COST if message.get("text") == FrameType.PONG else MESSAGE_COST
                await self._policy.processor.admit(self._client, cost)
                return {"type": "websocket.receive", "text": self._checked_frame(message)}
            except Refused as refused:
                if not self._finishing:
                    await self._refuse(refused.reason)
        return {"type": "websocket.disconnect", "code": _POLICY_VIOLATION}

    @property
    def is_waiting(self) -> bool:
        """Whether the guard waits for a message, which the web server buffers meanwhile."""
        return self._wait is not None

    def close_unfinished(self) -> None:
        """End the wait for a message that the client does not finish, and close the websocket."""
        if self._wait is not None and not self._wait.expired():
            self._wait.reschedule(asyncio.get_running_loop().time())

    def stop_reading(self) -> None:
        """Drop what the page sends from now on."""
        self._reading = False

    def finish(self) -> None:
        """Tell the framework that the page has left, so that it sends its last messages and closes
        the websocket."""
        self._finishing = True
        self.close_unfinished()

    async def _next_message(self) -> Message:
        try:
            async with asyncio.timeout(None) as self._wait:
                message = await self._receive()
        except TimeoutError:
            raise Refused(Reason.UNFINISHED) from None
        finally:
            self._wait = None
        self.messages += 1
        content = message.get("text") or message.get("bytes") or ""
        self.message_bytes += _FRAME_BYTES + len(
            content.encode() if isinstance(content, str) else content
        )
        return message

    def _checked_frame(self, message: Message) -> str:
        text = message.get("text")
        if text is None:
            raise Refused(Reason.FRAME)
        limit = self._policy.max_message_bytes
        if len(text) > limit or len(text.encode()) > limit:
            raise Refused(Reason.SIZE)
        try:
            return self._rebuilt(parse_frame(text))
        except ProtocolError:
            raise Refused(Reason.FRAME) from None

    def _rebuilt(self, frame: Frame) -> str:
        if frame.type is FrameType.PONG:
            return frame.rebuilt({})
        # The framework allocates memory for each CONNECT, and expects exactly one.
        if self._connected is (frame.type is FrameType.CONNECT):
            raise Refused(Reason.FRAME)
        if not frame.has_right_event:
            raise Refused(Reason.EVENT)
        event = frame.event
        payload = self._policy.allowlist.checked_payload(event) if event else {}
        self._connected = True
        self._finishing |= frame.type is FrameType.DISCONNECT
        return frame.rebuilt(payload)

    async def _refuse(self, reason: Reason) -> None:
        self._policy.on_refusal(reason)
        self._refusals += 1
        if reason in _DROPPED and self._connected and self._refusals < MAX_DROPPED_EVENTS:
            return
        await self.send({
            "type": "websocket.close",
            "code": _TOO_BIG if reason in {Reason.SIZE, Reason.UNFINISHED} else _POLICY_VIOLATION,
        })  # fmt: skip
