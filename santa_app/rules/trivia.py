"""The trivia questions: the display of options, and the question of a date."""

from dataclasses import dataclass
from typing import Literal

from santa_app.content.daily_questions import DAILY_QUESTIONS
from santa_app.content.trivia import Question
from santa_app.rules.countdown import day_number

NO_CHOICE = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An option of a question. `status` says how to draw it."""

    text: str
    index: int
    status: Literal["open", "chosen", "right", "wrong", "dimmed"]


def drawn_options(question: Question, choice: int, *, answered: bool) -> list[Option]:
    """Return the options as they are drawn: with the right one once the choice is `answered`."""
    drawn = []
    for place in range(len(question.options)):
        status = "open"
        if answered:
            status = "dimmed"
            if place == question.correct:
                status = "right"
            elif place == choice:
                status = "wrong"
        elif place == choice:
            status = "chosen"
        drawn.append(Option(text=question.options[place], index=place, status=status))
    return drawn


def daily_index(year: int, month: int, day: int) -> int:
    """Return which question is asked on a date; each comes again when all had their day."""
    return day_number(year, month, day) % len(DAILY_QUESTIONS)
