"""The Nice List checker as browser tests use it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.feature_steps import NICE_LIST, stopped
from tests.e2e.fixture_types import AtDate

PRINT_BUTTONS = ("Download & Print Certificate", "Print Certificate")


def name_sum(name: str) -> int:
    """Return the sum of the UTF-16 codes of the trimmed, lower-cased name."""
    units = name.strip().lower().encode("utf-16-le")
    return sum(int.from_bytes(units[at : at + 2], "little") for at in range(0, len(units), 2))


class NiceList:
    """The checker in one browser page whose clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.name = page.get_by_label("First name")
        self.submit = page.get_by_role("button", name="Check the Nice List")
        self.result = page.get_by_role("heading", name="Congratulations,")
        self.panel = page.locator("#nice-list-form")
        self.another = page.get_by_role("button", name="Check Another Name")

    def check(self, name: str) -> None:
        self.name.fill(name)
        self.submit.click()
        self.page.clock.run_for(3_000)
        expect(self.result).to_be_focused()

    def certificate(self, name: str) -> None:
        self.check(name)
        self.page.get_by_role("button", name="Get Your Certificate").click()
        expect(
            self.page.get_by_role("heading", name="Your certificate", exact=True)
        ).to_be_focused()

    def printed(self, button: str) -> Page:
        """Press a print button, and return the window that opens."""
        with self.page.expect_popup() as opened:
            self.page.get_by_role("button", name=button, exact=True).click()
        return opened.value

    def fact(self, label: str) -> Locator:
        row = self.panel.locator("dl > div").filter(has_text=label)
        return row.get_by_role("definition")


@pytest.fixture
def nice(at_date: AtDate) -> NiceList:
    """The checker at noon of 10 December."""
    return NiceList(stopped(at_date, NICE_LIST))
