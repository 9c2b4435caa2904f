"""The questions of the day with the sources of their facts, from `daily_questions.toml`.

Pages get the questions only.
"""

from pathlib import Path
from typing import Annotated

from pydantic import Field

from santa_app.content.checks import Distinct, entry
from santa_app.content.tables import read_table
from santa_app.content.trivia import Question
from santa_app.i18n import gettext as _

TITLE = _("Question of the Day")
LEAD = _("A new one every day, and everyone who comes today gets the same one.")
OPEN = _("Open Today's Question")
CHECK = _("Check My Answer")
TOMORROW = _("There's a new question tomorrow. Come back and try it!")
RIGHT = _("Yes, that's right!")
WRONG = _("Good guess! The answer is:")


@entry
class Sourced(Question):
    """A question and the sources of what it says."""

    sources: Annotated[Distinct, Field(min_length=1)]


@entry
class _Table:
    questions: tuple[Sourced, ...]


SOURCED = read_table(Path(__file__).with_suffix(".toml"), _Table).questions
DAILY_QUESTIONS: tuple[Question, ...] = tuple(
    Question(
        question=one.question,
        options=one.options,
        correct=one.correct,
        explanation=one.explanation,
        picture=one.picture,
    )
    for one in SOURCED
)
