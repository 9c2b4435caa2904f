"""What a test of the guard sends and announces, and what no line of the log may show."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.running_site import RunningSite

CANARY = "Kanarienvogel"
"""Stands in every value that a test sends and no log may show."""


@dataclass
class Watch:
    """What a test announced of the server's log."""

    expected: list[str] = field(default_factory=list)

    def expect(self, *lines: str) -> None:
        """Announce lines, by a part of each; every other line fails the test."""
        self.expected += lines


def unannounced(text: str, expected: list[str]) -> list[str]:
    """Return the warnings, errors and stray lines of a log that nobody announced."""
    lines = [line for line in text.splitlines() if line.strip()]
    news = re.compile(r"^\d\d:\d\d:\d\d INFO ")
    return [
        line
        for line in lines
        if not news.match(line) and not any(part in line for part in expected)
    ]


def memory(site: RunningSite) -> int:
    """Return the bytes of memory that the server's processes hold."""
    assert site.process is not None
    total = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            group = int((entry / "stat").read_text().rpartition(")")[2].split()[2])
            if group == site.process.pid:
                found = re.search(r"VmRSS:\s+(\d+) kB", (entry / "status").read_text())
                total += int(found[1]) * 1024 if found else 0
        except (FileNotFoundError, ProcessLookupError):
            continue  # it ended while we looked
    return total
