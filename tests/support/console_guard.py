"""Collects errors in the console of a test's pages."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Page

BLOCKED = "Service Worker registration blocked by Playwright"
"""Printed by Playwright in a page whose test allows no service worker."""


@dataclass
class Guard:
    """The errors so far, and the patterns of errors that the test expects."""

    problems: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect(self, pattern: str) -> None:
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """Return the errors that the test does not expect."""
        return [
            problem
            for problem in self.problems
            if not any(re.search(pattern, problem) for pattern in self.expected)
        ]

    def watch(self, page: Page) -> None:
        """Record the console errors and uncaught errors of a page."""
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on(
            "console",
            lambda message: (
                self.problems.append(f"console {message.type}: {message.text}")
                if message.type in {"error", "warning"} and BLOCKED not in message.text
                else None
            ),
        )
