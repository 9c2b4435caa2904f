"""The North Pole village: its numbers, its places and its day, from `village.toml`."""

from typing import Annotated

from pydantic import Field

from santa_app.content.blocks import IconFigure, IconNote, Pictured
from santa_app.content.checks import collection, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import gettext as _


@entry
class House:
    """Where a house stands in art/svg/village-map.svg, in units of that drawing.

    `x` and `y` are the middle of its foot, its box is the button, and `door` is the way from `x` to
    the right to the middle of the doorway, whose upper corners have the radius `arch`. `leaf` is the
    color of the door.
    """

    x: int
    y: int
    width: int
    height: int
    door: int
    door_width: int
    door_height: int
    arch: int
    leaf: str

    @property
    def style(self) -> dict[str, str]:
        """The custom properties that assets/styles/pages/village.css draws it from."""
        sizes = {
            "x": self.x, "y": self.y, "w": self.width, "h": self.height,
            "door": self.door, "dw": self.door_width, "dh": self.door_height, "arch": self.arch,
        }  # fmt: skip
        return {f"--{name}": str(size) for name, size in sizes.items()} | {"--leaf": self.leaf}

    @property
    def doorstep(self) -> tuple[int, int]:
        """Where the walker stands when the door is open."""
        return self.x + self.door + self.door_width // 2 + 46, self.y + 8


@entry
class Location(Pictured):
    """A place in the village. `icon` is a Lucide name; the colors are used as in `Reindeer`."""

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
    map: dict[str, House]


TABLE = read_table(__file__, _Table)

ELVES = TABLE.elves
HOUSES = TABLE.houses
TOYS_DAILY = TABLE.toys_daily
COOKIES_MONTHLY = TABLE.cookies_monthly
LOCATIONS = TABLE.locations
VILLAGE_STATS: tuple[IconFigure, ...] = collection(
    IconFigure(label=_("Elves"), value=ELVES, icon="users"),
    IconFigure(label=_("Houses"), value=HOUSES, icon="house"),
    IconFigure(label=_("Toys made daily"), value=TOYS_DAILY, icon="toy_brick"),
    IconFigure(label=_("Cookies baked monthly"), value=COOKIES_MONTHLY, icon="cookie"),
)
