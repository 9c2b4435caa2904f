"""Cards that fold on phones: short pages there, and nothing out of reach."""

from playwright.sync_api import Page, expect

from santa_app.content import paths
from santa_app.content.activities import ACTIVITIES
from santa_app.content.crafts import CARD_CRAFTS
from santa_app.content.customs import CUSTOMS
from santa_app.content.post_offices import POST_OFFICES
from santa_app.content.reindeer import REINDEER
from santa_app.content.songs import SONGS
from santa_app.content.teachers import PAGE as TEACHERS
from tests.e2e.fixture_types import NewPage
from tests.support.screens import PHONE, TABLET
from tests.support.visit import visit

FOLDS = {
    paths.REINDEER: len(REINDEER),
    paths.ACTIVITIES: len(ACTIVITIES) + len(CARD_CRAFTS),
    paths.TEACHERS: len(TEACHERS.activities) - 1,
    paths.ADDRESS: len(POST_OFFICES),
    paths.TRADITIONS: len(CUSTOMS),
    paths.SONGS: len(SONGS),
}
HIGHEST = dict.fromkeys(FOLDS, 8000) | {paths.SONGS: 11_000, paths.TRADITIONS: 9500}
"""Maximum height of pages on a phone, in CSS pixels. Songs show theme, tags, rating, lines and fact."""


def _expect_open(page: Page, *ids: str) -> None:
    """Wait until the folds of these ids are open, and no others."""
    folds = page.locator(".fold[open]")
    expect(folds).to_have_count(len(ids))
    for fold, one in zip(folds.all(), ids, strict=True):
        expect(fold).to_have_id(one)


def test_a_phone_folds_cards_and_links_open_them(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    for path, count in FOLDS.items():
        visit(page, path)
        expect(page.locator(".fold > summary").filter(visible=True)).to_have_count(count)
        _expect_open(page)
        height = page.evaluate("document.documentElement.scrollHeight")
        assert height <= HIGHEST[path], f"{path}: {height}"
    contents = page.get_by_role("navigation", name="The songbook").get_by_role("link")
    assert contents.count() == len(SONGS)
    contents.last.click()
    expect(page.get_by_role("heading", name=SONGS[-1].title)).to_be_in_viewport()
    _expect_open(page, f"{SONGS[-1].slug}-more")

    visit(page, f"{paths.ACTIVITIES}?category=Crafts#paper-snowflakes")
    expect(page.get_by_text("A plate to draw around")).to_be_visible()
    expect(page.get_by_role("heading", name="Paper Snowflakes")).to_be_in_viewport()
    _expect_open(page, "paper-snowflakes-more")

    visit(page, paths.REINDEER)
    treat = page.get_by_text("Strawberries dipped in white chocolate")
    fold = page.get_by_text("Get to know Cupid")
    expect(treat).to_be_hidden()
    fold.focus()
    page.keyboard.press("Enter")
    expect(treat).to_be_visible()
    page.keyboard.press("Space")
    expect(treat).to_be_hidden()
    _expect_all_shown(page, "print")
    page.set_viewport_size(TABLET)
    _expect_all_shown(page, "screen")


def _expect_all_shown(page: Page, media: str) -> None:
    page.emulate_media(media=media)
    expect(page.locator(".fold > summary").filter(visible=True)).to_have_count(0)
    shown = page.locator(".fold").get_by_role("definition")
    expect(shown.filter(visible=True)).to_have_count(3 * len(REINDEER))
    page.emulate_media(media="screen")


def test_folds_open_without_javascript(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, java_script_enabled=False)
    page.goto(f"{paths.REINDEER}#vixen")
    expect(page.get_by_text("Blackberry muffins")).to_be_visible()
    expect(page.get_by_role("heading", name="Vixen")).to_be_in_viewport()
    treat = page.get_by_text("Strawberries dipped in white chocolate")
    expect(treat).to_be_hidden()
    page.get_by_text("Get to know Cupid").click()
    expect(treat).to_be_visible()
