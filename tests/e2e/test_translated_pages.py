"""A page works as before when the browser has translated it.

framework/components/translated_text.py is for translation after hydration,
framework/build/js/kept_text.js for earlier translation.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from santa_app.content.village import LOCATIONS
from santa_app.site import navigation
from tests.e2e.countdown_numbers import HOME
from tests.e2e.fake_translator import SAME, WHEN, shows_what_react_rendered, translate
from tests.e2e.feature_states import STATES, ZONE, FeatureState
from tests.e2e.feature_steps import GOOD_DEEDS, TRACKER, local
from tests.e2e.fixture_types import AtDate, NewPage, Rows
from tests.e2e.my_letter_page import link_in_reply
from tests.e2e.test_input_replay import open_bare, scripts_held
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_form import LETTER, SEND
from tests.support.screens import PHONE, WIDE
from tests.support.visit import visit

TRANSLATED = re.compile(r"^[^a-z]+$")
EARLY, LATE = "before the page is hydrated", "after the page is hydrated"
SOMETIMES = [
    when if when in (EARLY, LATE) else pytest.param(when, marks=pytest.mark.nightly)
    for when in WHEN
]
"""All moments in the nightly run; early and late in every run."""


def _is_translated(page: Page) -> None:
    expect(page.locator("h1 font font").first).to_have_text(TRANSLATED)


def _clocks(page: Page) -> str:
    """Return the numbers of the countdown, and the time of day at the North Pole where it is shown."""
    return " ".join(page.locator("[translate=no]:visible").all_inner_texts())


@pytest.mark.parametrize("when", SOMETIMES)
def test_letter(new_page: NewPage, rows: Rows, address: str, when: str) -> None:
    """Input before hydration is sent, too; name and address stay as they were typed."""
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    translate(page, when)
    name, send = page.locator("#child_name"), page.get_by_role("button", name=SEND)
    with scripts_held(page):
        open_bare(page, LETTER)
        name.fill("Testkind")
        page.locator("#wish_list").fill("a kite")
    page.wait_for_function("window.dataLayer?.some((one) => one.event === 'letter_started')")
    page.locator("#parent_email").fill(address)
    _is_translated(page)
    page.get_by_role("button", name="Teddy").click()
    send.click()
    heading = page.get_by_role("heading", name="Thank you")
    expect(heading).to_have_text("THANK YOU, Testkind!")
    expect(page.get_by_role("main")).to_contain_text(f"HIS REPLY GOES TO {address}.")
    shows_what_react_rendered(page)
    (row,) = rows(address)
    assert row["child_name"] == "Testkind"
    assert "a kite" in str(row["wish_list"])
    page.get_by_role("button", name="Write for another child").click()
    expect(name).to_have_value("")
    expect(send).to_be_enabled()


@pytest.mark.parametrize("when", SOMETIMES)
def test_parents_page(
    new_page: NewPage, inbox: FakeSendGrid, rows: Rows, address: str, when: str
) -> None:
    """Santa's words are translated, names and wishes are not."""
    page = new_page()
    translate(page, when)
    page.goto(link_in_reply(new_page(), inbox, address))
    expect(page.get_by_role("heading", name="Testkind's letter")).to_have_text("Testkind'S LETTER")
    paper = page.get_by_role("article", name="Santa's letter")
    expect(paper).to_contain_text("DEAR FRIEND,")  # Santa knows no name "Testkind"
    expect(paper.get_by_role("listitem")).to_have_text("a kite")
    shows_what_react_rendered(page)
    for answer in ("No, leave it", "Yes, delete this letter"):
        page.get_by_role("button", name="Delete this letter").click()
        page.get_by_role("button", name=answer).click()
    expect(page.get_by_role("heading", name="The letter is deleted")).to_be_focused()
    shows_what_react_rendered(page)
    assert rows(address) == []


@pytest.mark.parametrize("when", SOMETIMES)
def test_class_letter(page: Page, rows: Rows, address: str, when: str) -> None:
    translate(page, when)
    page.goto("/for-teachers")
    # At once: a key makes React hydrate the page in another way.
    page.get_by_label("Your class").press("Shift")
    page.get_by_label("Your class").fill("Class 2b")
    _is_translated(page)
    page.get_by_label("First names").fill("Anna\nBen")
    expect(page.get_by_role("form")).to_contain_text("2 NAMES OF 40")
    page.get_by_label("Your email").fill("nobody")
    send = page.get_by_role("button", name="Send Our Letter to Santa")
    send.click()
    expect(page.get_by_label("Your email")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("Your email").fill(address)
    send.click()
    expect(page.get_by_role("heading", name="Thank you")).to_have_text("THANK YOU, Class 2b!")
    shows_what_react_rendered(page)
    assert [row["children"] for row in rows(address)] == ["Anna\nBen"]
    page.get_by_role("button", name="Write for another class").click()
    expect(page.get_by_label("First names")).to_have_value("")


@pytest.mark.parametrize("when", SOMETIMES)
def test_buttons_that_change_a_page(page: Page, subtests: pytest.Subtests, when: str) -> None:
    translate(page, when)
    with subtests.test("village"):
        visit(page, "/stories/north-pole-village")
        _is_translated(page)
        page.get_by_role("button", name="Start the Walk").click()
        for number, place in enumerate(LOCATIONS[:3], start=1):
            card = page.get_by_role("article", name=place.name)
            expect(card).to_contain_text(f"STOP {number} OF")
            expect(card.get_by_role("listitem").first).to_contain_text(place.details[0].upper())
            shows_what_react_rendered(page)
            card.get_by_role("button", name="Next:").click()
        page.get_by_role("button", name="Close the door").click()
        expect(page.get_by_role("article", name=LOCATIONS[3].name)).to_have_count(0)
    with subtests.test("good deeds"):
        visit(page, GOOD_DEEDS)
        _is_translated(page)
        rows = page.get_by_role("region", name="List of good deeds").get_by_role("listitem")
        add = page.get_by_role("button", name=re.compile(r"\+\d+ points", re.IGNORECASE))
        for number in (1, 2):
            add.nth(number).click()
            expect(rows).to_have_count(number)
            shows_what_react_rendered(page)
        for number in (1, 0):
            rows.first.get_by_role("button").click()
            expect(rows).to_have_count(number)
            shows_what_react_rendered(page)
        page.get_by_role("button", name="Undo").click()
        expect(rows).to_have_count(1)
        shows_what_react_rendered(page)


@pytest.mark.parametrize("when", SOMETIMES)
def test_clocks_go_on(at_date: AtDate, when: str) -> None:
    page = at_date(local("2026-12-23 12:55", ZONE), ZONE)
    translate(page, when)
    for path, first, second in (
        (HOME, "01 11 00 00", "01 10 59 55"),
        (TRACKER, "1:05:00 PM 01 10 55 00", "1:05:05 PM 01 10 54 55"),
    ):
        visit(page, path)
        _is_translated(page)
        page.clock.pause_at(local("2026-12-23 13:00" if path == HOME else "2026-12-23 13:05", ZONE))
        assert _clocks(page) == first
        page.clock.run_for(5_000)
        assert _clocks(page) == second
        expect(page.get_by_text("1 DAY UNTIL CHRISTMAS").first).to_be_attached()
        shows_what_react_rendered(page)


def test_other_pages_and_back(page: Page) -> None:
    """Links lead from page to page, which the browser translates in turn, without loading the site anew."""
    translate(page, EARLY)
    visit(page, HOME)
    nav = navigation()
    links = (*nav.main[1:], nav.letter, *nav.last, *nav.footer_more)
    links += tuple(link for group in nav.groups for link in group.links)
    paths = list(dict.fromkeys(link.path for link in links))
    assert len(paths) > 20
    page.evaluate("window.isSame = true")
    heading = page.locator("h1")
    headings = {}
    for path in paths:
        page.locator(f"a[href='{path}']").first.dispatch_event("click")
        expect(page).to_have_url(re.compile(rf"{path}$"))
        expect(heading).to_be_focused()
        _is_translated(page)
        headings[path] = heading.inner_text()
    assert len(set(headings.values())) == len(paths)
    for path in reversed(paths[:-1]):
        page.go_back()
        expect(page).to_have_url(re.compile(rf"{path}$"))
        expect(heading).to_have_text(headings[path])
        shows_what_react_rendered(page)
    assert page.evaluate("window.isSame")


ONE_OF_EACH = tuple({state.path: state for state in STATES}.values())
WALKS = [
    pytest.param(EARLY, ONE_OF_EACH[::2], id="half of the pages, early"),
    pytest.param(LATE, ONE_OF_EACH[1::2], id="the other half, late"),
    *(pytest.param(when, STATES, id=f"all, {when}", marks=pytest.mark.nightly) for when in WHEN),
]


@pytest.mark.parametrize(("when", "states"), WALKS)
def test_every_feature(
    new_page: NewPage, subtests: pytest.Subtests, when: str, states: tuple[FeatureState, ...]
) -> None:
    """The texts stay the same, because the steps to a state read them."""
    page = new_page(timezone_id=ZONE)
    translate(page, when, SAME)
    # A clock that was stopped stays so.
    for state in sorted(states, key=lambda state: state.when is not None):
        with subtests.test(state=state.name):
            page.set_viewport_size(WIDE if "wide" in state.widths else PHONE)
            state.open(page)
            assert page.locator("h1 font").count()
            shows_what_react_rendered(page)
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
