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
    not_sent_yet: Text
    progress: dict[str, Text]
    link_errors: dict[str, Text]


TABLE: Final = read_table(__file__, _Page)
WORDS: Final = TABLE.words
FACTS: Final = TABLE.facts
TEXTS: Final = TABLE.texts
"""The labels of the letter's texts."""
LINK_ERRORS: Final = TABLE.link_errors
"""By `LinkErrorCode`."""
