"""What the good deeds tracker stores in the browser, across visits and tabs, and without storage."""

from playwright.sync_api import expect

from tests.e2e.deeds_page import Deeds, deeds, deeds_json
from tests.e2e.feature_steps import GOOD_DEEDS
from tests.e2e.fixture_types import NewPage
from tests.support.visit import visit

__all__ = ["deeds"]

FOREIGN = (
    '{"not":', "null", "42", '"text"', "{}", "[1, 2]", '[{"id": 7, "text": "x"}]',
    '[{"id": "1", "text": "x", "date": "d", "points": "many"}]', "[[]]", "",
)  # fmt: skip


def test_deeds_are_stored_and_restored_and_foreign_values_ignored(deeds: Deeds) -> None:
    page = deeds.page
    for place in (0, 4):
        deeds.suggestions.nth(place).click()
    both = deeds.texts()
    page.reload()
    expect(deeds.rows).to_have_count(2)
    deeds.expect_texts(both)
    deeds.expect_total(30)

    page.get_by_role("button", name=f"Remove {both[0]}").click()
    expect(deeds.rows).to_have_count(1)
    deeds.expect_total(10)
    deeds.undo.click()
    expect(deeds.rows).to_have_count(2)

    deeds.reset.click()
    expect(deeds.rows).to_have_count(0)
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    deeds.expect_total(0)
    assert page.evaluate("localStorage.getItem('good-deeds')") is None
    deeds.undo.click()
    deeds.expect_texts(both)
    assert [deed["text"] for deed in deeds.stored()] == both
    deeds.reset.click()
    page.reload()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()

    # Values of another program are ignored.
    for value in FOREIGN:
        deeds.elsewhere(deeds_json(10))
        expect(deeds.rows).to_have_count(1)
        deeds.elsewhere(value)
        expect(deeds.rows).to_have_count(0)
    for value in FOREIGN[0], FOREIGN[7]:
        deeds.elsewhere(value)
        page.reload()
        expect(page.get_by_text("Nothing here yet.")).to_be_visible()
        deeds.suggestions.first.click()
        expect(deeds.rows).to_have_count(1)
        assert [deed["points"] for deed in deeds.stored()] == [10]


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
