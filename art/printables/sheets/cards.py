"""Two cards: a full-color night flight, and a tree to color in."""

from __future__ import annotations

from art.printables.coloring.easy import hill
from art.printables.kit.animals import cat, reindeer, robin
from art.printables.kit.buildings import house
from art.printables.kit.inks import HOLLY, PINE, outlines, storybook
from art.printables.kit.lettering import lettering
from art.printables.kit.ornaments import bauble, gift
from art.printables.kit.shapes import Drawing, Part, box, circle, group, line, path
from art.printables.kit.sleigh import sleigh
from art.printables.kit.winter import fir, gold_star, holly, snowflake
from art.printables.sheets.card import HIGH, PANEL, Card
from art.printables.sheets.paper import Sheet


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
