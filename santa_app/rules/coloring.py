"""Coloring on the screen: where the areas of a picture are, and how its colors are stored.

Places are in the units of the pictures, which are WIDTH x HEIGHT.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from reflex_browser_state.portable import escape_html

from santa_app.content.coloring_on_screen import PLACES, PRINT_STYLE
from santa_app.rules.print_page import print_page

WIDTH = 768
HEIGHT = 1024
MAX_FILLS = 400
"""Maximum stored areas of one picture; the fullest has fewer than 300."""
MAX_HUNG = 12
"""Maximum pictures in a gallery: six times that many, of 10 KB, fit into a browser's 5 MB."""
MAX_UNDO = 100
"""Maximum steps that can be undone."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Fill:
    """A colored area as it is stored: a point in it and the slug of its paint.

    The point, unlike the number of an area, still finds it after the picture has changed a little.
    """

    x: int
    y: int
    paint: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Point:
    """The middle of an area."""

    x: int
    y: int


def position(point: Point) -> str:
    """Return where on the picture a point is: "top left", "center", "bottom right"."""
    row = 0 if point.y * 3 < HEIGHT else 2 if point.y * 3 > 2 * HEIGHT else 1
    column = 0 if point.x * 3 < WIDTH else 2 if point.x * 3 > 2 * WIDTH else 1
    return PLACES[row][column]


def place_after(points: Sequence[Point], place: int, key: str) -> int:
    """Return the number of the area that a key leads to; `place` if it leads nowhere.

    Left and right go through all areas in order, up and down to the nearest one in that direction,
    Home and End to the first and the last.
    """
    last = len(points) - 1
    if key == "ArrowRight":
        return min(place + 1, last)
    if key == "ArrowLeft":
        return max(place - 1, 0)
    if key == "Home":
        return 0
    if key == "End":
        return last
    sign = {"ArrowUp": -1, "ArrowDown": 1}.get(key, 0)
    here = points[place]
    found, least = place, 0
    for number in range(len(points)):
        down = (points[number].y - here.y) * sign
        # A step aside counts twice, so that the way goes up and down rather than askew.
        far = down + 2 * abs(points[number].x - here.x)
        if down > 0 and (found == place or far < least):
            found, least = number, far
    return found


def fills_of(points: Sequence[Point], paints: Sequence[str]) -> list[Fill]:
    """Return the colored areas of a picture as they are stored, at most MAX_FILLS."""
    fills = [
        Fill(x=points[number].x, y=points[number].y, paint=paints[number])
        for number in range(len(points))
        if paints[number] != ""
    ]
    return fills[:MAX_FILLS]


def paper(title: str, picture: str) -> str:
    """Return a picture, given as a data URL, as a complete HTML document to print."""
    image = f'<img src="{picture}" alt="{escape_html(title)}">'
    return print_page(title, PRINT_STYLE, image)
