"""The questions of the day: how many, from where, and how long."""

from santa_app.content.daily_questions import DAILY_QUESTIONS, SOURCED
from santa_app.content.trivia import QUESTIONS


def test_there_are_at_least_sixty_and_all_differ() -> None:
    asked = [question.question for question in (*QUESTIONS, *DAILY_QUESTIONS)]
    assert len(DAILY_QUESTIONS) >= 60
    assert len(set(asked)) == len(asked)


def test_a_question_about_what_could_hurt_a_child_has_two_sources() -> None:
    careful = [
        sourced
        for sourced in SOURCED
        if any(word in sourced.explanation for word in ("tummy", "poison", "taste"))
    ]
    assert len(careful) == 1
    assert all(len(sourced.sources) >= 2 for sourced in careful)
