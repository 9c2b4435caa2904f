"""Christmas Pairs: its pictures, its three sizes and what it says."""

from typing import Final

from santa_app.content.checks import Positive, Slug, entry
from santa_app.i18n import gettext as _
from santa_app.i18n import plural_forms


@entry
class PairPicture:
    """A picture that two cards show.

    `image` is its URL path (100 x 100 pixels); `one` and `two` name it, for one card and for a pair.
    """

    image: str
    one: str
    two: str


@entry
class PairBoard:
    """A size of the game. `slug` also names its layout in assets/styles/pages/games.css."""

    slug: Slug
    label: str
    pairs: Positive


PICTURES: Final = (
    PairPicture(image="/art/pairs/santa.svg", one=_("Santa"), two=_("Two Santas")),
    PairPicture(image="/art/pairs/snowman.svg", one=_("a snowman"), two=_("Two snowmen")),
    PairPicture(image="/art/pairs/reindeer.svg", one=_("a reindeer"), two=_("Two reindeer")),
    PairPicture(image="/art/pairs/star.svg", one=_("Pim the star"), two=_("Two little stars")),
    PairPicture(image="/art/pairs/present.svg", one=_("a present"), two=_("Two presents")),
    PairPicture(image="/art/pairs/bell.svg", one=_("a bell"), two=_("Two bells")),
    PairPicture(image="/art/pairs/candy-cane.svg", one=_("a candy cane"), two=_("Two candy canes")),
    PairPicture(
        image="/art/pairs/gingerbread.svg",
        one=_("a gingerbread friend"),
        two=_("Two gingerbread friends"),
    ),
    PairPicture(image="/art/pairs/robin.svg", one=_("a robin"), two=_("Two robins")),
    PairPicture(image="/art/pairs/stocking.svg", one=_("a stocking"), two=_("Two stockings")),
    PairPicture(image="/art/pairs/snowflake.svg", one=_("a snowflake"), two=_("Two snowflakes")),
    PairPicture(image="/art/pairs/cocoa.svg", one=_("a mug of cocoa"), two=_("Two mugs of cocoa")),
)

BOARDS: Final = (
    PairBoard(slug="small", label=_("6 pairs"), pairs=6),
    PairBoard(slug="medium", label=_("8 pairs"), pairs=8),
    PairBoard(slug="large", label=_("12 pairs"), pairs=12),
)

TITLE: Final = _("Christmas Pairs")
LEAD: Final = _(
    "Turn two cards. If they match, you keep them. If they don't, remember where they were. "
    "There's no clock, so take all the time you like."
)
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
