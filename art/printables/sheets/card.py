"""A folded card as two printed pages: outside and inside, with crop and fold marks.

A card is 127 x 178 mm (5 x 7 in) when folded, so it fits a common envelope. Printed on both
sides, flipped on the short edge, the pages meet; the marks lie outside the card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.printables.kit.shapes import Drawing, Ink, box, group, render

PANEL, HIGH = 508, 712  # a panel of the card at four units to the millimeter

_CSS = """
.page { width: 297mm; height: 210mm }
.page svg { position: absolute; left: 14.5mm; top: 10mm; width: 268mm; height: 190mm }
text { stroke: none; text-anchor: middle }
.tag { font: 600 16px Nunito }
.hint { font: 600 15px Nunito; fill: #6f6a58 }
.wish { font: 700 40px "Mountains of Christmas" }
"""


@dataclass(frozen=True, kw_only=True, slots=True)
class Card:
    """A card's front, its ornament for back and inside, its greeting, and the ink for all."""

    front: Callable[[], Drawing]
    ornament: Callable[[], Drawing]
    wish: tuple[str, ...]
    color: str
    ink: Ink

    def preview(self) -> str:
        """Return the front as an SVG file."""
        edge = box(0, 0, PANEL, HIGH)
        picture = render(self.front().inside(edge), self.ink)
        rim = '<path fill="none" stroke="#d9d3c2" stroke-width="2" d="M1 1h506v710h-506z"/>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PANEL} {HIGH}"'
            f' width="{PANEL}" height="{HIGH}"><path fill="#fff" d="M0 0h{PANEL}v{HIGH}'
            f'h-{PANEL}z"/>'
            f"{picture}{rim}</svg>\n"
        )

    def build(self) -> tuple[str, str]:
        """Return the outside and the inside page with their style."""
        return _page(self._outside(), "Outside") + _page(self._inside(), "Inside"), _CSS

    def _outside(self) -> str:
        front = group(self.front().inside(box(0, 0, PANEL, HIGH))).at(PANEL, 0)
        back = self.ornament().scale(0.6).at(PANEL / 2, 540)
        return (
            render(group(front, back), self.ink, "o")
            + f'<text class="tag" x="254" y="620" fill="{self.color}">Made with love by</text>'
            + '<path d="M154 668h200" stroke="#8d8873" stroke-width="1.2"/>'
            + f'<text class="tag" x="254" y="692" fill="{self.color}">Letters to Santa</text>'
        )

    def _inside(self) -> str:
        middle = PANEL * 1.5
        lines = "".join(
            f'<path d="M{PANEL + 70} {y}h{PANEL - 140}" stroke="#8d8873" stroke-width="1.2"/>'
            for y in (392, 444, 496, 548)
        )
        wish = "".join(
            f'<text class="wish" x="{middle:g}" y="{200 + 50 * i}"'
            f' fill="{self.color}">{text}</text>'
            for i, text in enumerate(self.wish)
        )
        ornaments = group(
            self.ornament().scale(0.72).at(middle, 100), self.ornament().scale(1.5).at(254, 340)
        )
        return (
            render(ornaments, self.ink, "i")
            + wish
            + f'<text class="tag" x="{PANEL + 70}" y="346" fill="{self.color}"'
            + ' style="text-anchor:start">Dear</text>'
            + f'<path d="M{PANEL + 112} 348h{PANEL - 182}" stroke="#8d8873" stroke-width="1.2"/>'
            + lines
            + f'<text class="tag" x="{PANEL + 70}" y="612" fill="{self.color}"'
            + ' style="text-anchor:start">With love,</text>'
            + f'<path d="M{PANEL + 156} 614h{PANEL - 226}" stroke="#8d8873" stroke-width="1.2"/>'
        )


def _page(content: str, side: str) -> str:
    right, low = 2 * PANEL, HIGH
    corners = "".join(
        f"M{x + dx * 8} {y}h{dx * 18}M{x} {y + dy * 8}v{dy * 18}"
        for x, dx in ((0, -1), (right, 1))
        for y, dy in ((0, -1), (low, 1))
    )
    fold = f"M{PANEL} -8v-18M{PANEL} {low + 8}v18"
    return (
        f'<div class="page"><svg viewBox="-28 -24 {right + 56} {low + 48}" role="img"'
        f' aria-label="{side} of the card">{content}'
        f'<path d="{corners}" fill="none" stroke="#000" stroke-width="1"/>'
        f'<path d="{fold}" fill="none" stroke="#000" stroke-width="1.4" stroke-dasharray="5 4"/>'
        f'<text class="hint" x="{PANEL - 96}" y="-12">{side}</text>'
        f'<text class="hint" x="{PANEL + 96}" y="-12">fold on the dashes</text></svg></div>'
    )
