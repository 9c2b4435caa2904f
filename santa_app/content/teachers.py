"""The texts of the teachers' page: form, thank-you screen, how it works, and a guide for the class."""

from typing import Final

from santa_app.content import claims
from santa_app.content.blocks import IconNote, Note
from santa_app.content.checks import Positive, entry
from santa_app.content.tables import Text, read_table


@entry
class ClassActivity:
    """A lesson around the letter. `ages` is a range in years, `minutes` the time it takes."""

    title: Text
    ages: Text
    minutes: Positive
    material: tuple[Text, ...]
    steps: tuple[Text, ...]
    goal: Text
    icon: str


@entry
class _Page:
    """The content of teachers.toml."""

    children_example: Text
    thanks: Text
    thanks_link: Text
    hints: dict[str, Text]
    steps: tuple[Note, ...]
    facts: tuple[IconNote, ...]
    activities: tuple[ClassActivity, ...]


PAGE: Final = read_table(__file__, _Page, reply_within=claims.REPLY_WITHIN)
