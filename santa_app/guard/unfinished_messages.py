"""Closes websockets that fill the memory with messages they do not finish.

The web server buffers a message until it is complete, up to 64 MB per websocket in frames of up to
16 MB, and has no setting for that; the application sees none of it before. So the guard asks the
system regularly how much each connection has received since its handshake. What belongs to none of
its complete messages is unfinished, and where that is more than a whole message may have, the
websocket is closed. A page whose websocket is closed reconnects by itself.
"""

import asyncio
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from santa_app.guard.connection import GuardedConnection
from santa_app.guard.refusals import Reason
from santa_app.observability.process_memory import resident_bytes

LOOK_SECONDS: Final = 5.0
"""Seconds between two looks at the connections."""
CHECK_SECONDS: Final = 0.05
"""Seconds between two checks of the memory; at 1 Gbit/s, 6 MB arrive in that time."""
GROWTH_BYTES: Final = 32_000_000
"""Bytes by which the memory must have grown since the last look for a look at once."""
_DESCRIPTORS = Path("/proc/self/fd")
_BYTES_RECEIVED: Final = 128
"""Where Linux has `tcpi_bytes_received` in `struct tcp_info`."""
_INFO_BYTES: Final = _BYTES_RECEIVED + 8
Peer = tuple[str, int]


def received_bytes(descriptor: int) -> tuple[Peer, int] | None:
    """Return the peer of a TCP connection of this process, and how many bytes have come from it.

    It is None for all other descriptors, and on systems other than Linux.
    """
    with suppress(OSError, struct.error):  # no socket, not connected, or closed in the meantime
        connection = socket.socket(fileno=descriptor)
        try:
            peer = connection.getpeername()
            info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO_BYTES)
        finally:
            connection.detach()  # it is the web server's; it must not be closed here
        return (peer[0], peer[1]), struct.unpack_from("Q", info, _BYTES_RECEIVED)[0]
    return None


def descriptors() -> Iterator[int]:
    """Yield the open descriptors of this process; none on systems other than Linux."""
    if _DESCRIPTORS.exists():
        yield from map(int, os.listdir(_DESCRIPTORS))  # noqa: PTH208 -- for each handshake; paths take twice as long


@dataclass(slots=True)
class _Watched:
    descriptor: int
    peer: Peer
    before: int
    """Bytes that came before the first message: the handshake, and what a proxy sent before."""
    suspected_at: int = -1
    """How many messages were complete when a look found too much beside them."""


class UnfinishedMessages:
    """Looks at the websockets of the process while there are any.

    Args:
        max_message_bytes: Bytes that a websocket may receive without a complete message.
    """

    def __init__(self, max_message_bytes: int) -> None:
        self._max_message_bytes = max_message_bytes
        self._watched: dict[GuardedConnection, _Watched] = {}
        self._next_check: asyncio.TimerHandle | None = None
        self._next_look = 0.0
        self._resident = 0

    def add(self, connection: GuardedConnection, peer: Peer | None) -> None:
        """Include a new websocket from `peer`; needs a running event loop."""
        watched = None if peer is None else self._find(peer)
        if watched is None:
            return
        self._watched[connection] = watched
        if self._next_check is None:
            self._resident = resident_bytes()
            self._schedule()

    def discard(self, connection: GuardedConnection) -> None:
        """Forget a websocket that has ended."""
        self._watched.pop(connection, None)

    def _find(self, peer: Peer) -> _Watched | None:
        """Return a new connection; asks the system about none that is known."""
        known = {watched.descriptor for watched in self._watched.values()}
        for descriptor in descriptors():
            if descriptor in known:
                continue
            found = received_bytes(descriptor)
            if found is not None and found[0] == peer:
                return _Watched(descriptor, peer, found[1])
        return None

    def _schedule(self) -> None:
        self._next_check = asyncio.get_running_loop().call_later(CHECK_SECONDS, self._check)

    def _check(self) -> None:
        self._next_check = None
        if not self._watched:
            return
        now, resident = asyncio.get_running_loop().time(), resident_bytes()
        grown = resident - self._resident > GROWTH_BYTES
        if grown or now >= self._next_look:
            # While the memory grows or a websocket is suspected, the next check looks again.
            again = self._look() or grown
            self._resident = resident
            self._next_look = now if again else now + LOOK_SECONDS
        self._schedule()

    def _look(self) -> bool:
        """Close each websocket that has too much unfinished; return whether one is suspected.

        A complete message may have come that the web server has not delivered yet. So it takes two
        looks between which none is delivered.
        """
        suspects = False
        for connection, watched in self._watched.items():
            found = received_bytes(watched.descriptor)
            # Without a wait it is not read, so what it sends stays in the system.
            if found is None or found[0] != watched.peer or not connection.is_waiting:
                continue
            unfinished = found[1] - watched.before - connection.message_bytes
            watched.before += min(unfinished, 0)
            if unfinished <= self._max_message_bytes:
                continue
            if watched.suspected_at == connection.messages:
                connection.close(Reason.UNFINISHED)
            else:
                watched.suspected_at = connection.messages
                suspects = True
        return suspects
