"""The fonts that Chromium has requested for a page, and those that the page preloads."""

from playwright.sync_api import Page

_REQUESTED = """async () => {
  document.querySelectorAll('details').forEach(one => { one.open = true });
  await document.fonts.ready;
  return performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)
    .filter(path => path.startsWith('/fonts/'));
}"""
_PRELOADED = """() => [...document.querySelectorAll('link[rel=preload][as=font]')].map(
  one => one.getAttribute('href'))"""


def requested_fonts(page: Page) -> set[str]:
    """Return the paths of all fonts that the page shows, also of those in the browser's cache.

    What is folded up is opened for it.
    """
    page.evaluate("document.fonts.ready.then(() => null)")
    return set(page.evaluate(_REQUESTED))


def preloaded_fonts(page: Page) -> set[str]:
    return set(page.evaluate(_PRELOADED))
