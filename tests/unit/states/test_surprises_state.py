"""What the doors of the Advent calendar unlock: when, where, and how it is used."""

import pytest
from reflex_browser_state.testing import FakeBrowser, run_state_in_node, run_state_in_python

from santa_app.content.coloring_on_screen import ERASER, PAINTS, SURPRISES
from santa_app.content.pages import hero_of
from santa_app.content.songs import TABLE as SONGS
from santa_app.content.surprises import UNLOCKED, USES, of_kind
from santa_app.states.advent import AdventState
from santa_app.states.good_deeds import GoodDeedsState
from santa_app.states.music_box import MusicBoxState
from santa_app.states.pairs import PairsState
from santa_app.states.surprises import Surprises


@pytest.mark.parametrize(
    ("now", "unlocked"),
    [
        ("2026-11-30 23:59:59", 24),
        ("2026-12-01 00:00:00", 1),
        ("2026-12-10 12:00:00", 10),
        ("2026-12-24 00:00:00", 24),
        ("2026-12-26 12:00:00", 24),
        ("2027-01-07 12:00:00", 24),
        ("2027-07-15 12:00:00", 24),
    ],
)
def test_surprises_are_unlocked_day_by_day_and_stay_until_the_next_december(
    now: str, unlocked: int
) -> None:
    with FakeBrowser(now):
        state = Surprises()
        state.on_start()
        assert state.unlocked == unlocked


def test_midnight_unlocks_and_a_teacher_who_opened_all_doors_has_everything() -> None:
    with FakeBrowser("2026-12-04 23:59:30") as fake:
        state, pupils, teacher = Surprises(), Surprises(teacher="1"), Surprises(teacher="all")
        for one in (state, pupils, teacher):
            one.on_start()
        assert (state.unlocked, pupils.unlocked, teacher.unlocked) == (4, 4, 24)
        fake.advance(60)
        assert (state.unlocked, pupils.unlocked, teacher.unlocked) == (5, 5, 24)


def test_every_kind_of_surprise_is_used_on_its_page() -> None:
    assert [one.day for one in of_kind("back")] == [1, 5, 9, 13, 17, 21]
    assert {one.slug for one in of_kind("instrument")} == SONGS.instruments.keys()
    slugs = [paint.slug for paint in PAINTS]
    assert SURPRISES.keys() < set(slugs)
    assert slugs[-1] == ERASER
    assert all(hero_of(use.path) for use in USES)
    assert len({one.name for one in UNLOCKED}) == 24


def test_an_open_door_names_its_surprise_and_the_page_where_it_is() -> None:
    with FakeBrowser("2026-12-10 12:00:00"):
        child = AdventState(door="9")
        child.on_start()
        assert child.surprise.name == "Holly"
        assert child.use.text == "A new back for the cards of Christmas Pairs"
        assert child.surprise_link == "/games/christmas-pairs"
        teacher = AdventState(door="23", teacher="all")
        teacher.on_start()
        assert (teacher.surprise.name, teacher.surprise_link) == (
            "Organ", "/christmas-songs?teacher=all",
        )  # fmt: skip


@pytest.mark.usefixtures("fake_browser")
def test_a_back_and_a_sticker_are_pictures_and_unknown_ones_are_none() -> None:
    assert PairsState(back="holly").back_image == "/art/surprises/holly.svg"
    assert PairsState().back_image == PairsState(back="../x").back_image == ""
    assert GoodDeedsState(sticker="robin").sticker_image == "/art/pairs/robin.svg"
    assert GoodDeedsState(sticker="holly").sticker_image == ""


def test_the_song_goes_on_with_another_instrument(fake_browser: FakeBrowser) -> None:
    state = MusicBoxState()
    state.toggle("silent-night")
    assert fake_browser.instrument is None
    fake_browser.advance(13)
    line = state.line
    assert line > 0
    state.choose("flute")
    assert (state.playing, state.line) == (True, line)
    assert fake_browser.instrument
    assert fake_browser.instrument.held
    state.choose("")
    assert fake_browser.instrument is None
    state.end()
    state.choose("harp")
    assert not state.playing


def test_the_same_in_node() -> None:
    steps = [("unlock",), 60]
    now = "2026-12-05 23:59:30"
    assert run_state_in_node(Surprises, steps, now=now) == run_state_in_python(
        Surprises, steps, now=now
    )
