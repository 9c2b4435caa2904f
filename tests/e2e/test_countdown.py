"""The countdown to 25 December on the home page and the tracker."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.countdown_numbers import HOME, UNITS, numbers, shown
from tests.e2e.feature_steps import (
    MOVING,
    SMALL,
    TALL,
    TRACKER,
    local,
    nothing_shifted,
    record_shifts,
    sound,
    stopped_at,
)
from tests.e2e.fixture_types import AtDate, NewPage
from tests.support.visit import visit

LONDON = "Europe/London"
ZONES = ("Pacific/Auckland", "Europe/London", "America/Los_Angeles")

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


def spoken(page: Page, words: str) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile(f"^{words}$"))


@pytest.mark.parametrize(("path", "zone"), [*((HOME, zone) for zone in ZONES), (TRACKER, LONDON)])
def test_countdown_through_the_days_of_christmas(at_date: AtDate, path: str, zone: str) -> None:
    when = "2026-12-23 18:30:15"
    page = stopped_at(at_date, path, when, zone)
    assert shown(page) == left(when, zone) == [1, 5, 29, 45]
    expect(spoken(page, "1 day until Christmas")).to_have_count(1)
    page.clock.run_for(1_000)
    assert shown(page) == [1, 5, 29, 44]

    page.clock.fast_forward("05:29:42")
    page.clock.run_for(1_000)
    assert shown(page) == [1, 0, 0, 1]
    page.clock.run_for(2_000)
    assert shown(page) == [0, 23, 59, 59]
    expect(spoken(page, "23 hours until Christmas")).to_have_count(1)

    page.clock.fast_forward("23:30:00")
    page.clock.run_for(1_000)
    expect(spoken(page, "Less than one hour until Christmas")).to_have_count(1)
    page.clock.fast_forward("29:56")
    page.clock.run_for(1_000)
    assert shown(page) == [0, 0, 0, 1]
    page.clock.run_for(1_000)
    expect(page.get_by_role("main").get_by_text("Merry Christmas!").first).to_be_visible()
    expect(numbers(page)).to_be_hidden()
    expect(spoken(page, "Merry Christmas!")).to_have_count(1)

    page.clock.fast_forward("23:59:58")
    page.clock.run_for(1_000)
    expect(spoken(page, "Merry Christmas!")).to_have_count(1)
    page.clock.run_for(1_000)
    assert shown(page) == left("2026-12-26", zone) == [364, 0, 0, 0]

    page.clock.fast_forward(5 * 86_400_000)
    page.clock.run_for(1_000)
    assert shown(page) == left("2026-12-31 00:00:01", zone) == [358, 23, 59, 59]


@pytest.mark.parametrize(
    ("when", "zone"),
    [
        ("2026-12-24 09:01:02", "Pacific/Auckland"),
        ("2026-12-31 23:59:59", "America/Los_Angeles"),
        ("2027-01-01", "Europe/London"),
        ("2028-06-30 12:00", "Europe/London"),
        ("2026-03-08 01:59:59", "America/Los_Angeles"),
    ],
)
def test_opened_on_a_day(at_date: AtDate, when: str, zone: str) -> None:
    assert shown(stopped_at(at_date, HOME, when, zone)) == left(when, zone)


@pytest.mark.parametrize("day", [23, 24, 25, 31])
@pytest.mark.parametrize("path", [HOME, TRACKER])
def test_no_layout_shift_when_the_numbers_appear(at_date: AtDate, path: str, day: int) -> None:
    page = at_date(local(f"2026-12-{day} 20:00", LONDON), LONDON, viewport=TALL, **MOVING)
    visit(page, path)  # loads the fonts
    record_shifts(page)
    visit(page, path)
    where = page.get_by_role("main").get_by_text("Merry Christmas!") if day == 25 else numbers(page)
    expect(where.first).to_be_visible()
    page.clock.run_for(3_000)
    nothing_shifted(page)


def test_screen_readers_are_not_told_every_second(at_date: AtDate) -> None:
    page = stopped_at(at_date, HOME, "2026-12-01 12:00", LONDON)
    status = spoken(page, "23 days until Christmas")
    expect(status).to_have_count(1)
    page.evaluate(_COUNT_WORDS)
    assert shown(page) == [23, 12, 0, 0]
    page.clock.run_for(120_000)
    assert shown(page) == [23, 11, 58, 0]
    assert page.evaluate("window.spoken") == 0


def test_countdown_is_right_after_the_device_slept(at_date: AtDate) -> None:
    page = stopped_at(at_date, HOME, "2026-12-20 22:00", LONDON)
    page.clock.fast_forward("34:00:00")
    page.clock.run_for(1_000)
    assert shown(page) == left("2026-12-22 08:00:01", LONDON)


def test_prerendered_page_shows_no_number(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    for path in (HOME, TRACKER):
        page.goto(path)
        assert numbers(page).inner_text().split() == [
            word for unit in UNITS for word in ("––", unit)
        ]


def test_on_a_small_phone(at_date: AtDate) -> None:
    for path in (HOME, TRACKER):
        page = stopped_at(at_date, path, "2026-12-25 23:59:59", LONDON, **SMALL)
        sound(page)
        page.clock.run_for(1_000)
        assert shown(page) == [364, 0, 0, 0]
        sound(page)
        box = numbers(page).bounding_box()
        assert box
        assert box["width"] <= 360
