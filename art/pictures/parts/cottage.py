"""The log cottage and the parts other houses share: warm windows, a wreath, a ribbon bow.

A house stands on the origin: (0, 0) is the middle of its threshold.
"""

from parts.palette import (
    BARK,
    BARK_700,
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    HOLLY_300,
    HOLLY_700,
    ICE,
    PINE,
    PINE_400,
    SNOW,
    SNOW_200,
    mix,
)
from parts.svg import Art, at, blob, circle, ellipse, path, poly, rect


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
    )
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
    return (path(eaves, plane) + path(gable, "#7f9acb", opacity=0.55, transform="translate(2 7)")
        + path(gable, front))


def _door(art: Art) -> str:
    return (art.glow(-50, -40, 62, GOLD, 0.35)
        + path("M-78 0V-62Q-78 -90 -50 -90Q-22 -90 -22 -62V0z", BARK_700)
        + path("M-73 0V-62Q-73 -85 -50 -85Q-27 -85 -27 -62V0z",
            art.linear((0, HOLLY), (1, HOLLY_700))) + rect(-51, -85, 2, 85, HOLLY_700)
        + circle(-33, -36, 3.2, GOLD) + wreath(-50, -56, 13) + rect(-88, -5, 76, 8, SNOW_200, 4))


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
        shape = [(96, -280), (90, -304), (108, -326), (98, -352), (120, -384), (112, -420),
            (146, -452), (176, -424), (158, -394), (146, -360), (132, -334), (136, -308),
            (112, -280)]
        plume = blob(shape, fade)
    bulbs = "".join(
        art.glow(x, y, 9, GOLD_300, 0.6) + circle(x, y, 3.6, color)
        for x, y, color in (
            (-118, -106, GOLD), (-98, -127, HOLLY_300), (-78, -148, GOLD_300), (-22, -148, GOLD),
            (-2, -127, GOLD_300), (18, -106, HOLLY_300),
        )
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


def elf_house(art: Art, wall: str, door: str, *, tall: float = 1.0) -> str:
    """A little round-doored house, 130 wide, with a crooked chimney, on the origin."""
    h = 78 * tall
    out = (path(f"M22 {-h - 92}l6 -26l18 4l-4 40z", "#7a4436")
        + path(f"M24 {-h - 118}q14 -12 28 4l-2 6l-24 -5z", SNOW))
    out += path(f"M-56 0V{-h}H56V0z", art.linear((0, mix(wall, "#ffffff", 0.1)),
            (1, mix(wall, "#000000", 0.24))))
    out += path(f"M-76 {-h + 4}C-50 {-h - 30} -28 {-h - 70} -6 {-h - 104}Q2 {-h - 114} 10 "
        f"{-h - 104}C30 {-h - 70} 52 {-h - 30} 76 {-h + 4}Q80 {-h + 16} 66 {-h + 14}Q56 "
        f"{-h + 22} 44 {-h + 12}Q30 {-h + 22} 16 {-h + 12}Q2 {-h + 22} -14 {-h + 12}Q-28 "
        f"{-h + 22} -42 {-h + 12}Q-54 {-h + 22} -66 {-h + 14}Q-80 {-h + 16} -76 {-h + 4}z",
        art.linear((0, "#ffffff"), (1, "#b4c8e8")))
    out += (circle(2, -h - 38, 13, BARK_700) + circle(2, -h - 38, 10, GOLD_300)
        + circle(-24, -32, 27, BARK_700) + rect(-51, -32, 54, 32, BARK_700))
    out += circle(-24, -32, 23, door) + rect(-47, -32, 46, 32, door) + circle(-10, -28, 3, GOLD)
    return out + window(art, 16, -h + 26, 28, 28)
