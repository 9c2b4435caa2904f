"""A client that has used its share of the processor waits, or is refused; others do not."""

import pytest

from santa_app.guard import processor_share
from santa_app.guard.processor_share import ALLOWANCE, LONGEST_WAIT, ProcessorShare
from santa_app.guard.refusals import Reason, Refused


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(processor_share.asyncio, "sleep", sleep)
    return found


async def test_a_client_waits_once_its_allowance_is_used_and_others_do_not(
    waits: list[float],
) -> None:
    now = 0.0
    processor = ProcessorShare(25, lambda: now)
    await processor.admit("a", ALLOWANCE)
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
        processor = ProcessorShare(25, lambda: now)  # noqa: B023
        clients = [f"2001:db8:1:{number << shift:x}::/64" for number in range(100)]
        for client in clients[:2]:
            await processor.admit(client, ALLOWANCE)
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
    processor = ProcessorShare(25, lambda: 0.0)
    await processor.admit("a", ALLOWANCE + 0.25 * LONGEST_WAIT + 0.01)
    with pytest.raises(Refused) as refused:
        await processor.admit("a", 0.01)
    assert refused.value.reason is Reason.PROCESSOR
    unlimited = ProcessorShare(0, lambda: 0.0)
    await unlimited.admit("a", 1000.0)
    await unlimited.admit("a", 0.01)
    assert waits == []


async def test_clients_without_use_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_share, "_TIDY_AT", 100)
    now = 0.0
    processor = ProcessorShare(25, lambda: now)
    for number in range(1000):
        now += 1.0
        await processor.admit(f"client {number}", 0.1)
    assert len(processor._used) <= 101
