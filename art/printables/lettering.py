"""Extract the outlines of the display letters into `kit/lettering.json`.

Only needed when a picture wants a letter that the file lacks. It reads the font the site serves
and asks for the packages fonttools and brotli:

    python -m art.printables.lettering
"""

from __future__ import annotations

import importlib
import json
import math
import string
from pathlib import Path

LETTERS = string.ascii_letters + string.digits + " '!&.,-"
FONT = Path(__file__).parents[2] / "assets" / "fonts" / "mountains-of-christmas-700.woff2"
TARGET = Path(__file__).parent / "kit" / "lettering.json"
TOLERANCE = 5  # thousandths of an em: the font's rough edges carry ten times the points needed

Point = tuple[float, float]


def _distance(point: Point, start: Point, end: Point) -> float:
    (x, y), (ax, ay), (bx, by) = point, start, end
    length = math.hypot(bx - ax, by - ay)
    if not length:
        return math.hypot(x - ax, y - ay)
    return abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length


def _thin_out(points: list[Point]) -> list[Point]:
    """Drop the points that lie within the tolerance of the line between those kept."""
    if len(points) < 3:
        return points
    distances = [_distance(point, points[0], points[-1]) for point in points[1:-1]]
    far = max(range(len(distances)), key=distances.__getitem__)
    if distances[far] <= TOLERANCE:
        return [points[0], points[-1]]
    return _thin_out(points[: far + 2])[:-1] + _thin_out(points[far + 1 :])


def _contours(value: list[tuple[str, tuple[Point, ...]]]) -> list[list[Point]]:
    """Turn a pen recording into polygons, curves by their midpoints."""
    contours: list[list[Point]] = []
    for command, points in value:
        if command == "moveTo":
            contours.append([points[0]])
        elif command == "lineTo":
            contours[-1].append(points[0])
        elif command == "qCurveTo":
            controls, end = points[:-1], points[-1]
            for i, (cx, cy) in enumerate(controls):
                nx, ny = controls[i + 1] if i + 1 < len(controls) else end
                stop = end if i + 1 == len(controls) else ((cx + nx) / 2, (cy + ny) / 2)
                px, py = contours[-1][-1]
                contours[-1] += [
                    ((px + 2 * cx + stop[0]) / 4, (py + 2 * cy + stop[1]) / 4),
                    stop,
                ]
    return contours


def _outline(contour: list[Point], scale: float) -> str:
    scaled = [(x * scale, -y * scale) for x, y in contour]
    middle = len(scaled) // 2
    kept = _thin_out(scaled[: middle + 1])[:-1] + _thin_out([*scaled[middle:], scaled[0]])[:-1]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in kept) + "Z"


def extract() -> dict[str, list[int | str]]:
    """Return advance width and outline of each letter, in thousandths of an em, y downwards."""
    fonts = importlib.import_module("fontTools.ttLib")
    pens = importlib.import_module("fontTools.pens.recordingPen")
    font = fonts.TTFont(FONT)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    letters: dict[str, list[int | str]] = {}
    for letter in LETTERS:
        glyph = glyphs[names[ord(letter)]]
        pen = pens.DecomposingRecordingPen(glyphs)
        glyph.draw(pen)
        outline = "".join(_outline(contour, scale) for contour in _contours(pen.value))
        letters[letter] = [round(glyph.width * scale), outline]
    return letters


def main() -> None:
    """Write the letters of the site's display font."""
    rows = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in extract().items())
    TARGET.write_text("{\n" + rows + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
