"""Printing a recipe: the button, the print-only layout, the sheets of paper (SPEC section 2)."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.paper import FORMATS, print_to_pdf, squeezed
from tests.support.visit import count_prints, events, prints, visit


class Printed(NamedTuple):
    """What SPEC wants on paper, of one recipe."""

    title: str
    prep: str
    cook: str
    total: str
    serves: str
    difficulty: str
    tags: tuple[str, ...]


PRINTED = {
    "gingerbread-cookies": Printed(
        "Gingerbread Cookies", "2 h", "20 min", "2 h 20 min", "30", "Medium",
        ("Cookies", "Baking", "Family favorite"),
    ),
    "santas-favorite-cookies": Printed(
        "Santa's Favorite Cookies", "20 min", "25 min", "45 min", "24", "Easy",
        ("Cookies", "Chocolate", "Christmas Eve"),
    ),
    "sugar-plum-fairy-bites": Printed(
        "Sugar Plum Fairy Bites", "1 h", "No cooking", "1 h", "12", "Easy",
        ("No-bake", "Sweet treat", "Gluten-free"),
    ),
    "roast-turkey-cranberry-sauce": Printed(
        "Roast Turkey with Cranberry Sauce", "1 h", "3 h 30 min", "4 h 30 min", "8", "Hard",
        ("Main course", "Christmas dinner", "Gluten-free"),
    ),
    "christmas-pudding": Printed(
        "Christmas Pudding", "1 h 5 min", "4 h 10 min", "5 h 15 min", "8", "Hard",
        ("Dessert", "Traditional", "Make ahead"),
    ),
    "reindeer-carrots": Printed(
        "Reindeer Carrots", "10 min", "25 min", "35 min", "4", "Easy",
        ("Side dish", "Vegan", "Gluten-free"),
    ),
    "eggnog": Printed(
        "Family Eggnog", "10 min", "20 min", "30 min", "6", "Medium",
        ("Drink", "Alcohol-free", "Gluten-free"),
    ),
    "warm-milk-for-santa": Printed(
        "Warm Milk for Santa", "5 min", "5 min", "10 min", "2", "Easy",
        ("Drink", "Christmas Eve", "Quick"),
    ),
    "santas-hot-cocoa": Printed(
        "Santa's Hot Cocoa", "5 min", "10 min", "15 min", "4", "Easy",
        ("Drink", "Chocolate", "Quick"),
    ),
}  # fmt: skip


def test_all_nine_are_printed() -> None:
    assert len(PRINTED) == 9


def test_the_button_opens_the_print_dialog_once(page: Page) -> None:
    count_prints(page)
    for slug in ("warm-milk-for-santa", "roast-turkey-cranberry-sauce"):
        visit(page, f"/recipe/{slug}")
        assert prints(page) == 0
        page.get_by_role("button", name="Print Recipe").click()
        assert prints(page) == 1
        assert {"button_name": "Print Recipe", "location": "recipe"} in events(page, "button_click")


def test_the_print_only_layout(page: Page) -> None:
    visit(page, "/recipe/eggnog")
    sheet = page.get_by_role("article", name="Family Eggnog", exact=True)
    date = sheet.get_by_text("Printed on")
    expect(date).to_be_hidden()
    page.emulate_media(media="print")
    expect(date).to_be_visible()
    today = page.evaluate("new Date().toLocaleDateString()")
    expect(date).to_have_text(f"Printed on {today}")
    for hidden in (
        page.get_by_role("banner", include_hidden=True),
        page.get_by_role("contentinfo", include_hidden=True),
        page.get_by_role("heading", level=1, include_hidden=True),
        page.get_by_role("button", name="Print Recipe", include_hidden=True),
        page.get_by_role("link", name="Back to all recipes", include_hidden=True),
        page.get_by_role("heading", name="More from Santa's kitchen", include_hidden=True),
        page.get_by_role("link", name="Write Your Letter", include_hidden=True),
    ):
        assert hidden.count() >= 1
        assert not any(one.is_visible() for one in hidden.all())
    expect(sheet.get_by_role("term").first).to_be_visible()
    columns = sheet.get_by_role("list").first
    expect(columns).to_have_css("column-count", "2")
    left = {round(item.bounding_box()["x"]) for item in columns.get_by_role("listitem").all()}  # ty: ignore
    assert len(left) == 2


@pytest.mark.parametrize("slug", PRINTED)
def test_the_printed_sheets(new_page: Callable[..., Page], slug: str) -> None:
    page = new_page()
    recipe = PRINTED[slug]
    visit(page, f"/recipe/{slug}")
    sheet = page.get_by_role("article", name=recipe.title, exact=True)
    ingredients = sheet.get_by_role("checkbox")
    names = [str(box.get_attribute("id")) for box in ingredients.all()]
    wanted = [sheet.locator(f"label[for={name}]").inner_text() for name in names]
    steps = [step.locator("p").first.inner_text() for step in sheet.locator("ol > li").all()]
    assert len(wanted) >= 5
    assert len(steps) >= 4
    for paper in FORMATS:
        sheets = print_to_pdf(page, paper)
        assert 1 <= len(sheets) <= 2
        assert {one.format for one in sheets} == {paper}
        texts = [one.words for one in sheets]
        assert all(len(text) > 100 for text in texts), "a sheet is nearly empty"
        words = squeezed(" ".join(texts))
        for label, value in (
            ("Prep", recipe.prep), ("Cook", recipe.cook), ("Total", recipe.total),
            ("Serves", recipe.serves), ("Difficulty", recipe.difficulty),
        ):  # fmt: skip
            assert squeezed(f"{label}: {value}") in words, label
        for text in (
            recipe.title,
            "Ingredients",
            "Instructions",
            "Tags",
            *recipe.tags,
            "Printed on",
        ):
            assert squeezed(text) in words, text
        for text in (*wanted, *steps):
            assert squeezed(text) in words, text
        assert squeezed("Write Letter") not in words
        assert squeezed("© 2025") not in words
