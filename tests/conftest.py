"""What all tests share: one Playwright, one Chromium, and the order in which tests run.

Playwright's loop, once started, stays on this thread and leaves no room for the loop of an async
test, so there is one Playwright for the whole run, and whoever uses it comes after all others.
"""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.ahead import AHEAD, WAITING
from tests.support import chromium

# A machine that is shared may take its time; how long something takes is for `make bench`.
settings.register_profile("site", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("site")


@pytest.fixture(scope="session")
def playwright_api() -> Iterator[Playwright]:
    """Playwright itself."""
    with sync_playwright() as api:
        yield api


@pytest.fixture(scope="session")
def browser(playwright_api: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests; each test has a context of its own."""
    launched = chromium.launch(playwright_api)
    yield launched
    launched.close()


def pytest_sessionfinish() -> None:
    """Build nothing more for tests that will not come."""
    AHEAD.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put tests that wait for a build behind the others, and those with a browser behind these.

    Each group stays in its own order.
    """

    def group(item: pytest.Item) -> tuple[bool, bool]:
        names = set(getattr(item, "fixturenames", ()))
        return "playwright_api" in names, not names.isdisjoint(WAITING)

    items.sort(key=group)
