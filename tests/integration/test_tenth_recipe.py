"""Adding a recipe is one entry and its picture: everything else follows (README, DESIGN section 3).

It is tried on a copy of the project, built without a mail key, so that the same build also shows
what the printable templates say in the demo (DESIGN section 6).
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests import chromium
from tests.e2e.html_page import HtmlPage
from tests.e2e.visit import alerts, visit
from tests.site_copy import URL, SiteCopy, copy_site

MODULE = "santa_app/content/recipes/drinks.py"
PICTURE = "assets/art/recipes/snow-day-punch.svg"
PATH = "/recipe/snow-day-punch"
ENTRY = """
    Recipe(
        slug="snow-day-punch",
        title="Snow-Day Punch",
        description="A rosy apple punch with star anise for thawing out after sledding. It glows.",
        course="Drink",
        cuisine="International",
        prep_time=5,
        cook_time=70,
        servings=6,
        makes="6 mugs of 200 ml (7 fl oz)",
        calories=120,
        difficulty="Easy",
        rating=4.6,
        tags=("Drink", "Vegan", "Sledding"),
        ingredients=("1 liter (4 cups) apple juice", "2 star anise", "1 orange, sliced"),
        instructions=(
            Step(text="Slice the orange and put everything into a pot.", prep=5),
            Step(text="Let it steep over low heat without boiling.", cook=70),
        ),
        allergy_note="Contains none of the major allergens.",
        small_hands="Counting the points of the star anise.",
        keeping="Covered in the fridge for 3 days.",
        alt="A mug of rosy punch with a slice of orange",
    ),"""


@pytest.fixture(scope="session")
def changed(tmp_path_factory: pytest.TempPathFactory) -> SiteCopy:
    """The project with the tenth entry, and what a picture missing says on the way."""
    copy = copy_site(tmp_path_factory.mktemp("copy"))
    copy.insert(MODULE, "\nDRINKS = (", ENTRY)
    return copy


@pytest.fixture(scope="session")
def refusal(changed: SiteCopy) -> str:
    """What the build says while the picture is missing."""
    result = changed.build()
    assert result.returncode == 1
    assert not changed.pages.exists()
    return result.stderr.strip()


@pytest.fixture(scope="session")
def built(changed: SiteCopy, refusal: str) -> SiteCopy:
    """The site with ten recipes."""
    assert refusal
    other = changed.folder / "assets/art/recipes/eggnog.svg"
    (changed.folder / PICTURE).write_bytes(other.read_bytes())
    result = changed.build()
    assert result.returncode == 0, result.stdout[-2000:] + result.stderr[-2000:]
    return changed


def page_of(site: SiteCopy, path: str) -> HtmlPage:
    page = HtmlPage()
    page.feed((site.pages / path.strip("/") / "index.html").read_text())
    return page


@pytest.fixture
def browser_page(built: SiteCopy, playwright_api: Playwright) -> Iterator[tuple[Page, str]]:
    """A browser page, and the address at which the built pages are served."""
    browser = playwright_api.chromium.launch(
        executable_path=chromium.ensure(), args=list(chromium.ARGUMENTS)
    )
    with built.served() as url:
        yield browser.new_page(), url
    browser.close()


def test_a_missing_picture_stops_the_build_with_a_sentence(refusal: str) -> None:
    assert refusal == (
        "The pages could not be built. Recipe 'snow-day-punch': field 'image' names "
        "/art/recipes/snow-day-punch.svg, which is missing in assets/."
    )


def test_its_page(built: SiteCopy) -> None:
    page = page_of(built, PATH)
    assert page.h1 == ["Snow-Day Punch"]
    for words in (
        "1 h 15 min", "1 liter (4 cups) apple juice", "Slice the orange", "Sledding",
        "Print Recipe", "Covered in the fridge for 3 days.",
        "Contains none of the major allergens.",
    ):  # fmt: skip
        assert words in page.words
    assert "/art/recipes/snow-day-punch.svg" in [image["src"] for image in page.images]


def test_its_metadata(built: SiteCopy) -> None:
    page = page_of(built, PATH)
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


def test_its_structured_data(built: SiteCopy) -> None:
    found = {data["@type"]: data for data in map(json.loads, page_of(built, PATH).json_ld)}
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
    lists = [json.loads(text) for text in page_of(built, "/christmas-recipes").json_ld]
    items = next(data for data in lists if data["@type"] == "ItemList")["itemListElement"]
    assert len(items) == 10
    assert URL + PATH in {item["url"] for item in items}


def test_its_card_and_its_sitemap_line(built: SiteCopy) -> None:
    links = [link["href"] for link in page_of(built, "/christmas-recipes").links]
    recipes = [href for href in links if href.startswith("/recipe/")]
    assert len(recipes) == len(set(recipes)) == 10
    assert PATH in recipes
    sitemap = (built.pages / "sitemap.xml").read_text()
    assert sitemap.count(f"<loc>{URL}{PATH}</loc>") == 1
    assert len(re.findall("<loc>", sitemap)) == 35


def test_search_and_filters_know_it(browser_page: tuple[Page, str]) -> None:
    page, url = browser_page
    visit(page, f"{url}/christmas-recipes/?tag=Sledding")
    cards = page.get_by_role("article")
    expect(cards).to_have_count(1)
    expect(cards.get_by_role("heading")).to_have_text("Snow-Day Punch")
    page.get_by_role("button", name="Clear all").click()
    expect(cards).to_have_count(10)
    page.get_by_role("searchbox").fill("STAR ANISE")
    expect(cards).to_have_count(1)
    page.get_by_role("link", name="Snow-Day Punch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Snow-Day Punch")


def test_the_demo_says_so_instead_of_downloading(browser_page: tuple[Page, str]) -> None:
    page, url = browser_page
    said = alerts(page)
    visit(page, f"{url}/resources/printable-templates/")
    buttons = page.get_by_role("button", name="Download PDF")
    expect(buttons).to_have_count(12)
    for button in buttons.all():
        button.click()
    assert (
        said == ["alert: This is a demo. In production, this would download a real PDF file."] * 12
    )
    assert page.get_by_role("link", name="Download PDF").count() == 0


def test_the_project_itself_is_untouched(built: SiteCopy) -> None:
    root = Path(__file__).parents[2]
    assert built.folder.resolve() != root
    assert "snow-day-punch" not in (root / MODULE).read_text()
    assert not (root / PICTURE).exists()
