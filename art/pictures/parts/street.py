"""What stands outdoors: letter box, signpost, lantern, fence, candy pole.

Each is drawn around its foot: (0, 0) is the middle of where it touches the snow.
"""

from parts.palette import (
    BARK,
    BARK_300,
    BARK_400,
    BARK_700,
    CREAM,
    GOLD,
    HOLLY,
    HOLLY_700,
    SNOW,
    mix,
)
from parts.paper import envelope, star_mark
from parts.svg import Art, at, circle, line, path, rect


def letter_box(art: Art, *, text: bool = True) -> str:
    """A red pillar letter box for Santa, 190 high, with a letter in its slot."""
    body = art.linear((0, HOLLY_700), (0.35, "#c9303c"), (0.75, HOLLY), (1, HOLLY_700), across=True)
    dark = art.linear((0, "#5e0d15"), (0.5, HOLLY_700), (1, "#5e0d15"), across=True)
    out = rect(-50, -16, 100, 18, dark, 5) + rect(-42, -146, 84, 136, body, 4)
    out += rect(-50, -156, 100, 16, dark, 6)
    out += path("M-48 -152Q-46 -184 0 -186Q46 -184 48 -152z", body)
    out += path("M-54 -158C-56 -178 -30 -200 2 -198C34 -198 58 -180 54 -158C46 -150 38 -164 26 "
        "-158C14 -150 4 -164 -10 -158C-22 -150 -34 -164 -42 -156C-48 -152 -54 -152 -54 -158z", SNOW)
    out += rect(-28, -128, 56, 10, BARK_700, 4)
    out += at(4, -124, envelope(art), scale=0.28, turn=-8)
    out += rect(-32, -128, 64, 4, dark, 2)
    if text:
        out += rect(-28, -88, 56, 48, CREAM, 5) + at(0, -66, star_mark(), scale=0.9)
        out += rect(-18, -49, 36, 3, HOLLY, 1.5)
    return out


def signpost(art: Art, boards: list[tuple[float, int, str]]) -> str:
    """A wooden signpost 210 high; each board is (height, direction -1 or 1, color)."""
    post = art.linear((0, BARK_400), (1, BARK_700), across=True)
    out = rect(-9, -210, 18, 212, post, 5)
    for y, side, color in boards:
        face = mix(color, BARK_300, 0.15)
        plank = path("M-52 -20H46L72 0L46 20H-52Q-57 20 -57 15V-15Q-57 -20 -52 -20z", face)
        grain = (rect(-44, -6, 66, 3.4, mix(color, "#000000", 0.28), 1.7) + rect(-44, 5, 44, 3.4,
                mix(color, "#000000", 0.28), 1.7))
        snow = path("M-58 -18C-56 -30 -38 -26 -24 -28C-4 -32 18 -24 48 -26C54 -22 52 -17 44 -18"
            "C30 -14 22 -20 8 -17C-8 -13 -24 -20 -38 -16C-46 -13 -54 -13 -58 -18z", SNOW)
        out += at(0, y, plank, grain, flip=side < 0) + at(0, y, snow, flip=side < 0)
    return out + path("M-16 -208C-14 -224 12 -226 17 -208C10 -202 -8 -202 -16 -208z", SNOW)


def lantern_post(art: Art) -> str:
    """A street lantern 230 high with its light."""
    return (art.glow(0, -206, 110, GOLD, 0.6) + rect(-5, -180, 10, 182, "#1b2233", 3)
        + rect(-14, -10, 28, 12, "#1b2233", 4) + path("M-18 -184L-24 -228H24L18 -184z",
            art.linear((0, "#fff4c9"), (1, GOLD)))
        + path("M-18 -184L-24 -228M18 -184L24 -228M0 -184V-228", "none", stroke="#1b2233",
            stroke_width=4) + rect(-20, -188, 40, 8, "#1b2233", 3)
        + path("M-32 -228Q0 -268 32 -228z", "#1b2233")
        + path("M-34 -230C-24 -258 20 -262 34 -230C22 -222 12 -234 0 -228C-14 -222 -26 "
            "-236 -34 -230z", SNOW))


def fence(art: Art, count: int, gap: float = 34) -> str:
    """A picket fence from the origin to the right, snow on its tips."""
    wood = art.linear((0, BARK_400), (1, BARK))
    out = rect(-8, -42, count * gap, 8, BARK) + rect(-8, -20, count * gap, 8, BARK)
    for i in range(count):
        x = i * gap
        out += path(f"M{x - 8} 2V-50L{x} -60L{x + 8} -50V2z", wood)
        out += path(f"M{x - 11} -48Q{x - 8} -66 {x} -67Q{x + 8} -66 {x + 11} -48Q{x} -54 "
            f"{x - 11} -48z", SNOW)
    return out


def candy_pole(height: float) -> str:
    """A striped pole standing on the snow, with a gold ball."""
    out = rect(-8, -height, 16, height, SNOW, 3)
    y = -height + 6
    while y < -10:
        out += path(f"M-8 {y + 12:g}L8 {y:g}V{y + 12:g}L-8 {y + 24:g}z", HOLLY)
        y += 28
    return (out + circle(0, -height - 9, 12, GOLD) + line([(-4, -height - 13), (-2, -height - 15)],
            SNOW, 3))
