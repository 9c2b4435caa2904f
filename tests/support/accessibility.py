"""Runs axe-core (WCAG 2.2 A and AA) on what a page shows, and finds words that are cut."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
OPTIONS = {"runOnly": TAGS, "resultTypes": ["violations"]}


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


_CUT_WORDS = """() => {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const words = walker.currentNode, range = document.createRange();
    if (!words.data.trim() || !words.parentElement.checkVisibility()) continue;
    let edge = words.parentElement;
    while (edge && !["hidden", "clip"].includes(getComputedStyle(edge).overflowX))
      edge = edge.parentElement;
    if (!edge || edge.clientWidth <= 2) continue;
    range.selectNodeContents(words);
    const { left, right } = edge.getBoundingClientRect();
    if ([...range.getClientRects()].some(box => box.left < left - 1 || box.right > right + 1))
      found.push(words.data);
  }
  return found;
}"""


def cut_words(page: Page) -> list[str]:
    """Return the words that a card or another box cuts off at its left or right edge."""
    return page.evaluate(_CUT_WORDS)
