"""Christmas Pairs: its pictures, its three sizes and what it says."""

from typing import Final

from santa_app.content.checks import Positive, Slug, entry


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
    PairPicture(image="/art/pairs/santa.svg", one="Santa", two="Two Santas"),
    PairPicture(image="/art/pairs/snowman.svg", one="a snowman", two="Two snowmen"),
    PairPicture(image="/art/pairs/reindeer.svg", one="a reindeer", two="Two reindeer"),
    PairPicture(image="/art/pairs/star.svg", one="Pim the star", two="Two little stars"),
    PairPicture(image="/art/pairs/present.svg", one="a present", two="Two presents"),
    PairPicture(image="/art/pairs/bell.svg", one="a bell", two="Two bells"),
    PairPicture(image="/art/pairs/candy-cane.svg", one="a candy cane", two="Two candy canes"),
    PairPicture(
        image="/art/pairs/gingerbread.svg",
        one="a gingerbread friend",
        two="Two gingerbread friends",
    ),
    PairPicture(image="/art/pairs/robin.svg", one="a robin", two="Two robins"),
    PairPicture(image="/art/pairs/stocking.svg", one="a stocking", two="Two stockings"),
    PairPicture(image="/art/pairs/snowflake.svg", one="a snowflake", two="Two snowflakes"),
    PairPicture(image="/art/pairs/cocoa.svg", one="a mug of cocoa", two="Two mugs of cocoa"),
)

BOARDS: Final = (
    PairBoard(slug="small", label="6 pairs", pairs=6),
    PairBoard(slug="medium", label="8 pairs", pairs=8),
    PairBoard(slug="large", label="12 pairs", pairs=12),
)

TITLE: Final = "Christmas Pairs"
LEAD: Final = (
    "Turn two cards. If they match, you keep them. If they don't, remember where they were. "
    "There's no clock, so take all the time you like."
)
SIZE: Final = "How many?"
CARDS: Final = "Cards"
NEW_GAME: Final = "New game"

START: Final = "Turn a card. Which one would you like to see first?"
AGAIN: Final = "All mixed up again! Turn a card."
NOT_YET: Final = "Not a pair yet. Look as long as you like, then turn the next card."
PAIR: Final = "A pair!"
BEST_YET: Final = "That's your best game yet!"
