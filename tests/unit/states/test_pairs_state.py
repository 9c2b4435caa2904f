"""PairsState: turning cards, finding pairs, the record of each board."""

import pytest
from reflex_browser_state.testing import FakeBrowser, run_state_in_node, run_state_in_python

from santa_app.content.pairs import BOARDS, PICTURES, SAID
from santa_app.states.pairs import PairsState


@pytest.fixture
def state(fake_browser: FakeBrowser) -> PairsState:
    made = PairsState()
    made.on_start()
    return made


def _places(state: PairsState) -> dict[int, list[int]]:
    return {
        picture: [place for place, there in enumerate(state.order) if there == picture]
        for picture in sorted(set(state.order))
    }


def _differing(state: PairsState) -> list[int]:
    return [places[0] for places in _places(state).values()]


def _play(state: PairsState, mistakes: int = 0) -> None:
    for _ in range(mistakes):
        one, other, *_ = _differing(state)
        state.turn(one)
        state.turn(other)
    for one, other in _places(state).values():
        state.turn(one)
        state.turn(other)


def _looks(state: PairsState) -> list[str]:
    return [card.look for card in state.cards]


def test_it_starts_with_mixed_cards_face_down(state: PairsState) -> None:
    assert _looks(state) == ["down"] * 12
    assert [card.label for card in state.cards][:2] == ["Card 1, face down", "Card 2, face down"]
    assert (state.turns, state.found, state.record, state.message) == (0, [], "", SAID["start"])
    before = state.order
    state.new_game()
    assert state.order != before


def test_two_that_match_stay(state: PairsState) -> None:
    picture, (one, other) = next(iter(_places(state).items()))
    state.turn(one)
    assert state.message == f"It's {PICTURES[picture].one}."
    assert state.cards[one].label == f"Card {one + 1}: {PICTURES[picture].one}"
    state.turn(other)
    assert state.message == f"A pair! {PICTURES[picture].two}."
    assert [_looks(state)[one], _looks(state)[other]] == ["found", "found"]
    assert state.cards[one].label.endswith("pair found")
    state.turn(one)
    assert (state.turns, state.up, state.found) == (1, [], [picture])


def test_two_that_differ_stay_up_until_the_next_card(
    state: PairsState, fake_browser: FakeBrowser
) -> None:
    one, other, third, *_ = _differing(state)
    state.turn(one)
    state.turn(one)
    assert (state.turns, state.up) == (0, [one])
    state.turn(other)
    fake_browser.advance(3600)
    assert (state.turns, state.up) == (1, [one, other])
    assert state.message.endswith(SAID["not_yet"])
    assert state.message[0].isupper()
    state.turn(third)
    assert (state.turns, state.up) == (1, [third])
    state.turn(other)
    state.turn(other)
    assert (state.turns, state.up) == (2, [other])


def test_a_game_of_each_size(state: PairsState) -> None:
    for board in BOARDS:
        state.choose(board.slug)
        assert len(state.cards) == 2 * board.pairs
        _play(state)
        assert state.finished
        assert state.message == f"You found all {board.pairs} pairs in {board.pairs} turns!"
        assert state.record == f"Your best: {board.pairs} turns"
    assert state.best == {board.slug: board.pairs for board in BOARDS}


def test_the_record_is_the_best_game(state: PairsState) -> None:
    for mistakes, best, praised in ((2, 8, False), (3, 8, False), (0, 6, True), (0, 6, False)):
        state.new_game()
        _play(state, mistakes)
        assert state.turns == 6 + mistakes
        assert state.best == {"small": best}
        assert state.message.endswith(SAID["best_yet"]) == praised


def test_an_unknown_size_is_the_smallest(state: PairsState) -> None:
    state.choose("huge")
    assert len(state.cards) == 12


def test_a_whole_game_is_the_same_in_the_browser() -> None:
    """Mistakes, a record of each board, and a size that does not exist, on the compiled State."""
    steps = []
    for board in BOARDS:
        steps += [("choose", board.slug), *[("turn", place) for place in (0, 0, 1, 2, 1)], 60]
        order = run_state_in_python(PairsState, steps)[-1]["order"]
        steps += [
            ("turn", place)
            for picture in sorted(set(order))
            for place, there in enumerate(order)
            if there == picture
        ]
    steps += [("new_game",), ("choose", "huge"), ("reset",)]
    played = run_state_in_node(PairsState, steps)
    assert played == run_state_in_python(PairsState, steps)
    assert {len(after["cards"]) for after in played} == {2 * board.pairs for board in BOARDS}
    assert sum(after["finished"] for after in played) == len(BOARDS)
    assert played[-1]["best"].keys() == {board.slug for board in BOARDS}
