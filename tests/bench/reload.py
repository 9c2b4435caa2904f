"""How long `make dev` needs to show a saved content file on the open page."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.support import chromium
from tests.support.development_server import developing, replace_once, two_free_ports
from tests.support.site_copy import SiteCopy, copy_site
from tests.support.table import say, show, verdict

AIM = 10.0
"""Seconds from saving the file to seeing the text."""
_TIMES = 4
_PATIENCE = 60_000
_REST = 8_000
"""Milliseconds until the server has compiled everything else too."""


@dataclass(frozen=True, kw_only=True)
class Edit:
    """Texts that occur once in a content file, and on a page."""

    file: str
    words: str
    path: str


EDITS = (
    Edit(file="songs.py", words="Jingle Bells", path="/christmas-songs"),
    Edit(file="recipes/santas-hot-cocoa.md", words="Santa's Hot Cocoa", path="/christmas-recipes"),
)


def show_reload(folder: Path) -> None:
    """Edit, wait for the page, print a table."""
    rows = []
    medians = []
    for edit, seconds in _measured(copy_site(folder / "site")):
        medians.append(sorted(seconds)[len(seconds) // 2])
        rows.append((edit.file, f"{medians[-1]:.1f}", f"{max(seconds):.1f}"))
    show("From a saved file to the open page", ("file", "median s", "slowest s"), rows)
    say(f"  median at most {AIM:.0f} s: {verdict(met=max(medians) <= AIM)}")


def _measured(site: SiteCopy) -> Iterator[tuple[Edit, list[float]]]:
    with ExitStack() as stack:
        port = two_free_ports()
        environment = site.environment(PORT=str(port), SITE_URL=f"http://localhost:{port}")
        url = stack.enter_context(
            developing(site.folder, ("-m", "santa_app", "dev"), environment, port)
        )
        page = stack.enter_context(_browser())
        for edit in EDITS:
            page.goto(f"{url}{edit.path}", timeout=_PATIENCE)
            yield edit, [_seconds(site, page, edit, n) for n in range(_TIMES)]


@contextmanager
def _browser() -> Iterator[Page]:
    with sync_playwright() as api:
        browser = chromium.launch(api)
        yield browser.new_page(reduced_motion="reduce")
        browser.close()


def _seconds(site: SiteCopy, page: Page, edit: Edit, n: int) -> float:
    """Return the seconds from saving a text to its display; then wait until the server is idle."""
    file = site.folder / "santa_app" / "content" / edit.file
    words = [edit.words, *(f"{edit.words} {k}" for k in range(1, _TIMES + 1))]
    page.get_by_text(words[n], exact=True).first.wait_for(timeout=_PATIENCE)
    start = time.perf_counter()
    replace_once(file, words[n], words[n + 1])
    page.get_by_text(words[n + 1], exact=True).first.wait_for(timeout=_PATIENCE)
    seconds = time.perf_counter() - start
    page.wait_for_timeout(_REST)
    return seconds
