"""Fixtures that all kinds of tests share: Playwright, the browser, and the order of the tests.

Playwright keeps its event loop running in the thread that started it, so no async test can run in
that thread afterwards. There is one Playwright for a whole test process, and the files whose tests
use it come after all others.
"""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.support import chromium
from tests.support.letter_examples import START
from tests.support.running_site import free_port
from tests.support.waiting import PATIENCE_MS

# No test fails because a machine is busy; `make bench` measures speed.
settings.register_profile("site", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("site")
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(autouse=True)
def _one_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the counters of clients in one hour: with a new one they let one more letter through."""
    clock = SimpleNamespace(time=START.timestamp)
    monkeypatch.setattr("limits.aio.storage.memory.time", clock)


@pytest.fixture(scope="session")
def playwright_api() -> Iterator[Playwright]:
    """Playwright itself."""
    with sync_playwright() as api:
        yield api


@pytest.fixture(scope="session")
def site_port() -> int:
    """The port on which this test process serves the site."""
    return free_port()


@pytest.fixture(scope="session")
def browser(playwright_api: Playwright, site_port: int) -> Iterator[Browser]:
    """One browser for all tests of this process; each test has a context of its own."""
    launched = chromium.launch(playwright_api, site_port)
    yield launched
    launched.close()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the files with a browser test after all others, and long files first among them."""
    with_browser = {
        item.path for item in items if "playwright_api" in getattr(item, "fixturenames", ())
    }
    long = {item.path for item in items if item.get_closest_marker("long")}
    items.sort(key=lambda item: (item.path in with_browser, item.path not in long))
