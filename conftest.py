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
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests.support import chromium
from tests.support.letter_examples import START
from tests.support.running_site import free_port
from tests.support.waiting import PATIENCE_MS

# No test fails because a machine is busy; `make bench` measures speed.
settings.register_profile("site", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("site")
expect.set_options(timeout=PATIENCE_MS)

SHARING = ("test_languages.py", "test_offline.py", "test_without_server.py")
"""Files of browser tests that share a costly fixture, such as a server or a cache of their own."""


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


def _is_alone(file: str) -> bool:
    """Return whether each test of a file may run in another process."""
    return file.startswith("tests/e2e/") and not file.endswith(SHARING)


class Scheduling(LoadScopeScheduling):
    """Gives each browser test to any process, and what shares a costly fixture to one.

    So no process waits at the end for another one's file. pytest-xdist's `loadgroup` does nothing
    with this pytest: it writes to a field of the tests that is gone.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid if _is_alone(file) else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    """Let pytest-xdist give the tests to processes as `Scheduling` does."""
    return Scheduling(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the files with a browser test after all others, and what is done by one process first."""
    with_browser = {
        item.path for item in items if "playwright_api" in getattr(item, "fixturenames", ())
    }
    items.sort(key=lambda item: (item.path in with_browser, _is_alone(item.nodeid.split("::")[0])))
