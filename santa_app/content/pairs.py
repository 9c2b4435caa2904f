"""Christmas Pairs: what it says, and its pictures and its three sizes from `pairs.toml`."""

from typing import Final

from santa_app.content.checks import Positive, Slug, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import plural_forms


@entry
class PairPicture:
    """A picture that two cards show.

    `image` is its URL path (100 x 100 pixels); `one` and `two` name it, for one card and for a pair.
    """

    image: str
    one: Text
    two: Text


@entry
class PairBoard:
    """A size of the game. `slug` also names its layout in assets/styles/pages/games.css."""

    slug: Slug
    label: Text
    pairs: Positive


@entry
class _Table:
    pictures: tuple[PairPicture, ...]
    boards: tuple[PairBoard, ...]
    words: dict[str, Text]
    said: dict[str, Text]


_TABLE: Final = read_table(__file__, _Table)

PICTURES: Final = _TABLE.pictures
BOARDS: Final = _TABLE.boards
WORDS: Final = _TABLE.words
SAID: Final = _TABLE.said
"""The texts that the browser State says."""


TURNS: Final = plural_forms("{count} turns", "{count} turns")
