"""The processor time of a client is measured, and what is over its share waits or is refused."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from santa_app.guard import processor_time
from santa_app.guard.processor_time import (
    ALLOWANCE,
    LONGEST_WAIT,
    ProcessorTime,
    Timed,
    paying,
    time_events,
)
from santa_app.guard.refusals import Reason, Refused

SESSION = "session"


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(processor_time.asyncio, "sleep", sleep)
    return found


async def test_a_client_waits_once_its_allowance_is_used_and_others_do_not(
    waits: list[float],
) -> None:
    now = 0.0
    processor = ProcessorTime(25, lambda: now)
    processor.charge("a", ALLOWANCE)
    await processor.admit("a", 0.01)
    assert waits == []
    # The next two are spaced by what they cost at the client's share.
    await processor.admit("a", 0.01)
    await processor.admit("a", 0.01)
    assert waits == pytest.approx([0.04, 0.08])
    await processor.admit("b", 0.01)
    assert len(waits) == 2
    now = 0.12  # three times 0.01 s, forgotten at a quarter of a second per second
    await processor.admit("a", 0.01)
    assert len(waits) == 2


async def test_an_ipv6_household_with_many_networks_gets_two_shares(waits: list[float]) -> None:
    for shift in (0, 8):  # within a /56, within a /48
        now = 0.0
        processor = ProcessorTime(25, lambda: now)  # noqa: B023
        clients = [f"2001:db8:1:{number << shift:x}::/64" for number in range(100)]
        for client in clients[:2]:
            processor.charge(client, ALLOWANCE)
        await processor.admit(clients[2], 0.01)
        assert waits == []
        await processor.admit(clients[3], 0.01)
        assert waits == pytest.approx([0.02])
        await processor.admit("2001:db8:2:1::/64", 0.01)
        assert len(waits) == 1
        now = 0.05  # what was too much is forgotten, half a second per second
        await processor.admit(clients[4], 0.01)
        assert len(waits) == 1
        waits.clear()


async def test_what_would_wait_too_long_is_refused(waits: list[float]) -> None:
    processor = ProcessorTime(25, lambda: 0.0)
    processor.charge("a", ALLOWANCE + 0.25 * LONGEST_WAIT + 0.01)
    with pytest.raises(Refused) as refused:
        await processor.admit("a", 0.01)
    assert refused.value.reason is Reason.PROCESSOR
    unlimited = ProcessorTime(0, lambda: 0.0)
    unlimited.charge("a", 1000.0)
    await unlimited.admit("a", 0.01)
    assert waits == []


def test_clients_without_use_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_time, "_TIDY_AT", 100)
    now = 0.0
    processor = ProcessorTime(25, lambda: now)
    for number in range(1000):
        now += 1.0
        processor.charge(f"client {number}", 0.1)
    assert len(processor._used) <= 101


def work(seconds: float) -> None:
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass


async def test_only_the_own_steps_are_timed() -> None:
    charged: list[float] = []

    async def handler() -> str:
        work(0.02)
        await asyncio.sleep(0)
        await asyncio.to_thread(work, 0.2)
        return "done"

    async def other() -> None:
        for _ in range(10):
            work(0.02)
            await asyncio.sleep(0)

    both = asyncio.gather(Timed(handler(), charged.append), other())
    assert (await both)[0] == "done"
    assert 0.02 <= sum(charged) < 0.1


async def test_errors_and_cancellation_pass_through() -> None:
    seen: list[str] = []

    async def handler(event: asyncio.Event) -> None:
        try:
            async with asyncio.timeout(0):
                await event.wait()
        except TimeoutError:
            seen.append("timeout")
        try:
            await event.wait()
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def run() -> None:
        await Timed(handler(asyncio.Event()), lambda _: None)

    task = asyncio.create_task(run())
    while seen != ["timeout"]:
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert seen == ["timeout", "cancelled"]

    async def fails() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await Timed(fails(), lambda _: None)


async def test_the_frameworks_events_are_charged_to_their_session() -> None:
    charged: list[float] = []

    async def execute(*, entry: Any, registered_handler: Any) -> None:
        work(0.01)

    processor: Any = SimpleNamespace(_execute_event=execute)
    time_events(processor)
    entry = SimpleNamespace(ctx=SimpleNamespace(token=SESSION))
    with paying(SESSION, charged.append):
        await processor._execute_event(entry=entry, registered_handler=None)
    assert sum(charged) >= 0.01
    before = len(charged)
    await processor._execute_event(entry=entry, registered_handler=None)
    assert len(charged) == before
