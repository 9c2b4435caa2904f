"""Two folded cards: a full-color night flight, and a tree to color in.

A card is 127 x 178 mm (5 x 7 in) when folded, so it fits a common envelope. The file has two
pages: the outside (back and front) and the inside. Printed on both sides, flipped on the short
edge, they meet; crop and fold marks lie outside the card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.printables.coloring.easy import hill
from art.printables.kit.animals import cat, reindeer, robin
from art.printables.kit.buildings import house
from art.printables.kit.inks import HOLLY, PINE, outlines, storybook
from art.printables.kit.lettering import lettering
from art.printables.kit.shapes import Drawing, Ink, Part, box, circle, group, line, path, render
from art.printables.kit.sleigh import sleigh
from art.printables.kit.toys import bauble, gift
from art.printables.kit.winter import fir, gold_star, holly, snowflake
from art.printables.sheets.paper import Sheet

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


def _night_flight() -> Drawing:
    """Santa over a sleeping village, the moon behind him."""
    sky = box(-10, -10, PANEL + 20, HIGH + 20).tint("midnight").thin(0)
    dusk = path("M-10 420C120 360 400 360 520 420L520 720L-10 720Z").tint("night").thin(0)
    specks = [
        circle(i * 0.618 % 1 * PANEL, 16 + i * 10.4, 1.2 + i % 3 * 0.6).tint("gold").thin(0)
        for i in range(46)
    ]
    stars = [
        gold_star(r).at(x, y).turn(t)
        for x, y, r, t in (
            (52, 60, 13, 8),
            (462, 52, 15, -10),
            (60, 250, 10, 0),
            (120, 300, 8, 12),
            (454, 226, 9, 0),
            (36, 420, 9, -8),
            (472, 470, 10, 10),
            (250, 236, 8, 0),
        )
    ]
    return group(
        sky,
        dusk,
        *specks,
        *stars,
        circle(330, 330, 112).tint("gold").thin(0),
        circle(318, 322, 98).tint("cream").thin(0),
        line("M206 398Q260 378 300 344L398 300").thin(0.8),
        reindeer("red").scale(0.5).turn(-16).at(402, 304),
        reindeer().scale(0.5).turn(-14).at(294, 350),
        sleigh().scale(0.74).turn(-10).at(138, 458),
        *_sleeping_village(),
        lettering("Merry", 88, "gold", 0).at(_center("Merry", 88), 104),
        lettering("Christmas", 88, "gold", 0).at(_center("Christmas", 88), 182),
    )


def _center(text: str, size: float) -> float:
    return PANEL / 2 + lettering(text, size, "gold", 0).x


def _sleeping_village() -> list[Part]:
    return [
        path("M-10 596C90 556 190 566 280 590C360 606 440 570 520 560L520 720L-10 720Z").tint(
            "ice"
        ),
        fir(110).at(40, 622),
        fir(86).at(300, 612),
        fir(120).at(476, 606),
        house(128, 66, 62).at(140, 650),
        house(120, 62, 60, "sky").at(396, 640),
        path("M-10 654C80 630 160 640 254 652C350 664 430 634 520 644L520 720L-10 720Z").tint(
            "snow"
        ),
        fir(84).at(262, 690),
        fir(62).at(222, 694),
        fir(70).at(488, 700),
        fir(58).at(22, 702),
    ]


def _sky_ornament() -> Drawing:
    return group(
        snowflake(54, 7),
        gold_star(16).at(-92, 14),
        gold_star(16).at(92, 14),
        gold_star(9).at(-58, -40),
        gold_star(9).at(58, -40),
    )


def _tree_to_color() -> Drawing:
    """A big tree with a cat and parcels, in outline."""
    tiers = [
        path(
            f"M0 {top}C{w * 0.22} {top + 70} {w * 0.6} {base - 46} {w} {base}"
            f"Q{w * 0.8} {base + 30} {w * 0.5} {base + 10}Q{w * 0.26} {base + 40} 0 {base + 16}"
            f"Q{-w * 0.26} {base + 40} {-w * 0.5} {base + 10}Q{-w * 0.8} {base + 30} {-w} {base}"
            f"C{-w * 0.6} {base - 46} {-w * 0.22} {top + 70} 0 {top}Z"
        ).tint("pine")
        for w, base, top in ((176, -50, -220), (144, -164, -324), (104, -266, -412))
    ]
    balls = [
        bauble(22, "band").at(-66, -74),
        bauble(21, "star").at(0, -66),
        bauble(22, "zigzag").at(92, -76),
        bauble(20, "star").at(-62, -184),
        bauble(21, "band").at(52, -180),
        bauble(18, "zigzag").at(-6, -282),
    ]
    tree = group(
        box(-24, -50, 48, 60).tint("brown"),
        tiers[0],
        *balls[:3],
        tiers[1],
        *balls[3:5],
        tiers[2],
        balls[5],
        gold_star(44).at(0, -418),
    )
    snow = [
        circle(x, y, 8)
        for x, y in (
            (54, 236),
            (110, 300),
            (60, 380),
            (450, 250),
            (404, 320),
            (456, 400),
            (150, 220),
            (356, 214),
        )
    ]
    return group(
        box(14, 14, PANEL - 28, HIGH - 28, 22),
        box(26, 26, PANEL - 52, HIGH - 52, 14).thin(0.8),
        group(hill([(0, 610), (130, 584), (260, 600), (390, 580), (508, 606)])).inside(
            box(26, 26, PANEL - 52, HIGH - 52, 14)
        ),
        *snow,
        tree.scale(0.95).at(254, 640),
        gift(84, 60, "red").at(336, 672),
        gift(56, 72, "pine").at(404, 664),
        cat().scale(0.62).at(106, 674),
        robin().scale(0.62).at(218, 676),
        lettering("Merry", 84).at(_outlined("Merry"), 106),
        lettering("Christmas", 84).at(_outlined("Christmas"), 182),
        box(26, 26, PANEL - 52, HIGH - 52, 14).tint("none"),
    )


def _outlined(text: str) -> float:
    return PANEL / 2 + lettering(text, 84).x


def _holly_ornament() -> Drawing:
    return group(
        holly(90),
        bauble(26, "star").at(-118, 30),
        bauble(26, "zigzag").at(118, 30),
        gold_star(14).at(-66, -50),
        gold_star(14).at(66, -50),
    )


STARRY_SLEIGH = Card(
    front=_night_flight,
    ornament=_sky_ornament,
    wish=("May your Christmas sparkle", "like a sky full of stars"),
    color=HOLLY,
    ink=storybook(2.2),
)
COLOR_ME_TREE = Card(
    front=_tree_to_color,
    ornament=_holly_ornament,
    wish=("Wishing you a merry", "and colorful Christmas"),
    color=PINE,
    ink=outlines(3.8),
)

SHEETS = (
    Sheet(
        slug="starry-sleigh",
        folder="cards",
        title="Starry Sleigh card",
        pages=2,
        build=STARRY_SLEIGH.build,
        landscape=True,
    ),
    Sheet(
        slug="color-me-tree",
        folder="cards",
        title="Color-Me Tree card",
        pages=2,
        build=COLOR_ME_TREE.build,
        landscape=True,
    ),
)
PREVIEWS = {"starry-sleigh": STARRY_SLEIGH.preview, "color-me-tree": COLOR_ME_TREE.preview}
