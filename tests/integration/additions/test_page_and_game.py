"""A new page and a new game need what the checklists say, and nothing else."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.integration.additions.written import GAME
from tests.support.site_copy import URL, SiteCopy
from tests.support.visit import visit

pytestmark = pytest.mark.nightly

PATH = GAME.said["path"]


def test_metadata_and_sitemap_line_of_the_page(built: SiteCopy) -> None:
    page = built.page(PATH)
    assert page.h1 == ["Snowball Towers"]
    assert page.title == "Snowball Towers - a Christmas Game with One Button"
    assert page.canonical == [URL + PATH]
    assert page.meta["og:url"] == URL + PATH
    picture = page.meta["og:image"].removeprefix(URL)
    assert (built.pages / picture.strip("/")).is_file()
    sitemap = (built.pages / "sitemap.xml").read_text()
    assert sitemap.count(f"<loc>{URL}{PATH}</loc>") == 1


def test_game_is_on_the_hub(built: SiteCopy) -> None:
    hub = built.page("/christmas-games")
    assert PATH in [link["href"] for link in hub.links]
    assert "How high can you stack before the sun comes out?" in hub.words


def test_game_can_be_played_without_a_server(browser_page: tuple[Page, str]) -> None:
    page, url = browser_page
    visit(page, f"{url}{PATH}/")
    status = page.get_by_role("status").filter(has_text="cm high")
    expect(status).to_have_text("0 cm high")
    for _ in range(3):
        page.get_by_role("button", name="Stack").click()
    expect(status).to_have_text("84 cm high")
    page.get_by_role("button", name="Melt").click()
    expect(status).to_have_text("0 cm high")
    page.reload()
    expect(page.get_by_text("Best tower: 3")).to_be_visible()
    assert page.evaluate("localStorage.getItem('snowballs_best')") == json.dumps(3)


def test_checklists_name_every_changed_file() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "extending.md").read_text()
    lists = guide[guide.index("## A page") : guide.index("## A mail")]
    inserted = {file.removeprefix("santa_app/") for file, _, _ in GAME.inserted}
    recipes = {file for file in inserted if file.startswith("content/recipes/")}
    new = {str(Path(file).parent).removeprefix("santa_app/") for file in GAME.new_files}
    named = {*(inserted - recipes), *(f"{folder}/" for folder in new), "content/recipes/"}
    assert len(named) == 8
    assert [name for name in named if f"`{name}`" not in lists] == []
