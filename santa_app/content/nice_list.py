"""The texts of the Nice List page and of the checker, from `nice_list.toml`."""

from santa_app.content.blocks import Note
from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class _Table:
    privacy: Text
    signed: Text
    fifth_star: Text
    steps: tuple[Note, ...]
    checking_steps: tuple[Text, ...]
    messages: tuple[Text, ...]


TABLE = read_table(__file__, _Table)

CHECKING_STEPS = TABLE.checking_steps
"""Shown one after the other during the three-second check."""
NICE_MESSAGES = TABLE.messages
"""Santa's messages; the sum of the name's character codes chooses one."""
