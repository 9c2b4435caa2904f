"""Input before the app is loaded is replayed once it is; without JavaScript nothing gets into a URL."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.deeds_page import Deeds
from tests.e2e.feature_steps import GOOD_DEEDS
from tests.e2e.fixture_types import NewPage, Rows
from tests.support.letter_form import LETTER, LetterPage

FORMS = {
    "/nice-list": "#nice-list-name",
    "/games/elf-name-generator": "#elf-first-name",
    "/games/good-deeds-tracker": "#deed-input",
}


@contextmanager
def scripts_held(page: Page) -> Iterator[None]:
    """Delay the page's scripts until the block ends, as a slow connection does."""
    held: list[Route] = []
    holding = True

    def hold(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    page.route("**/assets/*.js", hold)
    yield
    holding = False
    for route in held:
        route.continue_()
    page.unroute("**/assets/*.js", hold)


def open_bare(page: Page, path: str) -> None:
    """Open a page whose scripts are delayed, and wait for its text."""
    page.goto(path, wait_until="commit")
    expect(page.locator(FORMS.get(path, "h1"))).to_be_visible()


def write_bare(letter: LetterPage, address: str) -> None:
    """Fill in the letter on a page whose scripts are delayed."""
    open_bare(letter.page, LETTER)
    letter.name.fill("Testkind")
    letter.age.fill("7")
    letter.email.fill(address)
    letter.wishes.fill("a kite")


def test_form_without_javascript_puts_nothing_into_the_url(
    new_page: NewPage, subtests: pytest.Subtests
) -> None:
    page = new_page(java_script_enabled=False)
    for path, field in FORMS.items():
        with subtests.test(path=path):
            page.goto(path)
            page.locator(field).fill("Testkind")
            page.locator(field).press("Enter")
            button = page.locator("form button[type=submit]")
            if button.is_enabled():
                button.click()
            page.get_by_role("link", name="Home").first.click()
            page.go_back()
            assert "Testkind" not in page.url
            assert page.url.rstrip("/").endswith(path)


def test_letter_typed_before_hydration_is_sent(page: Page, address: str) -> None:
    letter = LetterPage(page)
    with scripts_held(page):
        write_bare(letter, address)
        letter.good.uncheck()
    page.wait_for_function("window.dataLayer?.some((one) => one.event === 'letter_started')")
    letter.send.click()
    expect(letter.thanks).to_be_visible()
    for words in ("Testkind", "7", address, "honest with me", "read your wish list"):
        expect(page.locator("#letter")).to_contain_text(words)


def test_input_of_other_forms_before_hydration_counts(
    page: Page, subtests: pytest.Subtests
) -> None:
    with subtests.test("name and nice list"):
        with scripts_held(page):
            open_bare(page, "/nice-list")
            page.get_by_label("First name").fill("Testkind")
        page.get_by_role("button", name="Check the Nice List").click()
        expect(page.get_by_role("heading", name="Congratulations, Testkind!")).to_be_visible()
    with subtests.test("month of birth and elf name"):
        with scripts_held(page):
            open_bare(page, "/games/elf-name-generator")
            page.get_by_label("First name").fill("Testkind")
            page.get_by_label("Birth month").select_option("April")
        page.get_by_role("button", name="Generate My Elf Name").click()
        expect(page.get_by_text("Your elf name is")).to_be_visible()
    with subtests.test("search of recipes"):
        with scripts_held(page):
            open_bare(page, "/christmas-recipes")
            page.get_by_label("Search recipes").fill("pudding")
        expect(page.locator("main article:visible")).to_have_count(1)
    with subtests.test("answer in the quiz"):
        with scripts_held(page):
            open_bare(page, "/games/christmas-trivia")
            page.get_by_text("Blitzen", exact=True).click()
        page.get_by_role("button", name="Submit Answer").click()
        expect(page.get_by_text("Correct!")).to_be_visible()


def test_letter_sent_before_hydration_arrives_once(page: Page, address: str, rows: Rows) -> None:
    letter = LetterPage(page)
    with scripts_held(page):
        write_bare(letter, address)
        letter.send.click()
        letter.send.click()
    expect(letter.thanks).to_be_visible()
    assert len(rows(address)) == 1


def test_clicks_before_hydration_count_once_and_in_order(page: Page) -> None:
    deeds = Deeds(page)
    with scripts_held(page):
        open_bare(page, GOOD_DEEDS)
        for place in (4, 0, 2, 4):
            deeds.suggestions.nth(place).click()
        named = [deeds.suggestions.nth(place).inner_text() for place in (4, 2, 0)]
    expect(deeds.rows).to_have_count(3)
    for text, pressed in zip(deeds.texts(), named, strict=True):
        assert text in pressed


def test_menu_pressed_before_hydration_opens(phone: Page) -> None:
    with scripts_held(phone):
        open_bare(phone, "/about")
        phone.get_by_role("button", name="Menu", exact=True).tap()
    expect(phone.get_by_role("link", name="Track Santa").first).to_be_visible()


def test_clicks_are_not_replayed_on_the_next_page(page: Page) -> None:
    with scripts_held(page):
        open_bare(page, "/games/good-deeds-tracker")
        page.get_by_role("button", name="Stop the snow").click()
    expect(page.locator(".snow span")).to_have_count(0)
    page.get_by_role("link", name="Home").first.click()
    expect(page).to_have_title(re.compile("^Letters to Santa"))
    page.wait_for_function("window.dataLayer.filter(e => e.event === 'page_view').length === 2")
    expect(page.locator(".snow span")).to_have_count(0)
