"""The clock of this machine, for what is compared with nothing in the database.

Times of letters are those of the database (`santa_app.database.database_now`).
"""

from collections.abc import Callable
from datetime import UTC, datetime

LATEST = 32_503_680_000
"""The year 3000 in seconds since 1970; later moments from outside are cut to it."""
Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the present moment in UTC."""
    return datetime.now(UTC)
