"""TriviaState: choosing, submitting, feedback, results."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.trivia import QUESTIONS
from santa_app.states import trivia
from santa_app.states.trivia import TriviaState


def _play(fake: FakeBrowser, right: int) -> TriviaState:
    state = TriviaState()
    for number, question in enumerate(QUESTIONS):
        state.choose(question.correct if number < right else (question.correct + 1) % 4)
        state.submit()
        fake.advance(2.5)
    return state


def test_a_choice_can_be_changed_until_submit(fake_browser: FakeBrowser) -> None:
    state = TriviaState()
    state.choose(0)
    state.choose(2)
    assert [option.status for option in state.options] == ["open", "open", "chosen", "open"]
    assert state.can_submit
    state.submit()
    state.choose(1)
    assert state.choice == 2
    assert not state.can_submit
    assert fake_browser.pending == 1


@pytest.mark.parametrize(
    ("choice", "feedback", "score", "statuses"),
    [
        (2, "Correct!", 1, ["dimmed", "dimmed", "right", "dimmed"]),
        (0, "Incorrect.", 0, ["wrong", "dimmed", "right", "dimmed"]),
    ],
)
def test_feedback(
    fake_browser: FakeBrowser, choice: int, feedback: str, score: int, statuses: list[str]
) -> None:
    state = TriviaState()
    assert state.feedback == ""
    state.choose(choice)
    state.submit()
    state.submit()
    assert (state.feedback, state.was_right, state.score) == (feedback, score == 1, score)
    assert [option.status for option in state.options] == statuses
    assert state.results == [score == 1]
    fake_browser.advance(2.4)
    assert (state.index, state.answered) == (0, True)
    fake_browser.advance(0.1)
    assert (state.index, state.answered, state.choice) == (1, False, -1)
    assert state.progress == 100 // len(QUESTIONS)
    assert fake_browser.focused == [trivia.QUESTION_ID]


def _answered(fake: FakeBrowser, *, right: bool = True) -> TriviaState:
    state = TriviaState()
    state.choose(QUESTIONS[0].correct if right else 0)
    state.submit()
    fake.advance(1)
    return state


def test_the_explanation_of_a_visitor_who_reads_stays_until_the_next_question_is_asked_for(
    fake_browser: FakeBrowser,
) -> None:
    state = TriviaState()
    state.hold()
    assert not state.held
    state.choose(QUESTIONS[0].correct)
    state.submit()
    fake_browser.advance(1)
    state.hold()
    fake_browser.advance(60)
    assert (state.answered, state.held, state.index) == (True, True, 0)
    state.submit()
    assert (state.answered, state.held, state.index) == (False, False, 1)
    assert state.results == [True]
    fake_browser.advance(60)
    assert state.index == 1


def test_the_next_question_can_be_asked_for_at_once_but_not_by_a_double_click(
    fake_browser: FakeBrowser,
) -> None:
    state = TriviaState(choice=1)
    state.submit()
    fake_browser.advance(0.5)
    state.submit()
    assert (state.answered, state.index) == (True, 0)
    fake_browser.advance(0.5)
    state.submit()
    assert (state.answered, state.index, state.can_submit) == (False, 1, False)
    fake_browser.advance(2.5)
    assert (state.index, state.results) == (1, [False])


@pytest.mark.parametrize("right", [len(QUESTIONS), len(QUESTIONS) - 1, 1, 0])
def test_results(fake_browser: FakeBrowser, right: int) -> None:
    state = _play(fake_browser, right)
    assert state.finished
    assert state.score == right
    assert state.percent == trivia.percent_right(right, len(QUESTIONS))
    assert state.tier == trivia.quiz_tier(right, len(QUESTIONS))
    assert state.results == [number < right for number in range(len(QUESTIONS))]
    assert state.progress == 100
    assert fake_browser.focused[-1] == trivia.RESULTS_ID
    state.choose(1)
    state.submit()
    assert (state.score, fake_browser.pending) == (right, 0)


@pytest.mark.parametrize(
    ("score", "title"),
    [
        (1000, "Christmas Expert"),
        (900, "Christmas Expert"),
        (899, "Great job"),
        (700, "Great job"),
        (699, "Good effort"),
        (500, "Good effort"),
        (499, "Keep learning"),
        (0, "Keep learning"),
    ],
)
def test_tier_boundaries_are_exact(score: int, title: str) -> None:
    assert trivia.quiz_tier(score, 1000).title == title
