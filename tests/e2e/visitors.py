"""What a visitor of the browser tests is like, unless a test says otherwise."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tests.e2e.screens import WIDE
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE_MS


def visitor(browser: Browser, site: RunningSite, **options: Any) -> BrowserContext:
    """Return a context for one visitor of the site, with options of Playwright's `new_context`.

    Visitors prefer reduced motion unless told `reduced_motion="no-preference"`: painting fifty
    snowflakes without a graphics card takes most of two cores. Requests stay countable and
    answerable by a test, since no service worker starts unless told `service_workers="allow"`.
    """
    usual = {
        "base_url": site.url,
        "locale": "en-US",
        "viewport": WIDE,
        "reduced_motion": "reduce",
        "service_workers": "block",
    }
    context = browser.new_context(**{**usual, **options})
    context.set_default_timeout(PATIENCE_MS)
    return context
