"""When a lease that ran out is believed to have ended."""

from datetime import timedelta

from santa_app.letters.sending.worker import ClockJumpDetector
from tests.support.letter_examples import FakeClock

LEASE = 120.0


class Monotonic:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_time_that_passes_on_both_clocks_ends_leases() -> None:
    clock, monotonic = FakeClock(), Monotonic()
    watch = ClockJumpDetector(clock, monotonic)
    for seconds in (0, 5, 3600):
        clock.forward(seconds=seconds)
        monotonic.seconds += seconds
        assert watch.may_reclaim(LEASE)


def test_after_a_jump_no_lease_ends_for_as_long_as_a_lease_lasts() -> None:
    clock, monotonic = FakeClock(), Monotonic()
    watch = ClockJumpDetector(clock, monotonic)
    clock.forward(hours=2)
    assert not watch.may_reclaim(LEASE)
    for _ in range(119):
        clock.forward(seconds=1)
        monotonic.seconds += 1
        assert not watch.may_reclaim(LEASE)
    clock.forward(seconds=1)
    monotonic.seconds += 1
    assert watch.may_reclaim(LEASE)


def test_a_correction_of_the_clock_is_no_jump() -> None:
    clock, monotonic = FakeClock(), Monotonic()
    watch = ClockJumpDetector(clock, monotonic)
    for correction in (0.9, -0.9):
        clock.now += timedelta(seconds=5 + correction)
        monotonic.seconds += 5
        assert watch.may_reclaim(LEASE)
    assert watch.take_steps() == []


def test_steps_in_both_directions_are_noticed_once() -> None:
    clock, monotonic = FakeClock(), Monotonic()
    watch = ClockJumpDetector(clock, monotonic)
    for step in (timedelta(days=2), timedelta(days=-2)):
        clock.now += step + timedelta(seconds=5)
        monotonic.seconds += 5
        watch.may_reclaim(LEASE)
        watch.may_reclaim(LEASE)
        assert watch.take_steps() == [step]
        assert watch.take_steps() == []


def test_a_clock_put_back_ends_no_lease_too_early() -> None:
    clock, monotonic = FakeClock(), Monotonic()
    watch = ClockJumpDetector(clock, monotonic)
    clock.forward(hours=-2)
    assert watch.may_reclaim(LEASE)
    clock.forward(hours=2)
    # Put right again: leases given in between end two hours early by it.
    assert not watch.may_reclaim(LEASE)
