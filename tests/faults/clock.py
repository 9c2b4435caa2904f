"""A clock for several processes that a test can move: real time plus an offset in a file.

`install` moves the clocks that the application reads, in processes of the fault bench only: the
database's, or this machine's alone.
"""

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Connection


class MovedClock:
    """Moves the clock of all processes that read its file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.write_text("0")

    def __call__(self) -> datetime:
        return datetime.fromtimestamp(time.time() + float(self.file.read_text()), UTC)

    def forward(self, seconds: float) -> None:
        """Move the clock of all processes forward."""
        draft = self.file.with_suffix(".draft")
        draft.write_text(str(float(self.file.read_text()) + seconds))
        draft.replace(self.file)


def install(file: Path, *, alone: bool = False) -> None:
    """Add the offset in `file` to the time; call it before the letters are imported.

    Args:
        file: Holds the offset in seconds.
        alone: Whether the database's clock is right, and all that asks this machine for the time
            is told the wrong one.
    """
    from santa_app import database  # noqa: PLC0415 - in processes under test only

    right_database_now = database.database_now

    def database_now(connection: Connection) -> datetime:
        return right_database_now(connection) + offset()

    def offset() -> timedelta:
        return timedelta(seconds=float(file.read_text()))

    if not alone:
        database.database_now = database_now
    from santa_app.letters import service  # noqa: PLC0415 - after the database's clock

    if not alone:
        return
    right_time = time.time
    service.utc_now = lambda: datetime.now(UTC) + offset()
    time.time = lambda: right_time() + float(file.read_text())
