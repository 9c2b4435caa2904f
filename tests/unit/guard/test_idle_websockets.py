"""Websockets that send nothing, do not answer pings, or take memory are closed."""

import asyncio
import socket

import pytest

from santa_app.guard import connection, memory_limit
from santa_app.guard.refusals import Reason
from tests.support.waiting import PATIENCE
from tests.unit.guard.websocket_client import (
    CONNECT,
    Open,
    refusals,
)


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


async def test_silent_connections_make_room_where_memory_runs_out(
    connect: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(memory_limit, "CHECK_SECONDS", 0.02)
    monkeypatch.setattr(memory_limit, "IDLE_SECONDS", 0.1)
    held = 10**9
    looks = 0
    looked_often = asyncio.Event()

    def resident() -> int:
        nonlocal looks
        looks += 1
        if looks == 10:  # by then the connection has been silent for long enough
            looked_often.set()
        return held

    monkeypatch.setattr(memory_limit, "resident_bytes", resident)
    silent = connect(max_memory_mb=2000)
    silent.sends(CONNECT)
    await asyncio.wait_for(looked_often.wait(), PATIENCE)
    assert silent.close_code is None
    held = 3 * 10**9
    await silent.ended()
    assert silent.close_code == 1008
    assert refusals(caplog) == [Reason.MEMORY]


def test_this_process_holds_some_memory() -> None:
    assert memory_limit.resident_bytes() > 10_000_000


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
            assert memory_limit.received_bytes()[peer] == 1000
            # The connection is as open as before.
            client.sendall(b"y")
            assert accepted.recv(1) == b"y"


async def test_only_a_websocket_that_does_not_finish_its_message_is_closed(
    connect: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(memory_limit, "CHECK_SECONDS", 0.01)
    received: dict[tuple[str, int], int] = {("192.0.2.1", 1): 0, ("192.0.2.1", 2): 0}
    held = 10**8

    def grown() -> dict[tuple[str, int], int]:
        received["192.0.2.1", 2] += 100_000
        return dict(received)

    monkeypatch.setattr(memory_limit, "resident_bytes", lambda: held)
    monkeypatch.setattr(memory_limit, "received_bytes", grown)
    page = connect()
    page.sends(CONNECT)
    filling = connect(peer=("192.0.2.1", 2))
    filling.sends(CONNECT)
    await asyncio.sleep(0)
    assert received["192.0.2.1", 2] == 0  # nobody looks while the memory does not grow
    held = 2 * 10**8
    await filling.ended()
    assert filling.close_code == 1009
    assert page.close_code is None
    assert refusals(caplog) == [Reason.UNFINISHED]
