"""Fixtures of the browser tests: the running site, a letter inbox, a browser page, a phone, a date.

After every test the browser's console and the server's log are checked: an error that the test did
not expect fails it.
"""

import datetime as dt
import re
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.e2e.fixture_types import AtDate, NewPage, Rows
from tests.e2e.privacy import Collector, written_files
from tests.support import chromium
from tests.support.console_guard import Guard
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import RunningSite, build_site, site_in
from tests.support.screens import PHONE
from tests.support.site_copy import copy_site
from tests.support.visitor_context import visitor
from tests.support.waiting import PATIENCE, wait_for_function

API_KEY = "test-key"


@pytest.fixture(scope="session")
def inbox() -> Iterator[FakeSendGrid]:
    """The letter inbox: a fake SendGrid on loopback that keeps every mail it receives."""
    with FakeSendGrid() as server:
        yield server


@pytest.fixture(scope="session")
def site(
    tmp_path_factory: pytest.TempPathFactory,
    inbox: FakeSendGrid,
    site_port: int,
) -> Iterator[RunningSite]:
    """The running site: the production build, with its own database, mailing to `inbox`."""
    build_site()
    running = site_in(
        tmp_path_factory.mktemp("site"),
        port=site_port,
        SENDGRID_API_KEY=API_KEY,
        SENDGRID_HOST=inbox.url,
        ORIGIN_LETTERS_PER_HOUR="9999",
        RECIPIENT_DOMAIN_REPLIES_PER_DAY="9999",
        POLL_INTERVAL="0.5",
        # A sender that hangs does so for longer than a test waits.
        SEND_TIMEOUT=str(2 * PATIENCE),
        LEASE=str(4 * PATIENCE),
    )
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def own_site(
    tmp_path_factory: pytest.TempPathFactory, inbox: FakeSendGrid
) -> Iterator[RunningSite]:
    """A second site with a copy of the build, for a module that changes its files or stops it."""
    build_site()
    folder = tmp_path_factory.mktemp("own-site")
    own = site_in(folder, SENDGRID_API_KEY=API_KEY, SENDGRID_HOST=inbox.url)
    own.root = copy_site(folder / "project", built=True).folder
    own.start()
    yield own
    own.stop()


@pytest.fixture(scope="module")
def own_browser(playwright_api: Playwright, own_site: RunningSite) -> Iterator[Browser]:
    """A browser in which `own_site` answers."""
    with chromium.launch(playwright_api, own_site.port) as launched:
        yield launched


@pytest.fixture
def answers(inbox: FakeSendGrid) -> Iterator[Callable[..., None]]:
    """Decides how the letter inbox answers mails to one address: `answers(address, Answer(…))`.

    Answers are set by e-mail address, because retries of other tests' letters arrive at any time.
    """
    yield inbox.answers_to
    inbox.answer_hanging()


@pytest.fixture(scope="session", autouse=True)
def _waiting_keeps_to_the_policy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Page, "wait_for_function", wait_for_function)
        yield


@pytest.fixture(scope="session")
def privacy(site: RunningSite) -> Iterator[Collector]:
    """Fails the run at its end if a text that was typed in it leaked.

    Searched are URLs, analytics events, the server's log, and its files except the database.
    """
    began = time.time()
    collector = Collector()
    yield collector
    assert collector.leaks(written_files(site, began)) == []


@pytest.fixture
def guard(site: RunningSite) -> Iterator[Guard]:
    """Fails the test on an error in the browser's console or the server's log."""
    site.new_log()
    watching = Guard()
    yield watching
    if watching.expected:
        site.finish_logging()
    for line in site.new_log().splitlines():
        if re.search(r"\b(ERROR|CRITICAL|Traceback|Exception)\b", line):
            watching.problems.append(f"server: {line}")
    assert watching.unexpected() == []


@pytest.fixture
def new_page(
    browser: Browser, site: RunningSite, guard: Guard, privacy: Collector
) -> Iterator[NewPage]:
    """Opens another page for another visitor: `new_page(viewport=…, timezone_id=…)`."""
    contexts: list[BrowserContext] = []

    def make(**options: object) -> Page:
        context = visitor(browser, site, **options)
        contexts.append(context)
        privacy.watch(context)
        page = context.new_page()
        guard.watch(page)
        return page

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page: a visitor on a wide screen."""
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """A phone: a visitor on a small screen that is touched, not clicked."""
    return new_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


@pytest.fixture
def at_date(new_page: NewPage) -> AtDate:
    """A date: gives a page whose clock starts at a local date and time of a time zone.

    `at_date(dt.datetime(2026, 12, 24, 18, 0), "Europe/London")`; let time pass with
    `page.clock.run_for(seconds * 1000)`.
    """

    def make(when: dt.datetime, zone: str = "Europe/London", **options: object) -> Page:
        opened = new_page(timezone_id=zone, **options)
        opened.clock.install(time=when.replace(tzinfo=ZoneInfo(zone)))
        return opened

    return make


@pytest.fixture
def rows(site: RunningSite) -> Rows:
    """Returns the stored letters with a parent's e-mail address, read from the database."""

    def query(email: str) -> list[dict[str, object]]:
        with sqlite3.connect(site.database, timeout=PATIENCE) as connection:
            connection.row_factory = sqlite3.Row
            found = connection.execute(
                "SELECT * FROM santa_letters WHERE parent_email = ? ORDER BY id", (email,)
            )
            return [dict(row) for row in found]

    return query


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    """An e-mail address no other test uses."""
    name = re.sub(r"[^a-z0-9]+", "-", request.node.name.lower()).strip("-")[:45]
    return f"{name}-{zlib.crc32(request.node.nodeid.encode()):08x}@example.com"


@pytest.fixture
def screenshots() -> Path:
    """The folder for pictures that people may look at; git ignores it."""
    folder = Path(__file__).resolve().parents[2] / ".build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
