"""axe-core (WCAG 2.2 A and AA) on whatever a page shows at the moment."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    """Return each violation as "rule: element", an empty list where there is none."""
    page.evaluate(AXE_SCRIPT)
    found = page.evaluate(
        "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS
    )
    return [
        f"{rule['id']}: {node['target'][0]} {node['failureSummary'][:160]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
