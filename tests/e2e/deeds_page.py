"""The good deeds tracker as browser tests use it."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.feature_steps import GOOD_DEEDS, stopped
from tests.e2e.fixture_types import AtDate
from tests.support.waiting import wait_in_page


class Deeds:
    """The tracker in one browser page whose clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        main = page.get_by_role("main")
        self.input = page.get_by_label("Good deed", exact=True)
        self.submit = page.get_by_role("button", name="Add Deed")
        self.reset = page.get_by_role("button", name="Reset Tracker")
        self.undo = page.get_by_role("button", name="Undo")
        self.area = page.get_by_role("region", name="List of good deeds")
        self.rows = self.area.get_by_role("listitem")
        self.points = page.get_by_role("heading", name="Your points").locator("xpath=..")
        self.suggestions = main.get_by_role("button", name=re.compile(r"\+\d+ points$"))
        self.jar = self.points.get_by_role("img", name=re.compile("jar"))
        self.stars = self.jar.locator(".jar-star")
        self.another_tab = None

    def total(self) -> int:
        return int(self.points.get_by_role("paragraph").first.inner_text())

    def expect_total(self, points: int) -> None:
        expect(self.points.get_by_role("paragraph").first).to_have_text(str(points))

    def expect_texts(self, texts: list[str]) -> None:
        wait_in_page(self.page, lambda: self.texts() == texts, f"the deeds {texts}")

    def texts(self) -> list[str]:
        return [row.get_by_role("paragraph").first.inner_text() for row in self.rows.all()]

    def stored(self) -> list[dict]:
        return json.loads(self.page.evaluate("localStorage.getItem('good-deeds') ?? '[]'"))

    def elsewhere(self, value: str | None) -> None:
        """Store a value from another tab of the same browser, or remove it."""
        if self.another_tab is None:
            self.another_tab = self.page.context.new_page()
            self.another_tab.goto("/robots.txt")
        self.another_tab.evaluate(
            "value => value === null ? localStorage.removeItem('good-deeds')"
            " : localStorage.setItem('good-deeds', value)",
            value,
        )


def deeds_json(*points: int, start: int = 1_000) -> str:
    """Return deeds as the browser keeps them."""
    return json.dumps(
        [
            {"id": str(start + place), "text": f"Deed {place}", "date": "1/1/2026", "points": worth}
            for place, worth in enumerate(points)
        ]
    )


@pytest.fixture
def deeds(at_date: AtDate) -> Deeds:
    """The tracker, just opened for the first time."""
    return Deeds(stopped(at_date, GOOD_DEEDS))
