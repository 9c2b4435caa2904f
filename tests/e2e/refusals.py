"""What a page's Content-Security-Policy refused, as the page itself hears of it."""

from playwright.sync_api import Page

_LISTEN = """window.refused = [];
addEventListener("securitypolicyviolation", e => {
  refused.push(`${e.violatedDirective}: ${e.blockedURI} ${e.sample}`);
});"""


def listen(page: Page) -> Page:
    """Collect what is refused on this page, and in the windows it opens, from now on."""
    page.context.add_init_script(_LISTEN)
    return page


def refused(page: Page) -> list[str]:
    """Return what the open page was refused so far."""
    return page.evaluate("window.refused")
