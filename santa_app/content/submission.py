"""The toasts and errors after the letter form's button was pressed, from `submission.toml`."""

from typing import Final

from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class _Table:
    words: dict[str, Text]
    said: dict[str, Text]
    field_names: dict[str, Text]
    class_field_names: dict[str, Text]
    on_lines: tuple[Text, ...]


_TABLE: Final = read_table(__file__, _Table)
WORDS: Final = _TABLE.words
"""The texts that only the server says."""
SAID: Final = _TABLE.said
"""The texts that the browser says, too."""
FIELD_NAMES: Final = _TABLE.field_names
"""The names of a letter's fields in `too_long`."""
CLASS_FIELD_NAMES: Final = _TABLE.class_field_names
"""The names of a class letter's fields in `too_long`."""
ON_LINES: Final = _TABLE.on_lines
"""The lines with the problem: one, two, three, or more."""
