"""The movie page: categories and trailers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from santa_app.content import movies
from tests.support.accessibility import violations
from tests.support.running_site import RunningSite
from tests.support.visit import events, expect_shown, opened_elsewhere, stay_at_home, visit

MOVIES = "/christmas-movies"
ROMANTIC = [movie.title for movie in movies.MOVIES if movie.category == "romantic"]
ALL_MOVIES = [movie.title for movie in movies.MOVIES]


@pytest.fixture
def wall(page: Page) -> Locator:
    return page.locator("#movies")


def titles(wall: Locator) -> Locator:
    return wall.get_by_role("heading", level=3, include_hidden=True)


def trailer(wall: Locator, title: str) -> Locator:
    return wall.get_by_role("link", name=f"Watch Trailer {title} (opens in a new tab)")


def test_category_filter_and_shared_link(page: Page, wall: Locator) -> None:
    visit(page, MOVIES)
    expect_shown(titles(wall), ALL_MOVIES)
    wall.get_by_role("group", name="Category").get_by_role("button", name="Romantic").click()
    expect_shown(titles(wall), ROMANTIC)
    expect(page).to_have_url(re.compile(r"\?category=romantic$"))
    page.get_by_role("main").get_by_role("link", name="Print Coloring Pages").click()
    expect(page).to_have_url(re.compile("/coloring-pages$"))
    page.go_back()
    expect_shown(titles(wall), ROMANTIC)


def test_trailer_on_hover_focus_and_a_phone(page: Page, wall: Locator, phone: Page) -> None:
    visit(page, MOVIES)
    link = trailer(wall, "Elf")
    overlay = link.locator("..")
    expect(overlay).to_have_css("opacity", "0")
    overlay.hover()
    expect(overlay).to_have_css("opacity", "1")
    page.mouse.move(0, 0)
    expect(overlay).to_have_css("opacity", "0")
    link.focus()
    expect(overlay).to_have_css("opacity", "1")
    assert violations(page) == []
    visit(phone, MOVIES)
    expect(trailer(phone.locator("#movies"), "Elf").locator("..")).to_have_css("opacity", "1")


def test_browse_scrolls_and_trailer_opens_in_a_new_tab(
    page: Page, wall: Locator, site: RunningSite
) -> None:
    stay_at_home(page.context, site)
    visit(page, MOVIES)
    page.get_by_role("button", name="Browse Movies").click()
    page.wait_for_function(
        "Math.abs(document.getElementById('movies').getBoundingClientRect().top) < 120"
    )
    expect(wall.get_by_role("heading", name="Now showing")).to_be_in_viewport()
    address = opened_elsewhere(trailer(wall, "Klaus"))
    assert address.startswith("https://www.youtube.com/results?search_query=Klaus")
    assert {"button_name": "Watch Trailer", "location": "klaus"} in events(page, "button_click")
