"""ColoringState: filling, undo, starting over, keys, what is stored, printing and saving."""

from collections.abc import Iterator

import pytest

from santa_app.content import coloring_on_screen as words
from santa_app.content.coloring import COLORING_PAGES
from santa_app.content.coloring_on_screen import PAINTS, SAID
from santa_app.drawings import Area
from santa_app.rules.coloring import MAX_HUNG, MAX_UNDO, Fill
from santa_app.sounds import STAMP
from santa_app.states.coloring import CLEAR_ID, KEEP_ID, PUT_BACK_ID, ColoringState
from tests.support.fake_drawings import FakeDrawings

AREAS = [Area(x=100, y=100, room=40), Area(x=600, y=120, room=9), Area(x=400, y=800, room=90)]
RED = PAINTS[0]
(RAINBOW,) = (paint for paint in PAINTS if paint.slug == "rainbow")
RUDOLPH = "rudolph"


@pytest.fixture
def browser() -> Iterator[FakeDrawings]:
    with FakeDrawings() as fake:
        fake.areas = list(AREAS)
        yield fake


def _opened(page: str = RUDOLPH, **stored: list[Fill]) -> ColoringState:
    state = ColoringState(page=page, pictures=stored)
    state.on_start()
    return state


def test_the_address_names_the_picture(browser: FakeDrawings) -> None:
    for page in (RUDOLPH, "", "no-such-page"):
        _opened(page)
    first = COLORING_PAGES[0].preview_image
    assert browser.pictures == ["/coloring/rudolph.svg", first, first]


def test_a_tap_fills_the_area_below_it_and_is_stored(browser: FakeDrawings) -> None:
    state = _opened()
    assert (state.title, state.paints, state.message) == ("Rudolph", ["", "", ""], SAID["ready"])
    state.touch(0.5, 0.8)
    assert browser.painted == ["", "", RED.color]
    assert state.message == "Now it's red. 1 of 3 areas are colored."
    assert state.pictures == {RUDOLPH: [Fill(x=400, y=800, paint="red")]}
    assert [spot.tab for spot in state.spots] == [-1, -1, 0]
    state.set_paint(RAINBOW.slug)
    state.fill(0)
    assert browser.painted == [RAINBOW.color, "", RED.color]
    assert [spot.name for spot in state.spots] == [
        "Area 1 of 3, top left, rainbow",
        "Area 2 of 3, top right, white",
        "Area 3 of 3, bottom center, red",
    ]


def test_the_eraser_and_undo(browser: FakeDrawings) -> None:
    state = _opened()
    state.undo()
    assert state.message == SAID["nothing_to_undo"]
    state.fill(1)
    state.fill(1)  # the same color again is no step
    state.set_paint(words.ERASER)
    state.fill(1)
    assert state.message == "Now it's white again. 0 of 3 areas are colored."
    assert (browser.painted, state.pictures) == (["", "", ""], {})
    state.undo()
    assert state.pictures == {RUDOLPH: [Fill(x=600, y=120, paint="red")]}
    state.undo()
    assert (browser.painted, state.message) == (["", "", ""], SAID["undone"])
    state.undo()
    assert state.message == SAID["nothing_to_undo"]


def test_undo_remembers_a_bounded_number_of_steps(browser: FakeDrawings) -> None:
    state = _opened()
    for step in range(MAX_UNDO + 20):
        state.set_paint(PAINTS[step % 2].slug)
        state.fill(0)
    assert len(state.history) == MAX_UNDO


def test_starting_over_asks_first_and_can_be_undone(browser: FakeDrawings) -> None:
    state = _opened()
    state.fill(0)
    state.ask()
    assert (state.asking, browser.focused[-1]) == (True, KEEP_ID)
    state.keep()
    assert (state.asking, browser.focused[-1]) == (False, CLEAR_ID)
    assert state.paints == ["red", "", ""]
    state.ask()
    state.clear()
    assert (state.asking, state.paints, state.pictures) == (False, ["", "", ""], {})
    state.undo()
    assert state.paints == ["red", "", ""]


def test_each_picture_keeps_its_colors(browser: FakeDrawings) -> None:
    sleigh = [Fill(x=100, y=100, paint="blue")]
    kept = {"santa-sleigh": sleigh, RUDOLPH: [Fill(x=402, y=797, paint="sky")]}
    state = _opened(**kept)
    assert state.paints == ["", "", "sky"]  # found again, though its middle has moved
    state.fill(0)
    assert state.pictures["santa-sleigh"] == sleigh
    state.clear()
    assert state.pictures == {"santa-sleigh": sleigh}


def test_a_stored_paint_that_no_longer_exists_leaves_its_area_white(browser: FakeDrawings) -> None:
    assert _opened(rudolph=[Fill(x=100, y=100, paint="mauve")]).paints == ["", "", ""]


def test_keys_move_the_focus_and_a_fill_moves_their_place(browser: FakeDrawings) -> None:
    state = _opened()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "", "Home"):
        state.move(key)
    assert browser.focused == [f"coloring-area-{place}" for place in (1, 2, 0)]
    state.fill(2)
    state.move("ArrowUp")
    assert state.place == 1


def test_a_picture_that_does_not_open_says_so(browser: FakeDrawings) -> None:
    browser.areas = []
    state = _opened()
    assert (state.message, state.is_ready, state.spots) == (SAID["failed"], False, [])
    state.touch(0.5, 0.5)
    state.move("ArrowRight")
    assert (browser.painted, browser.focused) == ([], [])


def test_printing_and_saving(browser: FakeDrawings) -> None:
    state = _opened()
    state.print_picture()
    assert "data:image/png" in browser.printed[0].html
    assert browser.printed[0].close
    state.save()
    assert (browser.saved, state.message) == (["rudolph.png"], SAID["saved"])
    browser.popups = "blocked"
    state.print_picture()
    assert state.message == SAID["pop_up_blocked"]
    browser.popups = "broken"
    state.print_picture()
    assert state.message == SAID["print_failed"]


def test_pictures_hang_in_the_gallery_and_come_back(
    browser: FakeDrawings, sounds_played: list[str]
) -> None:
    state = _opened()
    state.hang()
    assert (state.message, state.gallery) == (SAID["color_first"], [])
    state.fill(0)
    state.hang()
    state.hang()
    assert (state.message, len(state.gallery)) == (SAID["hangs_already"], 1)
    assert sounds_played == [STAMP]
    hung = state.gallery[0].id
    state.fill(2)
    state.open_hung(hung)
    assert (state.paints, state.message) == (["red", "", ""], SAID["shown_again"])
    state.undo()
    assert state.paints == ["red", "", "red"]
    state.take_down(hung)
    assert (state.frames, state.can_put_back, browser.focused[-1]) == ([], True, PUT_BACK_ID)
    state.put_back()
    assert [frame.id for frame in state.frames] == [hung] == browser.focused[-1:]
    assert not state.can_put_back


def test_a_picture_of_another_page_is_loaded_then_printed(browser: FakeDrawings) -> None:
    state = _opened()
    state.fill(0)
    state.hang()
    other = ColoringState(page="santa-sleigh", gallery=state.gallery)
    other.on_start()
    other.fill(1)
    other.print_hung(state.gallery[0].id)
    assert (other.page, other.title, other.paints) == (RUDOLPH, "Rudolph", ["red", "", ""])
    assert other.pictures["santa-sleigh"] == [Fill(x=600, y=120, paint="red")]
    assert len(browser.printed) == 1


def test_a_full_gallery_and_a_full_device_say_so(browser: FakeDrawings) -> None:
    state = _opened()
    for number in range(MAX_HUNG):
        state.set_paint(PAINTS[number].slug)
        state.fill(0)
        state.hang()
    state.fill(1)
    state.hang()
    assert (state.message, len(state.gallery)) == (SAID["gallery_full"], MAX_HUNG)
    browser.room = 10
    state.take_down(state.gallery[0].id)
    state.hang()
    assert (state.message, len(state.gallery)) == (SAID["no_room"], MAX_HUNG - 1)


def test_the_button_and_two_fingers_zoom(browser: FakeDrawings) -> None:
    state = _opened()
    state.toggle_zoom()
    assert (state.zoomed, state.sheet_width) == (True, "200%")
    state.toggle_zoom()
    assert state.sheet_width == "100%"
    assert browser.zoom
    browser.zoom(317)
    assert (state.zoomed, state.sheet_width) == (True, "317%")
    state.toggle_zoom()
    assert state.sheet_width == "100%"
