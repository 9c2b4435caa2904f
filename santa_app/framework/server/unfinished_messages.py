"""Closes websockets whose unfinished messages hold memory.

Granian buffers a websocket message until it is complete, up to 64 MB, and has no setting for that.
The app sees only complete messages. So this module compares how many bytes Linux has received on
each connection with the bytes of its complete messages; the rest belongs to an unfinished message.
"""

import asyncio
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

LOOK_SECONDS: Final = 0.5
"""Seconds between two looks at all connections; a look at 1,000 takes 3 ms."""
_DESCRIPTORS = Path("/proc/self/fd")
_BYTES_RECEIVED: Final = 128
"""Where Linux has `tcpi_bytes_received` in `struct tcp_info`."""
_INFO_BYTES: Final = _BYTES_RECEIVED + 8
Peer = tuple[str, int]


class Websocket(Protocol):
    """An open websocket."""

    messages: int
    """Complete messages so far."""
    message_bytes: int
    """Their bytes on the network, or a few more."""

    @property
    def is_waiting(self) -> bool:
        """Whether the app waits for a message, which Granian buffers meanwhile."""

    def close_unfinished(self) -> None:
        """End the wait for a message, and close the websocket."""


def open_descriptors() -> Iterator[int]:
    """Yield the open descriptors of this process; none on systems other than Linux."""
    if _DESCRIPTORS.exists():
        yield from map(int, os.listdir(_DESCRIPTORS))  # noqa: PTH208 -- for each handshake; paths take twice as long


def received_bytes(descriptor: int) -> tuple[Peer, int] | None:
    """Return the peer of a TCP connection of this process and the bytes received; else None."""
    with suppress(OSError, struct.error):  # no socket, not connected, or closed in the meantime
        connection = socket.socket(fileno=descriptor)
        try:
            peer = connection.getpeername()
            info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO_BYTES)
        finally:
            connection.detach()  # it is Granian's; it must not be closed here
        return (peer[0], peer[1]), struct.unpack_from("Q", info, _BYTES_RECEIVED)[0]
    return None


@dataclass(slots=True)
class _Watched:
    descriptor: int
    peer: Peer
    before: int
    """Bytes that came before the first message: the handshake, and other requests of a proxy."""
    suspected_at: int = -1
    """The number of complete messages when a look found too many bytes."""


class UnfinishedMessages:
    """Looks at websockets, which may receive `max_message_bytes` without a complete message."""

    def __init__(self, max_message_bytes: int) -> None:
        self._max_message_bytes = max_message_bytes
        self._watched: dict[Websocket, _Watched] = {}
        self._next_look: asyncio.TimerHandle | None = None

    def add(self, websocket: Websocket, peer: Peer | None) -> None:
        """Watch a new websocket from `peer`; needs a running event loop."""
        known = {watched.descriptor for watched in self._watched.values()}
        for descriptor in open_descriptors():
            found = None if descriptor in known else received_bytes(descriptor)
            if found is not None and found[0] == peer:
                self._watched[websocket] = _Watched(descriptor, peer, found[1])
                break
        if self._watched and self._next_look is None:
            self._schedule()

    def discard(self, websocket: Websocket) -> None:
        """Forget a websocket that has ended."""
        self._watched.pop(websocket, None)

    def _schedule(self) -> None:
        self._next_look = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        """Close each websocket that has received too much between two complete messages.

        Granian may not have delivered a complete message yet, so two looks must find too many bytes
        with no message delivered in between.
        """
        self._next_look = None
        for websocket, watched in self._watched.items():
            found = received_bytes(watched.descriptor)
            # Granian reads a websocket only while the app waits for its next message.
            if found is None or found[0] != watched.peer or not websocket.is_waiting:
                continue
            unfinished = found[1] - watched.before - websocket.message_bytes
            watched.before += min(unfinished, 0)
            if unfinished <= self._max_message_bytes:
                continue
            if watched.suspected_at == websocket.messages:
                websocket.close_unfinished()
            watched.suspected_at = websocket.messages
        if self._watched:
            self._schedule()
