"""The texts of the Nice List page and of the checker, from `nice_list.toml`."""

from santa_app.content.blocks import Note
from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class _Table:
    privacy: Text
    signed: Text
    steps: tuple[Note, ...]
    checking_steps: tuple[Text, ...]
    messages: tuple[Text, ...]


_TABLE = read_table(__file__, _Table)

PRIVACY = _TABLE.privacy
SIGNED = _TABLE.signed
"""Under the signature of the certificate."""
STEPS = _TABLE.steps
CHECKING_STEPS = _TABLE.checking_steps
"""Shown one after the other during the three-second check."""
NICE_MESSAGES = _TABLE.messages
"""Santa's messages; the sum of the name's character codes chooses one."""
