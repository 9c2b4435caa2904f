"""Food and kitchen things for the recipe pictures. Each stands on the origin."""

import random

from palette import (
    BARK, BARK_300, BARK_400, BARK_700, CREAM, EMBER, GOLD, GOLD_300, HOLLY, HOLLY_700, ICE, PINE, PINE_400, PINE_600,
    SNOW, SNOW_200, mix,
)  # fmt: skip
from svg import Art, at, blob, circle, ellipse, line, num, path, rect, star_path, poly
from nature import sparkle

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
    return path(points, stroke=SNOW, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def gingerbread_person(art: Art) -> str:
    """A gingerbread person 220 high around its middle."""
    dough = art.linear((0, mix(GINGER, "#ffffff", 0.12)), (1, mix(GINGER, "#3c2417", 0.18)), slant=True)
    shape = (
        "M0 -112C30 -112 48 -90 46 -66C45 -54 40 -46 34 -40C52 -38 74 -46 88 -40C104 -32 102 -8 86 -4"
        "C70 0 54 -6 42 -2C42 16 46 30 58 56C70 80 66 100 46 106C26 110 14 92 0 66C-14 92 -26 110 -46 106"
        "C-66 100 -70 80 -58 56C-46 30 -42 16 -42 -2C-54 -6 -70 0 -86 -4C-102 -8 -104 -32 -88 -40"
        "C-74 -46 -52 -38 -34 -40C-40 -46 -45 -54 -46 -66C-48 -90 -30 -112 0 -112z"
    )
    out = path(shape, "#1b0f08", opacity=0.25, transform="translate(6 8)") + path(shape, mix(GINGER, "#3c2417", 0.35), transform="translate(2 4)") + path(shape, dough)
    out += circle(-16, -76, 6, BARK_700) + circle(16, -76, 6, BARK_700) + icing("M-18 -58Q0 -42 18 -58")
    out += ellipse(-28, -64, 7, 5, HOLLY, opacity=0.45) + ellipse(28, -64, 7, 5, HOLLY, opacity=0.45)
    out += icing("M-84 -34Q-78 -22 -84 -10M-70 -34Q-64 -20 -70 -6M84 -34Q78 -22 84 -10M70 -34Q64 -20 70 -6")
    out += icing("M-60 84Q-48 76 -34 92M60 84Q48 76 34 92M-54 66Q-44 60 -30 74M54 66Q44 60 30 74")
    return out + circle(0, -24, 7.5, HOLLY) + circle(0, 0, 7.5, PINE_400) + circle(0, 24, 7.5, HOLLY)


def star_cookie(size: float, color: str = GINGER) -> str:
    """A star-shaped cookie with an icing outline around its middle."""
    soft = {"stroke_linejoin": "round"}
    base = poly(star_path(5, size, size * 0.56), mix(color, "#3c2417", 0.3), stroke=mix(color, "#3c2417", 0.3), stroke_width=size * 0.3, transform="translate(2 4)", **soft)
    top = poly(star_path(5, size, size * 0.56), color, stroke=color, stroke_width=size * 0.28, **soft)
    ring = poly(star_path(5, size * 0.74, size * 0.42), "none", stroke=SNOW, stroke_width=size * 0.11, **soft)
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
        out += ellipse(x, y, size, size * 0.78, BARK_700) + ellipse(x - size * 0.3, y - size * 0.3, size * 0.3, size * 0.2, BARK_300)
    return out


def glass(art: Art, width: float, height: float, drink: str, *, level: float = 0.86, foam: str | None = None) -> str:
    """A tapered glass filled to ``level`` (0 to 1)."""
    w, h = width / 2, height
    b = w * 0.78
    top_w = b + (w - b) * level
    side = art.linear((0, mix(drink, "#6f8fc4", 0.28)), (0.3, drink), (0.8, drink), (1, mix(drink, "#6f8fc4", 0.35)), across=True)
    out = ellipse(4, 2, b * 1.2, b * 0.22, "#1b0f08", opacity=0.3)
    out += path(f"M{num(-w)} {num(-h)}H{num(w)}L{num(b)} -4Q0 8 {num(-b)} -4z", ICE, opacity=0.35)
    out += path(f"M{num(-top_w)} {num(-h * level)}H{num(top_w)}L{num(b - 3)} -8Q0 2 {num(-b + 3)} -8z", side)
    out += ellipse(0, -h * level, top_w, top_w * 0.2, foam or mix(drink, "#ffffff", 0.55))
    out += ellipse(0, -h, w, w * 0.2, "none", stroke=SNOW, stroke_width=3, opacity=0.8)
    return out + path(f"M{num(-w * 0.72)} {num(-h * 0.9)}L{num(-b * 0.7)} {num(-h * 0.16)}", stroke=SNOW, stroke_width=5, stroke_linecap="round", opacity=0.55)


def cinnamon(length: float) -> str:
    """A rolled stick of cinnamon around its middle."""
    n = length / 2
    return rect(-n, -9, length, 18, "#8f5227", 8) + rect(-n, -9, length, 6, "#b06c38", 3) + line([(-n + 8, 1), (n - 8, 1)], "#6a3a1a", 3) + ellipse(n - 2, 0, 5, 9, "#6a3a1a") + ellipse(n - 1, 0, 2.4, 5, "#b06c38")


def bowl(art: Art, width: float, color: str) -> str:
    """The outside of a bowl; what it holds is drawn before it, its rim at -0.42 width."""
    w = width / 2
    skin = art.linear((0, mix(color, "#000000", 0.15)), (0.3, mix(color, "#ffffff", 0.18)), (1, mix(color, "#000000", 0.3)), across=True)
    h = width * 0.42
    band = "".join(path(f"M{num(x)} {num(-h * 0.62)}l7 -8l7 8l-7 8z", SNOW) for x in (-w * 0.6, -w * 0.33, -w * 0.06, w * 0.2, w * 0.46))
    return path(f"M{num(-w)} {num(-h)}H{num(w)}C{num(w)} {num(-h * 0.3)} {num(w * 0.5)} 0 {num(w * 0.3)} 0H{num(-w * 0.3)}C{num(-w * 0.5)} 0 {num(-w)} {num(-h * 0.3)} {num(-w)} {num(-h)}z", skin) + band


def bowl_mouth(width: float, color: str) -> str:
    """The inside of a bowl, to be painted before its contents."""
    w = width / 2
    h = width * 0.42
    return ellipse(6, 0, w * 0.62, w * 0.14, "#1b0f08", opacity=0.3) + ellipse(0, -h, w, w * 0.24, mix(color, "#ffffff", 0.3)) + ellipse(0, -h + 2, w * 0.93, w * 0.2, mix(color, "#000000", 0.3))


def carrot(length: float = 170) -> str:
    """A carrot hanging down from the origin with its green top above."""
    n = length
    root = blob([(-24, 2), (-10, -8), (10, -8), (24, 2), (20, n * 0.36), (8, n * 0.8), (0, n), (-8, n * 0.8), (-20, n * 0.36)], "#ee7b2a")
    side = blob([(8, -6), (24, 2), (20, n * 0.36), (8, n * 0.8), (0, n), (6, n * 0.5)], "#d8641c")
    rings = "".join(line([(x, n * y), (x + w, n * y + 2)], "#c45614", 3.4) for x, y, w in ((-20, 0.16, 16), (4, 0.3, 14), (-14, 0.46, 12), (2, 0.6, 8)))
    top = ""
    for turn, scale in ((-34, 0.9), (30, 0.92), (-12, 1.08), (12, 1.1)):
        leaf = line([(0, 0), (2, -34), (0, -74)], PINE_400, 5)
        leaf += "".join(ellipse(s * 10, y, 11, 6, PINE_400 if turn < 0 else "#3f9a6c", transform=f"rotate({s * -34} {s * 10} {y})") for y in (-28, -44, -60) for s in (-1, 1)) + ellipse(0, -78, 6, 11, "#3f9a6c")
        top += at(0, -2, leaf, turn=turn, scale=scale)
    edge = at(0, -3, root.replace("#ee7b2a", "#a8470d"), scale=1.07)
    return top + edge + root + side + rings


def marshmallow() -> str:
    """A marshmallow around its middle."""
    return rect(-15, -10, 30, 24, "#e7dfe6", 9) + rect(-15, -13, 30, 19, SNOW, 9)


def honey_jar(art: Art) -> str:
    """A jar of honey 120 wide and 140 high with its dipper beside the rim."""
    amber = art.linear((0, "#f7c65a"), (0.5, "#eaa12e"), (1, "#b9701a"), across=True)
    out = ellipse(4, 2, 64, 11, "#1b0f08", opacity=0.3) + at(26, -120, line([(0, 0), (44, -92)], BARK_300, 8), ellipse(48, -100, 10, 10, BARK_400))
    out += path("M-52 -104H52Q62 -96 62 -80V-22Q62 0 40 0H-40Q-62 0 -62 -22V-80Q-62 -96 -52 -104z", amber)
    out += rect(-56, -128, 112, 26, CREAM, 8) + path("M-60 -124Q0 -150 60 -124L66 -104Q34 -112 0 -104Q-34 -112 -66 -104z", HOLLY)
    out += "".join(circle(x, y, 4, SNOW) for x, y in ((-34, -122), (-8, -128), (20, -126), (44, -116), (-50, -112)))
    out += rect(-40, -78, 80, 52, CREAM, 8) + path("M0 -66l16 9v18l-16 9l-16 -9v-18z", GOLD) + path("M0 -66l16 9v18l-16 9z", EMBER, opacity=0.5)
    return out + line([(-50, -86), (-50, -30)], SNOW, 6, opacity=0.5)


def turkey(art: Art) -> str:
    """A roast turkey 320 wide on the origin."""
    skin = art.radial((0, "#f2b25c"), (0.5, "#cf7f2c"), (1, "#8a4516"), x=0.4, y=0.26, radius=0.78)
    leg = art.radial((0, "#eba550"), (0.6, "#c47327"), (1, "#7f3f14"), x=0.4, y=0.3, radius=0.8)
    body = blob([(-140, -26), (-150, -76), (-104, -132), (-30, -156), (50, -150), (122, -110), (150, -54), (128, -10), (0, 4), (-110, -2)], skin)
    wing = blob([(-60, -92), (-20, -112), (34, -96), (40, -62), (0, -44), (-52, -58)], leg) + path("M-46 -66Q-8 -46 34 -70", stroke="#7f3f14", stroke_width=4, stroke_linecap="round", opacity=0.5)
    drum = blob([(58, -76), (96, -118), (146, -108), (166, -70), (144, -34), (100, -24), (66, -42)], leg)
    bone = line([(158, -74), (196, -92)], "#f3e2c4", 15) + circle(200, -100, 10, "#f3e2c4") + circle(206, -86, 10, "#f3e2c4")
    frill = at(166, -78, "".join(rect(-4 + i * 7, -22, 8, 44, SNOW if i % 2 else SNOW_200, 4) for i in range(4)), turn=-25)
    gloss = path("M-104 -96C-84 -124 -50 -138 -16 -140", stroke="#ffe2ad", stroke_width=9, stroke_linecap="round", opacity=0.75) + path("M92 -92Q108 -104 124 -98", stroke="#ffe2ad", stroke_width=7, stroke_linecap="round", opacity=0.7)
    return body + wing + bone + drum + frill + gloss


def leafy(turn: float = 0, scale: float = 1) -> str:
    """A sprig of herbs along the origin's line to the right."""
    stem = line([(0, 0), (40, -6), (86, -4)], PINE_600, 4)
    leaves = "".join(ellipse(x, -4 + s * 9, 13, 6.5, PINE_400 if s < 0 else "#3f9a6c", transform=f"rotate({s * 32} {x} {-4 + s * 9})") for x in (18, 38, 58, 76) for s in (-1, 1))
    return at(0, 0, stem, leaves, ellipse(94, -4, 13, 6, PINE_400), turn=turn, scale=scale)


def plum(art: Art, radius: float, color: str = "#7b3fa0") -> str:
    """A sugared plum sweet around its middle."""
    r = radius
    skin = art.radial((0, mix(color, "#ffffff", 0.5)), (0.5, color), (1, mix(color, "#1b0f28", 0.45)), x=0.38, y=0.3, radius=0.75)
    grains = "".join(circle(r * x, r * y, 1.9, SNOW, opacity=0.9) for x, y in ((-0.5, 0.1), (-0.1, -0.4), (0.3, -0.1), (0.1, 0.4), (0.55, 0.3), (-0.3, 0.55), (0.45, -0.5), (-0.62, -0.3)))
    return circle(0, 0, r, skin) + grains


def rolling_pin() -> str:
    """A rolling pin 240 long around its middle."""
    return rect(-120, -8, 240, 16, BARK_400, 8) + rect(-78, -19, 156, 38, BARK_300, 14) + rect(-78, -19, 156, 13, mix(BARK_300, "#ffffff", 0.28), 7) + circle(-116, 0, 10, HOLLY_700) + circle(116, 0, 10, HOLLY_700)


def pudding(art: Art) -> str:
    """A Christmas pudding 230 wide with white sauce on the origin."""
    dark = art.radial((0, "#7a4526"), (0.6, "#4a2615"), (1, "#2c140a"), x=0.4, y=0.3, radius=0.75)
    out = path("M-116 -8C-126 -108 -70 -190 0 -190C70 -190 126 -108 116 -8Q0 22 -116 -8z", dark)
    out += "".join(ellipse(x, y, 8, 6, c) for x, y, c in ((-84, -60, "#a8572c"), (-58, -26, HOLLY_700), (-20, -52, "#c98a3c"), (26, -28, "#a8572c"), (64, -56, HOLLY_700), (88, -84, "#c98a3c"), (-94, -98, "#c98a3c"), (48, -14, "#7f3f14"), (-34, -10, "#a8572c"), (86, -30, "#a8572c")))
    sauce = "M-84 -122C-76 -166 -42 -196 0 -196C44 -196 78 -166 86 -120C90 -98 70 -90 66 -110C62 -128 48 -122 48 -100C48 -74 22 -72 20 -98C18 -116 2 -116 0 -96C-2 -60 -32 -62 -32 -92C-32 -116 -48 -122 -52 -104C-58 -82 -90 -96 -84 -122z"
    return out + path(sauce, art.linear((0, "#ffffff"), (1, "#e9e1d2"))) + path("M-62 -148C-52 -168 -34 -180 -12 -182", stroke="#ffffff", stroke_width=7, stroke_linecap="round")


