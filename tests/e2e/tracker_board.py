"""The tracker's board as browser tests read it."""

import re

from playwright.sync_api import Locator, Page, expect

from santa_app.content.cities import CITIES
from santa_app.content.workshop_diary import ENTRIES, SAID
from tests.support.waiting import wait_in_page

PLACES = {city.name: city for city in CITIES}


class Board:
    """The tracker's board in one browser page whose clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.all = page.locator("#santa-now")
        self.sleigh = self.all.locator("span:visible", has=page.locator("img[src*=marker]"))
        self.postcard = self.all.locator("figure")
        self.diary = self.all.locator("#workshop-diary")

    def value(self, label: str) -> Locator:
        panel = self.all.locator("dl > div").filter(has=self.page.get_by_text(label, exact=True))
        return panel.first.get_by_role("definition").first

    def shown(self) -> dict[str, str]:
        """Return all panels as label and value, and the note on the gifts."""
        rows = self.all.locator("dl > div:visible").evaluate_all(
            "rows => rows.map(row => [row.querySelector('dt').innerText.trim(),"
            " [...row.querySelectorAll('dd')].map(dd => dd.innerText.trim()).join('|')])"
        )
        return dict(rows)

    def diary_is_at(self, day: int) -> None:
        """Check that the diary is open at a day of December, or closed if it is 0."""
        door = self.diary.get_by_role("link")
        if day:
            expect(self.diary).to_contain_text(f"December {day}")
            expect(self.diary).to_contain_text(ENTRIES[day - 1])
            expect(door).to_have_attribute("href", f"/advent?door={day}")
        else:
            expect(self.diary).to_contain_text(SAID["closed"])
            expect(door).to_be_hidden()
        for later in ENTRIES[day:]:
            expect(self.diary).not_to_contain_text(later)

    def is_at_home(self) -> None:
        panels = {
            "Current city": "North Pole",
            "Country": "Arctic",
            "Gifts delivered": "0|Christmas Eve only!",
            "Next stop": "Getting ready for Christmas Eve!",
        }
        wait_in_page(self.page, lambda: self.shown().items() >= panels.items(), "home")
        assert self.shown().keys() == {*panels, "Local time"}
        expect(self.all).to_contain_text("December 24th")
        for status in ("Workshop", "Reindeer", "Sleigh"):
            expect(self.all.get_by_role("heading", name=status, exact=True)).to_be_visible()
        expect(self.postcard).to_contain_text("North Pole")
        expect(self.all.get_by_text("Speed")).to_be_hidden()

    def is_flying(self) -> dict[str, str]:
        """Check that the board shows Santa on his way, and return the panels."""
        panels = {
            "Current city", "Country", "Gifts delivered", "Local time", "Next stop",
            "Speed", "Altitude", "Weather",
        }  # fmt: skip
        wait_in_page(self.page, lambda: self.shown().keys() == panels, "the journey's panels")
        shown = self.shown()
        assert PLACES[shown["Current city"]].country == shown["Country"]
        next_city, _, next_country = shown["Next stop"].rpartition(", ")
        assert PLACES[next_city].country == next_country
        assert next_city != shown["Current city"]
        gifts, note = shown["Gifts delivered"].split("|")
        assert note == "And counting!"
        assert re.fullmatch(r"(1,)?\d{3},\d{3}", gifts)
        assert 500_000 <= int(gifts.replace(",", "")) <= 1_499_999
        assert shown["Speed"] == "650 mph"
        assert shown["Altitude"] == "10,000 ft"
        assert shown["Weather"]
        expect(self.all).to_contain_text("Journey progress: 65%")
        expect(self.all.get_by_role("heading", name="Workshop", exact=True)).to_be_hidden()
        expect(self.postcard).to_contain_text(shown["Current city"])
        return shown
