"""A warning log that counts repeated events instead of writing a line for each of them."""

import asyncio
import logging
from collections import Counter
from typing import Final

WINDOW_SECONDS: Final = 60.0


class ThrottledLog:
    """Logs the first event of a kind at once, and the rest of its `window` seconds as one line.

    A flood of events adds at most two lines per window for each kind, and the counts in the lines
    add up to the number of events. `label` is the text before each kind, `window` is in seconds.
    """

    def __init__(
        self, logger: logging.Logger, label: str, *, window: float = WINDOW_SECONDS
    ) -> None:
        self._logger = logger
        self._label = label
        self._window = window
        self._counts: Counter[str] = Counter()

    def warning(self, kind: str) -> None:
        """Log or count one event; needs a running event loop."""
        self._log(kind, logging.WARNING)

    def error(self, kind: str) -> None:
        """Log or count one event that a person has to look at."""
        self._log(kind, logging.ERROR)

    def _log(self, kind: str, level: int) -> None:
        if kind in self._counts:
            self._counts[kind] += 1
            return
        self._logger.log(level, "%s: %s", self._label, kind)
        self._counts[kind] = 0
        asyncio.get_running_loop().call_later(self._window, self._end_window, kind, level)

    def _end_window(self, kind: str, level: int) -> None:
        count = self._counts.pop(kind, 0)
        if count:
            self._logger.log(level, "%s: %s (%d more)", self._label, kind, count)
