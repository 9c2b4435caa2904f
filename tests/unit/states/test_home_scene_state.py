"""HomeSceneState: the change, the text and the sound of each touch of the picture."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content import home_scene as words
from santa_app.content.home_scene import HAT, PUFFS, TREE_LOOKS
from santa_app.states.home_scene import HAT_SECONDS, HomeSceneState


@pytest.fixture
def state(fake_browser: FakeBrowser) -> HomeSceneState:
    assert fake_browser.tones == []
    return HomeSceneState()


def test_tree_and_chimney_take_turns_through_their_looks(state: HomeSceneState) -> None:
    seen = []
    for _ in range(2 * len(TREE_LOOKS)):
        state.touch_tree()
        seen.append((state.tree_look, state.news))
    looks = [(look.slug, look.news) for look in TREE_LOOKS]
    assert seen == 2 * [*looks[1:], looks[0]]
    seen = []
    for _ in range(2 * len(PUFFS)):
        state.touch_chimney()
        seen.append((state.puff, state.news))
    assert seen == 2 * [(look.slug, look.news) for look in PUFFS]


def test_the_hat_comes_back_after_the_last_touch(
    state: HomeSceneState, fake_browser: FakeBrowser
) -> None:
    state.touch_snowman()
    assert (state.hat_off, state.news) == (True, HAT[0])
    fake_browser.advance(HAT_SECONDS - 1)
    state.touch_snowman()
    assert state.news == HAT[1]
    fake_browser.advance(HAT_SECONDS - 1)
    assert state.hat_off
    fake_browser.advance(1)
    assert (state.hat_off, fake_browser.pending) == (False, 0)


def test_touches_ring_only_while_the_bells_are_on(
    state: HomeSceneState, fake_browser: FakeBrowser
) -> None:
    touches = [
        state.touch_windows, state.touch_tree, state.touch_chimney, state.touch_moon,
        state.touch_snowman,
    ]  # fmt: skip
    for touch in touches:
        touch()
    assert fake_browser.tones == []
    state.ring_bell()
    assert (state.bells, state.news) == (True, words.SAID["bell_on"])
    for touch in touches:
        before = len(fake_browser.tones)
        assert before > 0
        touch()
        assert len(fake_browser.tones) > before
        assert all(60 <= tone.pitch <= 108 for _, tone in fake_browser.tones)
    state.ring_bell()
    assert (state.bells, state.news, fake_browser.tones) == (False, words.SAID["bell_off"], [])
    state.touch_tree()
    assert fake_browser.tones == []


def test_a_browser_without_sound_says_so(state: HomeSceneState, fake_browser: FakeBrowser) -> None:
    fake_browser.muted = True
    state.ring_bell()
    assert (state.bells, state.news) == (False, words.SAID["no_sound"])
    state.touch_windows()
    assert (state.lit, state.news) == (True, words.SAID["windows_lit"])
