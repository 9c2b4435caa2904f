"""Full pictures to play in: a snowy night outdoors and a warm kitchen table."""

import random

from parts.frame import table
from parts.land import far_forest, pine, shadow, snow_fill
from parts.palette import (
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    NIGHT_500,
    NIGHT_700,
    PINE,
    PINE_400,
    PINE_600,
    SNOW,
    mix,
)
from parts.sky import aurora, moon, sky, stars
from parts.svg import Art, at, circle, ellipse, land, path, rect
from parts.things import bauble


def outdoors(seed: int, *, ground: float = 372, moon_at: tuple[float, float, float] | None = None,
        lights: bool = False) -> Art:
    """A full-bleed snowy night with forest and hills; near snow begins at ``ground``."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.3))
    if lights:
        art.add(aurora(art, -60, 190, 760, 160, seed=seed))
    art.add(stars(seed, 60, (0, 0, 640, 280)))
    if moon_at:
        art.add(moon(art, *moon_at))
    art.add(far_forest(seed, -10, 650, ground - 46, 66, mix(NIGHT_500, NIGHT_700, 0.3)))
    art.add(land([(0, ground - 40), (170, ground - 66), (380, ground - 40), (640, ground - 70)],
            480, snow_fill(art, 0.5)))
    return art


def near_snow(art: Art, y: float) -> str:
    """The foreground snow whose crest lies at about y."""
    return land([(0, y), (180, y - 14), (420, y + 6), (640, y - 10)], 480, snow_fill(art, 0.03))


def forest(art: Art, spots: tuple[tuple[float, float, float], ...], dark: float = 0.35) -> str:
    """Pines with shadows at each (x, y, scale)."""
    tree = art.symbol(pine(art, dark=dark))
    return "".join(shadow(x - 14 * s, y - 1, 110 * s) + art.use(tree, x, y, s) for x, y, s in spots)


def warm_floor(art: Art, x: float, y: float, rx: float, ry: float) -> str:
    """Window light lying on the snow."""
    return ellipse(x, y, rx, ry, art.radial((0, GOLD, 0.7), (0.5, GOLD, 0.26), (1, GOLD, 0)))


def kitchen(wall: str, *, seed: int, edge: float = 318, wood: str = "#a06a42",
        light: tuple[float, float] = (320, 150)) -> Art:
    """A table before a softly lit wall with lights out of focus and a fir garland."""
    art = Art(640, 480)
    fill = art.linear((0, mix(wall, "#0b1530", 0.45)), (1, mix(wall, "#ffe0a3", 0.1)))
    art.add(rect(0, 0, 640, 480, fill), art.glow(light[0], light[1], 360, "#ffd98f", 0.42))
    rng = random.Random(seed)
    for _ in range(15):
        color = rng.choice([GOLD, GOLD_300, EMBER, "#f0a9a0"])
        art.add(circle(rng.uniform(10, 630), rng.uniform(60, edge - 50), rng.uniform(9, 25), color,
                opacity=rng.choice([0.12, 0.18, 0.24])))
    art.add(_fir_garland(art, seed), table(art, edge, wood=wood))
    return art


def _fir_garland(art: Art, seed: int) -> str:
    """A fir garland along the top edge with baubles."""
    rng = random.Random(seed + 100)
    out = ""
    needles = {PINE: "", PINE_600: "", PINE_400: ""}
    for i in range(150):
        x = i * 4.4 - 8
        y = 18 + 20 * abs(((x / 213) % 1) * 2 - 1) ** 2 * -1 + 20
        color = list(needles)[i % 3]
        dx, dy = rng.uniform(-24, 24), rng.uniform(8, 26) * rng.choice([-0.7, 1])
        needles[color] += f"M{x:.0f} {y:.0f}l{dx:.0f} {dy:.0f}"
    for color, data in needles.items():
        out += path(data, stroke=color, stroke_width=6, stroke_linecap="round")
    hung = ((106, 40, 15, HOLLY), (213, 24, 12, GOLD), (320, 42, 15, "#3a5aa0"),
        (426, 24, 12, GOLD), (533, 40, 15, HOLLY))
    return out + "".join(at(x, y, bauble(art, r, c)) for x, y, r, c in hung)


def cloth(art: Art, color: str, y: float = 346) -> str:
    """A runner on the table with a woven edge."""
    fill = art.linear((0, mix(color, "#ffffff", 0.06)), (1, mix(color, "#000000", 0.24)))
    dots = "".join(path(f"M{x} 462l9 -10l9 10l-9 10z", SNOW, opacity=0.75)
        for x in range(40, 600, 44))
    return (path(f"M92 {y}H548L610 480H30z", fill) + dots + path(f"M92 {y}H548l4 8H88z", GOLD,
            opacity=0.75))
