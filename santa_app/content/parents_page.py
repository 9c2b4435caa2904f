"""The parents' page's texts about a reply and about a link, by the server's codes."""

from typing import Final

from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class _Page:
    not_sent_yet: Text
    progress: dict[str, Text]
    link_errors: dict[str, Text]


TABLE: Final = read_table(__file__, _Page)
LINK_ERRORS: Final = TABLE.link_errors
"""By `LinkErrorCode`."""
