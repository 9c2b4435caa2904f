"""This machine's clock, for links and mails; letters get the times of `database.database_now`."""

from collections.abc import Callable
from datetime import UTC, datetime

LATEST = 32_503_680_000
"""The year 3000 in seconds since 1970; later moments from outside are cut to it."""
Clock = Callable[[], datetime]


def utc_now() -> datetime:
    return datetime.now(UTC)
