"""Runs axe-core (WCAG 2.2 A and AA) on what a page shows at the moment."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def options(*, forced_colors: bool = False) -> dict[str, object]:
    """Return the options for axe.

    In forced colors contrast is not checked: it is the visitor's choice, and axe would mix the
    page's text colors with the system's background colors.
    """
    rules = {"color-contrast": {"enabled": not forced_colors}}
    return {"runOnly": TAGS, "resultTypes": ["violations"], "rules": rules}


def load_axe(page: Page) -> None:
    """Load axe, which is half a megabyte, into the page unless it is loaded already."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)


def violations(page: Page, *, forced_colors: bool = False) -> list[str]:
    """Return each violation as "rule: element"."""
    load_axe(page)
    found = page.evaluate(
        "options => axe.run(document, options)", options(forced_colors=forced_colors)
    )
    return [
        f"{rule['id']}: {node['target'][0]} {node['failureSummary'][:160]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
