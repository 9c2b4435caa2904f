"""JSON-LD of the built pages: complete fields, URLs that exist, and no text the page lacks."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from santa_app.site import ROUTES
from tests.support.html_page import HtmlPage, fetch
from tests.support.running_site import RunningSite

FIELDS = {
    "Recipe": {
        "name", "image", "author", "description", "prepTime", "cookTime", "totalTime", "keywords",
        "recipeYield", "recipeCategory", "recipeCuisine", "nutrition", "recipeIngredient",
        "recipeInstructions",
    },
    "HowToStep": {"text", "url"},
    "NutritionInformation": {"calories"},
    "Organization": {"name", "url"},
    "ItemList": {"name", "numberOfItems", "itemListElement"},
    "BreadcrumbList": {"itemListElement"},
    "ListItem": {"position", "name"},
    "WebSite": {"name", "url", "description", "publisher"},
}  # fmt: skip
"""Fields that schema.org and Google's documentation require or recommend for each type."""


class Built:
    """The HTML of all pages, and what it contains."""

    def __init__(self, site: RunningSite) -> None:
        self.site = site
        self.html: dict[str, str] = {}
        self.pages: dict[str, HtmlPage] = {}
        for route in ROUTES:
            path = route.page.path
            self.html[path] = fetch(site.local_url + path)[1].decode()
            self.pages[path] = HtmlPage()
            self.pages[path].feed(self.html[path])

    def data(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield path and content of every JSON-LD script."""
        for path, page in self.pages.items():
            for text in page.json_ld:
                yield path, json.loads(text)

    def leads_somewhere(self, url: str) -> bool:
        """Return whether an absolute URL of this site has a page, and its fragment an element."""
        if not url.startswith(self.site.url):
            return False
        path, _, anchor = url.removeprefix(self.site.url).partition("#")
        path = path.rstrip("/") or "/"
        if path not in self.html:
            return not anchor and fetch(self.site.local_url + path)[0] == 200
        return not anchor or f' id="{anchor}"' in self.html[path]


@pytest.fixture(scope="module")
def built(site: RunningSite) -> Built:
    return Built(site)


def objects_in(data: object) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
    for value in (
        data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    ):
        yield from objects_in(value)


def test_fields_are_complete(built: Built) -> None:
    seen = set()
    for path, data in built.data():
        assert data["@context"] == "https://schema.org"
        for one in objects_in(data):
            missing = FIELDS[one["@type"]] - one.keys()
            assert not missing, f"{path}: {one['@type']} has no {missing}"
            assert all(value not in ("", [], None) for value in one.values()), path
            entries = one.get("itemListElement", ())
            assert [entry["position"] for entry in entries] == [*range(1, len(entries) + 1)], path
            seen.add(one["@type"])
    assert seen == FIELDS.keys()


def test_urls_exist(built: Built) -> None:
    checked = set()
    for path, data in built.data():
        for one in objects_in(data):
            pictures = one.get("image", [])
            for url in (one.get("url"), one.get("item"), one.get("mainEntityOfPage"), *pictures):
                if url is not None:
                    assert built.leads_somewhere(url), f"{path}: {url}"
                    checked.add(url)
    assert len(checked) > len(ROUTES)


def test_texts_stand_on_the_page(built: Built) -> None:
    checked = 0
    for path, data in built.data():
        words = re.sub(r"\s+", "", built.pages[path].words)
        told = [one["text"] for one in objects_in(data) if one["@type"] == "HowToStep"]
        # The page shows "For the icing" once, as the heading of its ingredients.
        ingredients = [part for one in data.get("recipeIngredient", ()) for part in one.split(": ")]
        for text in (*told, *ingredients):
            assert re.sub(r"\s+", "", text) in words, f"{path}: {text}"
            checked += 1
    assert checked > 0
