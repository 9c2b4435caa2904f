"""The recipe list and the nine recipes: search, filters, favorites (SPEC sections 2, 4, 5)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import violations
from tests.e2e.recipes_page import LIST, RecipeList
from tests.support.visit import visit

TITLES = [
    "Gingerbread Cookies", "Santa's Favorite Cookies", "Sugar Plum Fairy Bites",
    "Roast Turkey with Cranberry Sauce", "Christmas Pudding", "Reindeer Carrots", "Family Eggnog",
    "Warm Milk for Santa", "Santa's Hot Cocoa",
]  # fmt: skip
GINGERBREAD, COOKIES, PLUMS, TURKEY, PUDDING, CARROTS, EGGNOG, MILK, COCOA = TITLES
FACTS = {
    "gingerbread-cookies": (GINGERBREAD, "2 h 20 min", "30", "Medium"),
    "santas-favorite-cookies": (COOKIES, "45 min", "24", "Easy"),
    "sugar-plum-fairy-bites": (PLUMS, "1 h", "12", "Easy"),
    "roast-turkey-cranberry-sauce": (TURKEY, "4 h 30 min", "8", "Hard"),
    "christmas-pudding": (PUDDING, "5 h 15 min", "8", "Hard"),
    "reindeer-carrots": (CARROTS, "35 min", "4", "Easy"),
    "eggnog": (EGGNOG, "30 min", "6", "Medium"),
    "warm-milk-for-santa": (MILK, "10 min", "2", "Easy"),
    "santas-hot-cocoa": (COCOA, "15 min", "4", "Easy"),
}
"""Title, total time, servings and difficulty by slug."""


@pytest.fixture
def book(page: Page) -> RecipeList:
    return RecipeList(page)


def test_search(book: RecipeList) -> None:
    book.open().expect(*TITLES)
    asked: list[str] = []
    book.page.on("request", lambda request: asked.append(request.url))
    for text, found in (
        ("TURKEY", [TURKEY]),  # a title
        ("nutmeg-SCENTED", [EGGNOG]),  # a description
        ("vegan", [CARROTS]),  # a tag
        ("christmas eve", [COOKIES, MILK]),
        ("  cocoa ", [COCOA]),
        ("", TITLES),
    ):
        book.search.fill(text)
        book.expect(*found)
    assert [url for url in asked if "/art/" not in url] == []


def test_a_search_can_be_shared_and_comes_back(book: RecipeList) -> None:
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


def test_a_search_without_result_offers_a_way_on(book: RecipeList) -> None:
    book.open("?q=fruitbat&difficulty=Easy").expect()
    expect(book.page.get_by_text("Try a shorter word or fewer filters.")).to_be_visible()
    assert violations(book.page) == []
    book.show_all.click()
    book.expect(*TITLES)
    expect(book.search).to_be_focused()
    expect(book.search).to_have_value("")
    book.expect_query("")
    expect(book.show_all).to_be_hidden()


def test_filters(book: RecipeList) -> None:
    book.open()
    expect(book.filter).to_have_attribute("aria-expanded", "false")
    for control in (book.difficulty, book.time, book.tag):
        expect(control).to_be_hidden()
    book.filter.click()
    expect(book.filter).to_have_attribute("aria-expanded", "true")
    for level, found in (
        ("Easy", [COOKIES, PLUMS, CARROTS, MILK, COCOA]),
        ("Medium", [GINGERBREAD, EGGNOG]),
        ("Hard", [TURKEY, PUDDING]),
        ("All", TITLES),
    ):
        button = book.difficulty.get_by_role("button", name=level, exact=True)
        button.click()
        book.expect(*found)
        expect(button).to_have_attribute("aria-pressed", "true")
    for limit, found in (
        ("15 minutes or less", [MILK, COCOA]),
        ("30 minutes or less", [EGGNOG, MILK, COCOA]),
        ("1 hour or less", [COOKIES, PLUMS, CARROTS, EGGNOG, MILK, COCOA]),
        ("3 hours or less", [GINGERBREAD, COOKIES, PLUMS, CARROTS, EGGNOG, MILK, COCOA]),
        ("Any time", TITLES),
    ):
        book.time.get_by_role("button", name=limit, exact=True).click()
        book.expect(*found)
    book.tag.select_option("Gluten-free")
    book.expect(PLUMS, TURKEY, CARROTS, EGGNOG)
    book.expect_query("?tag=Gluten-free")
    book.difficulty.get_by_role("button", name="Easy").click()
    book.search.fill("carrot")
    book.expect(CARROTS)
    expect(book.filter).to_contain_text("2 set")
    book.page.get_by_role("button", name="Clear all").click()
    book.expect(*TITLES)
    book.expect_query("")


def test_filters_in_a_shared_link(book: RecipeList) -> None:
    book.open("?difficulty=Easy&time=30&tag=Chocolate").expect(COCOA)
    expect(book.filter).to_have_attribute("aria-expanded", "true")
    expect(book.tag).to_have_value("Chocolate")
    pressed = book.page.get_by_role("search").get_by_role("button", pressed=True)
    assert pressed.all_inner_texts() == ["Easy", "30 minutes or less"]
    assert violations(book.page) == []
    book.open("?difficulty=Impossible&time=soon&tag=Stone").expect(*TITLES)


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
    assert violations(book.page) == []
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


def test_cards(new_page: Callable[..., Page]) -> None:
    book = RecipeList(new_page(java_script_enabled=False))
    book.page.goto(LIST)
    assert book.cards.count() == len(FACTS) == 9
    for card, (slug, (title, total, servings, difficulty)) in zip(
        book.cards.all(), FACTS.items(), strict=True
    ):
        expect(card.get_by_role("link")).to_have_attribute("href", f"/recipe/{slug}")
        expect(card.get_by_role("link")).to_have_text(title)
        facts, tags = card.get_by_role("list").all()
        assert facts.get_by_role("listitem").all_inner_texts() == [
            total, f"Serves {servings}", difficulty,
        ]  # fmt: skip
        assert 1 <= tags.get_by_role("listitem").count() <= 3
        rating = re.search(r"Our rating:\s*(\d\.\d)\s*out of 5", card.inner_text())
        assert rating
        assert 4.5 <= float(rating[1]) <= 4.9


def test_recipe_pages(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    for slug, (title, total, servings, difficulty) in FACTS.items():
        page.goto(f"/recipe/{slug}", wait_until="domcontentloaded")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        hero = page.get_by_role("main").locator("section").first
        terms = hero.get_by_role("term").all_inner_texts()
        values = hero.get_by_role("definition").all_inner_texts()
        assert dict(zip(terms, values, strict=True)) == {
            "Total": total, "Serves": servings, "Difficulty": difficulty,
        }  # fmt: skip
        sheet = page.get_by_role("article", name=title, exact=True)
        for heading in ("Ingredients", "Instructions", "Tags"):
            expect(sheet.get_by_role("heading", level=2, name=heading)).to_be_visible()
        assert sheet.get_by_role("checkbox").count() >= 5
        steps = sheet.locator("ol > li")
        numbers = [int(text.split()[0]) for text in steps.all_inner_texts()]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= 4
        main = page.get_by_role("main")
        back = main.get_by_role("link", name="Back to all recipes")
        expect(back).to_have_attribute("href", LIST)
        letter = main.get_by_role("link", name="Write Your Letter")
        expect(letter).to_have_attribute("href", "/letters-to-santa")
        for button in ("Print Recipe", "Save Recipe"):
            expect(page.get_by_role("button", name=button)).to_be_visible()


def test_second_address_of_the_gingerbread(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("/recipe/gingerbread-cookies")
    first = page.get_by_role("article", name=GINGERBREAD, exact=True).inner_text()
    page.goto("/recipes/gingerbread-cookies")
    assert page.get_by_role("article", name=GINGERBREAD, exact=True).inner_text() == first
    canonical = page.locator("link[rel=canonical]").get_attribute("href")
    assert str(canonical).endswith("/recipe/gingerbread-cookies")
