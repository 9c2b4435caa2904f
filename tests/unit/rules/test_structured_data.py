"""JSON-LD against the fields that schema.org and Google's documentation require or recommend."""

import json
import re

import pytest

from santa_app.content.recipes import RECIPES
from santa_app.rules.structured_data import (
    Site,
    breadcrumbs,
    iso_duration,
    item_list,
    recipe_data,
    script_text,
    step_anchor,
    website,
)

SITE = Site(name="Letters to Santa", url="https://santa.example.com/")

REQUIRED = {
    "Recipe": {"name", "image"},
    "HowToStep": {"text"},
    "NutritionInformation": {"calories"},
    "Organization": {"name", "url"},
    "ItemList": {"itemListElement"},
    "BreadcrumbList": {"itemListElement"},
    "ListItem": {"position", "name"},
    "WebSite": {"name", "url"},
}
RECOMMENDED_FOR_RECIPE = {
    "author",
    "cookTime",
    "description",
    "keywords",
    "nutrition",
    "prepTime",
    "recipeCategory",
    "recipeCuisine",
    "recipeIngredient",
    "recipeInstructions",
    "recipeYield",
    "totalTime",
}
LEFT_OUT = {"aggregateRating", "review", "video", "datePublished"}
"""Recommended too, but we have no reviews, no video and no known day of publication."""

DURATION = re.compile(r"PT(?=\d)(\d+H)?(\d+M)?")


def minutes_of(duration):
    parts = DURATION.fullmatch(duration)
    assert parts, duration
    hours, minutes = parts.groups()
    return 60 * int((hours or "0H")[:-1]) + int((minutes or "0M")[:-1])


def objects_in(data):
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from objects_in(value)
    elif isinstance(data, list):
        for item in data:
            yield from objects_in(item)


def check_required(data):
    assert data["@context"] == "https://schema.org"
    checked = 0
    for item in objects_in(data):
        missing = REQUIRED[item["@type"]] - item.keys()
        assert not missing, (item["@type"], missing)
        for key, value in item.items():
            assert value not in ("", [], None), (item["@type"], key)
            if key in {"url", "item", "mainEntityOfPage"}:
                assert re.fullmatch(r"https://santa\.example\.com/[a-z0-9/#-]*", value), value
        checked += 1
    return checked


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.slug)
def test_recipe(recipe):
    data = recipe_data(recipe, SITE, pictures=("/social/eggnog.png",))
    assert check_required(data) == 3 + len(recipe.instructions)
    assert data["@type"] == "Recipe"
    assert data.keys() >= RECOMMENDED_FOR_RECIPE
    assert not data.keys() & LEFT_OUT
    assert data["name"] == recipe.title
    assert data["image"] == [
        "https://santa.example.com/social/eggnog.png",
        f"https://santa.example.com/art/recipes/{recipe.slug}.svg",
    ]
    assert minutes_of(data["prepTime"]) == recipe.prep_time
    assert minutes_of(data["cookTime"]) == recipe.cook_time
    assert minutes_of(data["totalTime"]) == recipe.total_time
    assert data["recipeYield"][0] == str(recipe.servings)
    assert data["recipeIngredient"] == list(recipe.ingredients)
    steps = data["recipeInstructions"]
    assert [step["text"] for step in steps] == [step.text for step in recipe.instructions]
    assert steps[1]["url"] == f"{data['url']}#{step_anchor(2)}"
    assert re.fullmatch(r"\d+ calories", data["nutrition"]["calories"])


@pytest.mark.parametrize(
    ("minutes", "text"),
    [(0, "PT0M"), (1, "PT1M"), (59, "PT59M"), (60, "PT1H"), (90, "PT1H30M"), (1500, "PT25H")],
)
def test_durations(minutes, text):
    assert iso_duration(minutes) == text
    assert minutes_of(text) == minutes


TRAIL = (("Recipes", "/christmas-recipes"), (RECIPES[0].title, RECIPES[0].path))


@pytest.mark.parametrize(
    ("data", "objects"),
    [
        (item_list("Recipes", TRAIL, SITE), 1 + len(TRAIL)),
        (breadcrumbs(TRAIL, SITE), 4),
        (website("Letters to Santa, answered.", SITE), 2),
    ],
    ids=["item list", "breadcrumbs", "website"],
)
def test_required_fields(data, objects):
    assert check_required(data) == objects
    entries = data.get("itemListElement", ())
    assert [item["position"] for item in entries] == list(range(1, len(entries) + 1))


def test_addresses_in_lists():
    first, *_, last = breadcrumbs(TRAIL, SITE)["itemListElement"]
    assert first["item"] == "https://santa.example.com/"
    assert (last["name"], last["item"]) == (TRAIL[1][0], f"https://santa.example.com{TRAIL[1][1]}")


def test_no_text_can_close_the_script():
    data = website("</script><script>alert(1)</script> Ho & ho “é”", SITE)
    text = script_text(data)
    assert "<" not in text
    assert json.loads(text) == data
