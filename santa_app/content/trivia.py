"""The Christmas trivia questions and the result tiers, from `trivia.toml`."""

from typing import Annotated, Literal, get_args

from pydantic import Field

from santa_app.content.checks import entry
from santa_app.content.tables import DistinctTexts, Text, read_table
from santa_app.i18n import gettext as _

FEEDBACK_SECONDS = 2.5
HINT = _("Pick one. You can change your mind until you submit it.")
HOLD = _("Touch here to keep reading.")
HELD = _("Take your time. We'll wait.")

Picture = Literal[
    "reindeer", "stocking", "santa", "letter_box", "fireplace", "sleigh", "paintbrush", "elf", "bell",
    "gingerbread", "snowflake", "tree", "robin", "star", "present", "book", "candle",
]  # fmt: skip
"""The pictures that stand in a row in art/svg/trivia-pictures.svg, in their order."""
PICTURES: tuple[str, ...] = get_args(Picture)


@entry
class Question:
    """A question with four options; `correct` is the index of the right one."""

    question: Text
    options: Annotated[DistinctTexts, Field(min_length=4, max_length=4)]
    correct: Annotated[int, Field(ge=0, le=3)]
    explanation: Text
    picture: Picture

    @property
    def picture_place(self) -> float:
        """Where its picture begins, in percent of the row as CSS's object-position counts it."""
        return 100 * PICTURES.index(self.picture) / (len(PICTURES) - 1)


@entry
class QuizTier:
    """A result that is reached with `percent` of the answers right."""

    percent: int
    title: Text
    message: Text


@entry
class _Table:
    kind_words: tuple[Text, ...]
    questions: tuple[Question, ...]
    tiers: tuple[QuizTier, ...]


_TABLE = read_table(__file__, _Table)

KIND_WORDS = _TABLE.kind_words
"""The words after wrong answers, by turns."""
QUESTIONS = _TABLE.questions
QUIZ_TIERS = _TABLE.tiers
"""Highest tier first; the last one starts at 0."""
