"""The browser context of a visitor."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tests.support.running_site import RunningSite
from tests.support.screens import WIDE
from tests.support.waiting import PATIENCE_MS


def visitor(browser: Browser, site: RunningSite, **options: Any) -> BrowserContext:
    """Return a context for one visitor of the site, with options of Playwright's `new_context`.

    By default visitors prefer reduced motion, because painting fifty snowflakes without a graphics
    card takes most of two cores; `reduced_motion="no-preference"` changes that. By default no
    service worker starts, so that tests can count and answer requests;
    `service_workers="allow"` changes that.
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
