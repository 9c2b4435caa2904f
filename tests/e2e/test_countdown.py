"""The countdown to 25 December on the home page and the tracker."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.countdown_numbers import HOME, UNITS, numbers, shown
from tests.e2e.feature_steps import (
    MOVING,
    TALL,
    TRACKER,
    local,
    nothing_shifted,
    record_shifts,
    stopped_at,
    without_server,
)
from tests.e2e.fixture_types import AtDate
from tests.support.html_page import read
from tests.support.running_site import RunningSite
from tests.support.visit import visit
from tests.support.waiting import wait_in_page

AUCKLAND, LONDON, LOS_ANGELES = "Pacific/Auckland", "Europe/London", "America/Los_Angeles"

_COUNT_WORDS = """
window.spoken = 0;
for (const status of document.querySelectorAll("[role=status]"))
  new MutationObserver(() => { window.spoken += 1; })
    .observe(status, { childList: true, characterData: true, subtree: true });
"""


def shows(page: Page, expected: list[int]) -> None:
    """Wait until the countdown shows these days, hours, minutes and seconds."""
    wait_in_page(page, lambda: shown(page) == expected, f"the countdown is at {expected}")


def spoken(page: Page, words: str) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile(f"^{words}$"))


@pytest.mark.parametrize("zone", [AUCKLAND, LOS_ANGELES])
def test_countdown_to_christmas_without_server(at_date: AtDate, zone: str) -> None:
    page = stopped_at(at_date, HOME, "2026-12-24 23:58:30", zone)
    without_server(page)
    shows(page, [0, 0, 1, 30])
    expect(spoken(page, "Less than one hour until Christmas")).to_have_count(1)
    page.evaluate(_COUNT_WORDS)
    page.clock.run_for(60_000)
    shows(page, [0, 0, 0, 30])
    assert page.evaluate("window.spoken") == 0, "a screen reader is told only a new hour or day"
    page.clock.run_for(30_000)
    expect(page.get_by_role("main").get_by_text("Merry Christmas!").first).to_be_visible()
    expect(numbers(page)).to_be_hidden()
    expect(spoken(page, "Merry Christmas!")).to_have_count(1)


def test_no_layout_shift_when_the_numbers_appear(
    at_date: AtDate, subtests: pytest.Subtests
) -> None:
    page = at_date(local("2026-12-22 20:00", LONDON), LONDON, viewport=TALL, **MOVING)
    record_shifts(page)
    visit(page, HOME)  # loads the fonts
    for path, day in product((HOME, TRACKER), (24, 25)):
        with subtests.test(path=path, day=day):
            page.clock.set_system_time(local(f"2026-12-{day} 20:00", LONDON))
            visit(page, path)
            counted = numbers(page)
            where = (
                page.get_by_role("main").get_by_text("Merry Christmas!") if day == 25 else counted
            )
            expect(where.first).to_be_visible()
            page.clock.run_for(3_000)
            nothing_shifted(page)


def test_prerendered_page_shows_no_number(site: RunningSite) -> None:
    for path in (HOME, TRACKER):
        words = read(site.local_url + path).words
        assert all(f"–– {unit}" in words for unit in UNITS), path
