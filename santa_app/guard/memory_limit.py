"""Closes idle websockets while the process uses too much memory.

The web server buffers a message until it is complete, up to 64 MB per websocket, and the
application sees none of it before. So the guard checks the memory of the process instead. A page
whose websocket is closed reconnects by itself.
"""

import asyncio
import os
from pathlib import Path
from typing import Final

from santa_app.guard.connection import GuardedConnection
from santa_app.guard.refusals import Reason

CHECK_SECONDS: Final = 1.0
"""Seconds between two checks."""
IDLE_SECONDS: Final = 3.0
"""Seconds without a complete message after which a websocket counts as idle."""
_STATM = Path("/proc/self/statm")


def resident_bytes() -> int:
    """Return the resident memory of this process in bytes; 0 where the system has no /proc."""
    try:
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class MemoryLimit:
    """Checks the memory of the process while websockets are open.

    Args:
        limit: Bytes above which idle websockets are closed.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._connections: set[GuardedConnection] = set()
        self._next_check: asyncio.TimerHandle | None = None

    def add(self, connection: GuardedConnection) -> None:
        """Include a new websocket; needs a running event loop."""
        self._connections.add(connection)
        if self._next_check is None:
            self._schedule()

    def discard(self, connection: GuardedConnection) -> None:
        """Forget a websocket that has ended."""
        self._connections.discard(connection)

    def _schedule(self) -> None:
        self._next_check = asyncio.get_running_loop().call_later(CHECK_SECONDS, self._check)

    def _check(self) -> None:
        self._next_check = None
        if not self._connections:
            return
        if resident_bytes() > self._limit:
            for connection in self._connections:
                if connection.idle_seconds > IDLE_SECONDS:
                    connection.close(Reason.MEMORY)
        self._schedule()
