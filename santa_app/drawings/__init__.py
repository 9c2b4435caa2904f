"""Outline drawings to color: finds the areas between their lines and paints them on a canvas."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from reflex_browser_state import browser_functions


@dataclass(frozen=True, kw_only=True, slots=True)
class Area:
    """A white area that the lines of a drawing close.

    `x` and `y` are the point of it that is farthest from its lines, in units of the drawing, and
    `room` is how far that is.
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

        `done` gets them in reading order; none if the drawing does not load, or if the browser does
        not let pages read pixels. The area around the whole drawing and specks are left out.

        Args:
            canvas_id: The canvas on which `paint_areas` will draw.
            picture: The URL path of the drawing, black lines on white; its size in pixels is the
                size in units.
            done: A method of the State. It is not called after the page was left.
        """

    def area_at(self, canvas_id: str, across: float, down: float) -> int:
        """Return the number of the area at a place of the canvas, or -1.

        A finger needs some room: in a large area, the 12 CSS pixels around the middle of a small
        one belong to the small one. A place on a line belongs to the nearest area.

        Args:
            canvas_id: The canvas of a drawing whose areas were found.
            across: The share of the canvas's width, from 0 to 1.
            down: The share of its height.
        """

    def paint_areas(self, canvas_id: str, colors: Sequence[str]) -> None:
        """Draw the lines of the drawing, and each area in its color.

        Args:
            canvas_id: The canvas of a drawing whose areas were found.
            colors: For each area "#rrggbb", or several of these with spaces between them for colors
                that run into each other, or an empty text for white.
        """

    def canvas_picture(self, canvas_id: str) -> str:
        """Return the canvas's picture as the data URL of a PNG."""

    def save_canvas(self, canvas_id: str, file_name: str) -> None:
        """Save the canvas's picture as a PNG file among the visitor's downloads."""


drawings: Drawings = browser_functions(
    Drawings, Path(__file__).with_name("areas.js"), owned={"find_areas"}
)
