"""The reasons for which something is refused, and a log in which each refusal counts once.

A line says what was refused and how often, never who asked or what was sent.
"""

import asyncio
import logging
from collections import Counter
from enum import StrEnum

logger = logging.getLogger(__name__)

QUIET_SECONDS = 60.0
"""After a reason was logged, further refusals for it are counted, and logged as one line."""


class Reason(StrEnum):
    """Why something was refused, in words for the operator."""

    PATH = "a path that is not part of the site"
    ORIGIN = "a connection from a page of another site"
    HANDSHAKE = "a connection that no page of this site makes"
    FULL = "a connection, for the server has as many as it takes"
    CONNECTIONS = "a connection, for its address has as many as it may"
    CONNECTS = "a connection, for its address opens too many"
    SILENT = "a connection that said nothing when it should"
    MEMORY = "a silent connection, for memory runs out"
    FLOOD = "a connection that sent too much"
    MESSAGES = "a connection whose address sends too much"
    SIZE = "a message that is too long"
    FRAME = "a message that no page of this site sends"
    EVENT = "an event that no page of this site sends"
    PAYLOAD = "an event whose values are of a wrong kind"
    BODY = "a request whose body is too long"


class Refused(Exception):  # noqa: N818 -- it is no error of ours
    """Something is not let through; `reason` says why and never quotes it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Tally:
    """Counts refusals; the first of a reason is logged at once, the rest of its minute as one line.

    Whatever a flood brings, the log grows by two lines a minute for each reason, and the numbers
    in the lines add up to the refusals.
    """

    def __init__(self, label: str, quiet_seconds: float = QUIET_SECONDS) -> None:
        self._label = label
        self._quiet_seconds = quiet_seconds
        self._waiting: Counter[str] = Counter()

    def note(self, what: str) -> None:
        """Count one refusal, or whatever else is told in this way; needs a running event loop."""
        if what in self._waiting:
            self._waiting[what] += 1
            return
        logger.warning("%s: %s", self._label, what)
        self._waiting[what] = 0
        asyncio.get_running_loop().call_later(self._quiet_seconds, self._sum_up, what)

    def _sum_up(self, what: str) -> None:
        more = self._waiting.pop(what, 0)
        if more:
            logger.warning("%s: %s (%d more)", self._label, what, more)
