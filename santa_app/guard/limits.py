"""Limits on open websockets and on new websockets, counted in each process.

A client is a key from `santa_app.client_address`: an IPv4 address or an IPv6 /64. Each
limit also applies to the client's IPv6 /56 and /48, multiplied by `WIDER_NETWORKS`.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from santa_app.client_address import limited_networks, neighborhood
from santa_app.guard.refusals import Reason, Refused
from santa_app.settings import Settings

MINUTE = 60.0
NEARLY_FULL: Final = 0.8
"""The part of MAX_CONNECTIONS above which the free places are shared among networks."""
SHARE_OF_FREE: Final = 0.25
"""The part of the free places that a network may hold then and still get another. It shrinks with
every place taken, so a visitor from a network without a websocket always gets one."""


class FixedWindowCounter:
    """Counts hits within one minute; all counts start over with the next minute.

    A client may have twice the limit around the turn of a minute; the limit is set with room for
    that. The `limits` library, which counts letters per hour, uses the wall clock, which can be set
    back; `clock` returns seconds of a monotonic clock.
    """

    def __init__(self, limit: int, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._clock = clock
        self._window_start = clock()
        self._counts: Counter[str] = Counter()

    def hit(self, client: str) -> bool:
        """Count one hit for each network of `client`; return False when one is over its limit.

        Such a hit does not count for the wider networks, which belong to its neighbors, too.
        """
        now = self._clock()
        if now - self._window_start >= MINUTE:
            self._counts.clear()
            self._window_start = now
        for network, factor in limited_networks(client):
            self._counts[network] += 1
            if self._counts[network] > factor * self._limit:
                return False
        return True


class ConnectionLimits:
    """Counts open and new websockets, and refuses those over a limit."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._total = 0
        self._open: Counter[str] = Counter()
        self._connects = FixedWindowCounter(settings.origin_connects_per_minute, clock)

    def acquire(self, client: str) -> None:
        """Count a new websocket of `client`.

        Raises Refused when the client, its network or the process has no place for it.
        """
        if not self._connects.hit(client):
            raise Refused(Reason.CONNECTS)
        free = self._settings.max_connections - self._total
        if free <= 0:
            raise Refused(Reason.FULL)
        for network, factor in limited_networks(client):
            if self._open[network] >= factor * self._settings.origin_connections:
                raise Refused(Reason.CONNECTIONS)
        if (
            self._total >= NEARLY_FULL * self._settings.max_connections
            and self._open[neighborhood(client)] >= SHARE_OF_FREE * free
        ):
            raise Refused(Reason.SHARE)
        self._total += 1
        self._open.update(_counted(client))

    def release(self, client: str) -> None:
        """Count a websocket of `client` as closed."""
        self._total -= 1
        for network in _counted(client):
            self._open[network] -= 1
            if self._open[network] <= 0:
                del self._open[network]


def _counted(client: str) -> set[str]:
    return {neighborhood(client), *(network for network, _ in limited_networks(client))}
