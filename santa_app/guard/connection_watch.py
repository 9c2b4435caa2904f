"""Logs when the process runs short of connections, before visitors cannot reach it any more.

The web server accepts no connection then, and says nothing itself.
"""

import asyncio
import logging
from typing import Final

from santa_app.descriptors import limit_now, open_now
from santa_app.guard.shutdown import open_websockets
from santa_app.observability import metrics
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.settings import settings

logger = logging.getLogger(__name__)

CHECK_SECONDS: Final = 1.0
"""Seconds between two checks."""
SHORT: Final = 0.9
"""The part of what there is that may be in use without a warning."""
DESCRIPTORS: Final = "more than 90 % of the file descriptors are in use; raise ulimit -n"
REQUESTS: Final = (
    "connections without a websocket nearly reach MAX_CONNECTIONS; "
    "let the proxy limit them for each address"
)


async def watch_connections() -> None:
    """Check until cancelled (a lifespan task); what is open at the start is no visitor's."""
    log = ThrottledLog(logger, "connections")
    most = SHORT * settings().max_connections
    others = open_now()
    while True:
        metrics.WEBSOCKETS.set(len(open_websockets))
        in_use = open_now()
        if in_use > SHORT * limit_now():
            log.warning(DESCRIPTORS)
        if in_use - others - len(open_websockets) > most:
            log.warning(REQUESTS)
        await asyncio.sleep(CHECK_SECONDS)
