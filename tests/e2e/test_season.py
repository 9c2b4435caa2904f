"""The site outside of December: the home page by date, and the page My Christmas."""

import json

import pytest
from playwright.sync_api import expect

from santa_app.content import paths
from tests.e2e.feature_steps import (
    local,
    nothing_shifted,
    record_shifts,
    stopped_at,
)
from tests.e2e.fixture_types import AtDate
from tests.support.visit import count_prints, prints, visit

LONDON, LOS_ANGELES = "Europe/London", "America/Los_Angeles"
HOLIDAY = "Santa's on vacation"
LOOK_BACK = "Shall we look back?"
DATES = {
    "2027-07-15": ("163 sleeps until Christmas", HOLIDAY),
    "2026-11-27": ("28 sleeps until Christmas", ""),
    "2026-12-24": ("1 sleep until Christmas", ""),
    "2026-12-26": ("What a Christmas that was!", LOOK_BACK),
    "2027-01-03": ("What a Christmas that was!", LOOK_BACK),
    "2027-01-07": ("352 sleeps until Christmas", HOLIDAY),
}
"""The words below the lead, and the card of the time of the year."""
LONGEST = 6500
"""Pixels of the home page on a phone."""


@pytest.mark.parametrize("date", DATES)
def test_the_home_page_fits_the_time_of_the_year(at_date: AtDate, date: str) -> None:
    words, card = DATES[date]
    page = stopped_at(at_date, paths.HOME, f"{date} 12:00", LOS_ANGELES)
    expect(page.get_by_role("main")).to_contain_text(words)
    tracker = page.get_by_role("main").get_by_role("link", name="Track Santa", exact=True)
    expect(tracker).to_have_count(1 if date.endswith("12-24") else 0)
    for title in (HOLIDAY, LOOK_BACK):
        heading = page.get_by_role("heading", name=title)
        expect(heading).to_have_count(1 if card == title else 0)
    expect(page.get_by_role("heading", name="A door for every day")).to_have_count(
        0 if card == HOLIDAY else 1
    )
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(f"document.documentElement.scrollHeight <= {LONGEST}")


def test_the_quiet_home_page_keeps_still_while_it_loads(at_date: AtDate) -> None:
    page = at_date(local("2027-07-15 12:00", LONDON), LONDON)
    record_shifts(page)
    visit(page, paths.HOME)
    expect(page.get_by_role("heading", name=HOLIDAY)).to_be_attached()
    nothing_shifted(page)


def test_my_christmas_stays_on_the_device_and_is_printed(at_date: AtDate) -> None:
    page = at_date(local("2027-01-03 12:00", LONDON), LONDON)
    kept = {"advent-doors": [202601, 202602, 202524], "good-deeds": [], "trivia-best": 7}
    for key, value in kept.items():
        page.add_init_script(f"localStorage.setItem('{key}', '{json.dumps(value)}')")
    count_prints(page)
    visit(page, paths.MY_CHRISTMAS)
    main = page.get_by_role("main")
    expect(main.get_by_role("listitem")).to_have_text(
        ["2 doors opened", "7 right answers in the trivia quiz"]
    )
    got = page.get_by_role("group", name="What I got")
    teddy = got.get_by_role("button", name="A teddy bear")
    teddy.click()
    got.get_by_label("Write it here").fill("a test kite")
    page.reload()
    expect(got.get_by_label("Write it here")).to_have_value("a test kite")
    expect(teddy).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Print this page").click()
    assert prints(page) == 1
    page.emulate_media(media="print")
    expect(main.get_by_text("My Christmas 2026")).to_be_visible()
    expect(main.get_by_text("a test kite")).to_be_visible()
    expect(got.get_by_role("button", name="A book")).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Erase both").click()
    expect(got.get_by_label("Write it here")).to_have_value("")
    expect(teddy).to_have_attribute("aria-pressed", "false")
