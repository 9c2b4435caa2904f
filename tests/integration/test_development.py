"""`make dev`: a saved file shows on the open page, and no edit costs the server its backend."""

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.development_server import developing, replace_once, two_free_ports
from tests.support.site_copy import SiteCopy, copy_site

PATIENCE = 600_000
SONGS = "santa_app/content/songs.py"
PATHS = "santa_app/content/paths.py"


@pytest.fixture
def site(tmp_path: Path) -> SiteCopy:
    """A copy of the site that a test may edit."""
    return copy_site(tmp_path)


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
    def expect_heading(name: str) -> None:
        expect(page.get_by_role("heading", name=name)).to_be_visible(timeout=PATIENCE)

    with page.expect_websocket(lambda socket: "/_event" in socket.url, timeout=PATIENCE):
        page.goto(f"{development}/letters-to-santa", timeout=PATIENCE)
    page.goto(f"{development}/christmas-songs", timeout=PATIENCE)
    expect_heading("Jingle Bells")
    songs = site.folder / SONGS
    replace_once(songs, '"Jingle Bells"', '"Jingle All the Way"')
    expect_heading("Jingle All the Way")
    # A mistake is reported, and the page stays as it was.
    replace_once(songs, '"Jingle All the Way"', '"Jingle"]')
    while "SyntaxError" not in (site.folder / "log.txt").read_text():
        page.wait_for_timeout(200)
    expect_heading("Jingle All the Way")
    replace_once(songs, '"Jingle"]', '"Jingle Once More"')
    expect_heading("Jingle Once More")
    # A name that is added to a module which the server had loaded at its start is known at once.
    replace_once(site.folder / PATHS, 'HOME: Final = "/"', 'HOME: Final = "/"\nNEW: Final = "new"')
    songs.write_text(
        songs.read_text().replace("\nfrom ", "\nfrom santa_app.content import paths\nfrom ", 1)
    )
    replace_once(songs, '"Jingle Once More"', 'f"Jingle {paths.NEW}"')
    expect_heading("Jingle new")
    end = time.monotonic() + PATIENCE / 1000
    while not backend_answers(port + 1):
        assert time.monotonic() < end, (site.folder / "log.txt").read_text()[-2000:]
        page.wait_for_timeout(200)
