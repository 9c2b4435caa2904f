"""Path data for the curves that the figures share: smooth outlines, fur edges, stars, snow."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.printables.kit.shapes import number

Point = tuple[float, float]


def _join(*values: float) -> str:
    return " ".join(number(value) for value in values)


def polygon(points: Sequence[Point]) -> str:
    """Return a closed straight-edged outline through the points."""
    return "M" + "L".join(_join(*point) for point in points) + "Z"


def _segment(points: Sequence[Point]) -> str:
    """Return the Bezier piece between the middle two of four Catmull-Rom points."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    first = (bx + (cx - ax) / 6, by + (cy - ay) / 6)
    second = (cx - (dx - bx) / 6, cy - (dy - by) / 6)
    return "C" + _join(*first, *second, cx, cy)


def blob(points: Sequence[Point]) -> str:
    """Return a smooth closed outline through the points."""
    count = len(points)
    pieces = (
        _segment([points[(i + step) % count] for step in (-1, 0, 1, 2)]) for i in range(count)
    )
    return "M" + _join(*points[0]) + "".join(pieces) + "Z"


def wave(points: Sequence[Point]) -> str:
    """Return a smooth open line through the points."""
    padded = [points[0], *points, points[-1]]
    pieces = (_segment(padded[i : i + 4]) for i in range(len(points) - 1))
    return "M" + _join(*points[0]) + "".join(pieces)


def fluffy(points: Sequence[Point], bulge: float = 0.6) -> str:
    """Return a closed outline of round bumps, one between each two points (given clockwise)."""
    return "M" + _join(*points[0]) + _bumps([*points[1:], points[0]], points[0], bulge) + "Z"


def fringe(points: Sequence[Point], bulge: float = 0.6) -> str:
    """Return the bumps alone, to be put after a moveto at the first point."""
    return _bumps(points[1:], points[0], bulge)


def _bumps(targets: Sequence[Point], start: Point, bulge: float) -> str:
    text, (x, y) = "", start
    for tx, ty in targets:
        radius = math.hypot(tx - x, ty - y) * bulge
        text += "A" + _join(radius, radius) + " 0 0 1 " + _join(tx, ty)
        x, y = tx, ty
    return text


def ring(center: Point, rx: float, ry: float, count: int) -> list[Point]:
    """Return `count` points clockwise on an ellipse, from its top."""
    x, y = center
    turns = (2 * math.pi * i / count for i in range(count))
    return [(x + rx * math.sin(t), y - ry * math.cos(t)) for t in turns]


def fur_band(width: float, height: float, bumps: int) -> str:
    """Return a fluffy band centered on the origin, for cuffs, brims and hems."""
    half, step = width / 2, width / bumps
    top = [(-half + step * i, -height / 2) for i in range(bumps + 1)]
    bottom = [(half - step * i, height / 2) for i in range(bumps + 1)]
    return fluffy([*top, *bottom], 0.56)


def star(outer: float, inner: float, tips: int = 5) -> str:
    """Return a star centered on the origin with one tip up."""
    points = []
    for i in range(tips * 2):
        radius = inner if i % 2 else outer
        angle = math.pi * i / tips
        points.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return polygon(points)


def snow_cap(width: float, depth: float, drips: Sequence[float]) -> str:
    """Return snow lying from (0, 0) to (width, 0): a soft top and one drip for each given"
    " length."""
    step = width / len(drips)
    text = f"M0 0C0 {number(-depth)} {_join(width, -depth)} {_join(width, 0)}"
    x = width
    for length in drips:
        text += f"Q{_join(x, length)} {_join(x - step / 2, length)}"
        text += f"Q{_join(x - step, length)} {_join(x - step, 0 if x - step < 1 else length / 4)}"
        x -= step
    return text + "Z"


def heart(size: float) -> str:
    """Return a heart of about `size` across with its middle at the origin."""
    s = size / 2
    return (
        f"M0 {number(s)}C{_join(-1.5 * s, 0, -0.8 * s, -1.2 * s, 0, -0.4 * s)}"
        f"C{_join(0.8 * s, -1.2 * s, 1.5 * s, 0, 0, s)}Z"
    )
