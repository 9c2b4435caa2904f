"""Measures how late the event loop is, and logs when visitors notice it."""

import asyncio
import logging
import time
from typing import Final

from santa_app.observability import metrics
from santa_app.observability.throttled_log import ThrottledLog

logger = logging.getLogger(__name__)

CHECK_SECONDS: Final = 0.1
"""Seconds between two checks."""
LAG_SECONDS: Final = 0.25
"""Seconds of delay above which a check is logged."""
BUSY: Final = "busy for more than 250 ms: requests and messages had to wait"


async def watch_event_loop() -> None:
    """Check again and again, until cancelled, how late the event loop runs what is due.

    A check that is late without processor time of this process says nothing about the site: the
    machine was busy with something else.
    """
    log = ThrottledLog(logger, "event loop")
    loop = asyncio.get_running_loop()
    while True:
        due, used = loop.time() + CHECK_SECONDS, time.process_time()
        await asyncio.sleep(CHECK_SECONDS)
        lag = loop.time() - due
        metrics.EVENT_LOOP_LAG.observe(max(lag, 0.0))
        if lag > LAG_SECONDS and time.process_time() - used > lag / 2:
            log.warning(BUSY)
