"""The built application of the tutorial, and a Chromium that reports errors."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from example_site import built_example
from playwright.sync_api import Browser, BrowserContext, Page
from tests.support.loopback import served
from tests.support.waiting import PATIENCE_MS

from reflex_browser_state.testing import fake_browser

UNREACHABLE = (
    r"ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED)"
    r"|\[vite\] Failed to reload|imported module"
)

__all__ = ["address", "context", "fake_browser", "page"]


@pytest.fixture(scope="session")
def example_pages() -> Path:
    """The folder with the example's built files."""
    return built_example()


@pytest.fixture(scope="session")
def address(example_pages: Path) -> Iterator[str]:
    with served(example_pages) as url:
        yield url


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Open pages of the site. A console error or warning, or an uncaught error, fails the test."""
    problems: list[str] = []
    context = browser.new_context(base_url=address)
    context.set_default_timeout(PATIENCE_MS)
    # The site has no server, so Reflex must not open its websocket.
    context.add_cookies([{"name": "backend-enabled", "value": "false", "url": address}])
    context.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    context.on(
        "console",
        lambda m: problems.append(m.text) if m.type in {"error", "warning"} else None,
    )
    context.on("weberror", lambda error: problems.append(str(error.error)))
    yield context
    context.close()
    # The development server is unreachable for a moment while it reloads.
    assert [problem for problem in problems if not re.search(UNREACHABLE, problem)] == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
