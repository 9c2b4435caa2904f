"""Christmas Pairs: what it says, and its pictures and its three sizes from `pairs.toml`."""

from typing import Final

from santa_app.content.checks import Positive, Slug, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import gettext as _
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


_TABLE: Final = read_table(__file__, _Table)

PICTURES: Final = _TABLE.pictures
BOARDS: Final = _TABLE.boards

SIZE: Final = _("How many?")
CARDS: Final = _("Cards")
NEW_GAME: Final = _("New game")

START: Final = _("Turn a card. Which one would you like to see first?")
AGAIN: Final = _("All mixed up again! Turn a card.")
NOT_YET: Final = _("Not a pair yet. Look as long as you like, then turn the next card.")
PAIR: Final = _("A pair! {pictures}.")
ONE: Final = _("It's {picture}.")
BOTH: Final = _("{first} and {second}.")
FOUND_ALL: Final = _("You found all {pairs} pairs in {turns}!")
TURNS: Final = plural_forms("{count} turns", "{count} turns")
BEST: Final = _("Your best: {turns}")
CARD: Final = _("Card {number}")
CARD_UP: Final = _("{card}: {picture}")
CARD_FOUND: Final = _("{card}: {picture}, pair found")
CARD_DOWN: Final = _("{card}, face down")
BEST_YET: Final = _("That's your best game yet!")
