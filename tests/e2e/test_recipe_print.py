"""Printing a recipe: the button, the print layout, the sheets of paper."""

import pytest
from playwright.sync_api import Page, expect

from santa_app.content.recipes import RECIPES, Recipe, minutes_text
from tests.e2e.paper import FORMATS, print_to_pdf, squeezed
from tests.support.visit import count_prints, events, prints, visit


def printed_date(page: Page) -> str:
    today = page.evaluate("new Date().toLocaleDateString()")
    return f"Printed on {today}"


def test_button_prints_only_the_recipe(page: Page) -> None:
    count_prints(page)
    visit(page, "/recipe/eggnog")
    assert prints(page) == 0
    page.get_by_role("button", name="Print Recipe").click()
    page.wait_for_function("window.prints === 1")
    assert {"button_name": "Print Recipe", "location": "recipe"} in events(page, "button_click")
    sheet = page.get_by_role("article", name="Family Eggnog", exact=True)
    date = sheet.get_by_text("Printed on")
    expect(date).to_be_hidden()
    page.emulate_media(media="print")
    expect(date).to_be_visible()
    expect(date).to_have_text(printed_date(page))
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
    columns = sheet.get_by_role("list").first.locator("../..")
    expect(columns).to_have_css("column-count", "2")
    left = {round(item.bounding_box()["x"]) for item in columns.get_by_role("listitem").all()}  # ty: ignore
    assert len(left) == 2


def test_printed_sheets_hold_the_recipe(page: Page, subtests: pytest.Subtests) -> None:
    by_length = sorted(RECIPES, key=lambda one: sum(map(len, map(str, one.instructions))))
    for recipe in (by_length[0], by_length[-1]):
        with subtests.test(recipe=recipe.slug):
            printed_sheets_hold(page, recipe)


def printed_sheets_hold(page: Page, recipe: Recipe) -> None:
    visit(page, f"/recipe/{recipe.slug}")
    sheet = page.get_by_role("article", name=recipe.title, exact=True)
    ingredients = sheet.get_by_role("checkbox")
    names = [str(box.get_attribute("id")) for box in ingredients.all()]
    wanted = [sheet.locator(f"label[for={name}]").inner_text() for name in names]
    steps = [step.locator("p").first.inner_text() for step in sheet.locator("ol > li").all()]
    assert len(wanted) == len(recipe.ingredients)
    assert len(steps) == len(recipe.instructions)
    for paper in FORMATS:
        sheets = print_to_pdf(page, paper)
        assert 1 <= len(sheets) <= 2
        assert {one.format for one in sheets} == {paper}
        texts = [one.words for one in sheets]
        assert all(len(text) > 100 for text in texts), "a sheet is nearly empty"
        words = squeezed(" ".join(texts))
        for label, value in (
            ("Prep", minutes_text(recipe.prep_time)),
            ("Cook", minutes_text(recipe.cook_time)),
            ("Total", minutes_text(recipe.total_time)),
            (recipe.serves_label, str(recipe.servings)), ("Difficulty", recipe.difficulty),
        ):  # fmt: skip
            assert squeezed(f"{label}: {value}") in words, label
        for text in (
            recipe.title,
            "Ingredients",
            "Instructions",
            "Tags",
            *recipe.tags,
            recipe.allergy_note,
            recipe.safety,
            "Printed on",
        ):
            assert squeezed(text) in words, text
        for text in (*wanted, *steps):
            assert squeezed(text) in words, text
        assert squeezed("Write Letter") not in words
        assert squeezed("© 2025") not in words
