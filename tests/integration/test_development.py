"""`make dev`: a saved content file is shown on the open page, and a mistake in it does no harm."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.development_server import developing, replace_once, two_free_ports
from tests.support.site_copy import SiteCopy, copy_site

PATIENCE = 600_000
SONGS = "santa_app/content/songs.py"
DRINKS = "santa_app/content/recipes/drinks.py"
RENEWED_BEFORE = """
import json, sys, time
from pathlib import Path
from santa_app.development import renewal
from santa_app.development.modules import Modules

def written():
    folders = [Path(".web") / name for name in ("app", "app_components", "utils")]
    return {str(path): path.read_text() for folder in folders for path in folder.rglob("*.js*")}

app = renewal.load_app()
renewal.renew(app, Modules(Path("santa_app").resolve()), frozenset(sys.argv[1:]), time.monotonic())
first = written()
renewal.compile_all(time.monotonic())
print(json.dumps([first, written()]))
"""


@pytest.fixture
def changed(tmp_path: Path) -> SiteCopy:
    """A copy of the site that the test changes."""
    return copy_site(tmp_path)


def _compile(site: SiteCopy, code: str, *given: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *given],
        cwd=site.folder, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout


def test_partial_compile_writes_the_same_as_the_whole_compile(changed: SiteCopy) -> None:
    _compile(changed, "from santa_app.development import renewal as r; r.compile_all(0)")
    replace_once(changed.folder / SONGS, '"Jingle Bells"', '"Jingle All the Way"')
    replace_once(changed.folder / DRINKS, '"Santa\'s Hot Cocoa"', '"Cocoa of the North"')
    modules = [file.removesuffix(".py").replace("/", ".") for file in (SONGS, DRINKS)]
    first, whole = json.loads(_compile(changed, RENEWED_BEFORE, *modules).splitlines()[-1])
    for part, words in (
        ("[christmas-songs]", "Jingle All the Way"),
        ("[activities]", "Jingle All the Way"),
        ("[recipe].[santas-hot-cocoa]", "Cocoa of the North"),
        ("content_recipes.js", "Cocoa of the North"),
    ):
        assert words in "".join(text for name, text in first.items() if part in name), part
    assert [name for name in whole if whole[name] != first.get(name)] == []


@pytest.fixture
def development(changed: SiteCopy) -> Iterator[str]:
    """The URL of the copy's development server."""
    port = two_free_ports()
    environment = changed.environment(PORT=str(port), SITE_URL=f"http://localhost:{port}")
    command = ("-m", "santa_app", "dev")
    with developing(changed.folder, command, environment, port) as url:
        yield url


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A browser's page."""
    with browser.new_context() as context:
        yield context.new_page()


def test_saved_file_is_shown_and_a_mistake_is_reported(
    changed: SiteCopy, development: str, page: Page
) -> None:
    page.goto(f"{development}/christmas-songs", timeout=PATIENCE)
    expect(page.get_by_role("heading", name="Jingle Bells")).to_be_visible(timeout=PATIENCE)
    songs = changed.folder / SONGS
    replace_once(songs, '"Jingle Bells"', '"Jingle All the Way"')
    expect(page.get_by_role("heading", name="Jingle All the Way")).to_be_visible(timeout=PATIENCE)
    replace_once(songs, '"Jingle All the Way"', '"Jingle"]')
    while "SyntaxError" not in (changed.folder / "log.txt").read_text():
        page.wait_for_timeout(200)
    expect(page.get_by_role("heading", name="Jingle All the Way")).to_be_visible()
    replace_once(songs, '"Jingle"]', '"Jingle Once More"')
    expect(page.get_by_role("heading", name="Jingle Once More")).to_be_visible(timeout=PATIENCE)
