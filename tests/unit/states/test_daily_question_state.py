"""DailyQuestionState: the question of the visitor's date and its answer."""

from reflex_browser_state.testing import FakeBrowser

from santa_app.content.daily_questions import DAILY_QUESTIONS
from santa_app.rules.trivia import daily_index
from santa_app.states import daily_question
from santa_app.states.daily_question import DailyQuestionState


def test_the_visitors_date_chooses_the_question() -> None:
    asked = {}
    for zone in ("Pacific/Auckland", "America/Los_Angeles"):
        with FakeBrowser("2026-12-12 23:30:00", zone=zone) as fake:
            state = DailyQuestionState()
            state.open_question()
            asked[zone] = state.question.question
            assert state.opened
            assert fake.focused == [daily_question.DAILY_ID]
    assert len(set(asked.values())) == 1
    assert asked["Pacific/Auckland"] == DAILY_QUESTIONS[daily_index(2026, 12, 12)].question


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
