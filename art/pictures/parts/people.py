"""The people of the scenes: elves and children in one way of drawing.

A figure stands on the origin, about 260 high, and looks at us; its hands go where they are told.
"""

import math
from dataclasses import dataclass

from parts.palette import BARK, BARK_700, GOLD, HOLLY, PINE_400, SKIN_ROSY, SNOW, mix
from parts.svg import Art, Point, at, blob, circle, ellipse, line, path, rect


@dataclass(frozen=True, kw_only=True, slots=True)
class Look:
    """How a figure looks; hands are places relative to its foot."""

    skin: str = SKIN_ROSY
    hair: str = BARK
    style: str = "short"
    coat: str = PINE_400
    trim: str = GOLD
    hat: str | None = None
    left: Point = (-58, -78)
    right: Point = (58, -78)
    mouth: str = "smile"
    eyes: str = "open"


def face(skin: str, *, mouth: str = "smile", eyes: str = "open") -> str:
    """Eyes, cheeks, nose and mouth on a head of radius 42 around the origin."""
    dark = "#2a1710"
    if eyes == "closed":
        look = path("M-22 -1Q-15 7 -8 -1M8 -1Q15 7 22 -1", "none", stroke=dark, stroke_width=3.4,
            stroke_linecap="round")
    elif eyes == "down":
        look = path("M-22 0Q-15 5 -8 0M8 0Q15 5 22 0", "none", stroke=dark, stroke_width=3.4,
            stroke_linecap="round")
    else:
        look = "".join(ellipse(x, -2, 4.6, 5.6, dark) + circle(x + 1.5, -4, 1.6, SNOW)
            for x in (-15, 15))
    cheeks = (ellipse(-24, 11, 8, 6, "#e2604f", opacity=0.38) + ellipse(24, 11, 8, 6, "#e2604f",
            opacity=0.38))
    nose = ellipse(0, 7, 5, 4, mix(skin, "#c04a3a", 0.35))
    if mouth == "open":
        say = (path("M-11 16Q0 20 11 16Q9 31 0 31Q-9 31 -11 16z", "#7a1f25")
            + path("M-6 27Q0 22 6 27Q3 31 0 31Q-3 31 -6 27z", "#e2725b"))
    elif mouth == "oh":
        say = ellipse(0, 22, 5, 6.5, "#7a1f25")
    else:
        say = path("M-11 17Q0 27 11 17", "none", stroke=dark, stroke_width=3.2,
            stroke_linecap="round")
    return cheeks + look + nose + say


def _hair(look: Look) -> tuple[str, str]:
    """Hair behind and before the head."""
    h = look.hair
    front = blob([(-43, -6), (-42, -30), (-20, -46), (14, -47), (40, -30), (43, -6), (36, -16),
            (22, -27), (-4, -24), (-28, -20)], h)
    if look.style == "long":
        back = blob([(-44, -20), (0, -48), (44, -20), (52, 30), (44, 58), (20, 50), (-20, 50),
                (-44, 58), (-52, 30)], h)
        return back, front
    if look.style == "buns":
        return circle(-34, -36, 19, h) + circle(34, -36, 19, h), front
    if look.style == "curly":
        curls = "".join(circle(x, y, r, h) for x, y, r in ((-38, -14, 16), (-30, -34, 18),
                (-8, -44, 19), (16, -42, 18), (34, -28, 17), (41, -10, 14)))
        return curls, "".join(circle(x, -32, 11, h) for x in (-22, -6, 10, 24))
    if look.style == "braids":
        tails = "".join(circle(s * (44 + i), 12 + i * 15, 10 - i, h) for s in (-1, 1)
            for i in range(4))
        return tails, front
    return "", front


def pointed_hat(color: str, trim: str, *, bell: str = GOLD) -> str:
    """An elf's hat for a head of radius 42; its tip falls to the right."""
    shade = mix(color, "#000000", 0.2)
    return (path("M-42 -20C-36 -62 -8 -92 34 -98C54 -100 70 -88 72 -70C60 -80 44 -76 36 -66"
            "C42 -50 44 -34 42 -20z", color)
        + path("M34 -98C54 -100 70 -88 72 -70C60 -80 44 -76 36 -66C30 -80 30 -92 34 -98z", shade)
        + rect(-48, -32, 96, 20, trim, 10) + circle(73, -64, 9, bell))


def santa_hat(color: str = HOLLY) -> str:
    """A red hat with white rim and bobble for a head of radius 42; its tip falls to the right."""
    return (path("M-42 -20C-40 -62 -12 -86 22 -84C52 -82 72 -62 76 -34C66 -46 54 -50 44 -46"
            "C44 -34 43 -26 42 -20z", color)
        + path("M22 -84C52 -82 72 -62 76 -34C66 -46 54 -50 44 -46C42 -60 34 -74 22 -84z",
            mix(color, "#000000", 0.2)) + rect(-50, -36, 100, 24, SNOW, 12)
        + rect(-50, -22, 100, 10, "#d9e3f2", 5, opacity=0.6) + circle(77, -28, 14, SNOW))


def arm(shoulder: Point, hand: Point, sleeve: str, glove: str, cuff: str) -> str:
    """An arm from shoulder to hand, bent outwards, with a cuff at the wrist."""
    (x0, y0), (x1, y1) = shoulder, hand
    side = 1 if x0 > 0 else -1
    elbow = ((x0 + x1) / 2 + side * 9, (y0 + y1) / 2 + 8)
    dx, dy = elbow[0] - x1, elbow[1] - y1
    reach = 17 / max((dx * dx + dy * dy) ** 0.5, 17)
    wrist = (x1 + dx * reach, y1 + dy * reach)
    return (
        line([shoulder, elbow, wrist], sleeve, 23)
        + circle(x1, y1, 13, glove)
        + at(*wrist, rect(-5, -13.5, 10, 27, cuff, 5), turn=math.degrees(math.atan2(dy, dx)))
    )


def elf(art: Art, look: Look) -> str:
    """An elf with pointed ears, tunic, striped stockings and curled shoes."""
    coat = art.linear((0, mix(look.coat, "#ffffff", 0.1)), (1, mix(look.coat, "#000000", 0.18)))
    legs = ""
    for x in (-17, 17):
        legs += rect(x - 9, -62, 18, 56, SNOW, 5)
        legs += "".join(rect(x - 9, y, 18, 8, HOLLY) for y in (-58, -42, -26))
    shoe = (path("M-12 0V-14Q0 -20 12 -12Q28 -8 30 -20Q42 -16 36 -4Q32 0 24 0z",
            mix(look.coat, "#000000", 0.35)) + circle(33, -21, 5, look.trim))
    feet = at(18, 0, shoe) + at(-18, 0, shoe, flip=True)
    tunic = path("M-30 -134Q0 -146 30 -134L50 -62L38 -50L26 -60L13 -48L0 -60L-13 -48L-26 -60L-38 "
        "-50L-50 -62z", coat)
    belt = (path("M-41 -96Q0 -86 41 -96L44 -82Q0 -72 -44 -82z", BARK_700) + rect(-11, -94, 22, 17,
            look.trim, 3) + rect(-6, -89, 12, 7, BARK_700))
    collar = path("M-34 -134Q0 -148 34 -134L28 -116L16 -126L0 -112L-16 -126L-28 -116z", look.trim)
    arms = (arm((-30, -124), look.left, look.coat, look.skin, look.trim)
        + arm((30, -124), look.right, look.coat, look.skin, look.trim))
    ear = (path("M34 -8Q58 -22 72 -18Q66 8 38 14z", look.skin)
        + path("M42 -4Q56 -14 64 -13Q58 4 42 8z", mix(look.skin, "#c04a3a", 0.3)))
    back, front = _hair(look)
    head = (back + ear + at(0, 0, ear, flip=True) + circle(0, 0, 42, look.skin) + front
        + face(look.skin, mouth=look.mouth, eyes=look.eyes))
    head += at(0, -2, pointed_hat(look.hat or look.coat, look.trim))
    return legs + feet + tunic + collar + belt + arms + at(0, -174, head)


def child(art: Art, look: Look, *, seated: bool = False) -> str:
    """A child in a winter sweater; ``seated`` leaves the legs to the furniture in front."""
    knit = art.linear((0, mix(look.coat, "#ffffff", 0.1)), (1, mix(look.coat, "#000000", 0.16)))
    legs = "" if seated else "".join(rect(x - 12, -66, 24, 60, "#2b3f6e", 6) + rect(x - 16, -14, 34,
            15, BARK_700, 7) for x in (-18, 18))
    body = path("M-34 -130Q0 -144 34 -130Q46 -96 44 -52Q0 -42 -44 -52Q-46 -96 -34 -130z", knit)
    band = ("".join(path(f"M{-41 + i * 16} -94l8 -9l8 9l-8 9z", look.trim) for i in range(5))
        + rect(-44, -60, 88, 9, mix(look.coat, "#000000", 0.25), 4))
    arms = (arm((-32, -120), look.left, look.coat, look.skin, mix(look.coat, "#000000", 0.2))
        + arm((32, -120), look.right, look.coat, look.skin, mix(look.coat, "#000000", 0.2)))
    back, front = _hair(look)
    ears = circle(-42, 4, 9, look.skin) + circle(42, 4, 9, look.skin)
    head = (back + ears + circle(0, 0, 42, look.skin) + front + face(look.skin, mouth=look.mouth,
            eyes=look.eyes))
    if look.hat == "santa":
        head += at(0, -4, santa_hat())
    elif look.hat:
        head += (path("M-47 -20C-56 -80 56 -80 47 -20z", look.hat)
            + rect(-50, -31, 100, 19, look.trim, 9) + circle(0, -68, 13, look.trim))
    neck = rect(-12, -146, 24, 22, mix(look.skin, "#7a3a22", 0.2), 8)
    return legs + neck + body + band + arms + at(0, -172, head)
