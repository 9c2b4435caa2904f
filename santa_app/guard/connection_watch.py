"""Logs when the process runs short of connections, before visitors cannot reach it any more.

The web server accepts no connection then, and says nothing itself.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import cache
from typing import Final

from santa_app.observability.throttled_log import ThrottledLog
from santa_app.server import descriptors
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


class ConnectionWatch:
    """Checks the connections of a process again and again.

    Args:
        max_connections: How many connections without a websocket the web server accepts.
    """

    def __init__(self, max_connections: int) -> None:
        self._max_connections = max_connections
        self._log = ThrottledLog(logger, "connections")
        self.websockets: Callable[[], int] = int
        """Returns how many websockets are open."""

    async def run(self) -> None:
        """Check until cancelled; what is open at the start is no visitor's."""
        others = descriptors.open_now()
        while True:
            in_use = descriptors.open_now()
            if in_use > SHORT * descriptors.limit_now():
                self._log.warning(DESCRIPTORS)
            if in_use - others - self.websockets() > SHORT * self._max_connections:
                self._log.warning(REQUESTS)
            await asyncio.sleep(CHECK_SECONDS)


@cache
def process_watch() -> ConnectionWatch:
    """Return the watch of this process."""
    return ConnectionWatch(settings().max_connections)


async def watch_connections() -> None:
    """Run the watch of this process (a lifespan task of Reflex)."""
    await process_watch().run()
