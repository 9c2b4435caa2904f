"""The one place of the letters that reads the clock; everything else is handed a time."""

from collections.abc import Callable
from datetime import UTC, datetime

LATEST = 32_503_680_000
"""The year 3000 in seconds since 1970; no moment that others tell us is later."""
Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the present moment in UTC."""
    return datetime.now(UTC)
