"""Tasks run at most once in their period, and none keeps another from running."""

import pytest

from santa_app.letters.sending.leases import LeaseWatch
from santa_app.letters.sending.periodic import PeriodicTasks


class Monotonic:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


async def test_a_task_runs_once_in_its_period_unless_it_had_nothing_to_do() -> None:
    monotonic, ran = Monotonic(), list[str]()
    idle = True

    async def work() -> None:
        ran.append("work")

    async def look() -> bool:
        ran.append("look")
        return not idle

    tasks = PeriodicTasks(monotonic)
    tasks.every(60, work)
    tasks.every(60, look)
    await tasks.run_due()
    await tasks.run_due()
    assert ran == ["work", "look", "look"]
    idle = False
    monotonic.seconds += 60
    for _ in range(2):
        await tasks.run_due()
    assert ran[3:] == ["work", "look"]


async def test_a_task_that_fails_waits_for_its_period_while_the_others_run() -> None:
    monotonic, ran = Monotonic(), list[float]()

    async def fail() -> None:
        raise ValueError("nobody foresaw this")

    async def work() -> None:
        ran.append(monotonic.seconds)

    tasks = PeriodicTasks(monotonic)
    tasks.every(60, fail)
    tasks.every(5, work)
    for seconds, fails in ((0, True), (5, False), (60, True)):
        monotonic.seconds = 1000.0 + seconds
        if fails:
            with pytest.raises(ValueError, match="nobody foresaw this"):
                await tasks.run_due()
        await tasks.run_due()
    assert ran == [1000, 1005, 1060]


def test_a_lease_ends_once_it_was_seen_for_as_long_as_it_lasts() -> None:
    monotonic = Monotonic()
    watch = LeaseWatch(120, monotonic)
    assert watch.ended({"a"}) == []
    monotonic.seconds += 60
    assert watch.ended({"a", "b"}) == []
    monotonic.seconds += 60
    assert watch.ended({"a", "b"}) == ["a"]
    assert watch.ended({"b"}) == []
    # A key that was gone is a new lease.
    assert watch.ended({"a", "b"}) == []
    monotonic.seconds += 60
    assert watch.ended({"a", "b"}) == ["b"]
