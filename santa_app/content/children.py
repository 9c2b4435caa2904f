"""Several children on one device: their animals and the words of the chooser (`children.toml`)."""

from typing import Final

from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text, read_table

CHILD_KEY: Final = "child"
"""The localStorage key of the slug of the child who plays; the first child's slug is blank."""


@entry
class Animal:
    """An animal that stands for a child."""

    slug: Slug
    name: Text
    image: str


@entry
class _Table:
    animals: tuple[Animal, ...]
    words: dict[str, Text]
    said: dict[str, Text]


_TABLE: Final = read_table(__file__, _Table)

ANIMALS: Final = _TABLE.animals
WORDS: Final = _TABLE.words
SAID: Final = _TABLE.said
"""The texts that the browser State says."""
