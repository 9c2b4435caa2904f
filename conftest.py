"""Fixtures that all kinds of tests share, and which tests run together and in which order.

Playwright keeps its event loop running in the thread that started it, so no async test can run in
that thread afterwards. There is one Playwright for a whole test process, and the tests that use it
come after all others.
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

COSTLY = ("own_site", "keeper", "bilingual", "built", "example_pages")
"""Fixtures with a server, build or cache of their own, which the tests of a file share."""


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
    """Group the tests that share a costly fixture, and put those with a browser last.

    pytest-xdist (`--dist loadgroup`) gives a group to one process, and the groups to the processes
    in this order. A browser test without a costly fixture is a group of its own, so that at the end
    no process waits for another one's file.
    """
    for item in items:
        if not _uses_browser(item):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
        elif shared := [name for name in COSTLY if name in _fixtures(item)]:
            item.add_marker(pytest.mark.xdist_group(f"{item.path}, {shared[0]}"))
    items.sort(key=lambda item: (_uses_browser(item), _is_alone(item)))


def _fixtures(item: pytest.Item) -> tuple[str, ...]:
    return getattr(item, "fixturenames", ())


def _uses_browser(item: pytest.Item) -> bool:
    return "playwright_api" in _fixtures(item)


def _is_alone(item: pytest.Item) -> bool:
    return item.get_closest_marker("xdist_group") is None
