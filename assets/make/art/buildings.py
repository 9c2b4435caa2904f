"""Houses and things that stand outdoors: cottage, letter box, signpost, lantern, fence.

Each is drawn around its foot: (0, 0) is the middle of where it touches the snow.
"""

from palette import (
    BARK,
    BARK_300,
    BARK_400,
    BARK_700,
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    HOLLY_300,
    HOLLY_700,
    ICE,
    NIGHT_500,
    PINE,
    PINE_400,
    PINE_600,
    SNOW,
    SNOW_200,
    mix,
)
from svg import Art, at, blob, circle, ellipse, line, path, poly, rect


def window(art: Art, x: float, y: float, width: float, height: float) -> str:
    """A warm window with its upper left corner at (x, y), bars and a snowy sill."""
    pane = art.radial((0, "#fff4c9"), (0.55, GOLD), (1, EMBER), x=0.5, y=0.6, radius=0.75)
    w, h = width, height
    return (
        art.glow(x + w / 2, y + h / 2, max(w, h) * 1.25, GOLD, 0.5)
        + rect(x - 4, y - 4, w + 8, h + 8, BARK_700, 3)
        + rect(x, y, w, h, pane, 1)
        + rect(x + w / 2 - 1.5, y, 3, h, BARK_700)
        + rect(x, y + h * 0.45, w, 3, BARK_700)
        + rect(x - 8, y + h + 2, w + 16, 6, SNOW, 3)
    )


def wreath(x: float, y: float, radius: float) -> str:
    """A wreath of leaves with berries and a red bow."""
    r = radius
    ring = circle(x, y, r, "none", stroke=PINE_400, stroke_width=r * 0.55)
    dark = circle(
        x, y, r, "none", stroke=PINE, stroke_width=r * 0.55,
        stroke_dasharray=f"{r * 0.28:.1f} {r * 0.36:.1f}", opacity=0.7,
    )  # fmt: skip
    berries = "".join(
        circle(x + dx * r, y + dy * r, r * 0.15, HOLLY)
        for dx, dy in ((-0.8, -0.6), (0.85, -0.5), (-0.95, 0.35), (0.9, 0.45), (0.1, -1.02))
    )
    bow = at(x, y + r, bow_shape(HOLLY), scale=r / 30)
    return ring + dark + berries + bow


def bow_shape(color: str) -> str:
    """A ribbon bow about 60 wide around its knot."""
    deep = mix(color, "#000000", 0.25)
    return (
        path("M-2 2L-18 30L-8 26L-3 33L5 4z", deep)
        + path("M2 2L18 30L8 26L3 33L-5 4z", deep)
        + path("M0 0C-10 -20 -34 -22 -31 -3C-30 14 -12 12 0 0z", color)
        + path("M0 0C10 -20 34 -22 31 -3C30 14 12 12 0 0z", color)
        + ellipse(0, 0, 6.5, 7, mix(color, "#ffffff", 0.15))
    )


def _walls(art: Art) -> str:
    """Log walls of the cottage: lit front with its gable, and the side in half shadow."""
    front = art.linear((0, "#7a4a2e"), (1, BARK))
    side = art.linear((0, "#4c2f20"), (1, BARK_700))
    out = poly([(10, -118), (160, -118), (160, 0), (10, 0)], side)
    out += poly([(-130, -118), (-50, -205), (30, -118), (30, 0), (-130, 0)], front)
    for y in range(-106, 0, 17):
        out += rect(-130, y, 160, 3, BARK_700, opacity=0.45)
        out += rect(30, y, 130, 3, "#23140c", opacity=0.4)
    return out


def _roof(art: Art) -> str:
    """Thick snow on the roof, its eaves hanging in soft lobes."""
    plane = art.linear((0, SNOW), (0.6, SNOW_200), (1, "#a9c0e6"))
    front = art.linear((0, SNOW), (1, ICE))
    eaves = (
        "M-50 -226L128 -226Q142 -226 150 -212L182 -118Q184 -104 172 -104Q164 -96 154 -105"
        "Q142 -94 130 -105Q120 -98 108 -105Q96 -94 84 -104Q72 -98 60 -105Q48 -96 40 -106L-40 -210z"
    )
    gable = (
        "M-50 -232Q-44 -232 -40 -226L50 -118Q54 -106 44 -104Q34 -98 28 -108L-50 -196"
        "L-128 -108Q-136 -98 -146 -104Q-156 -108 -150 -118L-60 -226Q-56 -232 -50 -232z"
    )
    return path(eaves, plane) + path(gable, "#7f9acb", opacity=0.55, transform="translate(2 7)") + path(gable, front)


def _door(art: Art) -> str:
    return (
        art.glow(-50, -40, 62, GOLD, 0.35)
        + path("M-78 0V-62Q-78 -90 -50 -90Q-22 -90 -22 -62V0z", BARK_700)
        + path("M-73 0V-62Q-73 -85 -50 -85Q-27 -85 -27 -62V0z", art.linear((0, HOLLY), (1, HOLLY_700)))
        + rect(-51, -85, 2, 85, HOLLY_700)
        + circle(-33, -36, 3.2, GOLD)
        + wreath(-50, -56, 13)
        + rect(-88, -5, 76, 8, SNOW_200, 4)
    )


def _drifts(art: Art) -> str:
    """Snow blown against the foot of the walls, leaving the door free."""
    white = art.linear((0, SNOW), (1, "#c3d4ee"))
    heaps = "M-146 8C-146 -12 -124 -20 -110 -14C-100 -12 -92 -4 -90 8z"
    right = "M-10 8C-6 -8 14 -18 34 -12C52 -8 62 -16 84 -12C110 -22 150 -26 172 8z"
    return path(heaps + right, white)


def cottage(art: Art, *, smoke: bool = True) -> str:
    """A log cottage 340 wide and 260 high with warm windows, wreath, lights and chimney smoke."""
    chimney = rect(84, -268, 34, 60, "#7a4436") + rect(104, -268, 14, 60, "#5c3028")
    chimney += rect(78, -278, 46, 14, SNOW, 7)
    plume = ""
    if smoke:
        fade = art.linear((0, SNOW_200, 0), (0.5, SNOW_200, 0.22), (1, SNOW_200, 0.6))
        shape = [(96, -280), (90, -304), (108, -326), (98, -352), (120, -384), (112, -420), (146, -452),
                 (176, -424), (158, -394), (146, -360), (132, -334), (136, -308), (112, -280)]
        plume = blob(shape, fade)
    bulbs = "".join(
        art.glow(x, y, 9, GOLD_300, 0.6) + circle(x, y, 3.6, color)
        for x, y, color in (
            (-118, -106, GOLD), (-98, -127, HOLLY_300), (-78, -148, GOLD_300), (-22, -148, GOLD),
            (-2, -127, GOLD_300), (18, -106, HOLLY_300),
        )  # fmt: skip
    )
    return (
        plume
        + chimney
        + _walls(art)
        + window(art, 66, -82, 52, 46)
        + window(art, -113, -68, 24, 36)
        + window(art, -12, -68, 24, 36)
        + window(art, -65, -150, 30, 30)
        + _door(art)
        + _roof(art)
        + bulbs
        + _drifts(art)
    )


def letter_box(art: Art, *, text: bool = True) -> str:
    """A red pillar letter box for Santa, 190 high, with a letter in its slot."""
    body = art.linear((0, HOLLY_700), (0.35, "#c9303c"), (0.75, HOLLY), (1, HOLLY_700), across=True)
    dark = art.linear((0, "#5e0d15"), (0.5, HOLLY_700), (1, "#5e0d15"), across=True)
    out = rect(-50, -16, 100, 18, dark, 5) + rect(-42, -146, 84, 136, body, 4)
    out += rect(-50, -156, 100, 16, dark, 6)
    out += path("M-48 -152Q-46 -184 0 -186Q46 -184 48 -152z", body)
    out += path("M-54 -158C-56 -178 -30 -200 2 -198C34 -198 58 -180 54 -158C46 -150 38 -164 26 -158C14 -150 4 -164 -10 -158C-22 -150 -34 -164 -42 -156C-48 -152 -54 -152 -54 -158z", SNOW)
    out += rect(-28, -128, 56, 10, BARK_700, 4)
    out += at(4, -124, envelope(art), scale=0.28, turn=-8)
    out += rect(-32, -128, 64, 4, dark, 2)
    if text:
        out += rect(-28, -88, 56, 48, CREAM, 5) + at(0, -66, star_mark(), scale=0.9)
        out += rect(-18, -49, 36, 3, HOLLY, 1.5)
    return out


def star_mark() -> str:
    """A small gold star sign."""
    return path("M0 -13L3.8 -4.4L13 -3.6L6 2.4L8.2 11.4L0 6.6L-8.2 11.4L-6 2.4L-13 -3.6L-3.8 -4.4z", GOLD)


def envelope(art: Art, *, seal: str = HOLLY, paper: str = "#fff3d9") -> str:
    """A sealed envelope 200 wide and 136 high around its middle."""
    low, edge = mix(paper, BARK_300, 0.22), mix(paper, BARK_300, 0.42)
    return (
        rect(-100, -68, 200, 136, low, 10)
        + path("M-98 64L-14 -6H14L98 64Q96 68 90 68H-90Q-96 68 -98 64z", mix(paper, BARK_300, 0.1))
        + path("M-97 -64Q-94 -68 -88 -68H88Q94 -68 97 -64L12 24Q0 34 -12 24z", edge)
        + path("M-97 -66Q-94 -68 -88 -68H88Q94 -68 97 -66L12 17Q0 27 -12 17z", art.linear((0, "#ffffff"), (1, paper)))
        + wax_seal(0, 16, 25, seal)
    )


def wax_seal(x: float, y: float, radius: float, color: str = HOLLY) -> str:
    """A wax seal with a star pressed into it."""
    r = radius
    bumps = "".join(
        circle(x + dx * r * 0.78, y + dy * r * 0.78, r * 0.34, color)
        for dx, dy in ((1, 0.1), (0.6, 0.8), (-0.3, 0.96), (-0.95, 0.4), (-0.85, -0.55), (0, -1), (0.75, -0.7))
    )
    return (
        bumps
        + circle(x, y, r, color)
        + circle(x, y, r * 0.76, mix(color, "#000000", 0.22))
        + at(x, y + r * 0.03, star_mark(), scale=r / 22)
    )


def signpost(art: Art, boards: list[tuple[float, int, str]]) -> str:
    """A wooden signpost 210 high; each board is (height, direction -1 or 1, color)."""
    post = art.linear((0, BARK_400), (1, BARK_700), across=True)
    out = rect(-9, -210, 18, 212, post, 5)
    for y, side, color in boards:
        face = mix(color, BARK_300, 0.15)
        plank = path("M-52 -20H46L72 0L46 20H-52Q-57 20 -57 15V-15Q-57 -20 -52 -20z", face)
        grain = rect(-44, -6, 66, 3.4, mix(color, "#000000", 0.28), 1.7) + rect(-44, 5, 44, 3.4, mix(color, "#000000", 0.28), 1.7)
        snow = path("M-58 -18C-56 -30 -38 -26 -24 -28C-4 -32 18 -24 48 -26C54 -22 52 -17 44 -18C30 -14 22 -20 8 -17C-8 -13 -24 -20 -38 -16C-46 -13 -54 -13 -58 -18z", SNOW)
        out += at(0, y, plank, grain, flip=side < 0) + at(0, y, snow, flip=side < 0)
    return out + path("M-16 -208C-14 -224 12 -226 17 -208C10 -202 -8 -202 -16 -208z", SNOW)


def lantern_post(art: Art) -> str:
    """A street lantern 230 high with its light."""
    return (
        art.glow(0, -206, 110, GOLD, 0.6)
        + rect(-5, -180, 10, 182, "#1b2233", 3)
        + rect(-14, -10, 28, 12, "#1b2233", 4)
        + path("M-18 -184L-24 -228H24L18 -184z", art.linear((0, "#fff4c9"), (1, GOLD)))
        + path("M-18 -184L-24 -228M18 -184L24 -228M0 -184V-228", "none", stroke="#1b2233", stroke_width=4)
        + rect(-20, -188, 40, 8, "#1b2233", 3)
        + path("M-32 -228Q0 -268 32 -228z", "#1b2233")
        + path("M-34 -230C-24 -258 20 -262 34 -230C22 -222 12 -234 0 -228C-14 -222 -26 -236 -34 -230z", SNOW)
    )


def fence(art: Art, count: int, gap: float = 34) -> str:
    """A picket fence from the origin to the right, snow on its tips."""
    wood = art.linear((0, BARK_400), (1, BARK))
    out = rect(-8, -42, count * gap, 8, BARK) + rect(-8, -20, count * gap, 8, BARK)
    for i in range(count):
        x = i * gap
        out += path(f"M{x - 8} 2V-50L{x} -60L{x + 8} -50V2z", wood)
        out += path(f"M{x - 11} -48Q{x - 8} -66 {x} -67Q{x + 8} -66 {x + 11} -48Q{x} -54 {x - 11} -48z", SNOW)
    return out


def candy_pole(height: float) -> str:
    """A striped pole standing on the snow, with a gold ball."""
    out = rect(-8, -height, 16, height, SNOW, 3)
    y = -height + 6
    while y < -10:
        out += path(f"M-8 {y + 12:g}L8 {y:g}V{y + 12:g}L-8 {y + 24:g}z", HOLLY)
        y += 28
    return out + circle(0, -height - 9, 12, GOLD) + line([(-4, -height - 13), (-2, -height - 15)], SNOW, 3)

