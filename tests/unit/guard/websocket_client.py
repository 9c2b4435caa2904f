"""A websocket client that calls the guard with a recording app behind it, without a web server."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

import pytest

from santa_app.framework.server.events import CONNECT_EVENT
from tests.support.letter_state import SUBMIT
from tests.support.waiting import PATIENCE

SESSION = "6ce66f7d-63d0-48ff-9a88-3f72003921b0"
ORIGIN = b"https://letters.example"
QUERY = f"EIO=4&transport=websocket&token={SESSION}"
ROUTER = {"pathname": "/letters-to-santa"}
CONNECT = f"40/_event,{json.dumps({'event': {'name': CONNECT_EVENT, 'router_data': ROUTER}})}"


def submit(payload: object) -> str:
    sent = {"name": SUBMIT, "payload": payload, "router_data": ROUTER}
    return f"42/_event,{json.dumps(['event', sent])}"


@dataclass
class Client:
    """One websocket through the guard to an app that records what it receives."""

    guard: Callable[..., Any] | None = None
    scope: dict[str, Any] = field(default_factory=dict)
    passed: list[dict[str, Any]] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    incoming: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    seen_scope: dict[str, Any] | None = None
    task: asyncio.Task[None] | None = None
    to_client: Any = None

    async def app(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        self.seen_scope = scope
        self.to_client = send
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            self.passed.append(message)
            if message["type"] != "websocket.receive":
                break
        await send({"type": "websocket.send", "text": "after the end"})
        await send({"type": "websocket.close"})

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)

    def start(self) -> None:
        assert self.guard is not None
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(self.guard(self.scope, self.incoming.get, self.send))

    def sends(self, *texts: str) -> None:
        for text in texts:
            self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def ping(self) -> None:
        """Let the app ask for a sign of life, once the first frame has reached it."""
        while not self.texts:
            await asyncio.sleep(0)
        assert self.to_client is not None
        await self.to_client({"type": "websocket.send", "text": "2"})

    async def leave(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await self.ended()

    async def ended(self) -> None:
        assert self.task is not None
        await asyncio.wait_for(self.task, PATIENCE)

    @property
    def close_code(self) -> int | None:
        codes = [m.get("code", 1000) for m in self.sent if m["type"] == "websocket.close"]
        assert len(codes) <= 1
        return codes[0] if codes else None

    @property
    def session(self) -> str:
        """The session's token as the framework gets it."""
        assert self.seen_scope is not None
        query = parse_qs(self.seen_scope["query_string"].decode())
        assert query.keys() == {"EIO", "transport", "token"}
        return query["token"][0]

    @property
    def texts(self) -> list[str]:
        return [m["text"] for m in self.passed if m["type"] == "websocket.receive"]


Open = Callable[..., Client]


async def recording_app(scope: Any, receive: Any, send: Any) -> None:
    """The app behind the guard; each client has its own."""
    await scope["client of the test"].app(scope, receive, send)


def refusals(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.removeprefix("refused: ") for line in caplog.messages]
