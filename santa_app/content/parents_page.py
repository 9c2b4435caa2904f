"""What the parents' page says about a reply and about a link, by the server's codes."""

from pathlib import Path
from typing import Final

from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class _Page:
    not_sent_yet: Text
    progress: dict[str, Text]
    link_errors: dict[str, Text]


_PAGE: Final = read_table(Path(__file__).with_suffix(".toml"), _Page)
PROGRESS: Final = _PAGE.progress
NOT_SENT_YET: Final = _PAGE.not_sent_yet
"""For the writer of a letter, who does not learn what a reply waits for."""
LINK_ERRORS: Final = _PAGE.link_errors
"""By `LinkErrorCode`."""
