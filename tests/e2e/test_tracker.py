"""The Santa tracker: modes, journey, midnight."""

import re

from playwright.sync_api import expect

from tests.e2e.feature_steps import (
    MOVING,
    SMALL,
    TALL,
    TRACKER,
    fits,
    is_still,
    local,
    nothing_shifted,
    record_shifts,
    stopped_at,
    tab_to,
    without_server,
)
from tests.e2e.fixture_types import AtDate
from tests.e2e.tracker_board import Board
from tests.support.html_page import read
from tests.support.running_site import RunningSite
from tests.support.visit import visit

LONDON, AUCKLAND, LOS_ANGELES = "Europe/London", "Pacific/Auckland", "America/Los_Angeles"
EVE = "2026-12-24 18:00"


def test_without_server_he_takes_off_at_midnight_and_is_home_at_the_next(at_date: AtDate) -> None:
    page = stopped_at(at_date, TRACKER, "2026-12-23 23:59:50", AUCKLAND)
    without_server(page)
    board = Board(page)
    status = board.all.get_by_role("status")
    board.is_at_home()
    expect(status).to_contain_text("Santa returns")
    page.clock.run_for(10_000)
    board.is_flying()
    expect(status).to_contain_text("Santa is on his way!")
    page.clock.run_for(5_000)
    before = board.is_flying()
    page.clock.run_for(5_000)
    assert board.is_flying()["Current city"] == before["Next stop"].rpartition(", ")[0]
    page.clock.fast_forward("23:59:50")
    page.clock.run_for(5_000)
    board.is_at_home()
    expect(board.value("Local time")).to_have_text("12:00:05 AM")


def test_he_glides_from_stop_to_stop_without_a_layout_shift(at_date: AtDate) -> None:
    page = at_date(local(EVE, LONDON), LONDON, viewport=TALL, **MOVING)
    record_shifts(page)
    visit(page, TRACKER)
    board = Board(page)
    page.clock.pause_at(local("2026-12-24 18:10", LONDON))
    nothing_shifted(page)
    for _ in range(4):
        places = []
        for _tick in range(5):
            places.append(board.sleigh.get_attribute("style"))
            page.clock.run_for(1_000)
        assert len(set(places)) == 5, places
        nothing_shifted(page)
    expect(board.sleigh).to_have_css("transition-property", re.compile("transform"))
    while (
        board.diary.get_by_role("button", name="The day before").get_attribute("aria-disabled")
        != "true"
    ):
        board.diary.get_by_role("button", name="The day before").click()
        nothing_shifted(page)
    board.diary_is_at(1)


def test_by_keyboard_with_reduced_motion(at_date: AtDate) -> None:
    page = stopped_at(at_date, TRACKER, EVE, LONDON)
    board = Board(page)
    tab_to(page, page.get_by_role("link", name="See Where Santa Is"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Where is Santa now?")).to_be_in_viewport()
    page.clock.run_for(5_000)
    place = board.sleigh.get_attribute("style")
    page.clock.run_for(2_500)
    assert board.sleigh.get_attribute("style") == place
    is_still(page)

    spoken = board.diary.locator("[aria-live]")
    expect(spoken).to_have_attribute("aria-live", "off")
    tab_to(page, board.diary.get_by_role("button", name="The day before"))
    expect(spoken).to_have_attribute("aria-live", "polite")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    board.diary_is_at(22)
    tab_to(page, board.diary.get_by_role("button", name="The day after"))
    for _ in range(3):
        page.keyboard.press("Enter")
    board.diary_is_at(24)
    expect(board.diary.get_by_role("button", name="The day after")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/advent\?door=24$"))


def test_on_a_small_phone(at_date: AtDate) -> None:
    page = stopped_at(at_date, TRACKER, "2026-12-23 23:59:55", LONDON, **SMALL)
    fits(page)
    board = Board(page)
    for _ in range(4):
        page.clock.run_for(5_000)
        fits(page)
    page.clock.run_for(60_000)
    board.is_flying()
    board.diary.get_by_role("button", name="The day before").tap()
    board.diary_is_at(23)
    card = board.all.bounding_box()
    flag = board.all.locator("span.bg-holly").last.bounding_box()
    assert card
    assert flag
    assert flag["x"] >= 0
    assert flag["x"] + flag["width"] <= card["width"]


def test_prerendered_page_shows_the_preparations(site: RunningSite) -> None:
    words = read(site.local_url + TRACKER).words
    for text in ("North Pole", "Christmas Eve only!", "Getting ready for Christmas Eve!"):
        assert text in words
