"""The words around Santa's prose in the mail that answers a letter, from `reply_mail.toml`."""

from typing import Final

from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class _Table:
    subject: Text
    unsubscribed: Text
    words: dict[str, Text]


TABLE: Final = read_table(__file__, _Table)
WORDS: Final = TABLE.words
