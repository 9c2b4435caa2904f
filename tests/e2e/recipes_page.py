"""The list of recipes as browser tests use it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.visit import expect_shown, visit

LIST = "/christmas-recipes"


class RecipeList:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.search = page.get_by_role("searchbox", name="Search recipes")
        self.filter = page.get_by_role("button", name="Filter")
        self.difficulty = page.get_by_role("group", name="Difficulty")
        self.time = page.get_by_role("group", name="Total time up to")
        self.tag = page.get_by_role("combobox", name="Tag")
        self.only_saved = page.get_by_role("button", name="Only saved")
        self.show_all = page.get_by_role("button", name="Show all recipes")
        self.cards = page.get_by_role("article", include_hidden=True)
        self.titles = self.cards.get_by_role("heading", level=3, include_hidden=True)

    def open(self, query: str = "") -> "RecipeList":
        visit(self.page, LIST + query)
        return self

    def heart(self, title: str) -> Locator:
        return self.page.get_by_role("button", name=f"Save {title}")

    def expect(self, *titles: str) -> None:
        """Wait until exactly these recipes are shown and the status line names their number."""
        expect_shown(self.titles, list(titles))
        count = {0: "No recipes found", 1: "1 recipe"}.get(len(titles), f"{len(titles)} recipes")
        expect(self.page.get_by_role("status").filter(visible=True)).to_have_text(count)

    def expect_query(self, query: str) -> None:
        expect(self.page).to_have_url(re.compile(re.escape(LIST + query) + "$"))
