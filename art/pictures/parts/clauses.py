"""Santa and Mrs. Claus, drawn like the other people."""

from parts.palette import BARK_700, GOLD, HOLLY, HOLLY_700, PINE, SKIN_ROSY, SNOW, SNOW_200
from parts.people import arm, face, santa_hat
from parts.svg import Art, Point, at, blob, circle, ellipse, line, path, poly, rect


def santa_head(*, eyes: str = "open", mouth: str = "smile") -> str:
    """Santa's head with hat and beard, radius 42 around the origin."""
    beard = blob([(-44, 2), (-50, 28), (-38, 56), (-14, 72), (0, 78), (14, 72), (38, 56), (50, 28),
            (44, 2), (26, 12), (0, 10), (-26, 12)], SNOW)
    shade = blob([(-44, 34), (-26, 58), (0, 70), (26, 58), (44, 34), (36, 58), (12, 74), (0, 78),
            (-12, 74), (-36, 58)], "#cdd9ec", opacity=0.8)
    tash = path("M0 14C-10 6 -30 10 -34 26C-22 32 -8 30 0 20C8 30 22 32 34 26C30 10 10 6 0 14z",
        "#ffffff")
    tash += path("M-34 26C-22 32 -8 30 0 20C8 30 22 32 34 26C24 38 8 36 0 26C-8 36 -24 38 -34 26z",
        "#d9e3f2")
    brows = (line([(-24, -13), (-16, -16), (-8, -13)], SNOW, 5)
        + line([(8, -13), (16, -16), (24, -13)], SNOW, 5))
    lips = ellipse(0, 34, 7, 5 if mouth == "open" else 2.6, "#8a2a2a")
    skin = circle(0, 0, 42, SKIN_ROSY) + face(SKIN_ROSY, eyes=eyes)
    return (skin + beard + shade + lips + tash + ellipse(0, 9, 8, 6.5, "#e58f74") + brows
        + at(0, -4, santa_hat()))


def santa(art: Art, *, left: Point = (-72, -84), right: Point = (74, -150),
        eyes: str = "open") -> str:
    """Santa standing, 270 high, hands where they are told."""
    coat = art.linear((0, "#c9303c"), (1, HOLLY_700))
    legs = "".join(rect(x - 17, -50, 34, 38, HOLLY_700, 6)
        + path(f"M{x - 20} 0V-24Q{x} -32 {x + 20} -24L{x + 25} -8Q{x + 26} 0 {x + 16} 0z", BARK_700)
        for x in (-27, 25))
    body = blob([(-36, -138), (0, -146), (36, -138), (60, -100), (66, -56), (54, -36), (0, -32),
            (-54, -36), (-66, -56), (-60, -100)], coat)
    rim = path("M-64 -48Q0 -28 64 -48Q70 -34 62 -26Q0 -8 -62 -26Q-70 -34 -64 -48z", SNOW)
    strip = path("M-9 -146H9V-28H-9z", SNOW)
    belt = (path("M-65 -82Q0 -68 65 -82L66 -62Q0 -48 -66 -62z", BARK_700) + rect(-17, -82, 34, 26,
            GOLD, 4) + rect(-9, -75, 18, 12, BARK_700))
    arms = arm((-42, -122), left, HOLLY, PINE, SNOW) + arm((42, -122), right, HOLLY, PINE, SNOW)
    return legs + body + strip + rim + belt + arms + at(0, -186, santa_head(eyes=eyes))


def mrs_claus(art: Art, *, left: Point = (-60, -84), right: Point = (60, -84)) -> str:
    """Mrs. Claus in a red dress and apron, 260 high."""
    hair_color = "#cfd9ea"
    dress = art.linear((0, "#c9303c"), (1, HOLLY_700))
    body = path("M-32 -134Q0 -146 32 -134Q42 -96 72 -4Q0 12 -72 -4Q-42 -96 -32 -134z", dress)
    apron = (path("M-20 -128H20L26 -92Q44 -50 48 -14Q0 0 -48 -14Q-44 -50 -26 -92z", SNOW)
        + path("M-46 -20Q0 -6 46 -20L48 -14Q0 0 -48 -14z", SNOW_200))
    pocket = (rect(-18, -60, 36, 26, SNOW_200, 6) + poly([(0, -52), (4, -44), (0, -38), (-4, -44)],
            HOLLY))
    arms = (arm((-32, -122), left, HOLLY, SKIN_ROSY, SNOW) + arm((32, -122), right, HOLLY,
            SKIN_ROSY, SNOW))
    hair = blob([(-46, 6), (-48, -24), (-22, -48), (22, -48), (48, -24), (46, 6), (38, -10),
            (20, -24), (-20, -24), (-38, -10)], hair_color)
    bun = circle(0, -52, 22, hair_color) + ellipse(0, -40, 26, 7, HOLLY)
    glasses = (circle(-15, -1, 12, "none", stroke=GOLD, stroke_width=3) + circle(15, -1, 12, "none",
            stroke=GOLD, stroke_width=3) + path("M-3 -2Q0 -5 3 -2", "none", stroke=GOLD,
            stroke_width=3))
    head = bun + circle(0, 0, 42, SKIN_ROSY) + hair + face(SKIN_ROSY) + glasses
    return (body + apron + pocket + arms + path("M-34 -134Q0 -116 34 -134L28 -122Q0 -104 -28 -122z",
            SNOW) + at(0, -174, head))
