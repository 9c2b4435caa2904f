"""Checks the server's log for unexpected lines and for what a client sent."""

import re
from dataclasses import dataclass, field

CANARY = "Kanarienvogel"
"""Part of every value that a test sends; no log line may contain it."""


@dataclass
class Watch:
    """The log lines that a test expects."""

    expected: list[str] = field(default_factory=list)

    def expect(self, *lines: str) -> None:
        """Expect lines that contain these texts; any other warning or error fails the test."""
        self.expected += lines


def unannounced(text: str, expected: list[str]) -> list[str]:
    """Return the warnings, errors and other unusual lines of a log that were not expected.

    A line that ends with a number of more repeats one that was logged at once, maybe in an earlier
    test: a throttled log counts for a minute. That the event loop was busy is true of any server
    on a computer which runs other tests beside it; `costs.py` measures what an attack costs.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    news = re.compile(
        r"^\d\d:\d\d:\d\d (?:INFO |WARNING +\S+event_loop: event loop: busy)|.* \(\d+ more\)$"
    )
    return [
        line
        for line in lines
        if not news.match(line) and not any(part in line for part in expected)
    ]
