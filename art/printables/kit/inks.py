"""The two ways a drawing is inked: outlines to color in, and the site's own palette."""

from __future__ import annotations

from dataclasses import replace

from art.printables.kit.shapes import Ink

NIGHT = "#0b1530"
PINE = "#0f3d2e"
HOLLY = "#b3202c"
GOLD = "#f4c361"
SNOW = "#fbfaf5"

STORYBOOK = Ink(
    stroke=NIGHT,
    width=2.6,
    paper="#fffefb",
    fills={
        "snow": SNOW,
        "ice": "#dce9f5",
        "red": HOLLY,
        "berry": "#7d1420",
        "rose": "#f2a39a",
        "skin": "#fbdcc0",
        "brown": "#8a5a36",
        "tan": "#d9ad7c",
        "wood": "#a8703f",
        "pine": "#1d6b4c",
        "deep": PINE,
        "gold": GOLD,
        "night": "#1b2c5c",
        "midnight": NIGHT,
        "cream": "#fbe3a6",
        "sky": "#8fb7dd",
        "slate": "#46537d",
    },
)


def storybook(width: float) -> Ink:
    """Return the palette ink with lines `width` user units wide."""
    return replace(STORYBOOK, width=width)


def outlines(width: float) -> Ink:
    """Return black outlines on white, `width` user units wide, with nothing else filled.

    On a coloring page four units are a millimeter, so the finest line, 3.6 units, is 2.5 pt.
    """
    return Ink(stroke="#000", width=width, finest=3.6)
