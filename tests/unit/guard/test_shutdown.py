"""Websockets of a process that stops read nothing more, and close after their last message."""

import asyncio
from collections.abc import Iterator

import pytest

from santa_app.shutdown import OpenWebsockets, open_websockets
from tests.unit.guard.websocket_client import CONNECT, Open, refusals, submit


@pytest.fixture
def websockets() -> Iterator[OpenWebsockets]:
    """Those of this process, which takes websockets again after the test."""
    yield open_websockets
    open_websockets.stopping = False


async def test_open_websocket_reads_no_further_event_and_closes_when_told(
    connect: Open, websockets: OpenWebsockets, caplog: pytest.LogCaptureFixture
) -> None:
    client = connect()
    client.sends(CONNECT)
    await client.ping()
    websockets.stop_reading()
    client.sends(submit({"form": {}}), "not even a frame")
    while not client.incoming.empty():
        await asyncio.sleep(0)
    await client.to_client({"type": "websocket.send", "text": "the answer"})
    await websockets.close()
    await client.ended()
    assert len(client.texts) == 1
    assert [message.get("text") for message in client.sent][-3:-1] == [
        "the answer",
        "after the end",
    ]
    assert client.close_code == 1000
    assert len(websockets) == 0
    assert refusals(caplog) == []


async def test_new_websocket_is_refused_without_a_line_in_the_log(
    connect: Open, websockets: OpenWebsockets, caplog: pytest.LogCaptureFixture
) -> None:
    websockets.stop_reading()
    client = connect()
    await client.ended()
    assert [message["type"] for message in client.sent] == ["websocket.close"]
    assert client.seen_scope is None
    assert refusals(caplog) == []


async def test_nothing_is_waited_for_without_websockets(websockets: OpenWebsockets) -> None:
    await asyncio.wait_for(websockets.close(), 1)
