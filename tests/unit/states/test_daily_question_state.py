"""DailyQuestionState: the question of the visitor's date and its answer."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.daily_questions import DAILY_QUESTIONS
from santa_app.rules.trivia import daily_index
from santa_app.states import daily_question
from santa_app.states.daily_question import DailyQuestionState


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "America/Los_Angeles"])
@pytest.mark.parametrize(
    "date",
    [(2026, 7, 14), (2026, 11, 30), *((2026, 12, day) for day in (1, 12, 24, 25)), (2027, 1, 7)],
)
def test_the_visitors_date_chooses_the_question(date: tuple[int, int, int], zone: str) -> None:
    year, month, day = date
    for time in ("00:00:00", "23:59:59"):
        with FakeBrowser(f"{year}-{month:02}-{day:02} {time}", zone=zone) as fake:
            state = DailyQuestionState()
            state.open_question()
            assert state.question == DAILY_QUESTIONS[daily_index(year, month, day)]
            assert state.opened
            assert fake.focused == [daily_question.DAILY_ID]


def test_an_answer_is_explained_and_stays(fake_browser: FakeBrowser) -> None:
    state = DailyQuestionState(opened=True)
    state.check()
    assert not state.answered
    state.choose((state.question.correct + 1) % 4)
    state.choose((state.question.correct + 2) % 4)
    assert state.can_check
    state.check()
    state.choose(state.question.correct)
    assert (state.answered, state.was_right, state.can_check) == (True, False, False)
    assert sorted(option.status for option in state.options) == [
        "dimmed",
        "dimmed",
        "right",
        "wrong",
    ]
    assert fake_browser.focused == [daily_question.DAILY_ANSWER_ID]
    assert fake_browser.pending == 0


def test_a_right_answer(fake_browser: FakeBrowser) -> None:
    state = DailyQuestionState(index=len(DAILY_QUESTIONS) - 1)
    state.choose(state.question.correct)
    state.check()
    assert state.was_right
    assert state.right_option == state.question.options[state.choice]
    assert fake_browser.alerts == []
