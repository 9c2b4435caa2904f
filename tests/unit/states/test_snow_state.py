"""Snow by the season, and by the visitor's wish."""

from collections.abc import Callable

import pytest
from reflex_browser_state.testing import FakeBrowser, run_state_in_node, run_state_in_python

from santa_app.states.menus import SnowState


@pytest.mark.parametrize(
    ("date", "falls"),
    [
        ("2026-07-15", False),
        ("2026-10-31", False),
        ("2026-11-01", True),
        ("2026-12-24", True),
        ("2027-02-28", True),
        ("2027-03-01", False),
    ],
)
@pytest.mark.parametrize("zone", ["Europe/Berlin", "Australia/Sydney"])
def test_snow_falls_from_november_to_february(date: str, zone: str, *, falls: bool) -> None:
    with FakeBrowser(f"{date} 09:00:00", zone=zone):
        snow = SnowState()
        assert snow.falling  # in the prerendered page, which does not know the date
        snow.on_start()
        assert snow.falling is falls


@pytest.mark.parametrize("run", [run_state_in_python, run_state_in_node])
@pytest.mark.parametrize(("date", "season"), [("2026-07-15", False), ("2026-12-24", True)])
def test_a_wish_lasts_until_it_agrees_with_the_season(
    run: Callable, date: str, *, season: bool
) -> None:
    started, wished, back = run(
        SnowState, [("toggle",), ("toggle",)], now=f"{date} 09:00:00", zone="Europe/Berlin"
    )
    assert (started["falling"], started["chosen"]) == (season, None)
    assert (wished["falling"], wished["chosen"]) == (not season, not season)
    assert (back["falling"], back["chosen"]) == (season, None)
