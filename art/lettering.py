"""Draws santa_app/content/lettering.py: the certificates' hand lettering as SVG outlines.

    npm pack @fontsource/great-vibes && tar xzf fontsource-great-vibes-*.tgz
    pip install fonttools brotli
    python art/lettering.py package/files/great-vibes-latin-400-normal.woff2 \\
        > santa_app/content/lettering.py

A certificate opens in a window of its own that loads no file, so its title and Santa's
signature are shapes, not text. The font Great Vibes is under the OFL 1.1.
The product does not need this script to run.
"""

import sys
from collections.abc import Sequence

from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

EM = 120  # units of the outline to the font's em square: fine enough for print, and short
LINE = 96

LETTERINGS = {
    "NICE_TITLE": "Certificate of Niceness",
    "ELF_TITLE": "Official Elf Certificate",
    "SIGNATURE": "Santa Claus",
}

DOCSTRING = '''"""Lettering of the certificates as SVG outlines, drawn by art/lettering.py.

Each stands on a baseline at y = 0 and is as wide as its `_WIDTH` says. From the font Great
Vibes (OFL 1.1).
"""
'''

Point = tuple[float, float]


class ShortPathPen(BasePen):
    """Writes relative SVG commands in whole numbers, without a blank that can be left out."""

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.text = ""
        self._last = (0, 0)

    def _step(self, command: str, points: Sequence[Point]) -> None:
        start = self._last
        numbers: list[int] = []
        for x, y in points:
            self._last = (round(x), round(y))
            numbers += [self._last[0] - start[0], self._last[1] - start[1]]
        joined = "".join(
            str(number) if number < 0 or i == 0 else f" {number}"
            for i, number in enumerate(numbers)
        )
        self.text += command + joined

    def _moveTo(self, pt: Point) -> None:  # noqa: N802 - fontTools names it
        self._step("m", [pt])
        self._start = self._last

    def _lineTo(self, pt: Point) -> None:  # noqa: N802
        self._step("l", [pt])

    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:  # noqa: N802
        self._step("q", [pt1, pt2])

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:  # noqa: N802
        self._step("c", [pt1, pt2, pt3])

    def _closePath(self) -> None:  # noqa: N802
        self.text += "z"
        self._last = self._start


def lettered(text: str, font_path: str) -> tuple[str, int]:
    """Return the outline of `text` on a baseline at y = 0, and its width."""
    font = TTFont(font_path)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = EM / font["head"].unitsPerEm
    pen = ShortPathPen(glyphs)
    across = 0.0
    for character in text:
        glyph = glyphs[names[ord(character)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, across, 0)))
        across += glyph.width * scale
    return "M0 0" + pen.text, round(across)


def constant(name: str, path: str) -> str:
    """Return the Python assignment of a long text, wrapped."""
    lines = [path[start : start + LINE] for start in range(0, len(path), LINE)]
    return f"{name} = (\n" + "\n".join(f'    "{line}"' for line in lines) + "\n)\n"


def main() -> None:
    """Write the module to standard output; the font file is named on the command line."""
    out = [DOCSTRING]
    for name, text in LETTERINGS.items():
        path, width = lettered(text, sys.argv[1])
        out.append(constant(name, path) + f"{name}_WIDTH = {width}\n")
    sys.stdout.write("\n".join(out))


if __name__ == "__main__":
    main()
