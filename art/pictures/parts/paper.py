"""Paper and what writes on it: envelope, seal, letters, books, feather and ink.

Papers are centered on the origin unless their docstring says otherwise.
"""

from parts.palette import (
    BARK_300,
    BARK_400,
    BARK_700,
    CREAM,
    GOLD,
    HOLLY,
    HOLLY_700,
    PINE_400,
    SNOW,
    SNOW_200,
    mix,
)
from parts.svg import Art, at, blob, circle, ellipse, line, num, path, poly, rect


def star_mark() -> str:
    """A small gold star sign."""
    return path("M0 -13L3.8 -4.4L13 -3.6L6 2.4L8.2 11.4L0 6.6L-8.2 11.4L-6 2.4L-13 -3.6L-3.8 "
        "-4.4z", GOLD)


def envelope(art: Art, *, seal: str = HOLLY, paper: str = "#fff3d9") -> str:
    """A sealed envelope 200 wide and 136 high around its middle."""
    low, edge = mix(paper, BARK_300, 0.22), mix(paper, BARK_300, 0.42)
    return (rect(-100, -68, 200, 136, low, 10)
        + path("M-98 64L-14 -6H14L98 64Q96 68 90 68H-90Q-96 68 -98 64z", mix(paper, BARK_300, 0.1))
        + path("M-97 -64Q-94 -68 -88 -68H88Q94 -68 97 -64L12 24Q0 34 -12 24z", edge)
        + path("M-97 -66Q-94 -68 -88 -68H88Q94 -68 97 -66L12 17Q0 27 -12 17z",
            art.linear((0, "#ffffff"), (1, paper))) + wax_seal(0, 16, 25, seal))


def wax_seal(x: float, y: float, radius: float, color: str = HOLLY) -> str:
    """A wax seal with a star pressed into it."""
    r = radius
    bumps = "".join(circle(x + dx * r * 0.78, y + dy * r * 0.78, r * 0.34, color) for dx,
        dy in ((1, 0.1), (0.6, 0.8), (-0.3, 0.96), (-0.95, 0.4), (-0.85, -0.55), (0, -1),
            (0.75, -0.7)))
    return (
        bumps
        + circle(x, y, r, color)
        + circle(x, y, r * 0.76, mix(color, "#000000", 0.22))
        + at(x, y + r * 0.03, star_mark(), scale=r / 22)
    )


def sheet(width: float, height: float, *, lines: int = 6, paper: str = CREAM,
        ink: str = BARK_400) -> str:
    """A written letter centred on the origin; its lines end unevenly."""
    w, h = width, height
    out = (rect(-w / 2 + 3, -h / 2 + 4, w, h, "#1b0f08", 5, opacity=0.22) + rect(-w / 2, -h / 2, w,
            h, paper, 5))
    gap = h * 0.74 / max(lines, 1)
    for i in range(lines):
        share = (0.42, 0.78, 0.7, 0.8, 0.62, 0.76, 0.5)[i % 7]
        out += rect(-w * 0.4, -h * 0.36 + i * gap, w * share, max(h * 0.022, 2.6), ink, 1.5,
            opacity=0.65)
    return out


def handwriting(ink: str = "#6b4a35") -> str:
    """Handwriting for a sheet of 214 x 250: greeting, four lines, signature."""
    rows = ((-82, -84, 3), (-82, -48, 6), (-82, -20, 5), (-82, 8, 6), (-82, 36, 4), (-10, 74, 3))
    return "".join(path("M0 0" + "q7 -9 14 0q7 7 13 -1" * n, stroke=ink, stroke_width=4.5,
            stroke_linecap="round", transform=f"translate({x} {y})") for x, y, n in rows)


def quill(length: float = 190, color: str = SNOW_200) -> str:
    """A feather pen, its nib at the origin, leaning to the right."""
    n = length
    vane = blob([(n * 0.16, -n * 0.3), (n * 0.16, -n * 0.55), (n * 0.34, -n * 0.86),
            (n * 0.62, -n * 1.06), (n * 0.6, -n * 0.78), (n * 0.46, -n * 0.52),
            (n * 0.26, -n * 0.34)], color)
    dark = blob([(n * 0.18, -n * 0.32), (n * 0.38, -n * 0.64), (n * 0.61, -n * 1.03),
            (n * 0.59, -n * 0.78), (n * 0.46, -n * 0.52), (n * 0.27, -n * 0.34)],
        mix(color, "#6f8fc4", 0.4))
    spine = line([(0, 0), (n * 0.2, -n * 0.34), (n * 0.6, -n * 1.02)], "#b8935c", 4)
    return vane + dark + spine + poly([(0, 0), (12, -16), (5, -19)], BARK_700)


def ink_pot(art: Art) -> str:
    """A glass inkwell 60 wide."""
    glass = art.linear((0, "#3d5a99"), (1, "#14234a"))
    return (path("M-32 0Q-36 -30 -22 -42H22Q36 -30 32 0Q0 6 -32 0z", glass) + rect(-17, -56, 34, 16,
            "#1c2f5e", 4) + ellipse(0, -56, 17, 5, "#0b1530") + ellipse(-17, -22, 5, 11, SNOW,
            opacity=0.3))


def open_book(art: Art, width: float = 260, *, cover: str = HOLLY_700) -> str:
    """A big open book lying towards us, its lower edge on the origin."""
    w = width / 2
    left = art.linear((0, mix(CREAM, BARK_300, 0.12)), (0.8, CREAM),
        (1, mix(CREAM, BARK_300, 0.45)), across=True)
    right = art.linear((0, mix(CREAM, BARK_300, 0.45)), (0.2, CREAM),
        (1, mix(CREAM, BARK_300, 0.12)), across=True)
    top = w * 1.12
    out = path(f"M{num(-w - 10)} 4V{num(-top + 6)}H{num(w + 10)}V4Q{num(w / 2)} 12 0 10"
        f"Q{num(-w / 2)} 12 {num(-w - 10)} 4z", cover)
    out += path(f"M0 -2Q{num(-w / 2)} -22 {num(-w)} -4V{num(-top)}Q{num(-w / 2)} "
        f"{num(-top - 18)} 0 {num(-top + 4)}z", left)
    return (out
        + path(f"M0 -2Q{num(w / 2)} -22 {num(w)} -4V{num(-top)}Q{num(w / 2)} "
            f"{num(-top - 18)} 0 {num(-top + 4)}z", right))


def check(x: float, y: float, size: float, color: str = PINE_400) -> str:
    """A hand-made check mark."""
    return (line([(x - size * 0.5, y), (x - size * 0.1, y + size * 0.42)], color, size * 0.22)
        + line([(x - size * 0.1, y + size * 0.42), (x + size * 0.6, y - size * 0.5)], color,
            size * 0.22))


HEART = "M0 30C-42 -4 -36 -42 -12 -39C-3 -37 0 -27 0 -24C0 -27 3 -37 12 -39C36 -42 42 -4 0 30z"
"""Outline of a heart about 64 wide around its middle."""
