"""Drop the Presents: what it says, and its levels and ways to fly from `presents.toml`."""

from typing import Final

from santa_app.content.checks import Positive, Slug, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import gettext as _


@entry
class Hemisphere:
    """A level: a row of roofs in one hemisphere.

    `speed` is the speed of the sleigh and `reach` how far beside the middle of a chimney a present may
    land, in units of the drawing (a house is 240 wide). `image` is the URL path of a house (240 x 200),
    `scenery` says what the flight passes. The slug names its colors in assets/styles/pages/games.css.
    """

    slug: Slug
    name: Text
    short: Text
    scenery: Text
    speed: Positive
    reach: Positive
    image: str


@entry
class FlightWay:
    """A way to fly: `slug`, the label of its button, and how it goes."""

    slug: Slug
    label: Text
    text: Text


@entry
class Praise:
    """Santa's words after a flight with at least `least` presents delivered."""

    least: int
    text: Text


@entry
class _Table:
    hemispheres: tuple[Hemisphere, ...]
    ways: tuple[FlightWay, ...]
    praises: tuple[Praise, ...]


_TABLE: Final = read_table(__file__, _Table)

HEMISPHERES: Final = _TABLE.hemispheres
WAYS: Final = _TABLE.ways
PRAISES: Final = _TABLE.praises

FLY: Final = "fly"
HOPS: Final = "hops"
WAIT: Final = "wait"

CHIMNEYS: Final = _("{count} of {all} chimneys.")
DELIVERED: Final = _("{count} of {all}")
BEST: Final = _("Your best: {count}")
WHERE: Final = _("Where to?")
HOW: Final = _("How?")
TAKE_OFF: Final = _("Take off")
DROP: Final = _("Drop a present")
FLY_ON: Final = _("Fly on")
NEXT: Final = _("Next")
PAUSE: Final = _("Pause")
RESTING: Final = _("The reindeer are taking a little rest.")
OFF_WE_GO: Final = _("Off we go! Ten chimneys are waiting.")
OVER_CHIMNEY: Final = _("The sleigh is over a chimney.")
OVER_ROOF: Final = _("Just roof below. No chimney here.")
IN_CHIMNEY: Final = _("Down the chimney it goes!")
ON_ROOF: Final = _("It landed softly on the roof. An elf will carry it in.")
HAS_ONE: Final = _("This house already has its present. The sleigh flies on.")
BEST_YET: Final = _("That's your best flight yet!")
READY_TEXT: Final = _("Tap to take off. Then tap to drop a present.")
PAUSED_TEXT: Final = _("Tap to fly on.")
ON_TO: Final = _("Tap to fly on to the {hemisphere}.")
SOUND_ON: Final = _("Sound is on")
SOUND_OFF: Final = _("Sound is off")
