"""What the home page says at each time of the year."""

import pytest
from reflex_browser_state.testing import FakeBrowser, run_state_in_node, run_state_in_python

from santa_app.states.season import SeasonState, sleeps_left

DATES = {
    "2027-01-03": ("What a Christmas that was!", False, True),
    "2027-01-06": ("What a Christmas that was!", False, True),
    "2027-01-07": ("352 sleeps until Christmas", True, False),
    "2027-07-15": ("163 sleeps until Christmas", True, False),
    "2027-10-31": ("55 sleeps until Christmas", True, False),
    "2026-11-27": ("28 sleeps until Christmas", False, False),
    "2026-12-24": ("1 sleep until Christmas", False, False),
    "2026-12-25": ("No more sleeps: it's Christmas!", False, False),
    "2026-12-26": ("What a Christmas that was!", False, True),
}
"""The words, whether Santa is on vacation, and whether the page looks back."""


@pytest.mark.parametrize("date", DATES)
def test_sleeps_and_scenes(date: str) -> None:
    with FakeBrowser(f"{date} 09:00:00"):
        state = SeasonState()
        assert state.sleeps == state.months == ""  # the prerendered page does not know the date
        assert not state.quiet
        state.on_start()
        assert (state.sleeps, state.quiet, state.looking_back) == DATES[date]


@pytest.mark.parametrize(
    ("date", "months"), [("2027-01-07", 12), ("2027-07-15", 5), ("2027-10-31", 2)]
)
def test_months_left(date: str, months: int) -> None:
    with FakeBrowser(f"{date} 09:00:00"):
        state = SeasonState()
        state.on_start()
        assert state.months.startswith(f"About {months} months to go")


def test_midnight_changes_the_words() -> None:
    with FakeBrowser("2027-01-06 23:59:30", zone="Australia/Sydney") as browser:
        state = SeasonState()
        state.on_start()
        assert state.looking_back
        browser.advance(60)
        assert state.quiet


def test_the_state_says_the_same_in_a_browser() -> None:
    now = "2027-07-15 09:00:00"
    assert run_state_in_node(SeasonState, [60], now=now) == run_state_in_python(
        SeasonState, [60], now=now
    )


def test_the_number_of_sleeps_follows_the_calendar() -> None:
    assert [sleeps_left(2027, 12, day) for day in (1, 23, 24, 25, 26)] == [24, 2, 1, 0, 365]
    assert sleeps_left(2028, 2, 29) == 300
