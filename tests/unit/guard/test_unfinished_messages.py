"""Websockets that receive more than a message without finishing it are closed, and no others."""

import asyncio
import socket

import pytest

from santa_app.framework.server import unfinished_messages
from santa_app.framework.server.unfinished_messages import Peer, open_descriptors, received_bytes
from santa_app.guard.middleware import GuardMiddleware
from santa_app.guard.processor_share import REQUEST_COST, ProcessorShare
from santa_app.guard.refusals import Reason
from tests.unit.guard.websocket_client import CONNECT, Client, Open, refusals, submit

PAGE, ATTACKER = ("192.0.2.1", 1), ("192.0.2.1", 2)
LIMIT = 65_536


def test_received_bytes_of_a_connection() -> None:
    with socket.socket() as listener, socket.socket() as client:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        client.connect(listener.getsockname())
        accepted, peer = listener.accept()
        with accepted:
            client.sendall(b"x" * 1000)
            assert accepted.recv(1000, socket.MSG_WAITALL) == b"x" * 1000
            assert received_bytes(accepted.fileno()) == (peer, 1000)
            assert accepted.fileno() in open_descriptors()
            # The connection is as open as before.
            client.sendall(b"y")
            assert accepted.recv(1) == b"y"
        assert received_bytes(listener.fileno()) is None


class Connections:
    """Two connections of the system, and looks at them when the test asks for one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.received = {PAGE: 700, ATTACKER: 700}
        monkeypatch.setattr(unfinished_messages, "LOOK_SECONDS", 3600.0)
        monkeypatch.setattr(unfinished_messages, "open_descriptors", lambda: iter((1, 2)))
        monkeypatch.setattr(unfinished_messages, "received_bytes", self._received_bytes)

    def _received_bytes(self, descriptor: int) -> tuple[Peer, int]:
        peer = {1: PAGE, 2: ATTACKER}[descriptor]
        return peer, self.received[peer]

    async def look(self, client: Client) -> None:
        """Look at all connections, after everything that was sent before has been handled."""
        while not client.incoming.empty() or client.seen_scope is None:
            await asyncio.sleep(0)
        for _ in range(5):
            await asyncio.sleep(0)
        assert isinstance(client.guard, GuardMiddleware)
        client.guard._unfinished._look()


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> Connections:
    return Connections(monkeypatch)


def event_of(size: int) -> str:
    """Return an event of about `size` bytes."""
    return submit({"form": {"wish_list": "x" * size}})


@pytest.mark.parametrize("complete", [(), (CONNECT,), (CONNECT, "3", "3")])
async def test_unfinished_message_closes_its_websocket_only(
    connect: Open,
    connections: Connections,
    caplog: pytest.LogCaptureFixture,
    complete: tuple[str, ...],
) -> None:
    page, attacker = connect(peer=PAGE, max_message_bytes=LIMIT), connect(peer=ATTACKER)
    page.sends(CONNECT)
    attacker.sends(*complete)
    while attacker.seen_scope is None:
        await asyncio.sleep(0)
    connections.received[ATTACKER] += 2_000_000
    await connections.look(attacker)
    assert attacker.close_code is None
    await connections.look(attacker)
    await attacker.ended()
    assert (attacker.close_code, page.close_code) == (1009, None)
    assert refusals(caplog) == [Reason.UNFINISHED]


async def test_slowly_sent_message_closes_its_websocket(
    connect: Open, connections: Connections
) -> None:
    attacker = connect(peer=ATTACKER, max_message_bytes=LIMIT)
    attacker.sends(CONNECT)
    await connections.look(attacker)
    for _ in range(5):  # the fourth look finds more than LIMIT, the fifth confirms it
        assert attacker.close_code is None
        connections.received[ATTACKER] += 20_000
        await connections.look(attacker)
    await attacker.ended()
    assert attacker.close_code == 1009


async def test_bytes_before_the_handshake_do_not_count(
    connect: Open, connections: Connections
) -> None:
    connections.received[PAGE] = 5_000_000  # a proxy sent other visitors' requests before
    page = connect(peer=PAGE, max_message_bytes=LIMIT)
    page.sends(CONNECT)
    for _ in range(5):
        await connections.look(page)
    assert page.close_code is None


async def test_message_that_is_not_delivered_yet_is_not_unfinished(
    connect: Open, connections: Connections
) -> None:
    page = connect(peer=PAGE, max_message_bytes=LIMIT)
    page.sends(CONNECT)
    text = event_of(30_000)
    connections.received[PAGE] += 10 * len(text)
    for _ in range(10):
        page.sends(text)
        await connections.look(page)
    await connections.look(page)
    assert page.close_code is None
    assert len(page.texts) == 11


async def test_many_complete_messages_are_not_unfinished(
    connect: Open, connections: Connections
) -> None:
    page = connect(peer=PAGE, max_message_bytes=LIMIT)
    page.sends(CONNECT)
    text = event_of(50_000)
    for _ in range(10):
        connections.received[PAGE] += len(text)
        page.sends(text)
        await connections.look(page)
        await connections.look(page)
    assert page.close_code is None


async def test_websocket_that_is_not_read_stays_open(
    connect: Open, connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def admit(_self: ProcessorShare, _client: str, cost: float) -> None:
        if cost != REQUEST_COST:
            await turn.wait()

    turn = asyncio.Event()
    monkeypatch.setattr(ProcessorShare, "admit", admit)
    page = connect(peer=PAGE, max_message_bytes=LIMIT)
    page.sends(CONNECT)
    for _ in range(5):
        connections.received[PAGE] += 50_000
        await connections.look(page)
    assert page.close_code is None
    turn.set()
