"""Limits on open websockets, on new websockets and on messages, counted in each process.

A client is a key from `santa_app.server.client_address`: an IPv4 address or an IPv6 /64.
"""

from collections import Counter
from collections.abc import Callable

from santa_app.guard.refusals import Reason, Refused
from santa_app.settings import Settings

MINUTE = 60.0


class FixedWindowCounter:
    """Counts hits per key within one minute; all counts start over with the next minute.

    It holds no more keys than were seen in one minute. A client may send twice the limit around
    the turn of a minute; the limits are set with room for that.

    The `limits` library, which counts letters per hour, is too slow here: this counter runs twice
    for each websocket message, and each connection has its own. The library's in-memory fixed
    window takes seven times as long per call (2.7 µs instead of 0.4), keeps a lock and a timer
    thread for each storage, and uses the wall clock, which can be set back.

    Args:
        limit: Hits per key and minute that are allowed.
        clock: Returns seconds of a monotonic clock.
    """

    def __init__(self, limit: int, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._clock = clock
        self._window_start = clock()
        self._counts: Counter[str] = Counter()

    def hit(self, key: str) -> bool:
        """Count one hit for `key`; return False when `key` is over its limit."""
        now = self._clock()
        if now - self._window_start >= MINUTE:
            self._counts.clear()
            self._window_start = now
        self._counts[key] += 1
        return self._counts[key] <= self._limit


class ConnectionLimits:
    """Counts open websockets, new websockets and messages, and refuses what is over a limit."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._connects = FixedWindowCounter(settings.origin_connects_per_minute, clock)
        self._messages = FixedWindowCounter(settings.origin_messages_per_minute, clock)

    def acquire(self, client: str) -> None:
        """Count a new websocket of `client`.

        Raises:
            Refused: When the client or the process has no place for it.
        """
        if not self._connects.hit(client):
            raise Refused(Reason.CONNECTS)
        if self._open.total() >= self._settings.max_connections:
            raise Refused(Reason.FULL)
        if self._open[client] >= self._settings.origin_connections:
            raise Refused(Reason.CONNECTIONS)
        self._open[client] += 1

    def release(self, client: str) -> None:
        """Count a websocket of `client` as closed."""
        self._open[client] -= 1
        if self._open[client] <= 0:
            del self._open[client]

    def frame_counter(self) -> FixedWindowCounter:
        """Return a counter for the frames of one new websocket."""
        return FixedWindowCounter(self._settings.connection_messages_per_minute, self._clock)

    def count_message(self, client: str) -> None:
        """Count a message of `client`.

        Raises:
            Refused: When the client sends too many.
        """
        if not self._messages.hit(client):
            raise Refused(Reason.MESSAGES)
