"""WorkshopDiaryState by the visitor's date, in two time zones, and through midnight."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.workshop_diary import ENTRIES, SAID
from santa_app.states.workshop_diary import WorkshopDiaryState


def _opened() -> WorkshopDiaryState:
    state = WorkshopDiaryState()
    state.on_start()
    return state


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "America/Los_Angeles"])
@pytest.mark.parametrize(
    ("now", "page"),
    [
        ("2026-11-30 23:59:59", 0),
        ("2026-12-01 00:00:00", 1),
        ("2026-12-24 00:00:00", 24),
        ("2027-01-06 23:59:59", 24),
        ("2027-01-07 00:00:00", 0),
        ("2027-07-14 12:00:00", 0),
    ],
)
def test_it_opens_at_the_page_of_the_visitors_date(zone: str, now: str, page: int) -> None:
    with FakeBrowser(now, zone=zone):
        state = _opened()
        assert (state.page, state.last) == (page, page)
        assert state.entry == (ENTRIES[page - 1] if page else SAID["closed"])
        assert state.door == (f"/advent?door={page}" if page else "/advent")


def test_no_page_can_be_turned_to_before_its_day() -> None:
    with FakeBrowser("2026-12-03 10:00:00"):
        state = _opened()
        assert state.heading == "December 3"
        state.turn(1)
        assert state.page == 3
        state.turn(-1)
        state.turn(-1)
        assert state.heading == "December 1"
        state.turn(-1)
        assert state.page == 1
        state.turn(1)
        assert state.entry == ENTRIES[1]


def test_at_midnight_it_opens_at_the_new_page() -> None:
    with FakeBrowser("2026-12-03 23:58:30") as fake:
        state = _opened()
        state.turn(-1)
        fake.advance(60)
        assert state.page == 2
        fake.advance(60)
        assert state.page == 4
