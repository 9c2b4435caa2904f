"""A new recipe needs a text, its slug in the list and a picture; everything else follows."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from santa_app.content.printables import PRINTABLES
from santa_app.content.recipes import RECIPES
from tests.integration.additions.written import GAME
from tests.support.site_copy import URL, SiteCopy
from tests.support.visit import alerts, visit
from tests.support.waiting import wait_in_page

pytestmark = pytest.mark.nightly

TEXT = "santa_app/content/recipes/snow-day-punch.md"
PATH = "/recipe/snow-day-punch"
COUNT = len(RECIPES) + 1


def test_missing_picture_stops_the_build_with_one_sentence(refusal: str) -> None:
    assert refusal == (
        "The pages could not be built. Recipe 'snow-day-punch': field 'image' names "
        "/art/recipes/snow-day-punch.svg, which is missing in assets/."
    )


def test_page_of_the_recipe(built: SiteCopy) -> None:
    page = built.page(PATH)
    assert page.h1 == ["Snow-Day Punch"]
    for words in (
        "1 h 15 min", "1 liter (4 cups) apple juice", "Slice the orange", "Sledding",
        "Print Recipe", "Covered in the fridge for 3 days.",
        "Contains none of the major allergens.", "A grown-up ladles the hot punch.",
    ):  # fmt: skip
        assert words in page.words
    assert "/art/recipes/snow-day-punch.svg" in [image["src"] for image in page.images]


def test_metadata_of_the_recipe(built: SiteCopy) -> None:
    page = built.page(PATH)
    assert page.title == "Snow-Day Punch Recipe – Santa's Christmas Kitchen"
    about = (
        "A rosy apple punch with star anise for thawing out after sledding. "
        "Ready in 1 h 15 min, serves 6."
    )
    assert page.meta["description"] == about
    assert page.meta["og:title"] == page.meta["twitter:title"] == page.title
    assert page.meta["og:description"] == page.meta["twitter:description"] == about
    assert page.meta["robots"] == "index, follow"
    assert "Sledding" in page.meta["keywords"]
    assert page.canonical == [URL + PATH]
    for name in ("og:image", "twitter:image"):
        picture = page.meta[name].removeprefix(URL)
        assert (built.pages / picture.strip("/")).is_file(), picture


def test_structured_data_of_the_recipe(built: SiteCopy) -> None:
    found = {data["@type"]: data for data in map(json.loads, built.page(PATH).json_ld)}
    recipe = found["Recipe"]
    assert recipe["name"] == "Snow-Day Punch"
    assert (recipe["prepTime"], recipe["cookTime"], recipe["totalTime"]) == (
        "PT5M", "PT1H10M", "PT1H15M",
    )  # fmt: skip
    assert recipe["recipeIngredient"][1] == "2 star anise"
    assert [step["text"] for step in recipe["recipeInstructions"]] == [
        "Slice the orange and put everything into a pot.",
        "Let it steep over low heat without boiling.",
    ]
    for picture in recipe["image"]:
        assert (built.pages / picture.removeprefix(URL + "/")).is_file(), picture
    trail = found["BreadcrumbList"]["itemListElement"]
    assert trail[-1]["name"] == "Snow-Day Punch"
    lists = [json.loads(text) for text in built.page("/christmas-recipes").json_ld]
    items = next(data for data in lists if data["@type"] == "ItemList")["itemListElement"]
    assert len(items) == COUNT
    assert URL + PATH in {item["url"] for item in items}


def test_card_and_sitemap_line_of_the_recipe(built: SiteCopy) -> None:
    links = [link["href"] for link in built.page("/christmas-recipes").links]
    recipes = [href for href in links if href.startswith("/recipe/")]
    assert len(recipes) == len(set(recipes)) == COUNT
    assert PATH in recipes
    sitemap = (built.pages / "sitemap.xml").read_text()
    listed = re.findall("<loc>(.*?)</loc>", sitemap)
    assert len(listed) == len(set(listed))
    assert f"{URL}{PATH}" in listed


def test_search_and_filters_find_the_recipe(browser_page: tuple[Page, str]) -> None:
    page, url = browser_page
    visit(page, f"{url}/christmas-recipes/?tag=Sledding")
    cards = page.get_by_role("article")
    expect(cards).to_have_count(1)
    expect(cards.get_by_role("heading")).to_have_text("Snow-Day Punch")
    page.get_by_role("button", name="Clear all").click()
    expect(cards).to_have_count(COUNT)
    page.get_by_role("searchbox").fill("STAR ANISE")
    expect(cards).to_have_count(1)
    page.get_by_role("link", name="Snow-Day Punch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Snow-Day Punch")


def test_demo_alerts_instead_of_downloading(browser_page: tuple[Page, str]) -> None:
    page, url = browser_page
    said = alerts(page)
    visit(page, f"{url}/resources/printable-templates/")
    buttons = page.get_by_role("button", name="Download PDF")
    expect(buttons).to_have_count(len(PRINTABLES))
    for button in buttons.all():
        button.click()
    demo = "alert: This is a demo. In production, this would download a real PDF file."
    wait_in_page(page, lambda: len(said) >= len(PRINTABLES), "an alert for each")
    assert said == [demo] * len(PRINTABLES)
    assert page.get_by_role("link", name="Download PDF").count() == 0


def test_project_itself_is_unchanged(built: SiteCopy) -> None:
    root = Path(__file__).parents[3]
    assert built.folder.resolve() != root
    assert not (root / TEXT).exists()
    assert not (root / GAME.said["picture"]).exists()
