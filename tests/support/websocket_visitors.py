"""Visitors without a browser: websockets that speak Reflex's protocol, as the page's script does.

Engine.IO 4 frames are one digit and a text; within them Socket.IO packets are one digit, the
namespace and JSON.
"""

import asyncio
import json
import uuid
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Self

from tests.support.waiting import PATIENCE
from tests.support.websocket import ClosedError, WebSocket

Delta = dict[str, dict[str, Any]]

NAMESPACE = "/_event"
ROOT_STATE = "reflex___state____state"
HYDRATED = "is_hydrated_rx_state_"
CONNECT_EVENT = f"{ROOT_STATE}.hydrate_and_load"

_PING, _PONG = "2", "3"
_CONNECT, _DISCONNECT, _EVENT, _REFUSED = "40", "41", "42", "44"


class VisitError(Exception):
    """The server closed the connection, refused it or did not answer in time."""


class Visitor:
    """A visitor on one page, with a session of their own."""

    def __init__(self, socket: WebSocket, path: str) -> None:
        self._socket = socket
        self._router_data = {"pathname": path, "asPath": path}
        self.state: Delta = {}
        """The variables that the server sent so far, by State."""

    @classmethod
    async def arrive(
        cls,
        url: str,
        path: str,
        *,
        origin: str | None = None,
        tab: str | None = None,
        source: str | None = None,
    ) -> Self:
        """Open the websocket of the site at `url` and wait until the page is hydrated.

        Args:
            url: Where the site is.
            path: The page.
            origin: The origin of the page, if it is another.
            tab: The token of a tab that connects again; a new one if left out.
            source: The visitor's own IP address, where this machine has several.
        """
        address = url.replace("http", "ws", 1)
        session = f"{address}{NAMESPACE}/?EIO=4&transport=websocket&token={tab or uuid.uuid4()}"
        visitor = cls(await WebSocket.connect(session, origin=origin or url, source=source), path)
        boot = visitor._event(CONNECT_EVENT, {})
        try:
            await visitor._send(_CONNECT, {"event": boot})
            await visitor._wait(lambda told: told.get(ROOT_STATE, {}).get(HYDRATED) is True)
        except BaseException:
            visitor.vanish()
            raise
        return visitor

    async def leave(self) -> None:
        """Close the connection, as a closed tab does."""
        await self._socket.send(f"{_DISCONNECT}{NAMESPACE},")
        await self._socket.close()

    def vanish(self) -> None:
        """Drop the connection, as a device that loses its network."""
        self._socket.abort()

    async def tell(self, handler: str, payload: dict[str, Any]) -> None:
        """Send an event to a State's handler, both by their full name."""
        await self._send(_EVENT, ["event", self._event(handler, payload)])

    async def ask(
        self, handler: str, payload: dict[str, Any], is_answer: Callable[[Delta], bool]
    ) -> None:
        """Send an event and wait for the State update for which `is_answer` is true."""
        await self.tell(handler, payload)
        await self._wait(is_answer)

    def _event(self, handler: str, payload: dict[str, Any]) -> dict[str, Any]:
        return {"name": handler, "payload": payload, "router_data": self._router_data}

    async def _send(self, kind: str, data: object) -> None:
        await self._socket.send(f"{kind}{NAMESPACE},{json.dumps(data)}")

    async def _wait(self, is_answer: Callable[[Delta], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not is_answer(await self._change()):
                    continue
        except TimeoutError:
            raise VisitError(f"no answer within {PATIENCE:g} s") from None
        except ClosedError as error:
            raise VisitError(f"the server closed the connection: {error}") from error

    async def _change(self) -> Delta:
        """Return the next State update of the server, and answer its pings."""
        while True:
            frame = await self._socket.receive()
            if frame == _PING:
                await self._socket.send(_PONG)
            elif frame.startswith(_REFUSED):
                raise VisitError(f"the server refused the connection: {frame}")
            elif frame.startswith(_EVENT):
                name, *values = json.loads(frame.partition(",")[2])
                if name == "event" and (told := values[0].get("delta")):
                    for state, variables in told.items():
                        self.state.setdefault(state, {}).update(variables)
                    return told


@asynccontextmanager
async def visitors(url: str, path: str, count: int) -> AsyncGenerator[list[Visitor]]:
    """Connect `count` visitors, one after the other, and disconnect them at the end."""
    async with AsyncExitStack() as stack:
        arrived = []
        for _ in range(count):
            visitor = await Visitor.arrive(url, path)
            stack.push_async_callback(visitor.leave)
            arrived.append(visitor)
        yield arrived
