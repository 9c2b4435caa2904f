"""Several children on one device, and the small sounds of their pages."""

from playwright.sync_api import Page, expect

from tests.e2e.feature_steps import GOOD_DEEDS, SMALL, add_children, fits
from tests.e2e.fixture_types import NewPage
from tests.support.visit import visit

# Counts the oscillators that start.
_LISTEN = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""


def _add_a_deed(page: Page) -> None:
    page.get_by_role("main").get_by_role("button", name="+10 points").first.click()


def _stars(page: Page, count: int) -> None:
    expect(page.locator(".jar-star")).to_have_count(count)


def test_each_child_has_a_jar_of_its_own(new_page: NewPage) -> None:
    page = new_page(**SMALL)
    visit(page, GOOD_DEEDS)
    _add_a_deed(page)
    _stars(page, 1)
    expect(page.get_by_role("link", name="Now playing")).to_have_count(0)
    visit(page, "/christmas-games")
    add_children(page)
    fits(page)
    visit(page, GOOD_DEEDS)
    _stars(page, 0)
    _add_a_deed(page)
    page.reload()
    _stars(page, 1)
    kept = page.evaluate("[localStorage['good-deeds'], localStorage['good-deeds@fox']]")
    assert kept[0] != kept[1]
    assert None not in kept
    page.get_by_role("link", name="Now playing: Fox. Change who plays").click()
    page.get_by_role("button", name="Bear", exact=True).click()
    expect(page.get_by_role("button", name="Bear", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    page.go_back()
    expect(page.get_by_role("link", name="Now playing: Bear")).to_be_visible()
    _stars(page, 1)
    assert page.evaluate("localStorage['good-deeds']") == kept[0]


def test_sounds_are_off_until_they_are_asked_for(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(_LISTEN)
    visit(page, GOOD_DEEDS)
    _add_a_deed(page)
    _stars(page, 1)
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Sound is off").click()
    expect(page.get_by_role("button", name="Sound is on")).to_be_visible()
    assert page.evaluate("window.heard") > 0
    visit(page, "/games/drop-the-presents")
    expect(page.get_by_role("button", name="Sound is on")).to_be_visible()
    visit(page, "/advent?teacher=all")
    page.locator("#door-3").click()
    expect(page.locator("#chapter-title")).to_be_focused()
    assert page.evaluate("window.heard") > 0
    page.go_back()
    page.get_by_role("button", name="Sound is on").click()
    before = page.evaluate("window.heard")
    page.locator("#door-4").click()
    expect(page.locator("#chapter-title")).to_be_focused()
    assert page.evaluate("window.heard") == before
