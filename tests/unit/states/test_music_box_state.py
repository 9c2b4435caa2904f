"""The music box: tones and highlighted words at each moment."""

import pytest
from reflex_browser_state.testing import FakeBrowser, run_in_node, run_in_python

from santa_app.content.songs import SONGS, TUNES
from santa_app.rules.music_box import steps_of, verse_ticks
from santa_app.states.music_box import MusicBoxState, play_id

SILENT, JINGLE = "silent-night", "jingle-bells"
BEAT = TUNES[SILENT].tick * 2


def heard(fake: FakeBrowser) -> list[tuple[float, int]]:
    """Return start in seconds from now and pitch of the tones to come."""
    return [(round((at - fake.now) / 1000, 3), tone.pitch) for at, tone in fake.tones]


def play(song: str = SILENT) -> MusicBoxState:
    state = MusicBoxState()
    state.toggle(song)
    return state


def test_first_tones_and_lights(fake_browser: FakeBrowser) -> None:
    play()
    beat = round(BEAT, 3)
    assert beat == 0.5
    assert heard(fake_browser)[:4] == [(0.15, 77), (0.9, 79), (1.15, 77), (1.65, 74)]
    assert fake_browser.lit[0] == ""
    fake_browser.advance(0.16)
    assert fake_browser.lit == ("silent-night-verse-1", 0, 0)
    fake_browser.advance(3 * BEAT)
    assert fake_browser.lit == ("silent-night-verse-1", 0, 1)
    fake_browser.advance(9 * BEAT)
    assert fake_browser.lit == ("silent-night-verse-1", 1, 0)


def test_a_song_plays_all_verses_and_ends(fake_browser: FakeBrowser) -> None:
    state = play()
    tune = TUNES[SILENT]
    verse = verse_ticks(tune) * tune.tick
    fake_browser.advance(0.2 + verse)
    assert fake_browser.lit == ("silent-night-verse-2", 0, 0)
    fake_browser.advance(2 * verse - 0.2)
    assert fake_browser.lit[0] == "silent-night-verse-3"
    fake_browser.advance(1.5)
    assert (state.song, state.playing, fake_browser.pending) == ("", False, 0)
    assert fake_browser.lit[0] == ""
    struck = sum(len(steps_of(tune, number)) for number in range(3))
    assert struck > 120


def test_verses_follow_without_a_gap(fake_browser: FakeBrowser) -> None:
    play(JINGLE)
    tune = TUNES[JINGLE]
    started = fake_browser.now
    fake_browser.advance(verse_ticks(tune) * tune.tick * 2)
    starts = sorted((at - started) / 1000 for at, _ in fake_browser.tones)
    per_verse = [len(steps_of(tune, verse)) for verse in range(3)]
    assert len(starts) == sum(per_verse)
    first, second = steps_of(tune, 0)[0], steps_of(tune, 1)[0]
    ticks = verse_ticks(tune) + second.at - first.at
    assert starts[per_verse[0]] == pytest.approx(0.15 + ticks * tune.tick)


def test_pause_goes_on_with_the_line_and_stop_forgets_it(fake_browser: FakeBrowser) -> None:
    state = play()
    fake_browser.advance(0.2 + 14 * BEAT)
    assert state.line == 1
    state.toggle(SILENT)
    assert (state.playing, fake_browser.tones, fake_browser.pending) == (False, [], 0)
    assert fake_browser.lit[0] == ""
    fake_browser.advance(60)
    state.toggle(SILENT)
    assert heard(fake_browser)[0] == (0.15, 84)
    fake_browser.advance(0.2)
    assert fake_browser.lit == ("silent-night-verse-1", 1, 0)
    state.end()
    assert (state.song, state.line, fake_browser.tones) == ("", 0, [])
    assert fake_browser.focused == [play_id(SILENT)]
    state.toggle(SILENT)
    assert heard(fake_browser)[0] == (0.15, 77)


def test_another_song_ends_the_first(fake_browser: FakeBrowser) -> None:
    state = play()
    fake_browser.advance(0.2 + 14 * BEAT)
    state.toggle(JINGLE)
    assert (state.song, state.title) == (JINGLE, "Jingle Bells")
    assert {pitch for _, pitch in heard(fake_browser)} <= {
        step.pitch + 12 for step in steps_of(TUNES[JINGLE], 0)
    }
    fake_browser.advance(1)
    assert fake_browser.lit[0] == "jingle-bells-verse-1"
    assert [one["location"] for one in fake_browser.tracked] == [SILENT, JINGLE]


@pytest.mark.parametrize("speed", [0.75, 1.25])
def test_speed(fake_browser: FakeBrowser, speed: float) -> None:
    state = play()
    fake_browser.advance(0.2 + 14 * BEAT)
    state.set_pace(speed)
    first, second = heard(fake_browser)[:2]
    assert (first[0], state.line) == (0.15, 1)
    assert second[0] - first[0] == pytest.approx(2 * BEAT / speed, abs=0.002)
    state.end()
    state.set_pace(1.0)
    assert fake_browser.tones == []


def test_a_device_that_slept_does_not_rush_on(fake_browser: FakeBrowser) -> None:
    state = play()
    fake_browser.advance(2)
    fake_browser.set_time(fake_browser.now + 60_000)
    state.advance()
    assert (state.song, state.playing, fake_browser.tones) == ("", False, [])


def test_without_sound_the_words_still_light_up(fake_browser: FakeBrowser) -> None:
    fake_browser.muted = True
    state = play()
    assert state.failed
    fake_browser.advance(1)
    assert fake_browser.lit[0] == "silent-night-verse-1"


def test_steps_are_the_same_in_node() -> None:
    inputs = [[TUNES[song.slug], len(song.verses) - 1] for song in SONGS]
    in_node = run_in_node(steps_of, inputs)
    assert in_node == run_in_python(steps_of, inputs)
    assert all(len(steps) > 30 for steps in in_node)
    assert run_in_node(verse_ticks, [one[:1] for one in inputs]) == [
        verse_ticks(one[0]) for one in inputs
    ]


def test_every_step_names_a_word_that_is_there() -> None:
    for song in SONGS:
        for number, lines in enumerate(song.verses):
            steps = steps_of(song.tune, number)
            for at, line in enumerate(lines):
                words = {step.word for step in steps if step.line == at}
                assert words == set(range(len(line.split()))), (song.slug, number, line)
