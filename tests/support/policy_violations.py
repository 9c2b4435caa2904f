"""Records what the Content-Security-Policy of a page refuses."""

from playwright.sync_api import Page

_LISTEN = """window.refused = [];
addEventListener("securitypolicyviolation", e => {
  refused.push(`${e.violatedDirective}: ${e.blockedURI} ${e.sample}`);
});"""


def listen(page: Page) -> Page:
    """Start to record violations on this page and in the windows it opens."""
    page.context.add_init_script(_LISTEN)
    return page


def refused(page: Page) -> list[str]:
    """Return the violations on the open page so far."""
    return page.evaluate("window.refused")
