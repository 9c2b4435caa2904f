"""The texts of the page with a look back at Christmas, from `my_christmas.toml`."""

from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text, read_table


@entry
class Side:
    """What a child writes down: got or gave."""

    slug: Slug
    title: Text
    example: Text


@entry
class Picture:
    """A picture of assets/art/wishes to choose."""

    slug: Slug
    name: Text


@entry
class _Table:
    words: dict[str, Text]
    said: dict[str, Text]
    sides: tuple[Side, ...]
    pictures: tuple[Picture, ...]


_TABLE = read_table(__file__, _Table)

WORDS = _TABLE.words
SAID = _TABLE.said
SIDES = _TABLE.sides
PICTURES = _TABLE.pictures
LONGEST = 60
"""Characters of a line."""
