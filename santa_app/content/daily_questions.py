"""The questions of the day with the sources of their facts, from `daily_questions.toml`.

Pages get the questions only.
"""

from typing import Annotated

from pydantic import Field

from santa_app.content.checks import Distinct, entry, part_of
from santa_app.content.tables import Text, read_table
from santa_app.content.trivia import Question


@entry
class Sourced(Question):
    """A question and the sources of what it says."""

    sources: Annotated[Distinct, Field(min_length=1)]


@entry
class _Table:
    words: dict[str, Text]
    questions: tuple[Sourced, ...]


_TABLE = read_table(__file__, _Table)

WORDS = _TABLE.words
SOURCED = _TABLE.questions
DAILY_QUESTIONS = tuple(part_of(one, Question) for one in SOURCED)
