"""When a lease ends whose process is gone."""

from collections.abc import Callable, Collection


class LeaseWatch:
    """Tells which leases have ended: those that this process has seen for as long as a lease lasts.

    It measures by the monotonic clock, so a clock that is set takes no letter from a process that
    is sending it.
    """

    def __init__(self, seconds: float, monotonic: Callable[[], float]) -> None:
        """`seconds` is how long a lease lasts."""
        self._seconds = seconds
        self._monotonic = monotonic
        self._seen_at: dict[str, float] = {}

    def ended(self, leases: Collection[str]) -> list[str]:
        """Return those of the present leases that have ended; call it often."""
        now = self._monotonic()
        self._seen_at = {lease: self._seen_at.get(lease, now) for lease in leases}
        return [lease for lease, at in self._seen_at.items() if now - at >= self._seconds]
