"""How much one address, one connection and all together may ask for (DESIGN section 4, Limits).

Counted in memory, in each process for itself: a refusal must cost less than what it refuses.
"""

from collections import Counter
from collections.abc import Callable

from santa_app.guard.refusals import Reason, Refused
from santa_app.settings import Settings

MINUTE = 60.0


class PerMinute:
    """Counts within a minute for each key; all counts start over with the next minute.

    So it holds no more keys than were seen in one minute. Around the turn of a minute somebody
    gets through twice, which these limits leave room for.

    It stands where `letters.limits` uses the library of that name, because it is asked for each
    websocket message, twice, before anything is known of it, and each connection has a counter of
    its own. The library's fixed window in memory costs seven times as much a call (2.7 µs instead
    of 0.4), keeps a lock and a timer thread for each storage, and goes by the wall clock, which
    may be put back.
    """

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most = most
        self._clock = clock
        self._begun = clock()
        self._counts: Counter[str] = Counter()

    def allows(self, key: str) -> bool:
        """Count one for `key`; False when its minute is used up."""
        now = self._clock()
        if now - self._begun >= MINUTE:
            self._counts.clear()
            self._begun = now
        self._counts[key] += 1
        return self._counts[key] <= self._most


class Limits:
    """The connections that are open, and the rates of connecting and of sending."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._connects = PerMinute(settings.origin_connects_per_minute, clock)
        self._messages = PerMinute(settings.origin_messages_per_minute, clock)

    def enter(self, address: str) -> None:
        """Count a new connection of `address`; Refused where there is no room for it."""
        if not self._connects.allows(address):
            raise Refused(Reason.CONNECTS)
        if self._open.total() >= self._settings.max_connections:
            raise Refused(Reason.FULL)
        if self._open[address] >= self._settings.origin_connections:
            raise Refused(Reason.CONNECTIONS)
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """Count a connection as closed."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def frames(self) -> PerMinute:
        """Return a counter for one new connection's frames."""
        return PerMinute(self._settings.connection_messages_per_minute, self._clock)

    def message(self, address: str) -> None:
        """Count a message of `address`; Refused where it sends too many."""
        if not self._messages.allows(address):
            raise Refused(Reason.MESSAGES)
