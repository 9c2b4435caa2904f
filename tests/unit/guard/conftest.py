"""Opens websockets through the guard."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from santa_app.guard.event_allowlist import EventAllowlist
from santa_app.guard.middleware import GuardMiddleware
from tests.support.letter_examples import make_settings
from tests.unit.guard.websocket_client import ORIGIN, QUERY, Client, Open, recording_app


@pytest.fixture
async def connect() -> AsyncIterator[Open]:
    """Opens websockets of one guard: `connect(origins=…, query=…, headers=…, settings=…)`."""
    clients: list[Client] = []
    guard: GuardMiddleware | None = None

    def make(
        *,
        origins: tuple[bytes, ...] = (ORIGIN,),
        query: str = QUERY,
        path: str = "/_event/",
        headers: tuple[tuple[bytes, bytes], ...] = (),
        peer: tuple[str, int] = ("192.0.2.1", 1),
        **settings: Any,
    ) -> Client:
        nonlocal guard
        client = Client()
        if guard is None or settings:
            given = make_settings(site_url=ORIGIN.decode(), **settings)
            guard = GuardMiddleware(recording_app, given, EventAllowlist.of_app())
        client.guard = guard
        client.scope = {
            "client of the test": client,
            "type": "websocket",
            "path": path,
            "client": peer,
            "query_string": query.encode(),
            "subprotocols": [],
            "headers": [(b"host", b"x"), *((b"origin", one) for one in origins), *headers],
        }
        client.start()
        clients.append(client)
        return client

    yield make
    for client in clients:
        if client.task is not None and not client.task.done():
            await client.leave()
