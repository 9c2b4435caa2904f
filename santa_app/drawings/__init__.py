"""Outline drawings to color: finds the areas between their lines and paints them on a canvas."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from reflex_browser_state import browser_functions


@dataclass(frozen=True, kw_only=True, slots=True)
class Area:
    """A white area that the lines of a drawing close, in units of the drawing.

    Its point `x`, `y` is the farthest from its lines, and `room` is that distance.
    """

    x: int
    y: int
    room: float


class Drawings(Protocol):
    """The members of `drawings`, which run in the browser (areas.js)."""

    def find_areas(
        self, canvas_id: str, picture: str, done: Callable[[list[Area]], object]
    ) -> None:
        """Load an outline drawing for a canvas and find the areas that its lines close.

        The drawing at the URL path `picture` has black lines on white and one pixel to a unit. The
        State's method `done` gets the areas in reading order: none if the drawing does not load, or
        the browser does not let pages read pixels. It is not called after the page was left. The
        area around the whole drawing and specks are left out.
        """

    def area_at(self, canvas_id: str, across: float, down: float) -> int:
        """Return the number of the area at a share (0 to 1) of a canvas's width and height, or -1.

        A finger needs some room: in a large area, the 12 CSS pixels around the middle of a small
        one belong to the small one. A place on a line belongs to the nearest area.
        """

    def paint_areas(self, canvas_id: str, colors: Sequence[str]) -> None:
        """Draw the lines of the drawing, and each area in its color on a canvas.

        A color is "#rrggbb", several of these with spaces between them for colors that run into
        each other, or an empty text for white.
        """

    def zoom_by_fingers(self, canvas_id: str, most: int, done: Callable[[int], object]) -> None:
        """Let two fingers zoom the sheet, the canvas's parent, in the frame that scrolls around it.

        `most` is the sheet's greatest width in percent of the frame's. The State's method `done`
        gets the width in percent when the fingers leave.
        """

    def has_room(self, characters: int) -> bool:
        """Whether the browser would keep so many characters more for this site."""

    def small_picture(self, canvas_id: str, width: int) -> str:
        """Return the canvas's picture in that many pixels of width, as a data URL."""

    def canvas_picture(self, canvas_id: str) -> str:
        """Return the canvas's picture as the data URL of a PNG."""

    def save_canvas(self, canvas_id: str, file_name: str) -> None:
        """Save the canvas's picture as a PNG file among the visitor's downloads."""


drawings: Drawings = browser_functions(
    Drawings, Path(__file__).with_name("areas.js"), owned={"find_areas", "zoom_by_fingers"}
)
