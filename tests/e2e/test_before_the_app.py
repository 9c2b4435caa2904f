"""What a visitor types before the app has come, or without one (DESIGN section 5: no letter in an address)."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.fixture_types import NewPage
from tests.e2e.html_page import fetch
from tests.e2e.letter_form import LETTER, LetterPage
from tests.running_site import RunningSite

FORMS = {
    LETTER: "#child_name",
    "/nice-list": "#nice-list-name",
    "/games/elf-name-generator": "#elf-first-name",
    "/games/good-deeds-tracker": "#deed-input",
}


@contextmanager
def scripts_held(page: Page) -> Iterator[None]:
    """Hold back the page's scripts until the block ends, as a slow connection does."""
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


def open_bare(page: Page, path: str) -> None:
    """Open a page whose scripts are held back, until its words are there."""
    page.goto(path, wait_until="commit")
    expect(page.locator(FORMS.get(path, "h1"))).to_be_visible()


@pytest.mark.parametrize("path", FORMS)
def test_a_form_without_javascript_puts_nothing_into_the_address(
    new_page: NewPage, path: str
) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(path)
    page.locator(FORMS[path]).fill("Testkind")
    page.locator(FORMS[path]).press("Enter")
    button = page.locator("form button[type=submit]")
    if button.is_enabled():
        button.click()
    page.get_by_role("link", name="Home").first.click()
    page.go_back()
    assert "Testkind" not in page.url
    assert page.url.rstrip("/").endswith(path)


def test_without_javascript_the_letter_page_names_the_way_by_mail(site: RunningSite) -> None:
    # From the HTML: a browser that is told to run no script still hides what stands in <noscript>.
    _, body, _ = fetch(site.url + LETTER)
    (words,) = re.findall(r"<noscript>(.*?)</noscript>", body.decode().split("<form")[1])
    assert "This form needs JavaScript" in words
    assert 'href="/santas-address"' in words


def test_a_letter_typed_before_the_app_is_sent(page: Page, address: str) -> None:
    letter = LetterPage(page)
    with scripts_held(page):
        open_bare(page, LETTER)
        letter.name.fill("Testkind")
        letter.age.fill("7")
        letter.email.fill(address)
        letter.wishes.fill("a kite")
        letter.good.uncheck()
    page.wait_for_function("window.dataLayer?.some((one) => one.event === 'letter_started')")
    letter.send.click()
    expect(letter.thanks).to_be_visible()
    for words in ("Testkind", "7", address, "honest with me", "read your wish list"):
        expect(page.locator("#letter")).to_contain_text(words)


def test_a_name_typed_before_the_app_is_looked_up(page: Page) -> None:
    with scripts_held(page):
        open_bare(page, "/nice-list")
        page.get_by_label("First name").fill("Testkind")
    page.get_by_role("button", name="Check the Nice List").click()
    expect(page.get_by_role("heading", name="Congratulations, Testkind!")).to_be_visible()


def test_a_month_chosen_before_the_app_counts(page: Page) -> None:
    with scripts_held(page):
        open_bare(page, "/games/elf-name-generator")
        page.get_by_label("First name").fill("Testkind")
        page.get_by_label("Birth month").select_option("April")
    page.get_by_role("button", name="Generate My Elf Name").click()
    expect(page.get_by_text("Your elf name is")).to_be_visible()


def test_a_search_typed_before_the_app_narrows_the_list(page: Page) -> None:
    with scripts_held(page):
        open_bare(page, "/christmas-recipes")
        page.get_by_label("Search recipes").fill("pudding")
    expect(page.locator("main article:visible")).to_have_count(1)


def test_an_answer_ticked_before_the_app_can_be_submitted(page: Page) -> None:
    with scripts_held(page):
        open_bare(page, "/games/christmas-trivia")
        page.get_by_text("Blitzen", exact=True).click()
    page.get_by_role("button", name="Submit Answer").click()
    expect(page.get_by_text("Correct!")).to_be_visible()
