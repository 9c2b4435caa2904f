"""The movie page: categories and trailers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from santa_app.content import movies
from tests.support.accessibility import violations
from tests.support.running_site import RunningSite
from tests.support.visit import events, expect_shown, opened_elsewhere, stay_at_home, visit

MOVIES = "/christmas-movies"
BY_CATEGORY = {
    choice.capitalize(): [movie.title for movie in movies.MOVIES if movie.category == choice]
    for choice in movies.MOVIE_CATEGORIES[1:]
}
ALL_MOVIES = [movie.title for movie in movies.MOVIES]


@pytest.fixture
def wall(page: Page) -> Locator:
    """The section with the movies."""
    return page.locator("#movies")


def titles(wall: Locator) -> Locator:
    return wall.get_by_role("heading", level=3, include_hidden=True)


def trailer(wall: Locator, title: str) -> Locator:
    return wall.get_by_role("link", name=f"Watch Trailer for {title} (opens in a new tab)")


def test_category_filter(page: Page, wall: Locator) -> None:
    visit(page, MOVIES)
    choice = wall.get_by_role("group", name="Category")
    assert choice.get_by_role("button").all_inner_texts() == ["All", *BY_CATEGORY]
    expect(choice.get_by_role("button", pressed=True)).to_have_text(["All"])
    expect_shown(titles(wall), ALL_MOVIES)
    for category, found in BY_CATEGORY.items():
        choice.get_by_role("button", name=category).click()
        expect_shown(titles(wall), found)
        count = "1 movie" if len(found) == 1 else f"{len(found)} movies"
        expect(wall.get_by_role("status")).to_have_text(count)
        expect(page).to_have_url(re.compile(rf"\?category={category.lower()}$"))
        expect(choice.get_by_role("button", pressed=True)).to_have_text([category])
    choice.get_by_role("button", name="All").click()
    expect_shown(titles(wall), ALL_MOVIES)
    expect(page).to_have_url(re.compile(f"{MOVIES}$"))


def test_shared_link_and_trailer_on_hover_and_focus(page: Page, wall: Locator) -> None:
    visit(page, f"{MOVIES}?category=romantic")
    expect_shown(titles(wall), BY_CATEGORY["Romantic"])
    page.get_by_role("main").get_by_role("link", name="Print Coloring Pages").click()
    expect(page).to_have_url(re.compile("/coloring-pages$"))
    page.go_back()
    expect_shown(titles(wall), BY_CATEGORY["Romantic"])
    visit(page, f"{MOVIES}?category=Fam")
    expect_shown(titles(wall), ALL_MOVIES)

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


def test_phone_shows_the_trailer_button_at_once(phone: Page) -> None:
    visit(phone, MOVIES)
    overlay = trailer(phone.locator("#movies"), "Elf").locator("..")
    expect(overlay).to_have_css("opacity", "1")


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
    links = wall.get_by_role("link", name="Watch Trailer")
    assert links.count() == len(ALL_MOVIES)
    for link in links.all():
        expect(link).to_have_attribute("target", "_blank")
        expect(link).to_have_attribute("rel", "noopener")
    address = opened_elsewhere(trailer(wall, "Klaus"))
    assert address.startswith("https://www.youtube.com/results?search_query=Klaus")
    assert {"button_name": "Watch Trailer", "location": "klaus"} in events(page, "button_click")
