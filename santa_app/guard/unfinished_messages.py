"""Closes websockets that fill the memory with messages they do not finish.

The web server buffers a message until it is complete, up to 64 MB per websocket in frames of up to
16 MB, and has no setting for that; the application sees none of it before. So the guard asks the
system regularly how much each connection has received: a websocket that has received more than a
whole message may have, without one, is closed. A page whose websocket is closed reconnects by
itself.
"""

import asyncio
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import Final

from santa_app.guard.connection import GuardedConnection
from santa_app.guard.refusals import Reason
from santa_app.observability.process_memory import resident_bytes

LOOK_SECONDS: Final = 5.0
"""Seconds between two looks at the connections; one at 1,000 connections takes 7 ms."""
CHECK_SECONDS: Final = 0.05
"""Seconds between two checks of the memory; at 1 Gbit/s, 6 MB arrive in that time."""
GROWTH_BYTES: Final = 32_000_000
"""Bytes by which the memory must have grown since the last look for a look at once."""
_DESCRIPTORS = Path("/proc/self/fd")
_BYTES_RECEIVED: Final = 128
"""Where Linux has `tcpi_bytes_received` in `struct tcp_info`."""
_INFO_BYTES: Final = _BYTES_RECEIVED + 8
Peer = tuple[str, int]


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


class UnfinishedMessages:
    """Looks at the websockets of the process while there are any.

    Args:
        max_message_bytes: Bytes that a websocket may receive without a complete message.
    """

    def __init__(self, max_message_bytes: int) -> None:
        self._max_message_bytes = max_message_bytes
        self._connections: dict[GuardedConnection, Peer | None] = {}
        self._begun: dict[GuardedConnection, tuple[int, int]] = {}
        """The messages and the bytes that had come when a look first saw the current wait."""
        self._next_check: asyncio.TimerHandle | None = None
        self._next_look = 0.0
        self._resident = 0

    def add(self, connection: GuardedConnection, peer: Peer | None) -> None:
        """Include a new websocket from `peer`; needs a running event loop."""
        self._connections[connection] = peer
        if self._next_check is None:
            self._resident = resident_bytes()
            self._schedule()

    def discard(self, connection: GuardedConnection) -> None:
        """Forget a websocket that has ended."""
        self._connections.pop(connection, None)
        self._begun.pop(connection, None)

    def _schedule(self) -> None:
        self._next_check = asyncio.get_running_loop().call_later(CHECK_SECONDS, self._check)

    def _check(self) -> None:
        self._next_check = None
        if not self._connections:
            return
        now, resident = asyncio.get_running_loop().time(), resident_bytes()
        grown = resident - self._resident > GROWTH_BYTES
        if grown or now >= self._next_look:
            self._look()
            self._resident = resident
            # While the memory grows, the next check looks again: what came in between is new.
            self._next_look = now if grown else now + LOOK_SECONDS
        self._schedule()

    def _look(self) -> None:
        """Close each websocket that has received too much since its last complete message."""
        received = received_bytes()
        for connection, peer in self._connections.items():
            bytes_now = received.get(peer, 0) if peer else 0
            messages, bytes_then = self._begun.get(connection, (-1, 0))
            if not connection.is_waiting:  # it is not read, so what it sends stays in the system
                self._begun.pop(connection, None)
            elif messages != connection.messages:
                self._begun[connection] = connection.messages, bytes_now
            elif bytes_now - bytes_then > self._max_message_bytes:
                connection.close(Reason.UNFINISHED)
