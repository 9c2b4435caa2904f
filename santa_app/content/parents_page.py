"""The parents' page's texts about a reply and about a link, by the server's codes."""

from typing import Final

from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class _Page:
    not_sent_yet: Text
    progress: dict[str, Text]
    link_errors: dict[str, Text]


_PAGE: Final = read_table(__file__, _Page)
PROGRESS: Final = _PAGE.progress
NOT_SENT_YET: Final = _PAGE.not_sent_yet
"""Shown to the writer of a letter, who may not learn why a reply waits."""
LINK_ERRORS: Final = _PAGE.link_errors
"""By `LinkErrorCode`."""
