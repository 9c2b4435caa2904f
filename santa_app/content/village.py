"""The North Pole village: its numbers, its places and its day, from `village.toml`."""

from typing import Annotated

from pydantic import Field

from santa_app.content.blocks import IconFigure, IconNote, Pictured
from santa_app.content.checks import collection, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import gettext as _


@entry
class Location(Pictured):
    """A place in the village. `icon` is a Lucide name; the colors are used as in `Reindeer`.

    HOUSES in pages/north_pole_village.py says where it stands on the map.
    """

    FOLDER = "village"
    name: Text
    description: Text
    details: Annotated[tuple[Text, ...], Field(min_length=4, max_length=4)]
    icon: str
    color: str
    bg_color: str


@entry
class DayHour(IconNote):
    """An hour of the village day."""

    time: Text


MAP_LABEL = _("Map of the village")
MAP_WITHOUT_JAVASCRIPT = _("Pick a house to read about it farther down the page.")
INVITATION = _("Tap a house. Its door opens!")
STOP = _("Stop {number} of {all}")
VISITED = _("You've visited {count} of {all} places.")
START = _("Start the Walk")
ALL_VISITED = _("You've been everywhere! The elves call you a true North Pole neighbor.")


@entry
class _Table:
    elves: Text
    houses: Text
    toys_daily: Text
    cookies_monthly: Text
    head_elf: Text
    locations: tuple[Location, ...]
    day: tuple[DayHour, ...]


_TABLE = read_table(__file__, _Table)

ELVES = _TABLE.elves
HOUSES = _TABLE.houses
TOYS_DAILY = _TABLE.toys_daily
COOKIES_MONTHLY = _TABLE.cookies_monthly
HEAD_ELF = _TABLE.head_elf
LOCATIONS = _TABLE.locations
VILLAGE_DAY = _TABLE.day
VILLAGE_STATS: tuple[IconFigure, ...] = collection(
    IconFigure(label=_("Elves"), value=ELVES, icon="users"),
    IconFigure(label=_("Houses"), value=HOUSES, icon="house"),
    IconFigure(label=_("Toys made daily"), value=TOYS_DAILY, icon="toy_brick"),
    IconFigure(label=_("Cookies baked monthly"), value=COOKIES_MONTHLY, icon="cookie"),
)
