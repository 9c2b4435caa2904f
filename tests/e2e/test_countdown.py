"""The countdown to 25 December on the home page and the tracker."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.countdown_numbers import HOME, UNITS, numbers, shown
from tests.e2e.feature_steps import (
    MOVING,
    SMALL,
    TALL,
    TRACKER,
    fits,
    local,
    nothing_shifted,
    record_shifts,
    stopped_at,
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


def left(when: str, zone: str) -> list[int]:
    """Return days, hours, minutes and seconds from a local time to the next 25 December."""
    now = local(when, zone)
    christmas = local(f"{now.year + (now.month == 12 and now.day > 25)}-12-25", zone)
    seconds = int(christmas.timestamp() - now.timestamp())
    return [seconds // 86400, seconds // 3600 % 24, seconds // 60 % 60, seconds % 60]


def shows(page: Page, expected: list[int]) -> None:
    """Wait until the countdown shows these days, hours, minutes and seconds."""
    wait_in_page(page, lambda: shown(page) == expected, f"the countdown is at {expected}")


def spoken(page: Page, words: str) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile(f"^{words}$"))


@pytest.mark.parametrize(("path", "zone"), [(HOME, AUCKLAND), (TRACKER, LOS_ANGELES)])
def test_countdown_through_the_days_of_christmas(at_date: AtDate, path: str, zone: str) -> None:
    """Moves of the clock by hours are those of a device that slept."""
    when = "2026-12-23 18:30:15"
    page = stopped_at(at_date, path, when, zone)
    assert left(when, zone) == [1, 5, 29, 45]
    shows(page, [1, 5, 29, 45])
    expect(spoken(page, "1 day until Christmas")).to_have_count(1)
    page.evaluate(_COUNT_WORDS)
    page.clock.run_for(1_000)
    shows(page, [1, 5, 29, 44])
    page.clock.run_for(120_000)
    shows(page, [1, 5, 27, 44])
    assert page.evaluate("window.spoken") == 0, "a screen reader is told only a new hour or day"

    page.clock.fast_forward("05:27:42")
    page.clock.run_for(1_000)
    shows(page, [1, 0, 0, 1])
    page.clock.run_for(2_000)
    shows(page, [0, 23, 59, 59])
    expect(spoken(page, "23 hours until Christmas")).to_have_count(1)

    page.clock.fast_forward("23:30:00")
    page.clock.run_for(1_000)
    expect(spoken(page, "Less than one hour until Christmas")).to_have_count(1)
    page.clock.fast_forward("29:56")
    page.clock.run_for(1_000)
    shows(page, [0, 0, 0, 1])
    page.clock.run_for(1_000)
    expect(page.get_by_role("main").get_by_text("Merry Christmas!").first).to_be_visible()
    expect(numbers(page)).to_be_hidden()
    expect(spoken(page, "Merry Christmas!")).to_have_count(1)

    page.clock.fast_forward("23:59:58")
    page.clock.run_for(1_000)
    expect(spoken(page, "Merry Christmas!")).to_have_count(1)
    page.clock.run_for(1_000)
    assert left("2026-12-26", zone) == [364, 0, 0, 0]
    shows(page, [364, 0, 0, 0])

    page.clock.fast_forward(5 * 86_400_000)
    page.clock.run_for(1_000)
    assert left("2026-12-31 00:00:01", zone) == [358, 23, 59, 59]
    shows(page, [358, 23, 59, 59])


def test_no_layout_shift_when_the_numbers_appear(
    at_date: AtDate, subtests: pytest.Subtests
) -> None:
    page = at_date(local("2026-12-22 20:00", LONDON), LONDON, viewport=TALL, **MOVING)
    record_shifts(page)
    visit(page, HOME)  # loads the fonts
    for path, day in (*product((HOME, TRACKER), (25, 31)), (HOME, 23), (TRACKER, 24)):
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


def test_on_a_small_phone(at_date: AtDate) -> None:
    page = at_date(local("2026-12-25 23:00", LONDON), LONDON, **SMALL)
    for path in (HOME, TRACKER):
        page.clock.set_system_time(local("2026-12-25 23:00", LONDON))
        visit(page, path)
        page.clock.pause_at(local("2026-12-25 23:59:59", LONDON))
        fits(page)
        page.clock.run_for(1_000)
        shows(page, [364, 0, 0, 0])
        fits(page)
        box = numbers(page).bounding_box()
        assert box
        assert box["width"] <= 360
