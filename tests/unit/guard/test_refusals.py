"""Each refusal is in the log once: by itself, or in the count of its minute."""

import asyncio
import re

import pytest

from santa_app.guard.refusals import Reason, Tally


async def test_the_numbers_in_the_log_add_up(caplog: pytest.LogCaptureFixture) -> None:
    tally = Tally("refused", quiet_seconds=0.01)
    for _ in range(500):
        tally.note(Reason.ORIGIN)
    tally.note(Reason.SIZE)
    assert len(caplog.messages) == 2
    summed = asyncio.Event()
    asyncio.get_running_loop().call_later(0.02, summed.set)
    await summed.wait()
    for _ in range(7):
        tally.note(Reason.ORIGIN)
    again = asyncio.Event()
    asyncio.get_running_loop().call_later(0.02, again.set)
    await again.wait()
    lines = [line for line in caplog.messages if Reason.ORIGIN in line]
    assert lines == [
        f"refused: {Reason.ORIGIN}",
        f"refused: {Reason.ORIGIN} (499 more)",
        f"refused: {Reason.ORIGIN}",
        f"refused: {Reason.ORIGIN} (6 more)",
    ]
    counted = [int(more) for line in lines for more in re.findall(r"\((\d+) more", line)]
    assert sum(counted) + 2 == 507


def test_reasons_are_told_apart() -> None:
    assert len(set(Reason)) == len(list(Reason)) >= 14
