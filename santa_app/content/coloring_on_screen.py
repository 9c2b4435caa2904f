"""Coloring on the screen: the page's texts and paints from `coloring_on_screen.toml`, and messages."""

from typing import Final

from santa_app.content.checks import Slug, entry
from santa_app.content.surprises import of_kind
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
    said: dict[str, Text]


_TABLE: Final = read_table(__file__, _Table)

WORDS: Final = _TABLE.words
SURPRISES: Final = {paint.slug: paint.day for paint in of_kind("paint")}
"""The doors of the Advent calendar that unlock paints, by the slugs of these."""
PAINTS: Final = (
    *_TABLE.paints[:-1],
    *(
        Paint(slug=paint.slug, label=paint.name, said=paint.said, color=paint.color)
        for paint in of_kind("paint")
    ),
    _TABLE.paints[-1],
)
"""All paints; the last is the eraser."""
SAID: Final = _TABLE.said
"""The texts that the browser State says."""
ERASER: Final = "eraser"

WHITE: Final = pgettext("area", "white")
PLACES: Final = (
    (_("top left"), pgettext("place", "top center"), _("top right")),
    (_("middle left"), pgettext("place", "center"), _("middle right")),
    (_("bottom left"), pgettext("place", "bottom center"), _("bottom right")),
)
"""Where on a picture an area is: three rows of three columns."""

PRINT_STYLE: Final = (
    "@page{size:portrait;margin:9mm}"
    "html,body{margin:0;background:#fff}"
    "img{display:block;max-width:100%;max-height:240mm;margin:0 auto}"
    "@media screen{img{max-height:100vh}}"
)
"""One picture fills an upright page: 240 mm fits the height of both A4 and US Letter, also where WebKit
prints 6 % larger."""
