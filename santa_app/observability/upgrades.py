"""Notices a proxy that drops the upgrade of websockets."""

import time
from collections.abc import Callable
from typing import Final

MEMORY_SECONDS: Final = 3600.0
"""Seconds after which a websocket, or a handshake that arrived as a plain request, is forgotten."""


class WebsocketUpgrades:
    """Whether websockets reach this process.

    One handshake without its upgrade proves nothing: anyone can send such a request. But where no
    websocket has arrived for an hour, and handshakes have, the proxy in front is to blame.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._arrived_at = self._dropped_at = float("-inf")

    def arrived(self) -> None:
        self._arrived_at = self._clock()

    def dropped(self) -> None:
        """Note a websocket's handshake that arrived as a plain request."""
        self._dropped_at = self._clock()

    @property
    def are_dropped(self) -> bool:
        since = self._clock() - MEMORY_SECONDS
        return self._dropped_at > since >= self._arrived_at


websocket_upgrades: Final = WebsocketUpgrades()
