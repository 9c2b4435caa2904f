"""AdventState: doors, chapters and what the device remembers, by the visitor's date."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.states.advent import READER_ID, TITLE_ID, AdventState, TodaysDoorState, door_id


def started(**fields: object) -> AdventState:
    state = AdventState(**fields)
    state.on_start()
    return state


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "America/Los_Angeles"])
@pytest.mark.parametrize(
    ("now", "headline", "looks", "home"),
    [
        ("2026-07-15 12:00:00", "in 139 days", {"later": 24}, (1, "/advent")),
        ("2026-11-30 23:59:59", "tomorrow", {"later": 24}, (1, "/advent")),
        ("2026-12-01 00:00:00", "December 1!", {"today": 1, "later": 23}, (1, "/advent?door=1")),
        (
            "2026-12-12 12:00:00",
            "December 12!",
            {"shut": 11, "today": 1, "later": 12},
            (12, "/advent?door=12"),
        ),
        ("2026-12-24 12:00:00", "Christmas Eve", {"shut": 23, "today": 1}, (24, "/advent?door=24")),
        ("2026-12-25 00:00:00", "until January 6", {"shut": 24}, (24, "/advent")),
        ("2027-01-06 23:59:59", "until January 6", {"shut": 24}, (24, "/advent")),
        ("2027-01-07 00:00:00", "in 328 days", {"later": 24}, (1, "/advent")),
    ],
)
def test_a_day(
    zone: str, now: str, headline: str, looks: dict[str, int], home: tuple[int, str]
) -> None:
    with FakeBrowser(now, zone=zone):
        state = started()
        assert headline in state.headline
        seen = [door.look for door in state.doors]
        assert {look: seen.count(look) for look in seen} == looks
        at_home = TodaysDoorState()
        at_home.on_start()
        assert (at_home.number, at_home.link) == home
        assert at_home.headline == state.headline
        assert at_home.look == seen[home[0] - 1]
        assert [door.look for door in at_home.doors] == seen
        assert (state.shown, state.refused, state.message) == (0, 0, "")


def test_a_door_opens_at_midnight_while_the_page_is_open() -> None:
    with FakeBrowser("2026-12-02 23:59:30") as fake:
        state = started()
        state.open(3)
        assert (state.shown, state.touched) == (0, 3)
        assert state.message.endswith("Door 3 opens tomorrow.")
        fake.advance(60)
        state.open(3)
        assert (state.shown, state.touched, state.message) == (3, 0, "")
        assert state.chapter.door == 3


def test_an_opened_door_stays_open_on_this_device_until_the_next_season() -> None:
    with FakeBrowser("2026-12-12 12:00:00") as fake:
        state = started()
        state.open(5)
        assert (state.door, state.before, state.after) == ("5", 4, 6)
        assert (fake.focused, fake.scrolled) == ([TITLE_ID], [READER_ID])
        state.open(state.after)
        state.handle_key("a")
        assert state.shown == 6
        state.handle_key("Escape")
        assert (state.door, fake.focused[-1]) == ("", door_id(6))
        assert [door.look for door in state.doors][3:7] == ["shut", "opened", "opened", "shut"]
        assert state.opened == [202605, 202606]
        state.open(12)
        assert state.after == 0
        fake.set_time("2027-01-03 12:00:00")
        assert started(opened=state.opened).doors[4].look == "opened"
        fake.set_time("2027-12-06 12:00:00")
        next_year = started(opened=state.opened)
        assert next_year.doors[4].look == "shut"
        next_year.open(1)
        assert next_year.opened == [202701]


def test_a_link_opens_todays_door_and_refuses_a_later_one() -> None:
    with FakeBrowser("2026-12-03 12:00:00") as fake:
        today = started(door="3")
        assert (today.shown, today.opened) == (3, [202603])
        assert (fake.focused, fake.scrolled) == ([TITLE_ID], [READER_ID])
        later = started(door="24")
        assert (later.shown, later.refused, later.reading, later.opened) == (0, 24, True, [])
        assert later.message.endswith("Door 24 opens in 21 days.")
        later.back()
        assert (later.refused, later.message, fake.focused[1:]) == (0, "", [door_id(24)])
        wrong = started(door="99")
        assert (wrong.reading, wrong.message) == (False, "")


def test_back_and_forward_focus_the_door_and_its_chapter() -> None:
    with FakeBrowser("2026-12-12 12:00:00") as fake:
        state = started()
        state.on_query()
        assert fake.focused == []
        for door, focused in (("5", TITLE_ID), ("", door_id(5)), ("24", door_id(5))):
            state.door = door
            state.on_query()
            assert fake.focused[-1] == focused
        assert (state.shown, state.refused) == (0, 24)


def test_a_later_door_jingles_at_each_touch() -> None:
    with FakeBrowser("2026-12-03 12:00:00") as fake:
        state, at_home = started(), TodaysDoorState()
        at_home.on_start()
        assert at_home.message == ""
        seen = []
        for door in (7, 7, 8):
            state.open(door)
            at_home.touch(door)
            seen.append([(one.number, one.touches) for one in state.doors if one.touches])
            assert at_home.doors == state.doors
            assert at_home.message == state.message != ""
        assert seen == [[(7, 1)], [(7, 2)], [(8, 3)]]
        fake.set_time("2026-12-08 00:00:00")
        at_home.tick()
        assert at_home.message == ""


def test_a_teacher_opens_all_doors_and_leaves_no_trace() -> None:
    with FakeBrowser("2026-10-03 12:00:00"):
        state = started(teacher="all")
        state.open(24)
        assert (state.shown, state.opened) == (24, [])
    with FakeBrowser("2026-12-03 12:00:00"):
        state = started(teacher="1")
        state.open(3)
        assert (state.shown, state.opened, state.last_open) == (3, [], 3)
        assert started(teacher="yes").for_teacher is False
