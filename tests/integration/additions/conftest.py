"""A copy of the project to which somebody adds a recipe, a page, a game and mails, as README says.

It is built once, without a mail key, so that the build also shows what the printable templates
say in the demo (DESIGN section 6).
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.integration.additions import written, written_mail
from tests.site_copy import SiteCopy, copy_site


@pytest.fixture(scope="session")
def changed(tmp_path_factory: pytest.TempPathFactory) -> SiteCopy:
    """The project with all that was added but one picture."""
    copy = copy_site(tmp_path_factory.mktemp("copy"))
    for added in (written, written_mail):
        for file, after, text in added.INSERTED:
            copy.insert(file, after, text)
        for file, text in added.NEW_FILES.items():
            (copy.folder / file).write_text(text, "utf-8")
    return copy


@pytest.fixture(scope="session")
def refusal(changed: SiteCopy) -> str:
    """What the build says while the picture is missing."""
    result = changed.build()
    assert result.returncode == 1
    assert not changed.pages.exists()
    return result.stderr.strip()


@pytest.fixture(scope="session")
def built(changed: SiteCopy, refusal: str) -> SiteCopy:
    """The site with ten recipes and four games."""
    assert refusal
    other = changed.folder / "assets/art/recipes/eggnog.svg"
    (changed.folder / written.PICTURE).write_bytes(other.read_bytes())
    result = changed.build()
    assert result.returncode == 0, result.stdout[-2000:] + result.stderr[-2000:]
    return changed


@pytest.fixture
def browser_page(built: SiteCopy, browser: Browser) -> Iterator[tuple[Page, str]]:
    """A browser page, and the address at which the built pages are served."""
    with built.served() as url, browser.new_context() as context:
        yield context.new_page(), url
