"""The look back at Christmas, and the two lines."""

import json
from collections.abc import Iterator

import pytest
from reflex_browser_state.declaration import SPECS
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.my_christmas import SIDES
from santa_app.pages import my_christmas as page
from santa_app.states import advent, coloring, good_deeds, presents, trivia, village
from santa_app.states.my_christmas import (
    COLORED,
    DEEDS,
    DOORS,
    HOUSES,
    PRESENTS,
    TRIVIA,
    MyChristmasState,
)

KEPT = {
    DOORS: [202524, 202601, 202602, 202624],
    DEEDS: [{"id": "1", "points": 5}, {"id": "2", "points": 12}],
    TRIVIA: 7,
    COLORED: {"rudolph": [{}], "nutcracker": []},
    HOUSES: ["elf-village"],
    PRESENTS: {"north fly": 4, "south hops": 9},
}


class Device(FakeBrowser):
    """A browser with what other pages have kept; it reads it as kept.js does."""

    kept: dict[str, object] = {}  # noqa: RUF012 -- replaced in each test

    def _do_kept_numbers(self, key: str, name: str) -> list[int]:
        found = json.loads(json.dumps(self.kept.get(key)))
        if isinstance(found, int):
            return [found]
        entries = found.values() if isinstance(found, dict) else found or []
        values = [one.get(name) if isinstance(one, dict) and name else one for one in entries]
        return [value if isinstance(value, int) else 1 for value in values]


@pytest.fixture
def device() -> Iterator[Device]:
    with Device("2027-01-03 10:00:00") as one:
        one.kept = KEPT
        yield one


@pytest.mark.usefixtures("device")
def test_the_page_tells_what_this_device_keeps_of_the_season() -> None:
    state = MyChristmasState()
    state.on_start()
    assert state.title == "My Christmas 2026"
    assert [memory.text for memory in state.memories] == [
        "3 doors opened",
        "2 good deeds, and a star for each",
        "7 right answers in the trivia quiz",
        "2 pictures colored",
        "1 house of the village visited",
        "9 presents delivered in one flight",
    ]


def test_nothing_kept_is_nothing_told(device: Device) -> None:
    device.kept = {}
    state = MyChristmasState()
    state.on_start()
    assert state.memories == []


@pytest.mark.usefixtures("device")
def test_a_picture_is_chosen_and_taken_back_and_both_lines_are_erased() -> None:
    state = MyChristmasState(got="a kite", gave="a song")
    state.choose("got", "teddy")
    state.choose("gave", "book")
    assert state.pictures == {"got": "teddy", "gave": "book"}
    state.choose("got", "teddy")
    assert state.pictures == {"got": "", "gave": "book"}
    state.erase()
    assert (state.got, state.gave, state.pictures) == ("", "", {})
    assert state.message == "Both lines are empty again."


def test_the_keys_are_those_under_which_the_states_keep_their_fields() -> None:
    kept = {
        (module, field.key)
        for (module, _), spec in SPECS.items()
        for field in spec.defaults.values()
        if field.storage == "local"
    }
    owners = {
        DOORS: advent, DEEDS: good_deeds, TRIVIA: trivia, COLORED: coloring, HOUSES: village,
        PRESENTS: presents,
    }  # fmt: skip
    assert {(owner.__name__, key) for key, owner in owners.items()} <= kept
    assert set(page._LINES) == {side.slug for side in SIDES}
