"""Coloring on the screen: the page's texts and paints from `coloring_on_screen.toml`, and messages."""

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
        if " " not in self.color:
            return self.color
        return f"linear-gradient(135deg, {', '.join(self.color.split(' '))})"


@entry
class _Table:
    words: dict[str, Text]
    paints: tuple[Paint, ...]


_TABLE: Final = read_table(Path(__file__).with_suffix(".toml"), _Table)

WORDS: Final = _TABLE.words
PAINTS: Final = _TABLE.paints
ERASER: Final = "eraser"

LOADING: Final = _("Unpacking the crayons...")
FAILED: Final = _(
    "The picture didn't open here. Load the page once more, or print it from the coloring pages."
)
READY: Final = _("Pick a color, then tap the picture.")
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
UNDONE: Final = _("Undone.")
NOTHING_TO_UNDO: Final = _("There's nothing to undo yet.")
EMPTY: Final = _("All white again. Undo brings your colors back.")
SAVED: Final = _("Your picture is on its way to your downloads.")
POP_UP_BLOCKED: Final = _("Please allow pop-ups to print your picture.")
PRINT_FAILED: Final = _("The picture didn't print. Please try again, or save it first.")

PRINT_STYLE: Final = (
    "@page{size:portrait;margin:9mm}"
    "html,body{margin:0;background:#fff}"
    "img{display:block;max-width:100%;max-height:240mm;margin:0 auto}"
    "@media screen{img{max-height:100vh}}"
)
"""One picture fills an upright page: 240 mm fits the height of both A4 and US Letter, also where WebKit
prints 6 % larger."""
