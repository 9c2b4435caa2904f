"""The North Pole village: its places, its numbers and its day."""

from typing import Annotated

from pydantic import Field

from santa_app.content.blocks import IconFigure, IconNote, Pictured
from santa_app.content.checks import collection, entry
from santa_app.i18n import gettext as _


@entry
class Location(Pictured):
    """A place in the village. `icon` is a Lucide name; the colors are used as in `Reindeer`.

    HOUSES in pages/north_pole_village.py says where it stands on the map.
    """

    FOLDER = "village"
    name: str
    description: str
    details: Annotated[tuple[str, ...], Field(min_length=4, max_length=4)]
    icon: str
    color: str
    bg_color: str


@entry
class DayHour(IconNote):
    """An hour of the village day."""

    time: str


MAP_LABEL = _("Map of the village")
MAP_WITHOUT_JAVASCRIPT = _("Pick a house to read about it farther down the page.")
INVITATION = _("Tap a house. Its door opens!")
STOP = _("Stop {number} of {all}")
VISITED = _("You've visited {count} of {all} places.")
START = _("Start the Walk")
ALL_VISITED = _("You've been everywhere! The elves call you a true North Pole neighbor.")

ELVES = _("2,847")
HOUSES = _("300+")
TOYS_DAILY = _("50,000")
COOKIES_MONTHLY = _("1 million")
HEAD_ELF = _("Bernard")

LOCATIONS: tuple[Location, ...] = collection(
    Location(
        slug="santas-workshop",
        name=_("Santa's Workshop"),
        description=_(
            "The big red building in the middle of the village, with lights in every window. {head_elf}, the head elf, walks the benches from morning bell to evening song and knows every toy by the sound of its wheels."
        ).format(head_elf=HEAD_ELF),
        details=(
            _("{toys_daily} toys finished every day").format(toys_daily=TOYS_DAILY),
            _("A paint room with 412 shades of red"),
            _("The Testing Corner, where elves are paid to play"),
            _("One long chute that ends right at the sleigh"),
        ),
        icon="hammer",
        color="#991b1b",
        bg_color="#fee2e2",
        alt=_(
            "An elf painting a wooden horse at a bench, another waving, and presents sliding down a chute into the sleigh"
        ),
    ),
    Location(
        slug="mrs-clauss-kitchen",
        name=_("Mrs. Claus's Kitchen"),
        description=_(
            "Follow the smell of cinnamon, and you can't miss it. Mrs. Claus bakes with the door open, so nobody out in the cold ever has to ask."
        ),
        details=(
            _("{cookies_monthly} cookies every month").format(cookies_monthly=COOKIES_MONTHLY),
            _("An oven big enough to park a sleigh in"),
            _("A recipe book older than the village itself"),
            _("Cocoa that's always warm and never runs out"),
        ),
        icon="cookie",
        color="#9a3412",
        bg_color="#ffedd5",
        alt=_(
            "Mrs. Claus with a tray of cookies in front of a huge oven, and an elf waving in the open doorway"
        ),
    ),
    Location(
        slug="reindeer-stables",
        name=_("Reindeer Stables"),
        description=_(
            "Warm straw, wide windows and a runway of packed snow outside. Every reindeer has a stall with a brass nameplate and a bed of hay made just right."
        ),
        details=(
            _("Nine stalls, one for each reindeer"),
            _("Heated floors for tired hooves"),
            _("A carrot pantry, filled up every day at noon"),
            _("A runway lit by lanterns, and by Rudolph"),
        ),
        icon="warehouse",
        color="#713f12",
        bg_color="#fef3c7",
        alt=_("A wooden stable in the snow with a reindeer looking out of the door"),
    ),
    Location(
        slug="elf-village",
        name=_("Elf Village"),
        description=_(
            "Crooked chimneys, round doors and so many string lights that nobody needs a street lamp. This is where the elves live, sing, argue over snowball rules and make up again."
        ),
        details=(
            _("Home to {elves} elves").format(elves=ELVES),
            _("{houses} houses, no two the same color").format(houses=HOUSES),
            _("A slide from the hilltop to the main square"),
            _("A library where the books are read to you"),
        ),
        icon="house",
        color="#166534",
        bg_color="#dcfce7",
        alt=_(
            "Snow-covered houses with round windows and string lights, and two elves in the lane"
        ),
    ),
    Location(
        slug="nice-list-headquarters",
        name=_("Nice List Headquarters"),
        description=_(
            "A tall, quiet tower full of drawers, ladders and the scratching of quills. The elves write down every kind deed here, and they take the most care with the small ones."
        ),
        details=(
            _("A list that would wrap around the village twice"),
            _("Every kind deed checked twice, as promised"),
            _("A mailroom that reads letters in every language"),
            _("A golden bell that rings for each new name"),
        ),
        icon="scroll_text",
        color="#1e40af",
        bg_color="#dbeafe",
        alt=_(
            "An elf writing on a long scroll at a tall desk, and another on a ladder at a wall of drawers"
        ),
    ),
    Location(
        slug="aurora-gardens",
        name=_("The Aurora Gardens"),
        description=_(
            "Behind the last house, the snow glows green, violet and blue. Ice flowers bloom under the northern lights, and even the busiest elf slows down here."
        ),
        details=(
            _("Northern lights on every clear night"),
            _("Ice roses that chime in the wind"),
            _("A wishing bench for two"),
            _("A frozen pond for moonlight skating"),
        ),
        icon="sparkles",
        color="#115e59",
        bg_color="#ccfbf1",
        alt=_("Two elves on a bench under the northern lights, beside a frozen pond with a skater"),
    ),
)

VILLAGE_STATS: tuple[IconFigure, ...] = collection(
    IconFigure(label=_("Elves"), value=ELVES, icon="users"),
    IconFigure(label=_("Houses"), value=HOUSES, icon="house"),
    IconFigure(label=_("Toys made daily"), value=TOYS_DAILY, icon="toy_brick"),
    IconFigure(label=_("Cookies baked monthly"), value=COOKIES_MONTHLY, icon="cookie"),
)

VILLAGE_DAY: tuple[DayHour, ...] = collection(
    DayHour(
        time=_("6AM"),
        title=_("Morning bell and breakfast"),
        text=_(
            "The bell rings, the lamps go on one by one, and the whole village meets for pancakes with snowberry jam."
        ),
        icon="bell",
    ),
    DayHour(
        time=_("9AM"),
        title=_("Workshop work begins"),
        text=_(
            "{head_elf} reads out the day's wishes, sleeves are rolled up, and the first hammers start to sing."
        ).format(head_elf=HEAD_ELF),
        icon="hammer",
    ),
    DayHour(
        time=_("12PM"),
        title=_("Lunch and story time"),
        text=_(
            "Soup in big bowls, and then a story by the stove. The reindeer listen in through the window."
        ),
        icon="book_open",
    ),
    DayHour(
        time=_("6PM"),
        title=_("Evening festivities"),
        text=_(
            "Music, cocoa and skating under the northern lights, until Mrs. Claus calls out, “Bedtime!”"
        ),
        icon="party_popper",
    ),
)
