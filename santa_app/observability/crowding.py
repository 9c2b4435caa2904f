"""Notices that the request bodies of many networks keep out letters and delivery events."""

import time
from collections.abc import Callable
from typing import Final

MEMORY_SECONDS: Final = 300.0
"""Seconds for which a body that found no room counts."""


class Crowding:
    """Whether a network that held no body was refused one because of all others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._noticed_at = float("-inf")

    def notice(self) -> None:
        self._noticed_at = self._clock()

    @property
    def is_recent(self) -> bool:
        return self._clock() - self._noticed_at < MEMORY_SECONDS


crowding: Final = Crowding()
