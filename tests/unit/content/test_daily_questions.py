"""The questions of the day: how many, from where, and how long."""

from itertools import pairwise

from santa_app.content.daily_questions import DAILY_QUESTIONS, SOURCED
from santa_app.content.trivia import PICTURES, QUESTIONS
from tests.support.running_site import ROOT


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


def test_days_in_a_row_have_different_pictures() -> None:
    around = (*DAILY_QUESTIONS, DAILY_QUESTIONS[0])
    assert all(before.picture != after.picture for before, after in pairwise(around))


def test_the_right_answer_stands_in_every_place() -> None:
    places = [question.correct for question in DAILY_QUESTIONS]
    assert all(places.count(place) >= 8 for place in range(4))


def test_explanations_are_short_enough_to_read() -> None:
    assert all(len(question.explanation) <= 130 for question in DAILY_QUESTIONS)
    assert all(len(question.question) <= 100 for question in DAILY_QUESTIONS)


def test_each_picture_has_its_place_in_the_row() -> None:
    row = (ROOT / "assets/art/trivia-pictures.svg").read_text(encoding="utf-8")
    assert f'viewBox="0 0 {100 * len(PICTURES)} 100"' in row
    assert {question.picture for question in QUESTIONS} == set(PICTURES[: len(QUESTIONS)])
    assert (QUESTIONS[0].picture_place, QUESTIONS[4].picture_place) == (0, 25)
