"""The thank-you screen: its times, and from `thanks.toml` Santa's message and the status chips."""

from typing import Final

from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table

SHOWN_SECONDS: Final = 8
PICTURE_SECONDS: Final = 2.5
"""Minimum time of the picture of the letter on its way."""
REST_SECONDS: Final = 20
"""Time for which a touch or a scroll keeps the screen open."""
GIVE_UP_SECONDS: Final = 9


@entry
class _Table:
    chips: tuple[Text, ...]
    words: dict[str, Text]
    said: dict[str, Text]


TABLE: Final = read_table(__file__, _Table)
WORDS: Final = TABLE.words
SAID: Final = TABLE.said
"""The texts that the browser State says."""
