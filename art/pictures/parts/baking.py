"""Cookies and sweets. Each lies around its middle unless its docstring says otherwise."""

import random

from parts.palette import (
    BARK_300,
    BARK_400,
    BARK_700,
    GOLD,
    HOLLY,
    HOLLY_700,
    PINE_400,
    PINE_600,
    SNOW,
    mix,
)
from parts.svg import Art, at, circle, ellipse, line, path, poly, rect, star_path

GINGER = "#b5743a"


def plate(width: float, color: str = SNOW) -> str:
    """A plate seen from slightly above."""
    w = width / 2
    rim = mix(color, "#8fa9d4", 0.25)
    return (
        ellipse(4, 8, w * 1.04, w * 0.27, "#1b0f08", opacity=0.28)
        + ellipse(0, 2, w, w * 0.26, rim)
        + ellipse(0, -3, w, w * 0.25, color)
        + ellipse(0, -2, w * 0.74, w * 0.165, mix(color, "#8fa9d4", 0.16))
    )


def icing(points: str, width: float = 5) -> str:
    """A line of white icing."""
    return path(points, stroke=SNOW, stroke_width=width, stroke_linecap="round",
        stroke_linejoin="round")


def gingerbread_person(art: Art) -> str:
    """A gingerbread person 220 high around its middle."""
    dough = art.linear((0, mix(GINGER, "#ffffff", 0.12)), (1, mix(GINGER, "#3c2417", 0.18)),
        slant=True)
    shape = ("M0 -112C30 -112 48 -90 46 -66C45 -54 40 -46 34 -40C52 -38 74 -46 88 -40C104 "
        "-32 102 -8 86 -4"
        "C70 0 54 -6 42 -2C42 16 46 30 58 56C70 80 66 100 46 106C26 110 14 92 0 66C-14 "
        "92 -26 110 -46 106"
        "C-66 100 -70 80 -58 56C-46 30 -42 16 -42 -2C-54 -6 -70 0 -86 -4C-102 -8 -104 "
        "-32 -88 -40C-74 -46 -52 -38 -34 -40C-40 -46 -45 -54 -46 -66C-48 -90 -30 -112 0 -112z")
    out = (path(shape, "#1b0f08", opacity=0.25, transform="translate(6 8)")
        + path(shape, mix(GINGER, "#3c2417", 0.35), transform="translate(2 4)")
        + path(shape, dough))
    out += (circle(-16, -76, 6, BARK_700) + circle(16, -76, 6, BARK_700)
        + icing("M-18 -58Q0 -42 18 -58"))
    out += (ellipse(-28, -64, 7, 5, HOLLY, opacity=0.45) + ellipse(28, -64, 7, 5, HOLLY,
            opacity=0.45))
    out += icing("M-84 -34Q-78 -22 -84 -10M-70 -34Q-64 -20 -70 -6M84 -34Q78 -22 84 -10M70 -34Q64 "
        "-20 70 -6")
    out += icing("M-60 84Q-48 76 -34 92M60 84Q48 76 34 92M-54 66Q-44 60 -30 74M54 66Q44 60 30 74")
    return (out + circle(0, -24, 7.5, HOLLY) + circle(0, 0, 7.5, PINE_400)
        + circle(0, 24, 7.5, HOLLY))


def star_cookie(size: float, color: str = GINGER) -> str:
    """A star-shaped cookie with an icing outline around its middle."""
    soft = {"stroke_linejoin": "round"}
    base = poly(star_path(5, size, size * 0.56), mix(color, "#3c2417", 0.3),
        stroke=mix(color, "#3c2417", 0.3), stroke_width=size * 0.3, transform="translate(2 4)",
        **soft)
    top = poly(star_path(5, size, size * 0.56), color, stroke=color, stroke_width=size * 0.28,
        **soft)
    ring = poly(star_path(5, size * 0.74, size * 0.42), "none", stroke=SNOW,
        stroke_width=size * 0.11, **soft)
    return base + top + ring + circle(0, 0, size * 0.13, GOLD)


def chip_cookie(art: Art, radius: float, seed: int) -> str:
    """A chocolate chip cookie lying on the origin's plane, seen from slightly above."""
    rng = random.Random(seed)
    r = radius
    dough = art.radial((0, "#eebf7c"), (0.7, "#d99a52"), (1, "#b97a38"), x=0.45, y=0.35, radius=0.7)
    out = ellipse(0, r * 0.1, r, r * 0.62, "#8a5526") + ellipse(0, 0, r, r * 0.6, dough)
    for _ in range(8):
        x, y = rng.uniform(-0.66, 0.66) * r, rng.uniform(-0.34, 0.34) * r
        size = rng.uniform(0.09, 0.14) * r
        out += (ellipse(x, y, size, size * 0.78, BARK_700) + ellipse(x - size * 0.3, y - size * 0.3,
                size * 0.3, size * 0.2, BARK_300))
    return out


def marshmallow() -> str:
    """A marshmallow around its middle."""
    return rect(-15, -10, 30, 24, "#e7dfe6", 9) + rect(-15, -13, 30, 19, SNOW, 9)


def plum(art: Art, radius: float, color: str = "#7b3fa0") -> str:
    """A sugared plum sweet around its middle."""
    r = radius
    skin = art.radial((0, mix(color, "#ffffff", 0.5)), (0.5, color),
        (1, mix(color, "#1b0f28", 0.45)), x=0.38, y=0.3, radius=0.75)
    grains = "".join(circle(r * x, r * y, 1.9, SNOW, opacity=0.9)
        for x, y in ((-0.5, 0.1), (-0.1, -0.4), (0.3, -0.1), (0.1, 0.4), (0.55, 0.3), (-0.3, 0.55),
            (0.45, -0.5), (-0.62, -0.3)))
    return circle(0, 0, r, skin) + grains


def rolling_pin() -> str:
    """A rolling pin 240 long around its middle."""
    return (rect(-120, -8, 240, 16, BARK_400, 8) + rect(-78, -19, 156, 38, BARK_300, 14)
        + rect(-78, -19, 156, 13, mix(BARK_300, "#ffffff", 0.28), 7)
        + circle(-116, 0, 10, HOLLY_700) + circle(116, 0, 10, HOLLY_700))


def cinnamon(length: float) -> str:
    """A rolled stick of cinnamon around its middle."""
    n = length / 2
    return (rect(-n, -9, length, 18, "#8f5227", 8) + rect(-n, -9, length, 6, "#b06c38", 3)
        + line([(-n + 8, 1), (n - 8, 1)], "#6a3a1a", 3) + ellipse(n - 2, 0, 5, 9, "#6a3a1a")
        + ellipse(n - 1, 0, 2.4, 5, "#b06c38"))


def leafy(turn: float = 0, scale: float = 1) -> str:
    """A sprig of herbs along the origin's line to the right."""
    stem = line([(0, 0), (40, -6), (86, -4)], PINE_600, 4)
    leaves = "".join(ellipse(x, -4 + s * 9, 13, 6.5, PINE_400 if s < 0 else "#3f9a6c",
            transform=f"rotate({s * 32} {x} {-4 + s * 9})") for x in (18, 38, 58, 76)
        for s in (-1, 1))
    return at(0, 0, stem, leaves, ellipse(94, -4, 13, 6, PINE_400), turn=turn, scale=scale)
