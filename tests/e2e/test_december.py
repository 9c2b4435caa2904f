"""What depends on the date, on seven dates in two time zones: door, calendar, countdown, tracker, diary, question."""

import re

import pytest
from playwright.sync_api import Page, expect

from santa_app.content import daily_questions as daily
from santa_app.content import paths
from santa_app.content.daily_questions import DAILY_QUESTIONS
from santa_app.rules.trivia import daily_index
from tests.e2e.countdown_numbers import shown
from tests.e2e.feature_steps import TRACKER, TRIVIA, local, stopped_at
from tests.e2e.fixture_types import AtDate
from tests.e2e.tracker_board import Board

# date: what home page and calendar say, doors that open later, door of the day, page of the diary, days left
DATES = {
    "2026-07-14": ("The first door opens in 140 days", 24, 0, 0, 163),
    "2026-11-30": ("The first door opens tomorrow", 24, 0, 0, 24),
    "2026-12-01": ("It's December 1!", 23, 1, 1, 23),
    "2026-12-12": ("It's December 12!", 12, 12, 12, 12),
    "2026-12-24": ("It's Christmas Eve!", 0, 24, 24, 0),
    "2026-12-25": ("All 24 doors are open until January 6", 0, 0, 24, None),
    "2027-01-07": ("The first door opens in 328 days", 24, 0, 0, 351),
}


SUMMER_TIME = {"Pacific/Auckland": -1, "America/Los_Angeles": 1}
"""Hours that change with summer time between July and Christmas."""


@pytest.mark.parametrize("zone", SUMMER_TIME)
def test_the_same_dates_everywhere(at_date: AtDate, zone: str) -> None:
    home = stopped_at(at_date, paths.HOME, "2026-07-14 01:59", zone)
    advent, tracker, trivia = [_beside(home, path) for path in (paths.ADVENT, TRACKER, TRIVIA)]
    for date, (headline, later, door, diary, days) in DATES.items():
        # The four pages of a visitor share one clock.
        home.clock.pause_at(local(f"{date} 02:00", zone))
        home.clock.run_for(2_000)
        main = home.get_by_role("main")
        expect(main.get_by_text(headline)).to_be_visible()
        link = main.get_by_role("link", name=re.compile("Open Door|See the Advent Calendar"))
        expect(link).to_have_text(f"Open Door {door}" if door else "See the Advent Calendar")
        doors = main.get_by_role("list", name="The 24 doors").get_by_role("link")
        expect(doors).to_have_count(24 - later)
        if days is None:
            expect(main.get_by_text("Merry Christmas!").first).to_be_visible()
        else:
            hours = 21 + (SUMMER_TIME[zone] if date < "2026-09" else 0)
            assert shown(home)[:2] == [days, hours]

        expect(advent.get_by_text(headline)).to_be_visible()
        doors = advent.get_by_role("list", name="The 24 doors").get_by_role("button")
        expect(doors).to_have_count(24)
        expect(doors.filter(has_text="opens on December")).to_have_count(later)
        expect(doors.filter(has_text="today's door")).to_have_count(1 if door else 0)

        board = Board(tracker)
        board.diary_is_at(diary)
        if date == "2026-12-24":
            _heard_once_a_minute(board)
        else:
            board.is_at_home()

    trivia.get_by_role("button", name=daily.OPEN).click()
    asked = DAILY_QUESTIONS[daily_index(2027, 1, 7)]
    expect(trivia.locator("#daily-question")).to_have_text(asked.question)


def _beside(page: Page, path: str) -> Page:
    """Open another page of the same visitor, whose clock is stopped at the same moment."""
    other = page.context.new_page()
    other.goto(path)
    other.wait_for_function("window.dataLayer?.length > 0")
    return other


def _heard_once_a_minute(board: Board) -> None:
    board.page.clock.run_for(63_000)
    status = board.all.get_by_role("status")
    expect(status).to_contain_text("Santa has reached ")
    heard = status.inner_text()
    board.page.clock.run_for(50_000)
    assert status.inner_text() == heard
    board.page.clock.run_for(10_000)
    expect(status).not_to_have_text(heard)
