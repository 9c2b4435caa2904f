"""JSON-LD against the fields that schema.org and Google's documentation require or recommend."""

import json
import re

import pytest

from santa_app.content import address, paths
from santa_app.content.movies import MOVIES
from santa_app.content.recipes import RECIPES
from santa_app.rules.structured_data import (
    Effort,
    Site,
    breadcrumbs,
    faq_page,
    how_to_data,
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
    "FAQPage": {"mainEntity"},
    "Question": {"name", "acceptedAnswer"},
    "Answer": {"text"},
    "WebSite": {"name", "url"},
    "HowTo": {"name", "step"},
    "HowToSupply": {"name"},
    "MonetaryAmount": {"currency", "value"},
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


def test_item_list():
    data = item_list("Films", [(m.title, f"/christmas-movies#{m.slug}") for m in MOVIES], SITE)
    assert check_required(data) == 1 + len(MOVIES)
    assert data["numberOfItems"] == len(MOVIES)
    positions = [item["position"] for item in data["itemListElement"]]
    assert positions == list(range(1, len(MOVIES) + 1))
    first = data["itemListElement"][0]
    assert first["url"] == f"https://santa.example.com/christmas-movies#{MOVIES[0].slug}"


def test_breadcrumbs():
    trail = (("Recipes", "/christmas-recipes"), (RECIPES[0].title, RECIPES[0].path))
    data = breadcrumbs(trail, SITE)
    assert check_required(data) == 4
    assert [(item["position"], item["name"], item["item"]) for item in data["itemListElement"]] == [
        (1, "Home", "https://santa.example.com/"),
        (2, "Recipes", "https://santa.example.com/christmas-recipes"),
        (3, "Gingerbread Cookies", "https://santa.example.com/recipe/gingerbread-cookies"),
    ]


def test_faq():
    data = faq_page(address.FAQ)
    assert check_required(data) == 1 + 2 * len(address.FAQ)
    first = data["mainEntity"][0]
    assert (first["name"], first["acceptedAnswer"]["text"]) == (
        address.FAQ[0].question,
        address.FAQ[0].answer,
    )


def test_how_to():
    effort = Effort(minutes=30, currency="CAD", cost=0, supplies=("Paper", "Envelope"))
    data = how_to_data("How to mail", paths.ADDRESS, address.WRITING_STEPS, effort, SITE)
    assert check_required(data) == 4 + len(address.WRITING_STEPS)
    assert data["totalTime"] == "PT30M"
    assert data["estimatedCost"] == {"@type": "MonetaryAmount", "currency": "CAD", "value": 0}
    assert [supply["name"] for supply in data["supply"]] == ["Paper", "Envelope"]
    assert [(step["name"], step["text"]) for step in data["step"]] == [
        (step.title, step.text) for step in address.WRITING_STEPS
    ]
    assert [step["position"] for step in data["step"]] == list(range(1, len(data["step"]) + 1))
    assert data["step"][0]["url"] == "https://santa.example.com/santas-address#step-1"


def test_website():
    data = website("Letters to Santa, answered.", SITE)
    assert check_required(data) == 2
    assert (data["name"], data["url"]) == ("Letters to Santa", "https://santa.example.com/")


def test_no_text_can_close_the_script():
    data = website("</script><script>alert(1)</script> Ho & ho “é”", SITE)
    text = script_text(data)
    assert "<" not in text
    assert json.loads(text) == data
