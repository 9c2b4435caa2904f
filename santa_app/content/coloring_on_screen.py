"""Coloring on the screen: what the page says, and its paints from `coloring_on_screen.toml`."""

from pathlib import Path
from typing import Final

from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import gettext as _
from santa_app.i18n import pgettext


@entry
class Paint:
    """A color of the palette.

    `color` is "#rrggbb", or several of these with spaces between them, which run into each other
    across an area. `said` is how a sentence names it: "Now it's sky blue."
    """

    slug: Slug
    label: Text
    said: Text
    color: str

    @property
    def background(self) -> str:
        """The color as CSS writes a background."""
        if " " not in self.color:
            return self.color
        return f"linear-gradient(135deg, {', '.join(self.color.split(' '))})"


@entry
class _Table:
    paints: tuple[Paint, ...]


PAINTS: Final = read_table(Path(__file__).with_suffix(".toml"), _Table).paints
ERASER: Final = "eraser"

TITLE: Final = _("Color on the Screen")
LEAD: Final = _(
    "Pick a color and tap the picture. That's all there is to it, and nothing ever drips."
)
PALETTE: Final = _("Colors")
AREAS: Final = _("Areas of the picture")
LOADING: Final = _("Unpacking the crayons...")
FAILED: Final = _(
    "The picture didn't open here. Load the page once more, or print it from the coloring pages."
)
READY: Final = _("Pick a color, then tap the picture.")
KEYS: Final = _(
    "With a keyboard: arrow keys go from area to area, and Enter or the space bar colors one."
)
NOW: Final = _("Now it's {color}.")
PROGRESS: Final = _("{colored} of {all} areas are colored.")
AREA: Final = _("Area {number} of {all}, {place}, {color}")
WHITE: Final = pgettext("area", "white")
PLACES: Final = (
    (_("top left"), pgettext("place", "top center"), _("top right")),
    (_("middle left"), pgettext("place", "center"), _("middle right")),
    (_("bottom left"), pgettext("place", "bottom center"), _("bottom right")),
)
"""Where on a picture an area is: three rows of three columns."""
UNDO: Final = _("Undo")
UNDONE: Final = _("Undone.")
NOTHING_TO_UNDO: Final = _("There's nothing to undo yet.")
CLOSER: Final = _("Look closer")
WHOLE: Final = _("Whole picture")
START_OVER: Final = _("Start over")
SURE: Final = _("Take all the color off this picture?")
YES: Final = _("Yes, start over")
NO: Final = _("No, keep it")
EMPTY: Final = _("All white again. Undo brings your colors back.")
PRINT: Final = _("Print")
SAVE: Final = _("Save picture")
SAVED: Final = _("Your picture is on its way to your downloads.")
POP_UP_BLOCKED: Final = _("Please allow pop-ups to print your picture.")
PRINT_FAILED: Final = _("The picture didn't print. Please try again, or save it first.")
KEPT: Final = _("Your colors stay on this device, so you can finish tomorrow.")
MORE: Final = _("Choose another picture")
NO_SCRIPT: Final = _(
    "Coloring on the screen needs JavaScript. You can still print every picture and color it by hand."
)
COLOR_IT: Final = _("Color on Screen")
"""The button beside "Download & Print"."""

PRINT_STYLE: Final = (
    "@page{size:portrait;margin:9mm}"
    "html,body{margin:0;background:#fff}"
    "img{display:block;max-width:100%;max-height:250mm;margin:0 auto}"
    "@media screen{img{max-height:100vh}}"
)
"""One picture fills an upright page: 250 mm fits the height of both A4 and US Letter."""
