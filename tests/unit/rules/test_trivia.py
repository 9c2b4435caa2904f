"""The question of a day."""

import datetime as dt

from santa_app.content.daily_questions import DAILY_QUESTIONS
from santa_app.rules.trivia import daily_index

YEAR = [dt.date(2026, 11, 1) + dt.timedelta(days=day) for day in range(366)]
INPUTS = [[day.year, day.month, day.day] for day in YEAR]


def test_no_question_comes_again_before_all_others_had_their_day() -> None:
    asked = [daily_index(*day) for day in INPUTS]
    for start in range(len(asked) - len(DAILY_QUESTIONS)):
        assert len(set(asked[start : start + len(DAILY_QUESTIONS)])) == len(DAILY_QUESTIONS)
