"""Closes websockets that hold memory by messages they do not finish.

Granian buffers a websocket message until it is complete, up to 64 MB, and has no setting for that.
The guard sees only complete messages. So it compares how many bytes the system has received on each
connection with the bytes of its complete messages; the rest belongs to an unfinished message.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

from santa_app.descriptors import Peer, open_descriptors, received_bytes
from santa_app.guard.connection import GuardedConnection

LOOK_SECONDS: Final = 0.5
"""Seconds between two looks at all connections; a look at 1,000 takes 3 ms."""


@dataclass(slots=True)
class _Watched:
    descriptor: int
    peer: Peer
    before: int
    """Bytes that came before the first message: the handshake, and other requests of a proxy."""
    suspected_at: int = -1
    """How many messages were complete when a look found too many bytes."""


class UnfinishedMessages:
    """Looks at the websockets of the process while there are any.

    Args:
        max_message_bytes: Bytes that a websocket may receive without a complete message.
    """

    def __init__(self, max_message_bytes: int) -> None:
        self._max_message_bytes = max_message_bytes
        self._watched: dict[GuardedConnection, _Watched] = {}
        self._next_look: asyncio.TimerHandle | None = None

    def add(self, connection: GuardedConnection, peer: Peer | None) -> None:
        """Watch a new websocket from `peer`; needs a running event loop."""
        known = {watched.descriptor for watched in self._watched.values()}
        for descriptor in open_descriptors():
            found = None if descriptor in known else received_bytes(descriptor)
            if found is not None and found[0] == peer:
                self._watched[connection] = _Watched(descriptor, peer, found[1])
                break
        if self._watched and self._next_look is None:
            self._schedule()

    def discard(self, connection: GuardedConnection) -> None:
        """Forget a websocket that has ended."""
        self._watched.pop(connection, None)

    def _schedule(self) -> None:
        self._next_look = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        """Close each websocket that has received too much between two complete messages.

        Granian may not have delivered a message that is complete. So a websocket is closed only if
        no message was delivered between two looks that found too many bytes.
        """
        self._next_look = None
        for connection, watched in self._watched.items():
            found = received_bytes(watched.descriptor)
            # Granian reads a websocket only while the guard waits for its next message.
            if found is None or found[0] != watched.peer or not connection.is_waiting:
                continue
            unfinished = found[1] - watched.before - connection.message_bytes
            watched.before += min(unfinished, 0)
            if unfinished <= self._max_message_bytes:
                continue
            if watched.suspected_at == connection.messages:
                connection.close_unfinished()
            watched.suspected_at = connection.messages
        if self._watched:
            self._schedule()
