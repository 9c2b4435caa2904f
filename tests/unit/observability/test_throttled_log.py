"""Each event is in the log once: as a line of its own, or in the count of its window."""

import asyncio
import logging

import pytest

from santa_app.observability.throttled_log import ThrottledLog

logger = logging.getLogger(__name__)


async def test_the_numbers_in_the_log_add_up(caplog: pytest.LogCaptureFixture) -> None:
    throttled = ThrottledLog(logger, "refused", window=0.01)
    for _ in range(500):
        throttled.warning("one kind")
    throttled.warning("another kind")
    assert caplog.messages == ["refused: one kind", "refused: another kind"]
    await asyncio.sleep(0.02)
    for _ in range(7):
        throttled.warning("one kind")
    await asyncio.sleep(0.02)
    assert caplog.messages[2:] == [
        "refused: one kind (499 more)",
        "refused: one kind",
        "refused: one kind (6 more)",
    ]
