"""The letters' clock: all other modules are given one, so that tests can set the time."""

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Final

LATEST = 32_503_680_000
"""The year 3000 in seconds since 1970; later moments from outside are cut to it."""
SLOWEST_ANSWER: Final = 0.5
"""Seconds after which an answer of the database is too old to set a clock by."""
Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the present moment in UTC."""
    return datetime.now(UTC)


class DatabaseClock:
    """The database's clock, by which all servers go, because their own may differ.

    Between two answers of the database the monotonic clock carries it on, so that setting this
    machine's clock changes nothing. Before the first answer it is this machine's, and it stays so
    where the database has no clock of its own (SQLite).
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[datetime | None]],
        own: Clock,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """`ask` returns the database's present moment, None where it has no clock."""
        self._ask = ask
        self._own = own
        self._monotonic = monotonic
        self._answer: tuple[datetime, float] | None = None

    def __call__(self) -> datetime:
        """Return the present moment in UTC."""
        if self._answer is None:
            return self._own()
        moment, seconds = self._answer
        return moment + timedelta(seconds=self._monotonic() - seconds)

    async def set(self) -> None:
        """Set the clock by the database's; call it often. Raises what `ask` raises."""
        asked = self._monotonic()
        moment = await self._ask()
        answered = self._monotonic()
        is_late = self._answer is not None and answered - asked > SLOWEST_ANSWER
        if moment is not None and not is_late:
            self._answer = moment, (asked + answered) / 2
