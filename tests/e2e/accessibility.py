"""axe-core (WCAG 2.2 A and AA) on whatever a page shows at the moment."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def options(*, forced_colors: bool = False) -> dict[str, object]:
    """Return what axe is asked for.

    In forced colors the contrast is the visitor's own choice, and axe would mix the page's text
    colors with the system's backgrounds: there it is left out.
    """
    rules = {"color-contrast": {"enabled": not forced_colors}}
    return {"runOnly": TAGS, "resultTypes": ["violations"], "rules": rules}


def load_axe(page: Page) -> None:
    """Bring axe into the page, unless it is there since an earlier look: it is half a megabyte."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)


def violations(page: Page, *, forced_colors: bool = False) -> list[str]:
    """Return each violation as "rule: element", an empty list where there is none."""
    load_axe(page)
    found = page.evaluate(
        "options => axe.run(document, options)", options(forced_colors=forced_colors)
    )
    return [
        f"{rule['id']}: {node['target'][0]} {node['failureSummary'][:160]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
