"""The browser storage of the good deeds tracker, across visits and tabs, and without storage."""

from playwright.sync_api import expect

from tests.e2e.deeds_page import Deeds, deeds
from tests.e2e.feature_steps import GOOD_DEEDS
from tests.e2e.fixture_types import NewPage
from tests.support.visit import visit

__all__ = ["deeds"]

FOREIGN = ('{"not":', '[{"id": "1", "text": "x", "date": "d", "points": "many"}]')
"""Values that another program stored."""


def test_deeds_are_restored_and_foreign_values_ignored(deeds: Deeds) -> None:
    page = deeds.page
    for place in (0, 4):
        deeds.suggestions.nth(place).click()
    both = deeds.texts()
    page.reload()
    expect(deeds.rows).to_have_count(2)
    deeds.expect_texts(both)
    deeds.reset.click()
    assert page.evaluate("localStorage.getItem('good-deeds')") is None
    deeds.undo.click()
    assert [deed["text"] for deed in deeds.stored()] == both
    for value in FOREIGN:
        deeds.elsewhere(value)
        page.reload()
        expect(page.get_by_text("Nothing here yet.")).to_be_visible()


def test_tracker_works_with_full_or_forbidden_storage(new_page: NewPage) -> None:
    full = "Storage.prototype.setItem = () => { throw new DOMException('full') }"
    forbidden = (
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
        " { configurable: true, get() { throw new DOMException('forbidden') } })"
    )
    for trouble in (full, forbidden):
        page = new_page()
        page.add_init_script(trouble)
        deeds = Deeds(visit(page, GOOD_DEEDS))
        deeds.suggestions.first.click()
        expect(deeds.rows).to_have_count(1)
        deeds.expect_total(10)
        deeds.reset.click()
        expect(deeds.rows).to_have_count(0)


def test_two_tabs_show_the_same_deeds(deeds: Deeds) -> None:
    deeds.suggestions.first.click()
    other = Deeds(deeds.page.context.new_page())
    other.page.goto(GOOD_DEEDS)
    expect(other.rows).to_have_count(1)
    other.suggestions.nth(4).click()
    expect(deeds.rows).to_have_count(2)
    deeds.expect_total(30)
    other.expect_total(30)
    deeds.suggestions.nth(1).click()
    expect(other.rows).to_have_count(3)
    other.expect_texts(deeds.texts())
    other.reset.click()
    expect(deeds.rows).to_have_count(0)
