"""Reads the numbers of a countdown from a page."""

import re

from playwright.sync_api import Locator, Page

HOME = "/"
UNITS = ("Days", "Hours", "Minutes", "Seconds")


def numbers(page: Page) -> Locator:
    return page.get_by_role("main").locator("[aria-hidden=true]").filter(has_text="Seconds")


def shown(page: Page) -> list[int]:
    """Return days, hours, minutes and seconds as they are shown."""
    words = numbers(page).inner_text().split()
    assert tuple(words[1::2]) == UNITS
    assert all(re.fullmatch(r"\d{2,3}", number) for number in words[::2])
    return [int(number) for number in words[::2]]
