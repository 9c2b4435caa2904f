"""The sleigh with its sack, Santa in it, and the team that draws it through the sky."""

from parts.clauses import santa_head
from parts.palette import (
    BARK_400,
    BARK_700,
    GOLD,
    GOLD_300,
    HOLLY,
    HOLLY_700,
    PINE,
    PINE_400,
    SNOW,
    mix,
)
from parts.reindeer import Coat, reindeer
from parts.svg import Art, at, blob, circle, line, path
from parts.things import gift


def sack(art: Art) -> str:
    """Santa's full sack, 150 high, standing on the origin."""
    cloth = art.linear((0, "#a8734a"), (1, BARK_400))
    return (blob([(-58, -8), (-66, -52), (-44, -92), (-16, -108), (18, -108), (48, -90), (66, -50),
                (58, -8), (0, 2)], cloth) + blob([(-30, -104), (-34, -128), (-12, -120), (2, -134),
                (16, -120), (36, -128), (30, -104), (0, -100)], "#c08a5a")
        + path("M-30 -108Q0 -98 30 -108L29 -98Q0 -88 -29 -98z", GOLD)
        + path("M-40 -80Q-54 -50 -46 -16M38 -78Q50 -50 44 -18", "none", stroke=BARK_700,
            stroke_width=3, opacity=0.35, stroke_linecap="round"))


def sleigh(art: Art, *, santa: bool = True) -> str:
    """The sleigh facing right, 330 wide, its runners on the origin's line."""
    red = art.linear((0, "#cf3743"), (0.6, HOLLY), (1, HOLLY_700))
    runner = (path("M-150 -14H112C150 -14 168 -44 150 -66C142 -76 126 -72 128 -60", "none",
            stroke=GOLD, stroke_width=9, stroke_linecap="round") + line([(-96, -16), (-84, -44)],
            GOLD, 8) + line([(-10, -16), (-10, -44)], GOLD, 8) + line([(76, -16), (66, -44)], GOLD,
            8))
    body = path(
        "M-148 -150C-128 -160 -112 -150 -108 -132C-102 -104 -70 -104 -40 -104C0 -104 16 -96 40 -96"
        "C76 -96 96 -118 108 -140C120 -160 150 -158 150 -134C150 -116 130 -112 126 -124"
        "C128 -90 112 -42 62 -40H-76C-118 -42 -134 -84 -138 -116C-140 -132 -150 -138 -148 -150z",
        red,
    )
    trim = path("M-108 -132C-102 -104 -70 -104 -40 -104C0 -104 16 -96 40 -96C76 -96 96 -118 108 "
        "-140", "none", stroke=GOLD_300, stroke_width=7, stroke_linecap="round")
    swirl = path("M-84 -72C-60 -90 -40 -60 -16 -72C8 -84 28 -56 60 -72", "none", stroke=GOLD,
        stroke_width=5, stroke_linecap="round")
    dots = circle(-96, -66, 5, GOLD) + circle(74, -76, 5, GOLD)
    load = at(-72, -92, sack(art), scale=0.92, turn=-8)
    load += at(-22, -96, gift(art, 46, 44, PINE_400, GOLD), turn=5)
    rider = ""
    if santa:
        rider = (blob([(14, -150), (44, -168), (76, -150), (86, -104), (78, -80), (8, -80),
                    (2, -110)], HOLLY) + path("M38 -166H52V-84H38z", SNOW)
            + at(45, -196, santa_head(), scale=0.86) + line([(68, -140), (94, -128), (110, -142)],
                HOLLY_700, 21) + circle(116, -150, 12, PINE) + circle(108, -140, 11, SNOW))
    return runner + load + rider + body + trim + swirl + dots


def team(art: Art, count: int, *, santa: bool = True) -> str:
    """Sleigh and ``count`` leaping reindeer on one rein, rising to the right from the origin."""
    deer = art.symbol(reindeer(art, Coat(pose="leap", collar=HOLLY)))
    out = ""
    rein = [(116, -148)]
    places = [(300 + i * 205, -30 - i * 34) for i in range(count)]
    rein += [(x + 40, y - 130) for x, y in places]
    for x, y in reversed(places):
        out += art.use(deer, x, y, 0.92)
    return out + line(rein, mix(GOLD, BARK_700, 0.35), 4) + sleigh(art, santa=santa)


def moon_team(color: str, art: Art) -> str:
    """A tiny sleigh and team, 330 wide, as one silhouette around the origin for the moon's face."""
    deer = (
        "M-16 -2l-9 -4l-10 4l-2 -2l11 -7l8 -1l2 -5q8 -4 18 -1l9 -8l2 -8l-5 -5l1 -6l4 5l1 -8l2 8l4 1"
        "l4 4l7 3l-1 4l-8 1l-4 9l2 4l10 -2l8 4l-2 3l-7 -3l-12 4l-6 2z"
    )
    out = ""
    for i in range(4):
        out += path(deer, color, transform=f"translate({36 + i * 38} {-4 - i * 9})scale(.62)")
    sled = ("M-58 -30q9 -5 13 5q6 10 22 9q9 -1 14 -9l3 -8q6 -10 14 -4q5 7 -3 9q-2 20 -16 23"
        "l8 7h8q8 -2 6 -9l3 0q3 10 -7 13h-56v-3h8l5 -8q-19 -2 -22 -25z")
    rider = (circle(-20, -40, 6, color)
        + path("M-28 -18q0 -17 9 -17q9 0 9 17zM-26 -42l2 -9l14 6l-4 3z", color))
    bag = circle(-40, -32, 12, color) + circle(-43, -43, 4, color)
    rein = path("M0 -24L154 -50", "none", stroke=color, stroke_width=1.2)
    return out + path(sled, color) + rider + bag + rein
