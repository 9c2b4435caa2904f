"""A websocket client that connects with any handshake and sends any frame."""

import asyncio
import json
import struct
import uuid
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

from tests.support.letter_state import ANSWER, LETTER_STATE, SUBMIT
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE
from tests.support.websocket import ClosedError, WebSocket
from tests.support.websocket_visitors import CONNECT_EVENT, NAMESPACE, Visitor

PATH = "/letters-to-santa"
SAME = object()
"""The origin of the site's own pages."""
ATTACKER = "203.0.113.1"


def came_from(address: str) -> dict[str, list[tuple[str, str]]]:
    """Return the header by which a proxy tells a client's address."""
    return {"headers": [("X-Forwarded-For", address)]}


def event(name: object, payload: object, **parts: object) -> str:
    """Return an event's frame; `parts` replace what a page would send."""
    sent = {"name": name, "payload": payload, "router_data": {"pathname": PATH}, **parts}
    return f"42{NAMESPACE},{json.dumps(['event', sent])}"


def connect_frame(**parts: object) -> str:
    """Return the first frame of a connection; `parts` replace what a page would send."""
    first = {"name": CONNECT_EVENT, "router_data": {"pathname": PATH}}
    return f"40{NAMESPACE},{json.dumps({'event': first, **parts})}"


class RawClient:
    """One websocket and everything it has received."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.received: list[str] = []
        self.closed = ""
        """How the websocket was closed; empty while it is open."""

    @classmethod
    async def connect(
        cls,
        site: RunningSite,
        *,
        token: str | None = None,
        origin: object = SAME,
        headers: Sequence[tuple[str, str]] = (),
        path: str = f"{NAMESPACE}/",
        query: str = "EIO=4&transport=websocket",
    ) -> Self:
        """Open the websocket. Raises ClosedError when the server refuses."""
        address = f"{site.url.replace('http', 'ws', 1)}{path}"
        socket = await WebSocket.connect(
            f"{address}?{query}&token={token or uuid.uuid4()}",
            origin=site.url if origin is SAME else origin,  # ty: ignore
            headers=headers,
        )
        return cls(socket)

    async def send(self, *texts: str) -> None:
        """Send frames until the server closes the websocket."""
        for text in texts:
            try:
                await self._socket.send(text)
            except (ConnectionError, ClosedError) as error:
                self.closed = self.closed or f"broken off: {type(error).__name__}"
                return

    async def receive_until(self, sign: str) -> str:
        """Return the first text that contains `sign`.

        Raises:
            ClosedError: When the server closes the websocket before.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await self._receive()
                if sign in text:
                    return text

    async def settle(self) -> None:
        """Wait until the server has processed everything sent, or closed the websocket.

        A page's own event passes through the same queue last, so its answer comes last.
        """
        mark = uuid.uuid4().hex
        form = {"submission_key": mark, "child_name": "", "parent_email": ""}
        await self.send(event(SUBMIT, {"form": form}))
        try:
            await self.receive_until(mark)
        except (ClosedError, ConnectionError) as error:
            self.closed = self.closed or str(error) or type(error).__name__

    async def until_closed(self) -> str:
        """Return how the server closes the websocket."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self._receive()
        except (ClosedError, ConnectionError) as error:
            self.closed = self.closed or str(error) or type(error).__name__
        return self.closed

    async def send_half(self, size: int) -> None:
        """Send a message of `size` bytes without its last ten."""
        head = bytes([0x81, 0xFF]) + struct.pack(">Q", size) + b"\0\0\0\0"
        self._socket._writer.write(head + b"x" * (size - 10))
        await self._socket._writer.drain()

    async def send_fragments(self, count: int, size: int) -> None:
        """Send a message in `count` frames of `size` bytes, of which none is its last."""
        for number in range(count):
            head = bytes([0x00 if number else 0x01, 0xFF]) + struct.pack(">Q", size) + b"\0\0\0\0"
            self._socket._writer.write(head + b"x" * size)
            await self._socket._writer.drain()

    async def leave(self) -> None:
        try:
            await self._socket.close()
        except ConnectionError as error:
            self.closed = self.closed or str(error)

    async def _receive(self) -> str:
        text = await self._socket.receive()
        self.received.append(text)
        if text == "2":
            await self.send("3")
        return text


@asynccontextmanager
async def hydrated(site: RunningSite, **how: Any) -> AsyncGenerator[RawClient]:
    """Connect and send a page's connect frame."""
    client = await RawClient.connect(site, **how)
    await client.send(connect_frame())
    await client.receive_until('"is_hydrated_rx_state_":true')
    try:
        yield client
    finally:
        await client.leave()


def letter(name: str, **fields: object) -> dict[str, object]:
    """Return a filled form whose e-mail address and submission key contain `name`."""
    return {
        "child_name": "Testkind",
        "age": "8",
        "city_country": "Teststadt",
        "parent_email": f"{name}@example.com",
        "wish_list": "a red kite",
        "message_to_santa": "",
        "been_good": True,
        "reindeer": "",
        "submission_key": f"abuse-letter-{name}",
        **fields,
    }


async def write_letter(site: RunningSite, name: str) -> str:
    """Send a letter as a visitor does; return the status of the submission."""
    visitor = await Visitor.arrive(site.url, PATH)
    try:
        form = letter(name)
        await visitor.ask(SUBMIT, {"form": form}, lambda told: ANSWER in told.get(LETTER_STATE, {}))
        return visitor.state[LETTER_STATE][ANSWER]["status"]
    finally:
        await visitor.leave()
