"""What the home page says outside of December, from `season.toml`."""

from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class _Table:
    words: dict[str, Text]
    said: dict[str, Text]


_TABLE = read_table(__file__, _Table)

WORDS = _TABLE.words
SAID = _TABLE.said
