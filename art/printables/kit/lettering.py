"""Display letters as shapes, so that a picture carries its title without the font."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from art.printables.kit.shapes import Drawing, Pen, group, number

_PAIR = re.compile(r"(-?\d+) (-?\d+)")


@cache
def _letters() -> dict[str, tuple[int, str]]:
    text = Path(__file__).with_name("lettering.json").read_text(encoding="utf-8")
    return {letter: (int(width), outline) for letter, (width, outline) in json.loads(text).items()}


@dataclass(frozen=True, slots=True)
class Letters:
    """A line of letters, filled with a tone and outlined around all of them at once."""

    outline: str
    tone: str
    weight: float

    def render(self, pen: Pen, scale: float) -> str:
        """Return one path; its stroke is painted under the fill, so letters may touch."""
        width = number(2 * pen.ink.stroke_width(self.weight) / scale)
        stroke = f'stroke-width="{width}" paint-order="stroke"' if self.weight else 'stroke="none"'
        return f'<path d="{self.outline}" fill="{pen.ink.fill(self.tone)}" {stroke}/>'


def lettering(text: str, size: float, tone: str = "snow", weight: float = 1) -> Drawing:
    """Return `text` centered on the origin, on a baseline at y = 0, `size` units to the em.

    Raises KeyError when `lettering.json` lacks one of the letters.
    """
    x, outline = 0.0, ""
    for letter in text:
        width, shape = _letters()[letter]
        outline += _placed(shape, x, size)
        x += (width + (60 if weight else 15)) * size / 1000
    return group(Letters(outline, tone, weight)).at(-x / 2, 0)


def _placed(shape: str, x: float, size: float) -> str:
    def place(match: re.Match[str]) -> str:
        left, down = (int(value) * size / 1000 for value in match.groups())
        return f"{number(x + left)} {number(down)}"

    return _PAIR.sub(place, shape)
