"""When a reply that could not be sent is tried again (DESIGN section 4)."""

from datetime import datetime, timedelta

SPREAD = 0.2
"""Part of a wait by which it varies either way, so that letters do not all come back at once."""


def retry_delay(failures: int, *, first: float, most: float, chance: float) -> timedelta:
    """Return the wait after a number of failed tries, 1 or more: first · 2ⁿ, up to `most`.

    `first` and `most` are seconds; `chance`, from -1 to 1, places the wait within the spread.
    """
    # The exponent is capped because the wait long has been; 2 ** 1000 would not be a float.
    seconds = min(most, first * 2.0 ** min(failures - 1, 30))
    return timedelta(seconds=seconds * (1 + SPREAD * chance))


def retry_at(now: datetime, delay: timedelta, asked: datetime | None) -> datetime:
    """Return the next try: after our own delay, and not before the sender asked for it."""
    moment = now + delay
    return moment if asked is None else max(moment, asked)
