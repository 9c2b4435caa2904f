"""What goes wrong unseen while a test runs: errors in the console of its pages."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Page

BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright itself says in a page whose test wants no service worker."""


@dataclass
class Guard:
    """Collects what went wrong unseen, and what the test said to expect."""

    problems: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect(self, pattern: str) -> None:
        """Announce that errors matching this regular expression belong to the test."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """Return the errors nobody announced."""
        return [
            problem
            for problem in self.problems
            if not any(re.search(pattern, problem) for pattern in self.expected)
        ]

    def watch(self, page: Page) -> None:
        """Listen to a page's console and errors."""
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on(
            "console",
            lambda message: (
                self.problems.append(f"console {message.type}: {message.text}")
                if message.type in {"error", "warning"} and BLOCKED not in message.text
                else None
            ),
        )
