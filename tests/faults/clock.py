"""A clock for several processes that a test can move: the real one plus what a file says.

The application has no such door; `install` puts this clock in the place of its own before any
of it is imported, in processes of the fault bench only.
"""

import importlib.util
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

_NAME = "santa_app.letters.clock"
_SOURCE = Path(__file__).parents[2] / "santa_app" / "letters" / "clock.py"


class MovedClock:
    """The bench's hand on the clock of all processes that were given its file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.write_text("0")

    def __call__(self) -> datetime:
        return datetime.fromtimestamp(time.time() + float(self.file.read_text()), UTC)

    def forward(self, seconds: float) -> None:
        """Put the clock forward, for all processes at once."""
        draft = self.file.with_suffix(".draft")
        draft.write_text(str(float(self.file.read_text()) + seconds))
        draft.replace(self.file)


def install(file: Path) -> None:
    """Let this process read the time from `file`; call it before the letters are imported.

    Raises:
        RuntimeError: When it is too late, or when the letters do not use what was put there.
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
    from santa_app.letters.service import LetterService  # noqa: PLC0415 - only now

    if LetterService.__init__.__kwdefaults__["clock"] is not utc_now:
        raise RuntimeError("the letters do not read the clock that was put in place")
