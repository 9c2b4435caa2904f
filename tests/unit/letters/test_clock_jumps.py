"""When a lease that ran out is believed to have ended."""

from datetime import timedelta

from santa_app.letters.sending.worker import ClockJumpDetector
from tests.support.letter_examples import FakeClock

LEASE = 120.0


class Steady:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_time_that_passes_on_both_clocks_ends_leases() -> None:
    clock, steady = FakeClock(), Steady()
    watch = ClockJumpDetector(clock, steady)
    for seconds in (0, 5, 3600):
        clock.forward(seconds=seconds)
        steady.seconds += seconds
        assert watch.leases_end(LEASE)


def test_after_a_jump_no_lease_ends_for_as_long_as_a_lease_lasts() -> None:
    clock, steady = FakeClock(), Steady()
    watch = ClockJumpDetector(clock, steady)
    clock.forward(hours=2)
    assert not watch.leases_end(LEASE)
    for _ in range(119):
        clock.forward(seconds=1)
        steady.seconds += 1
        assert not watch.leases_end(LEASE)
    clock.forward(seconds=1)
    steady.seconds += 1
    assert watch.leases_end(LEASE)


def test_a_correction_of_the_clock_is_no_jump() -> None:
    clock, steady = FakeClock(), Steady()
    watch = ClockJumpDetector(clock, steady)
    for correction in (0.9, -0.9):
        clock.now += timedelta(seconds=5 + correction)
        steady.seconds += 5
        assert watch.leases_end(LEASE)


def test_a_clock_put_back_ends_no_lease_too_early() -> None:
    clock, steady = FakeClock(), Steady()
    watch = ClockJumpDetector(clock, steady)
    clock.forward(hours=-2)
    assert watch.leases_end(LEASE)
    clock.forward(hours=2)
    # Put right again: leases given in between end two hours early by it.
    assert not watch.leases_end(LEASE)
