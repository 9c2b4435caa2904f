"""A clock for several processes that a test can move: real time plus an offset in a file.

`install` replaces the application's clock before the application is imported, in processes of the
fault bench only. The clock of PostgreSQL moves with it, unless the machine's clock is the only one
that is wrong.
"""

import importlib.util
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

_NAME = "santa_app.letters.clock"
_SOURCE = Path(__file__).parents[2] / "santa_app" / "letters" / "clock.py"


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
    """Add the offset in `file` to this process's time; call it before the letters are imported.

    Args:
        file: Holds the offset in seconds.
        alone: Whether the database's clock is right, and all that asks this machine for the time
            is told the wrong one.

    Raises:
        RuntimeError: When the letters were imported already, or do not use this clock.
    """
    if _NAME in sys.modules:
        raise RuntimeError("the letters were imported before their clock was replaced")
    spec = importlib.util.spec_from_file_location(_NAME, _SOURCE)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"there is no {_SOURCE}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def utc_now() -> datetime:
        return datetime.now(UTC) + timedelta(seconds=float(file.read_text()))

    module.utc_now = utc_now
    sys.modules[_NAME] = module
    from santa_app.database.engines import PostgresqlDatabase  # noqa: PLC0415 - only now
    from santa_app.letters import service  # noqa: PLC0415

    if service.utc_now is not utc_now:
        raise RuntimeError("the letters do not read the clock that was put in place")
    if alone:
        right_time = time.time
        time.time = lambda: right_time() + float(file.read_text())
        return
    right_now = PostgresqlDatabase.now

    async def now(self: PostgresqlDatabase) -> datetime:
        return await right_now(self) + timedelta(seconds=float(file.read_text()))

    PostgresqlDatabase.now = now
