"""Coloring on the screen: its paints and what the page says."""

from typing import Final

from santa_app.content.checks import Slug, collection, entry


@entry
class Paint:
    """A color of the palette.

    `color` is "#rrggbb", or several of these with spaces between them, which run into each other
    across an area. `said` is how a sentence names it: "Now it's sky blue."
    """

    slug: Slug
    label: str
    said: str
    color: str

    @property
    def background(self) -> str:
        """The color as CSS writes a background."""
        if " " not in self.color:
            return self.color
        return f"linear-gradient(135deg, {', '.join(self.color.split(' '))})"


PAINTS: Final = collection(
    Paint(slug="red", label="Red", said="red", color="#d7263d"),
    Paint(slug="orange", label="Orange", said="orange", color="#f5852a"),
    Paint(slug="yellow", label="Yellow", said="yellow", color="#ffd93b"),
    Paint(slug="green", label="Green", said="green", color="#2f9e58"),
    Paint(slug="sky", label="Sky blue", said="sky blue", color="#7cc8f0"),
    Paint(slug="blue", label="Blue", said="blue", color="#3568c9"),
    Paint(slug="purple", label="Purple", said="purple", color="#8a55b5"),
    Paint(slug="pink", label="Pink", said="pink", color="#f48fb5"),
    Paint(slug="brown", label="Brown", said="brown", color="#94623a"),
    Paint(slug="peach", label="Peach", said="peach", color="#fbcfa5"),
    Paint(
        slug="rainbow",
        label="Rainbow",
        said="all the colors of the rainbow",
        color="#e84a4a #f59a35 #ffe04a #5cc26e #4aa3e8 #9a63c9",
    ),
    Paint(slug="eraser", label="Eraser", said="white again", color="#ffffff"),
)
ERASER: Final = "eraser"

TITLE: Final = "Color on the Screen"
LEAD: Final = "Pick a color and tap the picture. That's all there is to it, and nothing ever drips."
PALETTE: Final = "Colors"
AREAS: Final = "Areas of the picture"
LOADING: Final = "Unpacking the crayons..."
FAILED: Final = (
    "The picture didn't open here. Load the page once more, or print it from the coloring pages."
)
READY: Final = "Pick a color, then tap the picture."
KEYS: Final = (
    "With a keyboard: arrow keys go from area to area, and Enter or the space bar colors one."
)
NOW: Final = "Now it's "
UNDO: Final = "Undo"
UNDONE: Final = "Undone."
NOTHING_TO_UNDO: Final = "There's nothing to undo yet."
CLOSER: Final = "Look closer"
WHOLE: Final = "Whole picture"
START_OVER: Final = "Start over"
SURE: Final = "Take all the color off this picture?"
YES: Final = "Yes, start over"
NO: Final = "No, keep it"
EMPTY: Final = "All white again. Undo brings your colors back."
PRINT: Final = "Print"
SAVE: Final = "Save picture"
SAVED: Final = "Your picture is on its way to your downloads."
POP_UP_BLOCKED: Final = "Please allow pop-ups to print your picture."
PRINT_FAILED: Final = "The picture didn't print. Please try again, or save it first."
KEPT: Final = "Your colors stay on this device, so you can finish tomorrow."
MORE: Final = "Choose another picture"
NO_SCRIPT: Final = "Coloring on the screen needs JavaScript. You can still print every picture and color it by hand."
COLOR_IT: Final = "Color on Screen"
"""The button beside "Download & Print"."""

PRINT_STYLE: Final = (
    "@page{size:portrait;margin:9mm}"
    "html,body{margin:0;background:#fff}"
    "img{display:block;max-width:100%;max-height:250mm;margin:0 auto}"
    "@media screen{img{max-height:100vh}}"
)
"""One picture fills an upright page: 250 mm fits the height of both A4 and US Letter."""
