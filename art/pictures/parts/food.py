"""Dishes, drinks and what they come in. Each stands on the origin."""

from parts.palette import (
    BARK_300,
    BARK_400,
    CREAM,
    EMBER,
    GOLD,
    HOLLY,
    HOLLY_700,
    ICE,
    PINE_400,
    SNOW,
    SNOW_200,
    mix,
)
from parts.svg import Art, at, blob, circle, ellipse, line, num, path, rect


def glass(art: Art, width: float, height: float, drink: str, *, level: float = 0.86,
        foam: str | None = None) -> str:
    """A tapered glass filled to ``level`` (0 to 1)."""
    w, h = width / 2, height
    b = w * 0.78
    top_w = b + (w - b) * level
    side = art.linear((0, mix(drink, "#6f8fc4", 0.28)), (0.3, drink), (0.8, drink),
        (1, mix(drink, "#6f8fc4", 0.35)), across=True)
    out = ellipse(4, 2, b * 1.2, b * 0.22, "#1b0f08", opacity=0.3)
    out += path(f"M{num(-w)} {num(-h)}H{num(w)}L{num(b)} -4Q0 8 {num(-b)} -4z", ICE, opacity=0.35)
    out += path(f"M{num(-top_w)} {num(-h * level)}H{num(top_w)}L{num(b - 3)} -8Q0 2 "
        f"{num(-b + 3)} -8z", side)
    out += ellipse(0, -h * level, top_w, top_w * 0.2, foam or mix(drink, "#ffffff", 0.55))
    out += ellipse(0, -h, w, w * 0.2, "none", stroke=SNOW, stroke_width=3, opacity=0.8)
    return (out + path(f"M{num(-w * 0.72)} {num(-h * 0.9)}L{num(-b * 0.7)} {num(-h * 0.16)}",
            stroke=SNOW, stroke_width=5, stroke_linecap="round", opacity=0.55))


def bowl(art: Art, width: float, color: str) -> str:
    """The outside of a bowl; what it holds is drawn before it, its rim at -0.42 width."""
    w = width / 2
    skin = art.linear((0, mix(color, "#000000", 0.15)), (0.3, mix(color, "#ffffff", 0.18)),
        (1, mix(color, "#000000", 0.3)), across=True)
    h = width * 0.42
    band = "".join(path(f"M{num(x)} {num(-h * 0.62)}l7 -8l7 8l-7 8z", SNOW)
        for x in (-w * 0.6, -w * 0.33, -w * 0.06, w * 0.2, w * 0.46))
    return (path(f"M{num(-w)} {num(-h)}H{num(w)}C{num(w)} {num(-h * 0.3)} {num(w * 0.5)} 0 "
            f"{num(w * 0.3)} 0H{num(-w * 0.3)}C{num(-w * 0.5)} 0 {num(-w)} {num(-h * 0.3)} "
            f"{num(-w)} {num(-h)}z", skin) + band)


def bowl_mouth(width: float, color: str) -> str:
    """The inside of a bowl, to be painted before its contents."""
    w = width / 2
    h = width * 0.42
    return (ellipse(6, 0, w * 0.62, w * 0.14, "#1b0f08", opacity=0.3) + ellipse(0, -h, w, w * 0.24,
            mix(color, "#ffffff", 0.3)) + ellipse(0, -h + 2, w * 0.93, w * 0.2,
            mix(color, "#000000", 0.3)))


def carrot(length: float = 170) -> str:
    """A carrot hanging down from the origin with its green top above."""
    n = length
    root = blob([(-24, 2), (-10, -8), (10, -8), (24, 2), (20, n * 0.36), (8, n * 0.8), (0, n),
            (-8, n * 0.8), (-20, n * 0.36)], "#ee7b2a")
    side = blob([(8, -6), (24, 2), (20, n * 0.36), (8, n * 0.8), (0, n), (6, n * 0.5)], "#d8641c")
    rings = "".join(line([(x, n * y), (x + w, n * y + 2)], "#c45614", 3.4) for x, y,
        w in ((-20, 0.16, 16), (4, 0.3, 14), (-14, 0.46, 12), (2, 0.6, 8)))
    top = ""
    for turn, scale in ((-34, 0.9), (30, 0.92), (-12, 1.08), (12, 1.1)):
        leaf = line([(0, 0), (2, -34), (0, -74)], PINE_400, 5)
        leaf += ("".join(ellipse(s * 10, y, 11, 6, PINE_400 if turn < 0 else "#3f9a6c",
                    transform=f"rotate({s * -34} {s * 10} {y})") for y in (-28, -44, -60)
                for s in (-1, 1)) + ellipse(0, -78, 6, 11, "#3f9a6c"))
        top += at(0, -2, leaf, turn=turn, scale=scale)
    edge = at(0, -3, root.replace("#ee7b2a", "#a8470d"), scale=1.07)
    return top + edge + root + side + rings


def honey_jar(art: Art) -> str:
    """A jar of honey 120 wide and 140 high with its dipper beside the rim."""
    amber = art.linear((0, "#f7c65a"), (0.5, "#eaa12e"), (1, "#b9701a"), across=True)
    out = (ellipse(4, 2, 64, 11, "#1b0f08", opacity=0.3)
        + at(26, -120, line([(0, 0), (44, -92)], BARK_300, 8), ellipse(48, -100, 10, 10, BARK_400)))
    out += path("M-52 -104H52Q62 -96 62 -80V-22Q62 0 40 0H-40Q-62 0 -62 -22V-80Q-62 -96 -52 -104z",
        amber)
    out += (rect(-56, -128, 112, 26, CREAM, 8)
        + path("M-60 -124Q0 -150 60 -124L66 -104Q34 -112 0 -104Q-34 -112 -66 -104z", HOLLY))
    out += "".join(circle(x, y, 4, SNOW) for x, y in ((-34, -122), (-8, -128), (20, -126),
            (44, -116), (-50, -112)))
    out += (rect(-40, -78, 80, 52, CREAM, 8) + path("M0 -66l16 9v18l-16 9l-16 -9v-18z", GOLD)
        + path("M0 -66l16 9v18l-16 9z", EMBER, opacity=0.5))
    return out + line([(-50, -86), (-50, -30)], SNOW, 6, opacity=0.5)


def turkey(art: Art) -> str:
    """A roast turkey 320 wide on the origin."""
    skin = art.radial((0, "#f2b25c"), (0.5, "#cf7f2c"), (1, "#8a4516"), x=0.4, y=0.26, radius=0.78)
    leg = art.radial((0, "#eba550"), (0.6, "#c47327"), (1, "#7f3f14"), x=0.4, y=0.3, radius=0.8)
    body = blob([(-140, -26), (-150, -76), (-104, -132), (-30, -156), (50, -150), (122, -110),
            (150, -54), (128, -10), (0, 4), (-110, -2)], skin)
    wing = (blob([(-60, -92), (-20, -112), (34, -96), (40, -62), (0, -44), (-52, -58)], leg)
        + path("M-46 -66Q-8 -46 34 -70", stroke="#7f3f14", stroke_width=4, stroke_linecap="round",
            opacity=0.5))
    drum = blob([(58, -76), (96, -118), (146, -108), (166, -70), (144, -34), (100, -24), (66, -42)],
        leg)
    bone = (line([(158, -74), (196, -92)], "#f3e2c4", 15) + circle(200, -100, 10, "#f3e2c4")
        + circle(206, -86, 10, "#f3e2c4"))
    frill = at(166, -78, "".join(rect(-4 + i * 7, -22, 8, 44, SNOW if i % 2 else SNOW_200, 4)
            for i in range(4)), turn=-25)
    gloss = (path("M-104 -96C-84 -124 -50 -138 -16 -140", stroke="#ffe2ad", stroke_width=9,
            stroke_linecap="round", opacity=0.75) + path("M92 -92Q108 -104 124 -98",
            stroke="#ffe2ad", stroke_width=7, stroke_linecap="round", opacity=0.7))
    return body + wing + bone + drum + frill + gloss


def pudding(art: Art) -> str:
    """A Christmas pudding 230 wide with white sauce on the origin."""
    dark = art.radial((0, "#7a4526"), (0.6, "#4a2615"), (1, "#2c140a"), x=0.4, y=0.3, radius=0.75)
    out = path("M-116 -8C-126 -108 -70 -190 0 -190C70 -190 126 -108 116 -8Q0 22 -116 -8z", dark)
    out += "".join(ellipse(x, y, 8, 6, c) for x, y, c in ((-84, -60, "#a8572c"),
            (-58, -26, HOLLY_700), (-20, -52, "#c98a3c"), (26, -28, "#a8572c"),
            (64, -56, HOLLY_700), (88, -84, "#c98a3c"), (-94, -98, "#c98a3c"), (48, -14, "#7f3f14"),
            (-34, -10, "#a8572c"), (86, -30, "#a8572c")))
    sauce = ("M-84 -122C-76 -166 -42 -196 0 -196C44 -196 78 -166 86 -120C90 -98 70 -90 66 "
        "-110C62 -128 48 -122 48 -100C48 -74 22 -72 20 -98C18 -116 2 -116 0 -96C-2 -60 -32 "
        "-62 -32 -92C-32 -116 -48 -122 -52 -104C-58 -82 -90 -96 -84 -122z")
    return (out + path(sauce, art.linear((0, "#ffffff"), (1, "#e9e1d2")))
        + path("M-62 -148C-52 -168 -34 -180 -12 -182", stroke="#ffffff", stroke_width=7,
            stroke_linecap="round"))
