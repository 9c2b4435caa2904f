"""The recipe list and the recipes: search, filters, favorites."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from santa_app.content.quantities import unbroken
from santa_app.content.recipes import RECIPES, TIME_LIMITS, Recipe, minutes_text
from tests.e2e.recipes_page import LIST, RecipeList
from tests.support.visit import visit

pytestmark = pytest.mark.long

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


def test_search(book: RecipeList) -> None:
    book.open().expect(*TITLES)
    asked: list[str] = []
    book.page.on("request", lambda request: asked.append(request.url))
    in_title, in_description, in_tag = RECIPES[0], RECIPES[1], RECIPES[2]
    for text in (
        in_title.title.upper(), in_description.description.swapcase(), in_tag.tags[0].lower(),
        f"  {in_title.title} ", "",
    ):  # fmt: skip
        book.search.fill(text)
        word = text.strip().lower()
        book.expect(
            *titles(lambda r: word in "\n".join((r.title, r.description, *r.tags)).lower())  # noqa: B023
        )
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
    book.open()
    expect(book.filter).to_have_attribute("aria-expanded", "false")
    for control in (book.difficulty, book.time, book.tag):
        expect(control).to_be_hidden()
    book.filter.click()
    expect(book.filter).to_have_attribute("aria-expanded", "true")
    for level in ("Easy", "Medium", "Hard", "All"):
        button = book.difficulty.get_by_role("button", name=level, exact=True)
        button.click()
        book.expect(*titles(lambda r: level in ("All", r.difficulty)))  # noqa: B023
        expect(button).to_have_attribute("aria-pressed", "true")
    for limit in TIME_LIMITS:
        book.time.get_by_role("button", name=limit.label, exact=True).click()
        book.expect(*titles(lambda r: r.total_time <= limit.minutes))  # noqa: B023
    book.time.get_by_role("button", name="Any", exact=True).click()
    book.expect(*TITLES)
    book.tag.select_option("Gluten-free")
    book.expect(*titles(lambda r: "Gluten-free" in r.tags))
    book.expect_query("?tag=Gluten-free")
    book.difficulty.get_by_role("button", name="Easy").click()
    book.search.fill(CARROTS)
    book.expect(CARROTS)
    expect(book.filter).to_contain_text("2 set")
    book.page.get_by_role("button", name="Clear all").click()
    book.expect(*TITLES)
    book.expect_query("")


def test_filters_in_a_shared_link(book: RecipeList) -> None:
    book.open("?difficulty=Easy&time=30&tag=Chocolate").expect(
        *titles(lambda r: r.difficulty == "Easy" and r.total_time <= 30 and "Chocolate" in r.tags)
    )
    expect(book.filter).to_have_attribute("aria-expanded", "true")
    expect(book.tag).to_have_value("Chocolate")
    pressed = book.page.get_by_role("search").get_by_role("button", pressed=True)
    expect(pressed).to_have_text(["Easy", "30 min"])
    book.open("?difficulty=Impossible&time=soon&tag=Stone").expect(*TITLES)
    # A search without a result offers to show all recipes.
    book.open("?q=fruitbat&difficulty=Easy").expect()
    expect(book.page.get_by_text("Try a shorter word or fewer filters")).to_be_visible()
    book.show_all.click()
    book.expect(*TITLES)
    expect(book.search).to_be_focused()
    expect(book.search).to_have_value("")
    book.expect_query("")
    expect(book.show_all).to_be_hidden()


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


def test_cards(new_page: Callable[..., Page]) -> None:
    book = RecipeList(new_page(java_script_enabled=False))
    book.page.goto(LIST)
    for card, recipe in zip(book.cards.all(), RECIPES, strict=True):
        expect(card.get_by_role("link")).to_have_attribute("href", f"/recipe/{recipe.slug}")
        expect(card.get_by_role("link")).to_have_text(recipe.title)
        facts, tags = card.get_by_role("list").all()
        assert facts.get_by_role("listitem").all_inner_texts() == [
            unbroken(minutes_text(recipe.total_time)),
            f"{recipe.serves_label} {recipe.servings}",
            recipe.difficulty,
        ]  # fmt: skip
        assert 1 <= tags.get_by_role("listitem").count() <= 3
        expect(card).to_contain_text(re.compile(rf"Our rating:\s*{recipe.rating}\s*out of 5"))


def test_recipe_pages(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    for recipe in RECIPES:
        page.goto(f"/recipe/{recipe.slug}", wait_until="domcontentloaded")
        expect(page.get_by_role("heading", level=1)).to_have_text(recipe.title)
        hero = page.get_by_role("main").locator("section").first
        terms = hero.get_by_role("term").all_inner_texts()
        values = hero.get_by_role("definition").all_inner_texts()
        assert dict(zip(terms, values, strict=True)) == {
            "Prep": minutes_text(recipe.prep_time), "Cook": minutes_text(recipe.cook_time),
            "Total": minutes_text(recipe.total_time), recipe.serves_label: str(recipe.servings),
            "Difficulty": recipe.difficulty,
        }  # fmt: skip
        sheet = page.get_by_role("article", name=recipe.title, exact=True)
        for heading in ("Ingredients", "Instructions", "Tags"):
            expect(sheet.get_by_role("heading", level=2, name=heading)).to_be_visible()
        assert sheet.get_by_role("checkbox").count() == len(recipe.ingredients)
        steps = sheet.locator("ol > li")
        numbers = [int(text.split()[0]) for text in steps.all_inner_texts()]
        assert numbers == list(range(1, len(recipe.instructions) + 1))
        main = page.get_by_role("main")
        back = main.get_by_role("link", name="Back to all recipes")
        expect(back).to_have_attribute("href", LIST)
        letter = main.get_by_role("link", name="Write Your Letter")
        expect(letter).to_have_attribute("href", "/letters-to-santa")
        for button in ("Print Recipe", "Save Recipe"):
            expect(page.get_by_role("button", name=button)).to_be_visible()


def test_second_url_of_the_gingerbread_shows_the_same_recipe(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("/recipe/gingerbread-cookies")
    first = page.get_by_role("article", name=GINGERBREAD, exact=True).inner_text()
    page.goto("/recipes/gingerbread-cookies")
    assert page.get_by_role("article", name=GINGERBREAD, exact=True).inner_text() == first
    canonical = page.locator("link[rel=canonical]").get_attribute("href")
    assert str(canonical).endswith("/recipe/gingerbread-cookies")
