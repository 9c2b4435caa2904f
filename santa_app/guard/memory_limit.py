"""Closes websockets that fill the memory with messages they do not finish.

The web server buffers a message until it is complete, up to 64 MB per websocket in frames of up to
16 MB, and has no setting for that; the application sees none of it before. So the guard watches the
memory of the process. While it grows, it asks the system how much each connection has received: a
websocket that has received more than a whole message may have, without one, is closed. Where that
does not help, idle websockets are closed. A page whose websocket is closed reconnects by itself.
"""

import asyncio
import os
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import Final

from santa_app.guard.connection import GuardedConnection
from santa_app.guard.refusals import Reason

CHECK_SECONDS: Final = 0.05
"""Seconds between two checks; at 1 Gbit/s, 6 MB arrive in that time."""
GROWTH_BYTES: Final = 32_000_000
"""Bytes by which the memory must have grown for a look at each connection."""
IDLE_SECONDS: Final = 3.0
"""Seconds without a complete message after which a websocket counts as idle."""
_STATM = Path("/proc/self/statm")
_DESCRIPTORS = Path("/proc/self/fd")
_BYTES_RECEIVED: Final = 128
"""Where Linux has `tcpi_bytes_received` in `struct tcp_info`."""
_INFO_BYTES: Final = _BYTES_RECEIVED + 8
Peer = tuple[str, int]


def resident_bytes() -> int:
    """Return the resident memory of this process in bytes; 0 where the system has no /proc."""
    try:
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def received_bytes() -> dict[Peer, int]:
    """Return how many bytes each TCP connection of this process has received, by its peer.

    It is empty on systems other than Linux.
    """
    found: dict[Peer, int] = {}
    if not _DESCRIPTORS.exists():
        return found
    for entry in _DESCRIPTORS.iterdir():
        with suppress(OSError, struct.error):  # no socket, not connected, or closed in the meantime
            connection = socket.socket(fileno=int(entry.name))
            try:
                peer = connection.getpeername()
                info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO_BYTES)
            finally:
                connection.detach()  # it is the web server's; it must not be closed here
            found[peer[0], peer[1]] = struct.unpack_from("Q", info, _BYTES_RECEIVED)[0]
    return found


class MemoryLimit:
    """Checks the memory of the process while websockets are open.

    Args:
        limit: Bytes above which idle websockets are closed.
        max_message_bytes: Bytes that a websocket may receive without a complete message.
    """

    def __init__(self, limit: int, max_message_bytes: int) -> None:
        self._limit = limit
        self._max_message_bytes = max_message_bytes
        self._connections: dict[GuardedConnection, Peer | None] = {}
        self._next_check: asyncio.TimerHandle | None = None
        self._low = 0
        self._received: tuple[float, dict[Peer, int]] | None = None

    def add(self, connection: GuardedConnection, peer: Peer | None) -> None:
        """Include a new websocket from `peer`; needs a running event loop."""
        self._connections[connection] = peer
        if self._next_check is None:
            self._low = resident_bytes()
            self._schedule()

    def discard(self, connection: GuardedConnection) -> None:
        """Forget a websocket that has ended."""
        self._connections.pop(connection, None)

    def _schedule(self) -> None:
        self._next_check = asyncio.get_running_loop().call_later(CHECK_SECONDS, self._check)

    def _check(self) -> None:
        self._next_check = None
        if not self._connections:
            self._received = None
            return
        resident = resident_bytes()
        self._low = min(self._low, resident)
        if resident - self._low > GROWTH_BYTES and not self._close_unfinished():
            self._low = resident
        if resident > self._limit:
            for connection in self._connections:
                if connection.idle_seconds > IDLE_SECONDS:
                    connection.close(Reason.MEMORY)
        self._schedule()

    def _close_unfinished(self) -> bool:
        """Close what has received too much since the last look; return whether to look again."""
        before, now = self._received, asyncio.get_running_loop().time()
        received = received_bytes()
        self._received = now, received
        if before is None:
            return True
        at, earlier = before
        found = False
        for connection, peer in self._connections.items():
            if peer is None or connection.idle_seconds < now - at:
                continue
            if received.get(peer, 0) - earlier.get(peer, 0) > self._max_message_bytes:
                connection.close(Reason.UNFINISHED)
                found = True
        self._received = self._received if found else None
        return found
