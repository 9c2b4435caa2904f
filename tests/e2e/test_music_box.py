"""The music box on the songs page: what sounds, what lights up, and how it is stopped."""

from itertools import pairwise
from math import log2

import pytest
from playwright.sync_api import Locator, Page, expect

from santa_app.content import paths
from tests.e2e.feature_steps import fits, is_still
from tests.e2e.fixture_types import NewPage
from tests.support.screens import PHONE, WIDE
from tests.support.visit import visit
from tests.support.waiting import wait_in_page

# Of the partials of each tone, the fundamental is started first.
RECORD = """
window.partials = []; window.silenced = 0;
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (at) {
  partials.push([this.frequency.value, at]);
  return start.call(this, at);
};
const { setTargetAtTime } = AudioParam.prototype;
AudioParam.prototype.setTargetAtTime = function (value, ...rest) {
  silenced += value === 0;
  return setTargetAtTime.call(this, value, ...rest);
};
"""
SILENT, JINGLE = "Silent Night", "Jingle Bells"
WORD = """
() => [...(CSS.highlights.get("lit-word") ?? [])].map(String).join()
"""


def expect_word(page: Page, word: str) -> None:
    wait_in_page(page, lambda: page.evaluate(WORD) == word, f"the word {word!r}")


def heard(page: Page) -> tuple[list[int], list[float]]:
    """Return the MIDI numbers of the tones since the last call, and the seconds between them."""
    tones = page.evaluate("partials.splice(0)")[::3]
    pitches = [round(69 + 12 * log2(frequency / 440), 3) for frequency, _ in tones]
    assert pitches == [round(pitch) for pitch in pitches]
    return [round(p) for p in pitches], [round(b[1] - a[1], 3) for a, b in pairwise(tones)]


def silenced(page: Page) -> int:
    """Return how often the box fell silent since the last call."""
    return page.evaluate("[silenced, silenced = 0][0]")


def song(page: Page, title: str) -> Locator:
    return page.get_by_role("article", name=title)


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Music box")


def lit(page: Page) -> Locator:
    return page.locator("[data-lit]")


def play_button(page: Page, title: str) -> Locator:
    return song(page, title).locator("button[id$=-play]")


def nothing_sounds_by_itself(page: Page) -> None:
    assert heard(page)[0] == []
    expect(bar(page)).to_have_count(0)


def the_keyboard_starts_a_song_and_its_words_light_up(page: Page) -> None:
    expect(play_button(page, SILENT)).to_have_accessible_name("Play Silent Night")
    play_button(page, SILENT).focus()
    page.keyboard.press("Enter")
    pitches, gaps = heard(page)
    assert pitches[:8] == [77, 79, 77, 74, 77, 79, 77, 74]
    assert gaps[:4] == [0.75, 0.25, 0.5, 1.5]
    expect(lit(page)).to_have_count(0)
    page.clock.run_for(200)
    expect(lit(page)).to_have_text("Silent night, holy night!")
    expect_word(page, "Silent")
    page.clock.run_for(1500)
    expect_word(page, "night,")
    page.clock.run_for(4500)
    expect(lit(page)).to_have_text("All is calm, all is bright")
    expect(play_button(page, SILENT)).to_have_accessible_name("Pause Silent Night")
    expect(bar(page)).to_contain_text(SILENT)


def another_speed_goes_on_with_the_line(page: Page) -> None:
    assert silenced(page) == 0
    bar(page).get_by_role("button", name="Slow").click()
    assert silenced(page) == 1
    pitches, gaps = heard(page)
    assert (pitches[:3], gaps[:2]) == ([84, 84, 81], [1.333, 0.667])
    pressed = bar(page).get_by_role("button", pressed=True)
    expect(pressed).to_have_text("Slow")
    bar(page).get_by_role("button", name="Medium").click()


def another_song_ends_the_first(page: Page) -> None:
    heard(page), silenced(page)
    play_button(page, JINGLE).click()
    assert silenced(page) == 1
    assert heard(page)[0][:4] == [74, 83, 81, 79]
    page.clock.run_for(200)
    expect(lit(page)).to_have_text("Dashing through the snow")
    expect(bar(page)).to_contain_text(JINGLE)
    expect(play_button(page, SILENT)).to_have_accessible_name("Play Silent Night")


def pause_and_stop(page: Page) -> None:
    bar(page).get_by_role("button", name="Pause").click()
    expect(lit(page)).to_have_count(0)
    expect_word(page, "")
    assert silenced(page) == 1
    bar(page).get_by_role("button", name="Play").click()
    page.clock.run_for(200)
    expect(lit(page)).to_have_text("Dashing through the snow")
    bar(page).get_by_role("button", name="Stop").click()
    expect(lit(page)).to_have_count(0)
    expect(bar(page)).to_have_count(0)
    expect(play_button(page, JINGLE)).to_be_focused()


def a_phone_opens_the_words_and_follows_them_with_reduced_motion(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.emulate_media(reduced_motion="reduce")
    noel = song(page, "The First Noel")
    noel.get_by_role("button", name="Play").tap()
    page.clock.run_for(200)
    expect(lit(page)).to_have_text("The first Noel the angel did say")
    expect(noel.locator("details")).to_have_attribute("open", "")
    expect(lit(page)).to_be_in_viewport()
    page.clock.run_for(30_000)
    expect(lit(page)).not_to_have_text("The first Noel the angel did say")
    expect(lit(page)).to_be_in_viewport()
    expect(bar(page)).to_be_in_viewport()
    fits(page)
    is_still(page)


def a_finger_a_key_and_a_mouse_move_the_controls(page: Page) -> None:
    heard(page), silenced(page)
    bar(page).get_by_role("button", name="Fast").tap()
    assert silenced(page) == 1
    assert heard(page)[0] != []
    expect(bar(page).get_by_role("button", pressed=True)).to_have_text("Fast")
    page.clock.run_for(200)
    sung = lit(page).inner_text()
    bar(page).get_by_role("button", name="Pause").tap()
    assert (silenced(page), heard(page)[0]) == (1, [])
    expect(lit(page)).to_have_count(0)
    bar(page).get_by_role("button", name="Play").press(" ")
    page.clock.run_for(200)
    expect(lit(page)).to_have_text(sung)
    bar(page).get_by_role("button", name="Stop").click()
    expect(bar(page)).to_have_count(0)
    is_still(page)
    assert silenced(page) == 1
    play_button(page, "The First Noel").tap()
    expect(bar(page)).to_be_visible()


def leaving_the_page_silences_it(page: Page) -> None:
    silenced(page)
    page.get_by_role("contentinfo").get_by_role("link", name="Privacy").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Privacy")
    page.clock.run_for(1000)
    assert silenced(page) == 1


STEPS = (
    nothing_sounds_by_itself,
    the_keyboard_starts_a_song_and_its_words_light_up,
    another_speed_goes_on_with_the_line,
    another_song_ends_the_first,
    pause_and_stop,
    a_phone_opens_the_words_and_follows_them_with_reduced_motion,
    a_finger_a_key_and_a_mouse_move_the_controls,
    leaving_the_page_silences_it,
)


def test_music_box(new_page: NewPage, subtests: pytest.Subtests) -> None:
    page = new_page(viewport=WIDE, has_touch=True)
    page.add_init_script(RECORD)
    page.clock.install(time="2026-12-10T12:00:00Z")
    visit(page, paths.SONGS)
    page.clock.pause_at("2026-12-10T12:05:00Z")
    for step in STEPS:
        with subtests.test(step.__name__):
            step(page)
