"""Drop the Presents: its levels, its ways to fly and what it says."""

from typing import Final

from santa_app.content.checks import Positive, Slug, entry
from santa_app.i18n import gettext as _


@entry
class Hemisphere:
    """A level: a row of roofs in one hemisphere.

    `speed` is the speed of the sleigh and `reach` how far beside the middle of a chimney a present may
    land, in units of the drawing (a house is 240 wide). `image` is the URL path of a house (240 x 200),
    `scenery` says what the flight passes. The slug names its colors in assets/styles/pages/games.css.
    """

    slug: Slug
    name: str
    short: str
    scenery: str
    speed: Positive
    reach: Positive
    image: str


@entry
class FlightWay:
    """A way to fly: `slug`, the label of its button, and how it goes."""

    slug: Slug
    label: str
    text: str


@entry
class Praise:
    """What Santa says after a flight with at least `least` presents delivered."""

    least: int
    text: str


HEMISPHERES: Final = (
    Hemisphere(
        slug="south",
        name=_("Southern Hemisphere"),
        short=_("South"),
        scenery=_(
            "Christmas comes here first, and it's summer! The roofs are warm and the sleigh is slow."
        ),
        speed=105,
        reach=36,
        image="/art/presents/south.svg",
    ),
    Hemisphere(
        slug="east",
        name=_("Eastern Hemisphere"),
        short=_("East"),
        scenery=_("Lanterns glow under red roofs. The reindeer pick up speed."),
        speed=120,
        reach=32,
        image="/art/presents/east.svg",
    ),
    Hemisphere(
        slug="north",
        name=_("Northern Hemisphere"),
        short=_("North"),
        scenery=_("Snow on every roof, and a full moon to see by. Hold on to your hat!"),
        speed=140,
        reach=28,
        image="/art/presents/north.svg",
    ),
    Hemisphere(
        slug="west",
        name=_("Western Hemisphere"),
        short=_("West"),
        scenery=_("The last roofs of the night. The reindeer can smell their carrots."),
        speed=165,
        reach=25,
        image="/art/presents/west.svg",
    ),
)

FLY: Final = "fly"
HOPS: Final = "hops"
WAIT: Final = "wait"
WAYS: Final = (
    FlightWay(
        slug=FLY,
        label=_("Fly"),
        text=_("The roofs glide past. Let go a little early: a present needs a moment to fall."),
    ),
    FlightWay(
        slug=HOPS,
        label=_("Little hops"),
        text=_("The sleigh doesn't glide. It takes a little hop every two seconds."),
    ),
    FlightWay(
        slug=WAIT,
        label=_("No hurry"),
        text=_("The sleigh waits for you. It only moves when you press Next."),
    ),
)

PRAISES: Final = (
    Praise(least=10, text=_("Every one! Santa takes off his hat to you.")),
    Praise(least=7, text=_("What a flight! The elves carried the rest in.")),
    Praise(least=4, text=_("Nice flying! The elves carried the rest in.")),
    Praise(least=0, text=_("The elves found the presents on the roofs and carried them in.")),
)

TITLE: Final = _("Drop the Presents")
LEAD: Final = _(
    "Ten roofs, ten chimneys, one sleigh. Tap the picture, or press the space bar, "
    "to drop a present. One thumb is enough."
)
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
