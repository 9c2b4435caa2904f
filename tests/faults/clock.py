"""A clock for several processes that a test can move: real time plus an offset in a file.

`install` replaces the application's clock before the application is imported, in processes of the
fault bench only.
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


def install(file: Path) -> None:
    """Add the offset in `file` to this process's time; call it before the letters are imported.

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
    from santa_app.letters.service import LetterService  # noqa: PLC0415 - only now

    if LetterService.__init__.__kwdefaults__["clock"] is not utc_now:
        raise RuntimeError("the letters do not read the clock that was put in place")
