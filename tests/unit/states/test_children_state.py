"""ChildrenState: adding, choosing and taking off children of one device."""

from reflex_browser_state.testing import FakeBrowser

from santa_app.content.children import ANIMALS, SAID
from santa_app.states.children import ADD_ID, ChildrenState


def test_the_first_child_keeps_the_plain_keys(fake_browser: FakeBrowser) -> None:
    state = ChildrenState()
    assert (state.several, state.child, len(state.free)) == (False, "", len(ANIMALS))
    state.begin_adding()
    assert (state.message, fake_browser.focused[-1]) == (SAID["first"], f"pick-{ANIMALS[0].slug}")
    state.pick("owl")
    assert (state.message, state.several, state.adding) == (SAID["next"], False, True)
    state.pick("fox")
    assert (state.child, state.playing, state.message) == ("fox", "fox", "Now playing: Fox")
    assert (state.several, state.adding) == (True, False)
    state.choose("owl")
    assert (state.child, state.playing, state.can_remove) == ("", "owl", False)


def test_never_mind_leaves_a_single_child(fake_browser: FakeBrowser) -> None:
    state = ChildrenState()
    state.begin_adding()
    state.pick("owl")
    state.stop_adding()
    assert (state.children, state.adding, fake_browser.focused[-1]) == ([], False, ADD_ID)


def test_at_most_six_and_a_child_is_taken_off(fake_browser: FakeBrowser) -> None:
    state = ChildrenState()
    state.begin_adding()
    for animal in ANIMALS[:2]:
        state.pick(animal.slug)
    for animal in ANIMALS[2:]:
        state.begin_adding()
        state.pick(animal.slug)
    assert (len(state.children), state.can_add) == (6, False)
    state.remove()
    assert ANIMALS[-1] in state.free
    assert (state.child, state.message) == ("", SAID["removed"])
    for animal in ANIMALS[1:5]:
        state.choose(animal.slug)
        state.remove()
    assert (state.children, state.several) == ([], False)
