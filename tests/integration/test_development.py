"""`make dev`: a saved file shows on the open page, and no edit costs the server its backend."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.development_server import (
    developing,
    replace_once,
    shown_after_saving,
    two_free_ports,
)
from tests.support.site_copy import SiteCopy, copy_site
from tests.support.waiting import BUILD_PATIENCE_MS, wait_until

pytestmark = pytest.mark.nightly

SONGS = "santa_app/content/songs.toml"
MODULE = "santa_app/content/songs.py"
PATHS = "santa_app/content/paths.py"


FEW_PAGES = """ROUTES: tuple[Route, ...] = (
    Route(home.PAGE, menu="main"),
    Route(letter.PAGE, menu="letter"),
    Route(christmas_songs.PAGE),
)
"""


@pytest.fixture
def site(tmp_path: Path) -> SiteCopy:
    """A copy of the site that a test may edit, with few pages: each save compiles all of them."""
    site = copy_site(tmp_path)
    site.keep_routes(FEW_PAGES)
    return site


@pytest.fixture
def port() -> int:
    """The port of the pages; the backend has the next one."""
    return two_free_ports()


@pytest.fixture
def development(site: SiteCopy, port: int) -> Iterator[str]:
    """The URL of the copy's development server."""
    environment = site.environment(PORT=str(port), SITE_URL=f"http://localhost:{port}")
    with developing(site.folder, ("-m", "santa_app", "dev"), environment, port) as url:
        yield url


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A browser's page."""
    with browser.new_context() as context:
        context.set_default_timeout(BUILD_PATIENCE_MS)
        yield context.new_page()


def backend_answers(port: int) -> bool:
    try:
        url = f"http://localhost:{port}/ping"
        return urllib.request.urlopen(url, timeout=5).status == 200
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


def test_saved_files_show_and_the_backend_survives(
    site: SiteCopy, development: str, port: int, page: Page
) -> None:
    def expect_heading(name: str, wait: float = BUILD_PATIENCE_MS) -> None:
        expect(page.get_by_role("heading", name=name)).to_be_visible(timeout=wait)

    def expect_log(text: str, wait: float) -> None:
        wait_until(lambda: text in log.read_text(), f"{text} in {log}", seconds=wait / 1000)

    songs, log = site.folder / SONGS, site.folder / "log.txt"
    module = site.folder / MODULE
    with page.expect_websocket(lambda socket: "/_event" in socket.url):
        page.goto(f"{development}/letters-to-santa")
    page.goto(f"{development}/christmas-songs")
    expect_heading("Carols to sing along")
    # A mistake is reported, and the page stays as it was.
    replace_once(songs, '"Carols to sing along"', '"Carols"]')
    shown_after_saving(songs, lambda wait: expect_log("songs.toml is no TOML", wait))
    expect_heading("Carols to sing along")
    # A name that is added to a module which the server had loaded at its start is known at once.
    replace_once(site.folder / PATHS, 'HOME: Final = "/"', 'HOME: Final = "/"\nNEW: Final = "new"')
    replace_once(songs, '"Carols"]', '"Carols {new}"')
    # Saved once, because the server compiles all pages after each save.
    text = module.read_text().replace('"), _Table)', '"), _Table, new=paths.NEW)')
    module.write_text(text.replace("\nfrom ", "\nfrom santa_app.content import paths\nfrom ", 1))
    shown_after_saving(module, lambda wait: expect_heading("Carols new", wait))
    wait_until(lambda: backend_answers(port + 1), f"the backend answers (see {log})")
