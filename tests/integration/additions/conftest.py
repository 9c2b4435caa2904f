"""A copy of the project with a recipe, page, game and mails added by following the checklists.

It is built once, without a mail key, so that the demo's alert can be tested in the same build.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.integration.additions.written import GAME, MAIL, SERVER_STATE
from tests.support.running_site import ROOT, build_site
from tests.support.shared_build import built_once
from tests.support.site_copy import SiteCopy, copy_site
from tests.support.waiting import PATIENCE_MS

ADDED = (GAME, MAIL, SERVER_STATE)
REFUSAL = "refusal.txt"
"""In the built copy: what the build printed while a picture was missing."""


def with_additions(folder: Path) -> SiteCopy:
    """Copy the project to `folder` with all additions except one picture."""
    copy = copy_site(folder)
    for added in ADDED:
        for file, after, text in added.inserted:
            copy.insert(file, after, text)
        for file, text in added.new_files.items():
            (copy.folder / file).write_text(text, "utf-8")
    return copy


def build_copy(folder: Path) -> None:
    """Build a copy, first without the picture, then with it."""
    build_site()  # installs the packages that the copy uses, too
    copy = with_additions(folder)
    refused = copy.build()
    assert refused.returncode == 1
    assert not copy.pages.exists()
    (folder / REFUSAL).write_text(refused.stderr)
    other = folder / "assets/art/recipes/eggnog.svg"
    (folder / GAME.said["picture"]).write_bytes(other.read_bytes())
    done = copy.build()
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@pytest.fixture(scope="session")
def changed(tmp_path_factory: pytest.TempPathFactory) -> SiteCopy:
    """The project with all additions except one picture; not built."""
    return with_additions(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="session")
def built() -> SiteCopy:
    """The site with a recipe and a game more."""
    sources = [added.source for added in ADDED]
    sources += [Path(__file__), *sorted((ROOT / "alembic").rglob("*.py"))]
    return SiteCopy(folder=built_once("additions", sources, build_copy))


@pytest.fixture
def refusal(built: SiteCopy) -> str:
    """The error message of the build while the picture is missing."""
    return (built.folder / REFUSAL).read_text().strip()


@pytest.fixture
def browser_page(built: SiteCopy, browser: Browser) -> Iterator[tuple[Page, str]]:
    """A browser page, and the URL at which the built pages are served."""
    with built.served() as url, browser.new_context() as context:
        context.set_default_timeout(PATIENCE_MS)
        yield context.new_page(), url
