"""The clock that servers share: the database's, carried on by the monotonic clock."""

from datetime import UTC, datetime, timedelta

from santa_app.letters.clock import SLOWEST_ANSWER, DatabaseClock

OWN = datetime(2025, 12, 1, 12, tzinfo=UTC)
SHARED = OWN - timedelta(seconds=90)


class Times:
    """The answers of a database and of a monotonic clock."""

    def __init__(self) -> None:
        self.moment: datetime | None = SHARED
        self.seconds = 1000.0
        self.takes = 0.0

    async def ask(self) -> datetime | None:
        self.seconds += self.takes
        return self.moment

    def monotonic(self) -> float:
        return self.seconds


async def test_the_database_sets_the_clock() -> None:
    times = Times()
    clock = DatabaseClock(times.ask, lambda: OWN, times.monotonic)
    assert clock() == OWN
    await clock.set()
    assert clock() == SHARED
    times.seconds += 7
    assert clock() == SHARED + timedelta(seconds=7)


async def test_an_answer_counts_for_the_middle_of_its_way_and_not_where_it_was_slow() -> None:
    times = Times()
    times.takes = 0.4
    clock = DatabaseClock(times.ask, lambda: OWN, times.monotonic)
    await clock.set()
    assert clock() == SHARED + timedelta(seconds=0.2)
    times.takes = SLOWEST_ANSWER + 0.1
    times.moment = OWN
    await clock.set()
    assert clock() == SHARED + timedelta(seconds=0.2 + times.takes)


async def test_the_first_answer_counts_however_slow() -> None:
    times = Times()
    times.takes = 4
    clock = DatabaseClock(times.ask, lambda: OWN, times.monotonic)
    await clock.set()
    assert clock() == SHARED + timedelta(seconds=2)


async def test_without_a_clock_of_the_database_it_is_the_machines() -> None:
    times = Times()
    times.moment = None
    clock = DatabaseClock(times.ask, lambda: OWN, times.monotonic)
    await clock.set()
    assert clock() == OWN
