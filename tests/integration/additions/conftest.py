"""A copy of the project with a recipe, page, game and mails added by following the checklists.

It is built once, without a mail key, so that the demo's alert can be tested in the same build.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.integration.additions import written, written_mail, written_state
from tests.support.running_site import build_site
from tests.support.site_copy import SiteCopy, copy_site


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """The built copy, and the failed build while a picture was missing."""

    copy: SiteCopy
    refusal: subprocess.CompletedProcess[str]


def with_additions(folder: Path) -> SiteCopy:
    """Copy the project to `folder` with all additions except one picture."""
    copy = copy_site(folder)
    for added in (written, written_mail, written_state):
        for file, after, text in added.INSERTED:
            copy.insert(file, after, text)
        for file, text in added.NEW_FILES.items():
            (copy.folder / file).write_text(text, "utf-8")
    return copy


def build_copy() -> Built:
    """Build a copy, first without the picture, then with it."""
    build_site()  # installs the packages that the copy uses, too
    copy = with_additions(Path(tempfile.mkdtemp(prefix="santa-copy-")))
    refusal = copy.build()
    assert not copy.pages.exists()
    other = copy.folder / "assets/art/recipes/eggnog.svg"
    (copy.folder / written.PICTURE).write_bytes(other.read_bytes())
    done = copy.build()
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return Built(copy=copy, refusal=refusal)


@pytest.fixture(scope="session")
def changed(tmp_path_factory: pytest.TempPathFactory) -> SiteCopy:
    """The project with all additions except one picture; not built."""
    return with_additions(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="session")
def build_of_the_copy() -> Iterator[Built]:
    found = build_copy()
    yield found
    shutil.rmtree(found.copy.folder)


@pytest.fixture
def refusal(build_of_the_copy: Built) -> str:
    """The error message of the build while the picture is missing."""
    assert build_of_the_copy.refusal.returncode == 1
    return build_of_the_copy.refusal.stderr.strip()


@pytest.fixture
def built(build_of_the_copy: Built) -> SiteCopy:
    """The site with ten recipes and four games."""
    return build_of_the_copy.copy


@pytest.fixture
def browser_page(built: SiteCopy, browser: Browser) -> Iterator[tuple[Page, str]]:
    """A browser page, and the URL at which the built pages are served."""
    with built.served() as url, browser.new_context() as context:
        yield context.new_page(), url
