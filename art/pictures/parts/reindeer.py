"""One drawn reindeer, seen from the side and looking right, with what makes each one itself.

It stands on the origin, about 250 high to the tips of its antlers.
"""

from dataclasses import dataclass

from parts.palette import BARK_300, BARK_700, CREAM, GOLD, HOLLY, SNOW, mix
from parts.svg import Art, Point, at, blob, circle, curve, ellipse, line, path

Leg = tuple[Point, Point, Point]


POSES: dict[str, tuple[float, tuple[Leg, Leg, Leg, Leg]]] = {
    # Body turn, then hip, knee and hoof of: far hind, far front, near hind, near front.
    "stand": (0, (
        ((-58, -95), (-52, -50), (-56, 0)), ((34, -92), (38, -48), (36, 0)),
        ((-66, -92), (-74, -48), (-72, 0)), ((44, -90), (52, -46), (54, 0)),
    )),
    "trot": (-2, (
        ((-58, -95), (-80, -52), (-62, -8)), ((36, -92), (66, -58), (44, -30)),
        ((-64, -92), (-46, -46), (-54, 0)), ((42, -90), (44, -46), (38, 0)),
    )),
    "prance": (-6, (
        ((-58, -95), (-66, -50), (-54, 0)), ((38, -98), (76, -84), (62, -44)),
        ((-66, -92), (-82, -50), (-72, 2)), ((44, -94), (86, -66), (74, -28)),
    )),
    "leap": (-14, (
        ((-60, -96), (-104, -70), (-142, -76)), ((40, -96), (86, -92), (122, -70)),
        ((-64, -92), (-104, -52), (-146, -46)), ((44, -90), (90, -72), (112, -38)),
    )),
    "dance": (4, (
        ((-58, -95), (-40, -52), (-58, -4)), ((36, -92), (58, -52), (84, -16)),
        ((-66, -92), (-84, -54), (-104, -20)), ((42, -90), (34, -46), (40, 0)),
    )),
}


ANTLERS: dict[str, list[list[Point]]] = {
    "classic": [
        [(0, 0), (-12, -28), (-8, -58), (6, -76)], [(-11, -26), (8, -40), (12, -54)],
        [(-10, -48), (-28, -62), (-30, -76)],
    ],
    "tall": [
        [(0, 0), (-14, -34), (-12, -70), (-2, -96)], [(-12, -30), (10, -42), (16, -58)],
        [(-14, -52), (-34, -64), (-38, -80)], [(-12, -72), (8, -84), (14, -98)],
    ],
    "swept": [
        [(0, 0), (-24, -22), (-52, -34), (-78, -32)], [(-22, -21), (-18, -44), (-8, -58)],
        [(-46, -33), (-46, -54), (-38, -68)], [(-66, -34), (-72, -52), (-68, -64)],
    ],
    "curly": [
        [(0, 0), (-16, -26), (-10, -56), (14, -64), (20, -46), (6, -42)],
        [(-14, -34), (-34, -46), (-44, -36), (-36, -28)],
    ],
    "short": [[(0, 0), (-6, -20), (-2, -40)], [(-5, -20), (10, -28), (14, -38)]],
    "broad": [
        [(0, 0), (-18, -24), (-26, -52)], [(-18, -24), (4, -44), (6, -66)],
        [(-22, -38), (-10, -56), (-10, -76)], [(-24, -44), (-36, -56), (-44, -72)],
    ],
    "heart": [
        [(0, 0), (-20, -24), (-30, -48), (-18, -66), (-2, -58)],
        [(0, 0), (8, -24), (20, -44), (16, -62), (-2, -58)],
    ],
    "spark": [
        [(0, 0), (-14, -22), (-2, -36), (-18, -56), (-6, -78)], [(-2, -36), (16, -44), (14, -62)],
        [(-18, -56), (-36, -60)],
    ],
}


@dataclass(frozen=True, kw_only=True, slots=True)
class Coat:
    """How one reindeer differs from the next; colors are ``#rrggbb``."""

    fur: str = "#9a6a43"
    belly: str = "#e9cfa9"
    antlers: str = "classic"
    antler_color: str = "#d9b98a"
    pose: str = "stand"
    nose: str = "#3a241a"
    collar: str = HOLLY
    lashes: bool = False
    wink: bool = False
    cheek: float = 0.4
    bulk: float = 0.0
    spots: bool = False
    blaze: bool = False


def _leg(leg: Leg, color: str) -> str:
    hip, knee, hoof = leg
    dx, dy = hoof[0] - knee[0], hoof[1] - knee[1]
    length = max((dx * dx + dy * dy) ** 0.5, 1)
    ankle = (hoof[0] - dx / length * 7, hoof[1] - dy / length * 7)
    toe = (hoof[0] + 3, hoof[1] - 3)
    return (
        line([hip, knee], color, 19)
        + line([knee, ankle], color, 12)
        + line([ankle, toe], BARK_700, 11, stroke_linecap="round")
    )


def antlers(kind: str, color: str) -> str:
    """A pair of antlers growing from the origin, the far one darker behind the near one."""
    strokes = "".join(line(points, color, 8 if i == 0 else 6.5)
        for i, points in enumerate(ANTLERS[kind]))
    back = "".join(
        line(points, mix(color, "#000000", 0.28), 8 if i == 0 else 6.5)
        for i, points in enumerate(ANTLERS[kind])
    )
    return at(17, 3, back, turn=18) + strokes


def _head(art: Art, coat: Coat) -> str:
    """The head around its skull, with eye, ear, muzzle and nose."""
    deep = mix(coat.fur, "#1b0f08", 0.28)
    ear = blob([(-16, -20), (-44, -40), (-60, -34), (-46, -18), (-20, -8)], coat.fur)
    inner = blob([(-24, -19), (-42, -32), (-52, -30), (-42, -20)], mix(coat.belly, "#d98a72", 0.35))
    skull = blob([(-28, -2), (-20, -27), (6, -33), (28, -20), (48, -4), (56, 12), (46, 26),
            (20, 28), (-14, 24)], coat.fur)
    muzzle = blob([(24, 4), (42, -4), (58, 4), (60, 18), (48, 28), (26, 27), (18, 16)], coat.belly)
    nose = ellipse(57, 2, 10, 8.5, coat.nose) + ellipse(54, -1, 3.2, 2.2, SNOW, opacity=0.75)
    if coat.nose != "#3a241a":
        nose = art.glow(57, 2, 52, "#ff5a4a", 0.75) + nose
    eye = ellipse(18, -8, 6.2, 7.4, "#20130c") + circle(20.4, -11, 2.3, SNOW)
    if coat.wink:
        eye = line([(10, -8), (18, -3), (26, -8)], "#20130c", 4)
    lashes = path("M12.4 -9L5 -10.5M13.6 -13L7.5 -17", "none", stroke="#20130c", stroke_width=2.6,
        stroke_linecap="round") if coat.lashes else ""
    blaze = blob([(14, -29), (26, -21), (40, -7), (30, -8), (18, -20)],
        coat.belly) if coat.blaze else ""
    smile = line([(34, 19), (42, 23), (51, 19)], deep, 2.6)
    cheek = ellipse(14, 10, 8, 5.5, "#e2725b", opacity=coat.cheek)
    return (at(2, -24, antlers(coat.antlers, coat.antler_color)) + ear + inner + skull + blaze
        + muzzle + smile + cheek + eye + lashes + nose)


def reindeer(art: Art, coat: Coat, *, extra: str = "", on_back: str = "", on_head: str = "",
        head_turn: float = 0) -> str:
    """The whole animal, dressed.

    ``extra`` lies over its neck and ``on_back`` over its body, both in the animal's own
    coordinates; ``on_head`` is drawn around the middle of its skull.
    """
    turn, (far_hind, far_front, hind, front) = POSES[coat.pose]
    far = mix(coat.fur, "#1b0f08", 0.32)
    fur = art.linear((0, mix(coat.fur, "#ffffff", 0.12)), (1, mix(coat.fur, "#1b0f08", 0.14)))
    c = coat.bulk * 10
    body = blob([(-84 - c, -112), (-66 - c, -142 - c), (-20, -138 - c), (28, -142 - c),
            (58 + c, -132 - c), (66 + c, -104), (48 + c, -82 + c), (0, -76 + c), (-52, -76 + c),
            (-80 - c, -86)], fur)
    belly = blob([(-46, -78), (0, -88), (44, -86), (52, -80), (30, -73), (-10, -70)], coat.belly,
        opacity=0.9)
    tail = blob([(-78, -128), (-96, -140), (-102, -126), (-94, -112), (-82, -112)], coat.belly)
    neck = path(curve([(26, -136), (44, -168), (58, -196), (92, -190), (84, -152), (70, -112),
                (44, -106)], closed=True), coat.fur)
    ruff = blob([(66, -158), (82, -164), (82, -136), (72, -104), (58, -92), (56, -118)], coat.belly)
    dots = ""
    if coat.spots:
        dots = "".join(circle(x, y, r, coat.belly, opacity=0.85) for x, y,
            r in ((-58, -124, 5), (-40, -130, 4), (-44, -114, 4.5), (-22, -124, 5), (-62, -108, 4),
                (-4, -128, 4)))
    collar = path("M38 -156Q60 -138 88 -146L87 -134Q58 -126 34 -144z", coat.collar)
    bell = (circle(72, -128, 8.5, GOLD) + path("M66 -127H78", "none", stroke=BARK_300,
            stroke_width=2.4) + circle(69.5, -131, 2.2, CREAM))
    parts = _leg(far_hind, far) + _leg(far_front, far) + tail + body + belly + dots + on_back
    parts += _leg(hind, coat.fur) + _leg(front, coat.fur) + neck + ruff + collar + bell
    head = at(76, -196, _head(art, coat), on_head, turn=head_turn)
    return at(0, 0, parts + extra + head, turn=turn)
