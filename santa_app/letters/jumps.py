"""Notices when the clock was put forward: a lease that seems to have ended then may not have."""

from collections.abc import Callable
from datetime import datetime, timedelta

from santa_app.letters.clock import Clock

TOLERANCE = timedelta(seconds=1)
"""What a clock that is being corrected may gain between two looks; a lease has that to spare."""


class ClockWatch:
    """Compares the clock with one that nobody sets.

    Leases end by the clock, which all processes share more or less. Where it jumps forward, the
    leases of replies that other processes are sending at this moment seem to have ended, and
    taking them over would send them twice. So for as long as a lease lasts after a jump no
    lease counts as ended: by then whatever was in flight has landed.
    """

    def __init__(self, clock: Clock, steady: Callable[[], float]) -> None:
        """`steady` returns seconds that pass evenly, whatever becomes of the clock."""
        self._clock = clock
        self._steady = steady
        self._seen: tuple[datetime, float] = clock(), steady()
        self._distrust_until = float("-inf")

    def leases_end(self, lease: float) -> bool:
        """Look at both clocks, and return whether a lease that ran out has really ended.

        `lease` is how long a lease lasts, in seconds. Look often: a jump is only seen by
        looking before and after it.
        """
        now, steady = self._clock(), self._steady()
        then, steady_then = self._seen
        self._seen = now, steady
        if now - then > timedelta(seconds=steady - steady_then) + TOLERANCE:
            self._distrust_until = steady + lease
        return steady >= self._distrust_until
