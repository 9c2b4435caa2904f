"""Lets Linux close connections whose client does not read what it asked for.

Granian has no time limit for writing. An answer that nobody reads holds some 270 KB, and its
connection counts until the client leaves.
"""

import socket
from contextlib import suppress
from typing import Final

from santa_app.framework.server.unfinished_messages import open_descriptors

_OPTION: Final[int] = getattr(socket, "TCP_USER_TIMEOUT", 0)  # Linux only


def limit_unread_answers(seconds: float) -> None:
    """Close each connection whose client takes nothing of what is sent for that long.

    Connections inherit the option from the socket that listens, so call it once that is open.
    """
    for descriptor in open_descriptors() if _OPTION else ():
        with suppress(OSError):  # no socket, or none of TCP
            found = socket.socket(fileno=descriptor)
            try:
                if found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
                    found.setsockopt(socket.IPPROTO_TCP, _OPTION, round(1000 * seconds))
            finally:
                found.detach()  # it is Granian's; it must not be closed here
