"""Keeps a flood of half-sent messages from filling the memory of the process.

The web server keeps what has come of a message until it is whole, up to 64 MB for each connection,
and shows none of it before. So the memory of the process is looked at instead, and where it
is too much, connections that say nothing are closed; a page among them reconnects by itself.
"""

import asyncio
import os
from pathlib import Path
from typing import Final

from santa_app.guard.connection import Connection
from santa_app.guard.refusals import Reason

EVERY: Final = 1.0
"""Seconds between two looks."""
SILENT_FOR: Final = 3.0
"""Seconds without a whole message after which a connection may be closed."""
_STATM = Path("/proc/self/statm")


def resident() -> int:
    """Return the bytes of memory this process holds; 0 where the system does not tell."""
    try:
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class MemoryWatch:
    """Looks at the process's memory while connections are open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: set[Connection] = set()
        self._next_look: asyncio.TimerHandle | None = None

    def enter(self, connection: Connection) -> None:
        """Watch over a new connection. Must be called in a running event loop."""
        self._open.add(connection)
        if self._next_look is None:
            self._next_look = asyncio.get_running_loop().call_later(EVERY, self._look)

    def leave(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        self._open.discard(connection)

    def _look(self) -> None:
        self._next_look = None
        if not self._open:
            return
        if resident() > self._most:
            for connection in self._open:
                if connection.silent > SILENT_FOR:
                    connection.end(Reason.MEMORY)
        self._next_look = asyncio.get_running_loop().call_later(EVERY, self._look)
