"""The recipe list and the recipes: search, filters, favorites."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from santa_app.content.recipes import RECIPES, Recipe
from tests.e2e.recipes_page import RecipeList
from tests.support.visit import visit

TITLES = [recipe.title for recipe in RECIPES]
CARROTS, EGGNOG, PUDDING, COCOA, GINGERBREAD = (
    next(recipe.title for recipe in RECIPES if recipe.slug == slug)
    for slug in (
        "reindeer-carrots", "eggnog", "christmas-pudding", "santas-hot-cocoa", "gingerbread-cookies",
    )
)  # fmt: skip


def titles(holds: Callable[[Recipe], bool]) -> list[str]:
    """Return the titles of the recipes for which something holds, in the order of the list."""
    return [recipe.title for recipe in RECIPES if holds(recipe)]


@pytest.fixture
def book(page: Page) -> RecipeList:
    return RecipeList(page)


def test_search_asks_no_server(book: RecipeList) -> None:
    book.open().expect(*TITLES)
    asked: list[str] = []
    book.page.on("request", lambda request: asked.append(request.url))
    word = RECIPES[1].description.swapcase()
    book.search.fill(word)
    book.expect(RECIPES[1].title)
    book.search.fill("")
    book.expect(*TITLES)
    assert [url for url in asked if "/art/" not in url] == []


def test_search_is_shared_by_link_and_restored_by_going_back(book: RecipeList) -> None:
    page = book.page
    visit(page, "/")
    page.get_by_role("contentinfo").get_by_role("link", name="Holiday Recipes").click()
    book.search.press_sequentially("Cocoa")
    book.expect(COCOA)
    book.expect_query("?q=Cocoa")
    page.get_by_role("link", name=COCOA).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(COCOA)
    page.go_back()
    book.expect(COCOA)
    expect(book.search).to_have_value("Cocoa")
    page.go_back()
    expect(page).to_have_title(re.compile("^Letters to Santa"))
    book.open("?q=PUDDING").expect(PUDDING)
    expect(book.search).to_have_value("PUDDING")


def test_filters(book: RecipeList) -> None:
    """test_recipe_book_state.py tries all of them."""
    book.open()
    for control in (book.difficulty, book.time, book.tag):
        expect(control).to_be_hidden()
    book.filter.click()
    expect(book.filter).to_have_attribute("aria-expanded", "true")
    book.difficulty.get_by_role("button", name="Easy", exact=True).click()
    book.time.get_by_role("button", name="30 min", exact=True).click()
    book.tag.select_option("Chocolate")
    book.expect(
        *titles(lambda r: r.difficulty == "Easy" and r.total_time <= 30 and "Chocolate" in r.tags)
    )
    expect(book.filter).to_contain_text("Filters in use: 3")
    book.page.reload()
    expect(book.filter).to_have_attribute("aria-expanded", "true")
    pressed = book.page.get_by_role("search").get_by_role("button", pressed=True)
    expect(pressed).to_have_text(["Easy", "30 min"])
    book.page.get_by_role("button", name="Clear all").click()
    book.expect(*TITLES)
    book.expect_query("")


def test_a_search_without_a_result_offers_to_show_all(book: RecipeList) -> None:
    book.open("?q=fruitbat&difficulty=Easy").expect()
    expect(book.page.get_by_text("Try a shorter word or fewer filters")).to_be_visible()
    book.show_all.click()
    book.expect(*TITLES)
    expect(book.search).to_be_focused()
    expect(book.search).to_have_value("")
    book.expect_query("")


def test_favorites_are_remembered(book: RecipeList) -> None:
    book.open()
    book.only_saved.click()
    book.expect()
    expect(book.page.get_by_text("Nothing saved yet")).to_be_visible()
    book.show_all.click()
    for title in (EGGNOG, PUDDING):
        expect(book.heart(title)).to_have_attribute("aria-pressed", "false")
        book.heart(title).click()
        expect(book.heart(title)).to_have_attribute("aria-pressed", "true")
    book.only_saved.click()
    book.expect(PUDDING, EGGNOG)
    book.page.reload()
    book.expect(PUDDING, EGGNOG)
    book.heart(PUDDING).click()
    book.expect(EGGNOG)
    expect(book.search).to_be_focused()
    book.page.get_by_role("link", name=EGGNOG).click()
    page = book.page
    page.get_by_role("button", name="Remove from Saved").click()
    expect(page.get_by_role("button", name="Save Recipe")).to_be_visible()
    visit(page, "/recipe/reindeer-carrots")
    page.get_by_role("button", name="Save Recipe").click()
    expect(page.get_by_role("button", name="Remove from Saved")).to_be_visible()
    book.open("?saved=true").expect(CARROTS)
