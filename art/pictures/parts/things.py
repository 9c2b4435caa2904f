"""Small festive things: gifts, candles, candy canes, mugs, baubles, stockings, bells.

Each stands on the origin unless its docstring says that it is centered there.
"""

from parts.cottage import bow_shape
from parts.palette import (
    BARK,
    BARK_300,
    BARK_700,
    CREAM,
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    PINE,
    PINE_400,
    SNOW,
    SNOW_200,
    mix,
)
from parts.svg import Art, at, circle, ellipse, line, num, path, rect


def gift(art: Art, width: float, height: float, paper: str, ribbon: str) -> str:
    """A wrapped box with lid, ribbon and bow."""
    w, h = width, height
    box = art.linear((0, paper), (0.55, paper), (1, mix(paper, "#000000", 0.25)), across=True)
    band = max(w * 0.16, 7)
    lid = h * 0.24
    return (
        rect(-w / 2, -h, w, h, box, 3)
        + rect(-band / 2, -h, band, h, ribbon)
        + rect(-w / 2, -h + lid, w, 5, "#000000", opacity=0.16)
        + rect(-w / 2 - 4, -h - 3, w + 8, lid, mix(paper, "#ffffff", 0.1), 4)
        + rect(-band / 2, -h - 3, band, lid, mix(ribbon, "#ffffff", 0.15))
        + at(0, -h - 4, bow_shape(ribbon), scale=w / 95)
    )


def candle(art: Art, height: float = 90, *, wax: str = CREAM, dish: bool = True) -> str:
    """A burning candle in a brass dish, with its light."""
    h = height
    body = art.linear((0, mix(wax, EMBER, 0.25)), (0.4, wax), (1, mix(wax, BARK_300, 0.4)),
        across=True)
    out = art.glow(0, -h - 26, 130, GOLD, 0.75)
    if dish:
        out += (ellipse(0, -4, 46, 11, "#a8772c") + ellipse(0, -7, 46, 10, GOLD)
            + ellipse(0, -8, 30, 6, "#b98536"))
        out += circle(48, -12, 10, "none", stroke=GOLD, stroke_width=5)
    out += path(f"M-17 -8V{num(-h)}Q0 {num(-h - 9)} 17 {num(-h)}V-8Q0 0 -17 -8z", body)
    out += path(f"M-17 {num(-h)}Q-15 {num(-h + 26)} -11 {num(-h + 12)}Q-8 {num(-h + 6)} -4 "
        f"{num(-h + 18)}Q0 {num(-h + 8)} 17 {num(-h + 2)}Q0 {num(-h - 9)} -17 {num(-h)}z",
        mix(wax, "#ffffff", 0.6))
    return out + line([(0, -h - 2), (0, -h - 12)], BARK_700, 3) + flame(art, 0, -h - 8)


def flame(art: Art, x: float, y: float, scale: float = 1) -> str:
    """A candle flame rising from (x, y)."""
    hot = art.linear((0, "#fff6d0"), (0.5, GOLD), (1, EMBER))
    outer = path("M0 0C-13 -2 -15 -16 -7 -27C-3 -33 0 -40 1 -46C7 -36 15 -24 13 -12C12 -4 7 0 0 0z",
        hot)
    return at(x, y, outer, path("M0 -1C-6 -3 -6 -11 -1 -19C5 -12 7 -4 0 -1z", "#fffbe6"),
        scale=scale)


def candy_cane(height: float = 120, color: str = HOLLY) -> str:
    """A striped cane standing on the origin, its crook to the right."""
    h = height
    shape = (f"M0 0V{num(-h * 0.68)}C0 {num(-h * 1.08)} {num(h * 0.42)} {num(-h * 1.08)} "
        f"{num(h * 0.42)} {num(-h * 0.7)}")
    width = h * 0.13
    base = path(shape, "none", stroke=SNOW, stroke_width=float(width), stroke_linecap="round")
    return (base + path(shape, "none", stroke=color, stroke_width=float(width),
            stroke_dasharray=f"{h * 0.1:.1f} {h * 0.11:.1f}"))


def bauble(art: Art, radius: float, color: str) -> str:
    """A hanging ball, its hook at the origin."""
    r = radius
    skin = art.radial((0, mix(color, "#ffffff", 0.45)), (0.5, color),
        (1, mix(color, "#000000", 0.35)), x=0.36, y=0.32, radius=0.75)
    return (rect(-r * 0.22, 0, r * 0.44, r * 0.3, GOLD, 2) + circle(0, r * 1.2, r, skin)
        + path(f"M{num(-r * 0.94)} {num(r * 1.1)}Q0 {num(r * 1.6)} {num(r * 0.94)} "
            f"{num(r * 1.1)}", "none", stroke=GOLD_300, stroke_width=float(r * 0.12), opacity=0.7))


def mug(art: Art, color: str = HOLLY, *, fill: str = BARK, steam: bool = True) -> str:
    """A round mug 90 wide and 84 high with a drink in it."""
    body = art.linear((0, mix(color, "#000000", 0.2)), (0.3, mix(color, "#ffffff", 0.12)),
        (1, mix(color, "#000000", 0.3)), across=True)
    out = path("M40 -66C80 -72 80 -18 38 -22", "none", stroke=mix(color, "#000000", 0.2),
        stroke_width=11)
    out += path("M-45 -80H45C46 -40 42 0 22 0H-22C-42 0 -46 -40 -45 -80z", body)
    out += "".join(path(f"M{num(x)} -38l6 -7l6 7l-6 7z", SNOW) for x in (-36, -18, 0, 18))
    out += ellipse(0, -80, 45, 11, mix(color, "#ffffff", 0.25)) + ellipse(0, -79, 39, 8.5, fill)
    if steam:
        out += steam_wisps(0, -92)
    return out


def steam_wisps(x: float, y: float, height: float = 60) -> str:
    """Three wisps of steam over (x, y)."""
    h = height
    out = ""
    for dx, tall in ((-18, 0.8), (2, 1.0), (20, 0.75)):
        out += line([(x + dx, y), (x + dx - 9, y - h * tall * 0.35),
                (x + dx + 7, y - h * tall * 0.7), (x + dx - 2, y - h * tall)], SNOW, 6, opacity=0.4)
    return out


def holly(scale: float = 1, *, turn: float = 0) -> str:
    """A sprig of holly centred on its three berries."""
    leaf = path("M0 0Q8 -14 16 -10Q22 -22 32 -15Q40 -26 48 -16Q58 -20 66 -6Q56 2 50 0Q44 12 34 5"
        "Q26 14 18 6Q8 10 0 0z", PINE_400)
    leaf += path("M2 0Q30 -8 62 -6", "none", stroke=PINE, stroke_width=2.4, stroke_linecap="round")
    berries = "".join(circle(x, y, 8.5, HOLLY) + circle(x - 2.6, y - 2.8, 2.3, "#f08c8c")
        for x, y in ((-7, -4), (8, -5), (1, 8)))
    return at(0, 0, at(0, 0, leaf, turn=-24) + at(0, 0, leaf, turn=8, flip=True) + berries,
        scale=scale, turn=turn)


def jingle_bell(art: Art, radius: float) -> str:
    """A round bell centred on the origin."""
    r = radius
    skin = art.radial((0, "#fff1c4"), (0.5, GOLD), (1, "#a8742a"), x=0.35, y=0.3, radius=0.8)
    slot = path(f"M{num(-r * 0.7)} {num(r * 0.25)}Q0 {num(r * 0.55)} {num(r * 0.7)} "
        f"{num(r * 0.25)}", "none", stroke=BARK, stroke_width=float(r * 0.13),
        stroke_linecap="round")
    return (circle(0, 0, r, skin) + slot + circle(0, r * 0.42, r * 0.14, BARK)
        + rect(-r * 0.16, -r * 1.22, r * 0.32, r * 0.34, "#c9963c", 2))


def stocking(color: str = HOLLY) -> str:
    """A stocking hanging from the origin, 120 long, toe to the right."""
    return (path("M-24 8H24V62Q24 76 44 84Q66 92 62 108Q58 120 34 118Q-4 114 -18 96Q-24 86 -24 70z",
            color) + path("M34 118Q58 120 62 108Q66 92 44 84Q34 96 34 118z", SNOW_200)
        + path("M-24 70Q-24 86 -18 96L2 78Q-8 68 -24 70z", mix(color, "#000000", 0.25))
        + rect(-29, -6, 58, 24, SNOW, 10) + path("M18 -4Q30 -22 34 -6", "none", stroke=SNOW,
            stroke_width=5))


def snowman(art: Art, *, scarf: str = HOLLY) -> str:
    """A snowman 220 high with hat, scarf and carrot."""
    ball = art.radial((0, "#ffffff"), (0.6, SNOW_200), (1, "#a9c0e6"), x=0.62, y=0.3, radius=0.8)
    arms = (line([(-48, -96), (-84, -122), (-104, -120)], BARK, 6)
        + line([(-84, -122), (-92, -140)], BARK, 5))
    arms += (line([(48, -96), (86, -118), (102, -142)], BARK, 6) + line([(86, -118), (106, -116)],
            BARK, 5))
    buttons = "".join(circle(2, y, 4.6, BARK_700) for y in (-110, -90, -70))
    head = (circle(0, -162, 38, ball) + circle(-13, -168, 4.6, BARK_700) + circle(13, -168, 4.6,
            BARK_700))
    head += (path("M-2 -164Q30 -162 40 -154Q20 -148 -2 -154z", EMBER)
        + path("M-16 -146Q-2 -136 14 -144", "none", stroke=BARK_700, stroke_width=3.6,
            stroke_linecap="round"))
    wrap = (path("M-40 -136Q0 -116 40 -136L42 -118Q0 -98 -42 -118z", scarf)
        + path("M14 -116L34 -120L40 -74L18 -72z", mix(scarf, "#000000", 0.15)))
    hat = (rect(-44, -200, 88, 11, "#1b2233", 5)
        + path("M-28 -198L-32 -246Q0 -254 32 -246L28 -198z", "#1b2233")
        + path("M-29 -212H29L28 -200H-28z", HOLLY))
    return (arms + ellipse(0, -40, 64, 52, ball) + circle(0, -96, 50, ball) + buttons + head + wrap
        + hat)


def note(color: str = GOLD, *, pair: bool = False) -> str:
    """A music note, 60 high, its head near the origin."""
    head = ellipse(0, 0, 12, 9, color, transform="rotate(-20)")
    if pair:
        second = ellipse(38, -6, 12, 9, color, transform="rotate(-20 38 -6)")
        return head + second + path("M8 -4V-58L50 -66V-10H44V-50L14 -44V-2z", color)
    return head + path("M8 -4V-60C14 -46 32 -44 28 -22C26 -32 18 -38 14 -38V-2z", color)


def flake(color: str) -> str:
    """A six-armed snowflake 88 across around its middle."""
    arm = (line([(0, 0), (0, -44)], color, 5) + line([(0, -26), (-12, -37)], color, 4.5)
        + line([(0, -26), (12, -37)], color, 4.5))
    return "".join(at(0, 0, arm, turn=i * 60) for i in range(6))
