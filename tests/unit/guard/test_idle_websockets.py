"""Websockets that send nothing, do not answer pings, or take memory are closed."""

import asyncio
import socket

import pytest

from santa_app.guard import connection, unfinished_messages
from santa_app.guard.processor_time import REQUEST_COST, ProcessorTime
from santa_app.guard.refusals import Reason
from santa_app.guard.unfinished_messages import (
    GROWTH_BYTES,
    LOOK_SECONDS,
    descriptors,
    received_bytes,
)
from tests.support.waiting import PATIENCE
from tests.unit.guard.websocket_client import (
    CONNECT,
    Open,
    refusals,
    submit,
)

PAGE, FILLING = ("192.0.2.1", 1), ("192.0.2.1", 2)


async def test_a_connection_that_says_nothing_is_closed(
    connect: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "CONNECT_TIMEOUT", 0.05)
    client = connect()
    client.sends("3", "3")  # a pong is not a message
    await client.ended()
    assert client.close_code == 1008
    assert client.texts == ["3", "3"]
    assert refusals(caplog) == [Reason.SILENT]


async def test_a_page_that_does_not_answer_the_server_is_closed(
    connect: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "PONG_TIMEOUT", 0.05)
    patient = connect()
    patient.sends(CONNECT)
    await patient.ping()
    patient.sends("3")
    silent = connect()
    silent.sends(CONNECT)
    await silent.ping()
    await silent.ended()
    assert silent.close_code == 1008
    assert patient.close_code is None
    await patient.leave()
    assert patient.texts[1:] == ["3"]
    assert refusals(caplog) == [Reason.SILENT]


async def test_room_is_made_when_a_connection_ends(
    connect: Open, caplog: pytest.LogCaptureFixture
) -> None:
    first = connect(origin_connections=1)
    await asyncio.sleep(0)
    second = connect()
    await second.ended()
    assert refusals(caplog) == [Reason.CONNECTIONS]
    await first.leave()
    third = connect()
    third.sends(CONNECT)
    await third.leave()
    assert len(third.texts) == 1


def test_what_each_connection_has_received_is_known_to_the_system() -> None:
    with socket.socket() as listener, socket.socket() as client:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        client.connect(listener.getsockname())
        accepted, peer = listener.accept()
        with accepted:
            client.sendall(b"x" * 1000)
            assert accepted.recv(1000, socket.MSG_WAITALL) == b"x" * 1000
            assert received_bytes(accepted.fileno()) == (peer, 1000)
            assert accepted.fileno() in descriptors()
            # The connection is as open as before.
            client.sendall(b"y")
            assert accepted.recv(1) == b"y"
        assert received_bytes(listener.fileno()) is None


def event_of(size: int) -> str:
    """Return an event of about `size` bytes."""
    return submit({"form": {"wish_list": "x" * size}})


class System:
    """What the system tells of two connections and of the memory; counts the looks at it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.resident = 10**8
        self.memory_grows_by = 0
        self.received = {PAGE: 700, FILLING: 700}
        self.sends = 0
        """Bytes that arrive from FILLING between two looks."""
        self.looks = 0
        monkeypatch.setattr(unfinished_messages, "CHECK_SECONDS", 0.001)
        monkeypatch.setattr(unfinished_messages, "resident_bytes", self._resident_bytes)
        monkeypatch.setattr(unfinished_messages, "descriptors", lambda: iter((1, 2)))
        monkeypatch.setattr(unfinished_messages, "received_bytes", self._received_bytes)

    def _resident_bytes(self) -> int:
        self.resident += self.memory_grows_by
        return self.resident

    def _received_bytes(self, descriptor: int) -> tuple[tuple[str, int], int]:
        peer = {1: PAGE, 2: FILLING}[descriptor]
        if peer == FILLING:
            self.received[peer] += self.sends
        self.looks += 1
        return peer, self.received[peer]

    async def looked(self, times: int) -> None:
        """Wait for some more looks."""
        enough = self.looks + times
        async with asyncio.timeout(PATIENCE):
            while self.looks < enough:
                await asyncio.sleep(0)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    return System(monkeypatch)


async def test_a_websocket_that_does_not_finish_its_message_is_closed(
    connect: Open,
    system: System,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    subtests: pytest.Subtests,
) -> None:
    for how, grows_by, seconds in (
        ("fast, while the memory grows", GROWTH_BYTES + 1, LOOK_SECONDS),
        ("slowly, while it does not", 0, 0.001),
    ):
        with subtests.test(how):
            caplog.clear()
            monkeypatch.setattr(unfinished_messages, "LOOK_SECONDS", seconds)
            system.sends, system.memory_grows_by = 20_000, grows_by
            page, filling = connect(peer=PAGE, max_message_bytes=65_536), connect(peer=FILLING)
            page.sends(CONNECT)
            filling.sends(CONNECT)
            began = system.looks
            await filling.ended()
            assert (
                system.looks - began >= 4
            )  # 20,000 bytes each time, of which 65,536 are a message
            assert (filling.close_code, page.close_code) == (1009, None)
            assert refusals(caplog) == [Reason.UNFINISHED]
            await page.leave()


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_what_came_before_a_look_counts(
    connect: Open,
    system: System,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    after: int,
) -> None:
    monkeypatch.setattr(unfinished_messages, "LOOK_SECONDS", 0.001)
    filling = connect(peer=FILLING, max_message_bytes=65_536)
    while filling.seen_scope is None:
        await asyncio.sleep(0)
    # All at once, beside complete messages, and nothing after that.
    filling.sends(*(CONNECT, "3", "3")[:after])
    system.received[FILLING] += 2_000_000
    await filling.ended()
    assert filling.close_code == 1009
    assert refusals(caplog) == [Reason.UNFINISHED]


async def test_what_came_before_the_handshake_does_not_count(
    connect: Open, system: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unfinished_messages, "LOOK_SECONDS", 0.001)
    system.received[PAGE] = 5_000_000  # a proxy sent other visitors' requests before
    page = connect(peer=PAGE, max_message_bytes=65_536)
    page.sends(CONNECT)
    await system.looked(20)
    assert page.close_code is None


async def test_messages_that_are_not_delivered_yet_are_not_unfinished(
    connect: Open, system: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unfinished_messages, "LOOK_SECONDS", 0.001)
    page = connect(peer=PAGE, max_message_bytes=65_536)
    page.sends(CONNECT)
    text = event_of(30_000)
    system.received[PAGE] += len(CONNECT) + 10 * len(text)
    for number in range(10):
        page.sends(text)
        while len(page.texts) < number + 2:
            await asyncio.sleep(0)
        await system.looked(1)
    await system.looked(20)
    assert page.close_code is None


async def test_messages_that_are_finished_may_be_many(
    connect: Open, system: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unfinished_messages, "LOOK_SECONDS", 0.001)
    page = connect(peer=PAGE, max_message_bytes=65_536)
    page.sends(CONNECT)
    text = event_of(50_000)
    for number in range(10):
        system.received[PAGE] += len(text)
        page.sends(text)
        while len(page.texts) < number + 2:
            await asyncio.sleep(0)
        await system.looked(1)
    assert page.close_code is None


async def test_a_websocket_without_unfinished_data_stays_open_whatever_the_memory(
    connect: Open, system: System
) -> None:
    system.resident, system.memory_grows_by = 10**11, GROWTH_BYTES + 1
    page = connect(peer=PAGE)
    page.sends(CONNECT)
    await system.looked(20)
    assert page.close_code is None


async def test_a_websocket_that_waits_for_the_processor_is_not_read(
    connect: Open, system: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def admit(_self: ProcessorTime, _client: str, cost: float) -> None:
        if cost != REQUEST_COST:
            await turn.wait()

    turn = asyncio.Event()
    monkeypatch.setattr(ProcessorTime, "admit", admit)
    system.sends, system.memory_grows_by = 50_000, GROWTH_BYTES + 1
    page = connect(peer=FILLING)
    page.sends(CONNECT)
    await system.looked(20)
    assert page.close_code is None
    system.sends = 0
    turn.set()
