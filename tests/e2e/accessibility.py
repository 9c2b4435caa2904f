"""Runs axe-core (WCAG 2.2 A and AA) on what a page shows at the moment."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
OPTIONS = {"runOnly": TAGS, "resultTypes": ["violations"]}
"""The options for axe."""


def load_axe(page: Page) -> None:
    """Load axe, which is half a megabyte, into the page unless it is loaded already."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)


def violations(page: Page, *rules: str) -> list[str]:
    """Return each violation as "rule: element"; of these rules of axe, or of all."""
    load_axe(page)
    options = {**OPTIONS, "runOnly": rules} if rules else OPTIONS
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {node['target'][0]} {node['failureSummary'][:160]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
