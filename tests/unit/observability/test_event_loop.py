"""A busy event loop is logged once; a busy machine is not."""

import asyncio
import time

import pytest

from santa_app.observability.event_loop import BUSY, LAG_SECONDS, watch_event_loop


async def _after(block: float, monkeypatch: pytest.MonkeyPatch, *, works: bool) -> None:
    """Let the watch meet an event loop that is blocked twice, by work or by waiting."""
    clock = {"loop": 0.0, "used": 0.0}
    naps = 0

    async def nap(seconds: float) -> None:
        nonlocal naps
        naps += 1
        if naps == 3:
            raise asyncio.CancelledError
        clock["loop"] += seconds + block
        clock["used"] += block if works else 0.0

    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: clock["loop"])
    monkeypatch.setattr(time, "process_time", lambda: clock["used"])
    monkeypatch.setattr(asyncio, "sleep", nap)
    with pytest.raises(asyncio.CancelledError):
        await watch_event_loop()


@pytest.mark.parametrize(
    ("block", "works", "lines"),
    [(LAG_SECONDS + 0.01, True, 1), (LAG_SECONDS - 0.01, True, 0), (5.0, False, 0)],
)
async def test_a_busy_event_loop_is_logged_once(
    block: float,
    works: bool,
    lines: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with monkeypatch.context() as patched:
        await _after(block, patched, works=works)
    assert [one for one in caplog.messages if BUSY in one] == [f"event loop: {BUSY}"] * lines
