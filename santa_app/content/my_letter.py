"""The texts of the parent's page that do not come from the letter, from `my_letter.toml`."""

from typing import Final

from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table

PATIENCE_SECONDS: Final = 9
"""Seconds after which the page says that the server cannot be reached."""


@entry
class _Page:
    words: dict[str, Text]
    facts: dict[str, Text]
    texts: dict[str, Text]


_PAGE: Final = read_table(__file__, _Page)
WORDS: Final = _PAGE.words
FACTS: Final = _PAGE.facts
TEXTS: Final = _PAGE.texts
"""The labels of the letter's texts."""
