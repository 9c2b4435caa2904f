"""JSON-LD of recipes and trails; the test in tests/e2e checks all that is on the pages."""

import json
import re

import pytest

from santa_app.content.recipes import RECIPES
from santa_app.rules.structured_data import (
    Site,
    breadcrumbs,
    iso_duration,
    recipe_data,
    script_text,
    step_anchor,
    website,
)

SITE = Site(name="Letters to Santa", url="https://santa.example.com/")

LEFT_OUT = {"aggregateRating", "review", "video", "datePublished"}
"""Recommended, but we have no reviews, no video and no known day of publication."""

DURATION = re.compile(r"PT(?=\d)(\d+H)?(\d+M)?")


def minutes_of(duration):
    parts = DURATION.fullmatch(duration)
    assert parts, duration
    hours, minutes = parts.groups()
    return 60 * int((hours or "0H")[:-1]) + int((minutes or "0M")[:-1])


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.slug)
def test_recipe(recipe):
    data = recipe_data(recipe, SITE, pictures=("/social/eggnog.png",))
    assert data["@type"] == "Recipe"
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


def test_addresses_in_lists():
    first, *_, last = breadcrumbs(TRAIL, SITE)["itemListElement"]
    assert first["item"] == "https://santa.example.com/"
    assert (last["name"], last["item"]) == (TRAIL[1][0], f"https://santa.example.com{TRAIL[1][1]}")


def test_no_text_can_close_the_script():
    data = website("</script><script>alert(1)</script> Ho & ho “é”", SITE)
    text = script_text(data)
    assert "<" not in text
    assert json.loads(text) == data
