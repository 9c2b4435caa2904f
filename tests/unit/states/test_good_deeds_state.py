"""GoodDeedsState: adding, sums, tiers, this week, removing, reset."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.good_deeds import SUGGESTIONS
from santa_app.rules.deeds import Deed
from santa_app.states.good_deeds import AGAIN, RESET_ID, GoodDeedsState


def _started(*points: int) -> GoodDeedsState:
    deeds = [
        Deed(id=str(number), text="Helped", date="1/1/1970", points=point)
        for number, point in enumerate(points)
    ]
    state = GoodDeedsState(deeds=deeds)
    state.on_start()
    return state


def test_a_typed_deed_is_trimmed_and_gets_its_date_and_points() -> None:
    with FakeBrowser("2025-12-03 18:00:00") as fake:
        state = _started()
        state.set_text("  Helped at home ")
        state.add()
        (deed,) = state.deeds
        assert (deed.id, deed.text, deed.date) == (
            str(int(fake.now)),
            "Helped at home",
            "12/3/2025",
        )
        assert 5 <= deed.points <= 19
        assert state.text == ""
        assert (
            state.announcement
            == f"Added for {deed.points} points. You have {deed.points} points now."
        )


def test_manual_points_reach_from_5_to_19() -> None:
    with FakeBrowser(seed=3):
        state = _started()
        for _try in range(400):
            state.set_text("Helped")
            state.add()
    assert {deed.points for deed in state.deeds} == set(range(5, 20))
    assert len({deed.id for deed in state.deeds}) == 400


@pytest.mark.parametrize("index", range(len(SUGGESTIONS)))
def test_a_suggestion_is_added_for_its_points(fake_browser: FakeBrowser, index: int) -> None:
    state = _started()
    state.add_suggestion(index)
    (deed,) = state.deeds
    assert (deed.text, deed.points) == (SUGGESTIONS[index].text, SUGGESTIONS[index].points)
    assert fake_browser.tracked == []


def test_the_newest_deed_stands_first(fake_browser: FakeBrowser) -> None:
    state = _started()
    state.add_suggestion(0)
    fake_browser.advance(1)
    state.add_suggestion(4)
    assert [deed.points for deed in state.deeds] == [20, 10]
    assert (state.count, state.total, state.average) == (2, 30, 15)


@pytest.mark.parametrize(
    ("points", "name", "following", "next_step"),
    [
        ((), "Just Starting", "Getting There", (50, 0)),
        ((49,), "Just Starting", "Getting There", (1, 98)),
        ((25, 25), "Getting There", "Nice", (50, 0)),
        ((99,), "Getting There", "Nice", (1, 98)),
        ((100,), "Nice", "Very Nice", (50, 0)),
        ((149,), "Nice", "Very Nice", (1, 98)),
        ((150,), "Very Nice", "Super Nice", (50, 0)),
        ((199,), "Very Nice", "Super Nice", (1, 98)),
        ((200,), "Super Nice", "", (0, 100)),
        ((500,), "Super Nice", "", (0, 100)),
    ],
)
@pytest.mark.usefixtures("fake_browser")
def test_tiers(
    points: tuple[int, ...], name: str, following: str, next_step: tuple[int, int]
) -> None:
    state = _started(*points)
    assert state.tier.name == name
    assert state.next_tier_name == following
    assert (state.points_to_next, state.progress) == next_step
    assert state.at_top is (following == "")


@pytest.mark.usefixtures("fake_browser")
def test_one_deed_can_be_removed_and_brought_back() -> None:
    state = _started(5, 10, 15)
    state.remove("1")
    assert [deed.id for deed in state.deeds] == ["0", "2"]
    assert state.can_undo
    assert state.announcement == "Removed. You have 20 points now."
    state.undo()
    assert [deed.id for deed in state.deeds] == ["0", "1", "2"]
    assert not state.can_undo
    state.undo()
    assert state.count == 3


def test_reset_empties_the_list_and_can_be_undone(fake_browser: FakeBrowser) -> None:
    state = _started(5, 10)
    state.reset_tracker()
    assert (state.deeds, state.total, state.average, state.this_week) == ([], 0, 0, 0)
    assert (state.can_undo, state.was_reset) == (True, True)
    assert fake_browser.focused == [RESET_ID]
    state.undo()
    assert state.total == 15


def test_the_same_tap_twice_in_a_minute_asks_kindly(fake_browser: FakeBrowser) -> None:
    state = _started()
    state.add_suggestion(1)
    fake_browser.advance(59)
    state.add_suggestion(1)
    assert (state.count, state.asked, state.announcement) == (1, 1, AGAIN)
    state.add_suggestion(0)  # another one is not asked about
    assert (state.count, state.asked) == (2, -1)
    state.add_suggestion(1)
    state.add_suggestion(1)
    assert (state.count, state.asked) == (3, -1)
    fake_browser.advance(61)
    state.add_suggestion(1)
    assert state.count == 4


def test_each_tier_lights_a_row_of_the_tree_and_says_so(fake_browser: FakeBrowser) -> None:
    state = _started()
    said = []
    levels = []
    for _deed in range(11):
        fake_browser.advance(61)
        state.add_suggestion(4)  # 20 points
        levels.append(state.level)
        if state.tier.tree in state.announcement:
            said.append(state.total)
    assert levels == [0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert said == [60, 100, 160, 200]
