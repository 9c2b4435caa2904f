"""The frames scenes are set in: a soft round picture that sits well on snow and on night.

Scenes are 640 x 480, spot pictures 320 x 240 and drawn at twice that size.
"""

from parts.land import far_forest, pine, shadow, snow_fill
from parts.palette import BARK, BARK_300, BARK_400, BARK_700, NIGHT, NIGHT_500, NIGHT_700, mix
from parts.sky import moon, snowfall, stars
from parts.svg import Art, Point, curve, ellipse, land, path, rect

ROUND: list[Point] = [
    (318, 22), (470, 30), (585, 106), (618, 245), (584, 380), (462, 446), (314, 456), (160, 444),
    (52, 376), (22, 240), (62, 104), (172, 32),
]


OVAL = path(curve(ROUND, closed=True), "#000")
FULL = rect(0, 0, 640, 480, "#000")
"""For pictures that fill a card from edge to edge."""


def night(art: Art, *parts: str, seed: int = 1, moon_at: tuple[float, float,
            float] | None = None, shape: str = OVAL) -> str:
    """A night sky with stars (and moon) in the shape, the parts clipped to it."""
    fill = art.linear((0, "#1a2c60"), (0.55, "#2f4c8e"), (1, "#6e88bd"))
    out = rect(0, 0, 640, 480, fill) + stars(seed, 46, (50, 30, 600, 280))
    if moon_at:
        out += moon(art, *moon_at)
    return art.clip(shape, out, *parts)


def room(art: Art, *parts: str, wall: str = NIGHT_500, lamp: tuple[float, float] = (320,
            200), shape: str = OVAL) -> str:
    """An indoor picture in the shape, its wall lit from the lamp, the parts clipped to it."""
    fill = art.linear((0, mix(wall, NIGHT, 0.35)), (1, wall))
    light = art.glow(lamp[0], lamp[1], 330, "#ffd98f", 0.5)
    return art.clip(shape, rect(0, 0, 640, 480, fill), light, *parts)


def snowy_ground(art: Art, y: float = 380, *, trees: bool = True, seed: int = 3) -> str:
    """Far forest, middle hill with pines, and near snow whose crest lies at about y."""
    out = far_forest(seed, 0, 640, y - 52, 62, mix(NIGHT_500, NIGHT_700, 0.2))
    out += land([(0, y - 50), (160, y - 74), (360, y - 46), (640, y - 78)], 480,
        snow_fill(art, 0.5))
    if trees:
        tree = art.symbol(pine(art, dark=0.42))
        for x, dy, size in ((78, -52, 0.62), (130, -60, 0.82), (508, -58, 0.72), (562, -64, 0.95)):
            out += shadow(x - 14, y + dy - 1, 80 * size) + art.use(tree, x, y + dy, size)
    return (out + land([(0, y + 4), (180, y - 16), (400, y + 6), (640, y - 14)], 480,
            snow_fill(art, 0.04)))


def table(art: Art, y: float = 350, *, wood: str = BARK_400) -> str:
    """A wooden table top seen from slightly above, its far edge at y, down to the frame."""
    top = art.linear((0, mix(wood, "#ffffff", 0.1)), (1, mix(wood, BARK_700, 0.45)))
    out = (rect(0, y, 640, 480 - y, top) + rect(0, y, 640, 5, mix(wood, "#ffe0a3", 0.45),
            opacity=0.8))
    for i, (dy, x, w) in enumerate(((26, 60, 210), (46, 330, 250), (70, 120, 180), (92, 380, 150))):
        out += rect(x, y + dy, w, 3, BARK_700, 1.5, opacity=0.22 + i * 0.01)
    return out


def soft_shadow(x: float, y: float, rx: float, ry: float = 8) -> str:
    """The shadow of a thing that stands on wood."""
    return ellipse(x, y, rx, ry, "#1b0f08", opacity=0.3)


def flakes(seed: int) -> str:
    """Snow falling over a whole scene frame."""
    return snowfall(seed, 34, (60, 50, 590, 400))


def planks(art: Art, y: float = 384) -> str:
    """A wooden floor from y down."""
    fill = art.linear((0, BARK_400), (1, BARK))
    out = rect(0, y, 640, 480 - y, fill) + rect(0, y, 640, 4, BARK_300, opacity=0.6)
    for i in range(9):
        x = i * 82 - 20
        out += path(f"M{x + (320 - x) * 0.12:.0f} {y}L{x:.0f} 480", stroke=BARK_700,
            stroke_width=2.5, opacity=0.35)
    return out
