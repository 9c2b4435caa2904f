"""Where parts of a page meet: snow drifts, a skyline of pines, and the banners' scenes."""

import random

from parts.cottage import cottage
from parts.land import pine, shadow, snow_fill
from parts.palette import GOLD, HOLLY, SNOW
from parts.paper import envelope
from parts.sky import sparkle
from parts.street import fence, lantern_post, letter_box
from parts.svg import Art, at, curve, ellipse, land, path
from parts.things import gift

DRIFT = [(0, 58), (110, 40), (260, 22), (430, 30), (600, 54), (760, 62), (900, 48), (1060, 26),
         (1200, 22), (1330, 36), (1440, 50)]


def drift() -> Art:
    """A bank of snow, 1440 x 72, stretched to the width of the page; a bluish one lies behind."""
    art = Art(1440, 72, stretched=True)
    behind = [(x, 74 - y * 0.8) for x, y in DRIFT]
    art.add(land(behind, 73, "#dbe5f3", opacity=0.55), land(DRIFT, 73, SNOW))
    return art


def roof() -> Art:
    """Snow that hangs from above, 1440 x 48, stretched like the drift."""
    art = Art(1440, 48, stretched=True)
    hem = [(x, 8 + (y - 22) * 0.8) for x, y in DRIFT[::-1]]
    art.add(path(curve(hem) + "V-1H1440z", SNOW))
    return art


def skyline() -> Art:
    """A far and a near row of pines as silhouettes, 800 x 120; it repeats without a seam."""
    art = Art(800, 120)
    rng = random.Random(12)
    for low, high, fill in ((56, 108, "#000"), (34, 74, "#000")):
        data, x = "M0 121V112", 6.0
        while x < 756:
            tall = rng.uniform(low, high)
            half = min(tall * rng.uniform(0.19, 0.25), (796 - x) / 2)
            top, middle = 114 - tall, x + half
            data += (f"L{x:.0f} 114L{middle - half * 0.42:.0f} {top + tall * 0.56:.0f}"
                f"H{middle - half * 0.6:.0f}L{middle:.0f} {top:.0f}L{middle + half * 0.6:.0f} "
                f"{top + tall * 0.56:.0f}H{middle + half * 0.42:.0f}L{x + half * 2:.0f} 114")
            x += half * rng.uniform(1.5, 2.6)
        art.add(path(data + "L800 112V121z", fill, opacity=0.24))
    return art


def _hills(art: Art) -> tuple[str, str]:
    """The far and the near snowfield a banner's things stand on."""
    far = land([(0, 402), (60, 344), (160, 292), (330, 300), (520, 262), (640, 292)], 400,
        snow_fill(art, 0.5))
    near = land([(0, 404), (110, 370), (220, 346), (380, 352), (560, 330), (640, 344)], 400,
        snow_fill(art, 0.06))
    return far, near


def banner_letter() -> Art:
    """A letter box in the snow and a letter on its way, 640 x 400 on a clear ground."""
    art = Art(640, 400)
    tree = art.symbol(pine(art, dark=0.25))
    far, near = _hills(art)
    art.add(far, art.use(tree, 112, 316, 0.9), art.use(tree, 186, 298, 0.62),
        art.use(tree, 566, 284, 1.05), art.use(tree, 624, 300, 0.7), near)
    art.add(shadow(382, 366, 170, 14), at(410, 368, letter_box(art), scale=1.24))
    art.add(shadow(232, 372, 60), at(246, 374, lantern_post(art), scale=0.78))
    trail = "M30 150C90 60 170 70 214 116"
    art.add(path(trail, stroke=GOLD, stroke_width=4, stroke_dasharray="2 12",
            stroke_linecap="round", opacity=0.85),
        at(262, 120, envelope(art), turn=-10, scale=0.62))
    art.add(sparkle(330, 60, 13), sparkle(196, 46, 9), sparkle(520, 96, 11), sparkle(470, 50, 7))
    return art


def banner_cottage() -> Art:
    """A lit cottage between pines, 640 x 400 on a clear ground."""
    art = Art(640, 400)
    tree = art.symbol(pine(art, dark=0.25))
    lit = art.symbol(pine(art, lights=True))
    far, near = _hills(art)
    art.add(far, art.use(tree, 104, 318, 1.05), art.use(tree, 180, 300, 0.72),
        art.use(tree, 556, 286, 1.2), art.use(tree, 618, 300, 0.86))
    art.add(shadow(330, 318, 330, 16, 0.25), at(336, 318, cottage(art), scale=0.78), near)
    warm = art.radial((0, GOLD, 0.7), (0.5, GOLD, 0.26), (1, GOLD, 0))
    art.add(ellipse(310, 344, 170, 26, warm))
    art.add(shadow(500, 366, 120, 10), art.use(lit, 512, 368, 0.92),
        at(452, 372, gift(art, 40, 34, HOLLY, GOLD)), at(150, 372, fence(art, 4), scale=0.7))
    art.add(sparkle(110, 120, 10), sparkle(560, 40, 9), sparkle(470, 90, 7))
    return art


PICTURES = {
    "edge-drift": drift,
    "edge-roof": roof,
    "edge-skyline": skyline,
    "banner-letter": banner_letter,
    "banner-cottage": banner_cottage,
}
