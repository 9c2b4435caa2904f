"""Festive figures of other countries: Lucia, the parol lantern."""

from parts.palette import CREAM, EMBER, GOLD, GOLD_300, HOLLY, HOLLY_700, PINE_400, SNOW, mix
from parts.people import face
from parts.svg import Art, at, blob, circle, line, path, poly, rect, star_path
from parts.things import flame


def lucia(art: Art, skin: str, hair: str, *, crown: bool) -> str:
    """A child in a white gown with a red sash, holding a candle, 260 high."""
    gown = path("M-32 -134Q0 -146 32 -134Q44 -96 76 0Q0 16 -76 0Q-44 -96 -32 -134z",
        art.linear((0, "#ffffff"), (1, "#a3b6dc")))
    sash = (path("M-36 -98Q0 -88 36 -98L39 -84Q0 -74 -39 -84z", HOLLY)
        + path("M8 -84L24 -86L30 -20L12 -18z", HOLLY_700))
    sleeves = (line([(-30, -122), (-40, -98), (-12, -84)], "#eef2f7", 24)
        + line([(30, -122), (40, -98), (12, -84)], "#eef2f7", 24))
    stick = rect(-5, -132, 10, 44, CREAM, 3) + flame(art, 0, -132, 0.55) if not crown else ""
    hands = circle(-7, -82, 12, skin) + circle(9, -82, 12, skin)
    mane = blob([(-44, -20), (0, -48), (44, -20), (52, 30), (46, 66), (20, 56), (-20, 56),
            (-46, 66), (-52, 30)], hair)
    fringe = blob([(-43, -6), (-42, -30), (-20, -46), (14, -47), (40, -30), (43, -6), (36, -16),
            (22, -27), (-4, -24), (-28, -20)], hair)
    head = mane + circle(0, 0, 42, skin) + fringe + face(skin)
    if crown:
        lights = "".join(rect(x - 5, y - 34, 10, 34, SNOW, 3) + flame(art, x, y - 34, 0.6)
            for x, y in ((-34, -34), (-17, -42), (0, -45), (17, -42), (34, -34)))
        head += (lights + path("M-46 -26Q0 -52 46 -26L44 -14Q0 -40 -44 -14z", PINE_400)
            + "".join(circle(x, y, 4, HOLLY) for x, y in ((-30, -30), (-10, -37), (12, -37),
                    (31, -29))))
    else:
        head += path("M-45 -24Q0 -48 45 -24L44 -17Q0 -40 -44 -17z", GOLD)
    return gown + sash + sleeves + stick + hands + at(0, -174, head)


def parol(art: Art, turn: float) -> str:
    """A star lantern in a ring with two paper tails, 280 across around its middle."""
    colors = ("#e0487f", GOLD, "#3aa0d8", PINE_400, EMBER)
    ring = (circle(0, 0, 128, "none", stroke=GOLD, stroke_width=9)
        + "".join(at(0, 0, circle(0, -128, 13, colors[i % 5]), circle(0, -128, 5, CREAM),
                turn=i * 36) for i in range(10)))
    facets = ""
    corners = star_path(5, 116, 52)
    for i in range(10):
        a, b = corners[i], corners[(i + 1) % 10]
        base = colors[(i + 1) // 2 % 5]
        facets += poly([(0, 0), a, b], base if i % 2 else mix(base, "#ffffff", 0.35))
    tails = ""
    for s in (-1, 1):
        strips = "".join(line([(s * 74 + dx, 112), (s * 78 + dx * 1.6, 172)], c, 6) for dx,
            c in ((-14, colors[0]), (-7, GOLD), (0, colors[2]), (7, SNOW), (14, colors[3])))
        tails += strips + circle(s * 74, 112, 13, GOLD)
    middle = art.radial((0, "#ffffff"), (0.5, GOLD_300), (1, GOLD))
    return (tails + ring + at(0, 0, facets, turn=turn) + circle(0, 0, 30, middle)
        + circle(0, 0, 13, HOLLY))
