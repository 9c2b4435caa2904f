"""The switch for sounds, and what makes one."""

from reflex_browser_state.testing import FakeBrowser

from santa_app.sounds import CREAK, STAR, sounds
from santa_app.states.advent import AdventState
from santa_app.states.good_deeds import GoodDeedsState
from santa_app.states.sound import SoundState


def test_the_switch_is_one_for_all_pages(fake_browser: FakeBrowser) -> None:
    sounds.want(False)
    state = SoundState()
    state.on_start()
    assert not state.on
    state.toggle()
    assert sounds.wanted()
    other = SoundState()
    other.on_start()
    assert other.on
    other.toggle()
    assert not sounds.wanted()


def test_a_door_creaks_and_a_star_falls(sounds_played: list[str]) -> None:
    with FakeBrowser("2025-12-03 17:00:00"):
        doors = AdventState()
        doors.on_start()
        doors.open(4)
        assert sounds_played == []
        doors.open(3)
        deeds = GoodDeedsState()
        deeds.on_start()
        deeds.add_suggestion(0)
    assert sounds_played == [CREAK, STAR]
