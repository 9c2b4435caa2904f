"""The texts of the Advent calendar's page, from `page.toml`, and the number of doors."""

from typing import Final, Literal

from santa_app.content.blocks import Note
from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table

DOORS = 24
Kind = Literal["joke", "riddle", "recipe", "craft", "coloring", "song", "deed"]


@entry
class _Page:
    words: dict[str, Text]
    later: tuple[Text, ...]
    kinds: dict[Kind, Note]


TABLE: Final = read_table(__file__, _Page)
WORDS: Final = TABLE.words
LATER: Final = TABLE.later
KINDS: Final = TABLE.kinds
"""The messages of a door that opens later; the days until then follow."""
