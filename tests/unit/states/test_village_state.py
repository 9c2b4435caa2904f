"""The map of the village: doors, the walk, keys, and the places visited."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.village import ALL_VISITED, INVITATION, LOCATIONS
from santa_app.states.village import CARD_ID, MAP_ID, TITLE_ID, VillageState, house_id

SLUGS = [place.slug for place in LOCATIONS]


def test_a_house_opens_and_closes(fake_browser: FakeBrowser) -> None:
    state = VillageState()
    state.on_start()
    assert (state.ready, state.stop, state.progress) == (True, 0, INVITATION)
    state.open(2)
    assert (state.stop, state.place.slug, state.number) == (2, SLUGS[1], f"Stop 2 of {len(SLUGS)}")
    assert fake_browser.pans == [(MAP_ID, house_id(2))]
    assert (fake_browser.focused, fake_browser.scrolled) == ([TITLE_ID], [CARD_ID])
    assert [event["button_name"] for event in fake_browser.tracked] == [LOCATIONS[1].name]
    state.handle_key("a")
    assert state.stop == 2
    state.handle_key("Escape")
    assert (state.stop, fake_browser.focused[-1]) == (0, house_id(2))
    state.handle_key("Escape")
    assert len(fake_browser.focused) == 2, "nothing is left to close"


@pytest.mark.usefixtures("fake_browser")
def test_the_walk_goes_round() -> None:
    state = VillageState()
    state.open(1)
    names = [place.name for place in LOCATIONS]
    for number, name in enumerate(names, start=1):
        assert (state.stop, state.place.name) == (number, name)
        assert (state.before, state.after) == (names[number - 2], names[number % len(names)])
        state.walk(1)
    assert state.stop == 1
    state.walk(-1)
    assert state.stop == len(names)


@pytest.mark.usefixtures("fake_browser")
def test_every_place_counts_once() -> None:
    state = VillageState(visited=["the-moon"])
    assert state.count == 0
    for number in (1, 2, 1):
        state.open(number)
    assert state.progress == f"You've visited 2 of {len(SLUGS)} places."
    for number in range(len(SLUGS)):
        state.open(number + 1)
    assert state.progress == ALL_VISITED


def test_keys_and_arrows_move_the_map(fake_browser: FakeBrowser) -> None:
    state = VillageState()
    for key in ("ArrowLeft", "ArrowRight", "Home", "End"):
        state.pan_key(key)
    state.pan(1)
    moved = [widths for _, widths in fake_browser.pans]
    assert [str(widths)[:1] == "-" for widths in moved] == [True, False, True, False, False]
    for position, ends in ((0.0, (True, False)), (0.5, (False, False)), (1.0, (False, True))):
        fake_browser.pan_position = position
        state.update_arrows()
        assert (state.at_start, state.at_end) == ends
