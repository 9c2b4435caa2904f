"""File descriptors of this process: how many it may open and needs, what its sockets received."""

import os
import resource
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

OTHER_FILES: Final = 256
"""Descriptors for everything but visitors: database, mail service, log, files that are served."""
_DESCRIPTORS = Path("/proc/self/fd")
_BYTES_RECEIVED: Final = 128
"""Where Linux has `tcpi_bytes_received` in `struct tcp_info`."""
_INFO_BYTES: Final = _BYTES_RECEIVED + 8
Peer = tuple[str, int]


def needed(max_connections: int) -> int:
    """Return the descriptors a server process needs for as many websockets and requests."""
    return 2 * max_connections + OTHER_FILES


def raise_limit(wanted: int) -> int:
    """Raise this process's limit as far as the system permits; return the limit.

    Args:
        wanted: What to ask for where the system does not permit the hard limit, as on macOS.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for limit in (wanted, hard):
        if soft != hard:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    return limit_now()


def limit_now() -> int:
    """Return how many descriptors this process may have open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def open_descriptors() -> Iterator[int]:
    """Yield the open descriptors of this process; none on systems other than Linux."""
    if _DESCRIPTORS.exists():
        yield from map(int, os.listdir(_DESCRIPTORS))  # noqa: PTH208 -- for each handshake; paths take twice as long


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
