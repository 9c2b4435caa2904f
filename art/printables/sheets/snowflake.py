"""The snowflake template: squares with a printed pattern that six-fold folding repeats."""

from __future__ import annotations

import math

from art.printables.kit.inks import NIGHT
from art.printables.sheets.paper import bare
from art.printables.sheets.plan import CSS, head, mark, plan

Point = tuple[float, float]

# A pattern is a list of shapes to cut away from half a wedge of 60 degrees. Points are polar:
# degrees from the wedge's middle (0 to 30), distance from the flake's center in millimeters.
_STAR = (
    ((30, 20), (30, 31), (17, 27)),
    ((30, 40), (30, 56), (14, 46), (20, 40)),
    ((0, 28), (9, 38), (0, 50)),
    ((30, 66), (30, 80), (10, 80), (18, 66)),
    ((0, 62), (5, 68), (0, 74)),
)
_CRYSTAL = (
    ((0, 14), (18, 22), (0, 26)),
    ((30, 28), (30, 46), (20, 38)),
    ((0, 36), (11, 42), (11, 50), (0, 46)),
    ((30, 54), (30, 64), (12, 56), (16, 50)),
    ((0, 58), (7, 66), (0, 76)),
    ((30, 72), (30, 80), (13, 80), (11, 76), (20, 72)),
)
_RIM = 80.0


def _at(center: Point, degrees: float, distance: float) -> Point:
    """Return the point at an angle measured clockwise from straight up."""
    angle = math.radians(degrees)
    return center[0] + distance * math.sin(angle), center[1] - distance * math.cos(angle)


def _outline(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _cutouts(
    pattern: tuple[tuple[Point, ...], ...], center: Point, wedge: float, scale: float
) -> str:
    """Return the shapes of one wedge, both halves, turned by `wedge` degrees."""
    return "".join(
        _outline([_at(center, wedge + side * turn, r * scale) for turn, r in shape])
        for shape in pattern
        for side in (-1, 1)
    )


def _preview(pattern: tuple[tuple[Point, ...], ...], center: Point, scale: float) -> str:
    """Return the finished flake, small, on a night-blue disk."""
    flake = _outline([_at(center, 30 * i, _RIM * scale) for i in range(12)])
    holes = "".join(_cutouts(pattern, center, 60 * i, scale) for i in range(6))
    x, y = center
    return (
        f'<circle cx="{x}" cy="{y}" r="{_RIM * scale + 3:.1f}" fill="{NIGHT}"/>'
        f'<path d="{flake}" fill="#fff"/><path d="{holes}" fill="{NIGHT}"/>'
    )


def _steps(y: float) -> str:
    """Return four small pictures of the folding: square, triangle, thirds, wedge."""
    paper = 'fill="#eef3fa" stroke="#0b1530" stroke-width=".5" stroke-linejoin="round"'
    dash = 'fill="none" stroke="#0f3d2e" stroke-width=".4" stroke-dasharray="1.6 1"'
    pictures = (
        f'<path d="M0 0H22V22H0Z" {paper}/><path d="M0 11H22" {dash}/>',
        f'<path d="M0 11H22V22H0Z" {paper}/><path d="M11 22L4.6 11M11 22L17.4 11" {dash}/>',
        f'<path d="M11 22L4.6 11H17.4ZM11 22L17.4 11L22 17ZM11 22L4.6 11L0 17Z" {paper}/>',
        f'<path d="M11 22L4.6 8H17.4Z" {paper}/><path d="M8 11L11 14L14 11Z" fill="#0b1530"/>',
    )
    words = ("1 fold back", "2 mark thirds", "3 fold back both", "4 halve, cut")
    return "".join(
        f'<g transform="translate({8 + 31 * i} {y})">{picture}<text x="11" y="27">{word}</text></g>'
        for i, (picture, word) in enumerate(zip(pictures, words, strict=True))
    )


def _sheet(name: str, pattern: tuple[tuple[Point, ...], ...]) -> str:
    center, half = (95.0, 84.0), 83.0
    x, y = center
    square = f"M{x - half} {y - half}h{2 * half}v{2 * half}h{-2 * half}z"
    reach = half / math.cos(math.radians(30))
    thirds = "".join(
        f"M{x} {y}L{_at(center, turn, reach)[0]:.1f} {_at(center, turn, reach)[1]:.1f}"
        for turn in (-30, 30)
    )
    dark = _cutouts(pattern, center, 0, 1)
    rim = _outline([_at(center, turn, _RIM) for turn in (-30, 0, 30)]).removesuffix("Z")
    markup = (
        f'<path d="{dark}" fill="#c9d3e6" stroke="#000" stroke-width=".3"/>'
        + mark("cut", square)
        + mark("cut", rim)
        + mark("mountain", f"M{x - half} {y}H{x + half}" + thirds)
        + _steps(174)
        + _preview(pattern, (160.0, 192.0), 0.21)
    )
    return bare(
        head(
            f"Snowflake Window: {name}",
            (
                "Cut out the square. Fold its lower half back along the middle line.",
                "Fold the two outer thirds back along the slanted lines: a wedge remains.",
                "Cut off its top along the line, then fold it down the middle.",
                "Cut out the tinted shapes through all layers.",
                "Unfold, press flat under a book, and tape the flake to a window.",
            ),
            "cut",
            "mountain",
        )
        + plan(212, markup, f"Square with fold lines and the pattern {name}")
    )


def snowflake_window() -> tuple[str, str]:
    """Return both flakes, one to a page."""
    return _sheet("Star", _STAR) + _sheet("Crystal", _CRYSTAL), CSS
