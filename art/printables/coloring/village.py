"""The buildings of Santa's village: workshop with clock tower, houses, stable, the striped pole."""

from __future__ import annotations

import math

from art.printables.coloring.easy import hill
from art.printables.kit.animals import reindeer_head
from art.printables.kit.buildings import (
    chimney,
    door,
    heart_window,
    house,
    lamp_post,
    roof_snow,
    round_window,
    smoke,
    window,
)
from art.printables.kit.curves import snow_cap
from art.printables.kit.shapes import Drawing, Part, Tube, box, circle, group, line, path
from art.printables.kit.winter import fir, gold_star


def village_square() -> list[Part]:
    """Return the hills with every building on them, from far to near."""
    return [
        hill([(-40, 470), (140, 420), (300, 460), (520, 410), (810, 460)]),
        *(
            fir(h).at(x, y)
            for x, y, h in ((36, 500, 100), (196, 470, 90), (580, 460, 90), (736, 490, 110))
        ),
        smoke(50).at(150, 374),
        _cabin(0.84, "rose").at(110, 560),
        smoke(50).flip().at(620, 366),
        _cabin(0.84, "sky").flip().at(660, 552),
        _workshop().at(384, 660),
        hill([(-40, 640), (120, 610), (250, 650), (384, 668), (520, 650), (660, 606), (820, 640)]),
        _patterned(house(200, 104, 84, "gold")).at(128, 786),
        _stable().scale(0.95).at(646, 786),
        hill([(-40, 806), (160, 776), (330, 798), (520, 782), (680, 796), (820, 782)]),
        path(
            "M346 668C340 760 300 800 320 860C330 910 250 960 240 1040L600 1040C580 960 480 900"
            " 462 850"
            "C446 800 432 760 422 668Z"
        ).tint("snow"),
        lamp_post(150).at(276, 806),
        _pole().at(510, 810),
        _fence().at(540, 858),
    ]


def _cabin(size: float, tone: str) -> Drawing:
    logs = line("M-74 -20L74 -20M-74 -40L74 -40M-74 -60L74 -60M-74 -80L74 -80").thin()
    return group(
        chimney(30, 66).at(46, -128),
        path("M-78 0L-78 -92L0 -168L78 -92L78 0Z").tint(tone),
        logs,
        door(44, 70),
        window(34, 36).at(-48, -24),
        window(34, 36).at(48, -24),
        heart_window(28).at(0, -112),
        roof_snow(156, 78).at(0, -92),
    ).scale(size)


def _patterned(front: Drawing) -> Drawing:
    studs = [circle(x, -8, 5).tint("red").thin() for x in (-86, -66, -46, 46, 66, 86)]
    return group(front, *studs)


def _workshop() -> Drawing:
    """The great workshop: hall with two wings, clock tower, banner with a star."""
    wing = group(
        box(-190, -120, 110, 120).tint("tan"),
        path("M-204 -116L-176 -176L-90 -176L-70 -116Z").tint("red"),
        line(
            "M-190 -146L-80 -146M-168 -176L-172 -146M-144 -176L-146 -146M-120 -176L-120 -146"
            "M-184 -146L-190 -116M-158 -146L-160 -116M-132 -146L-132 -116M-106 -146L-104 -116"
        ).thin(),
        path(snow_cap(126, 14, [12, 18, 12, 16])).tint("snow").at(-196, -176),
        window(40, 54).at(-162, -36),
        window(40, 54).at(-110, -36),
    )
    tower = group(
        box(-46, -350, 92, 200).tint("tan"),
        path("M-64 -346L0 -436L64 -346Z").tint("red"),
        line("M-42 -372L42 -372M-22 -400L22 -400M0 -436L0 -346").thin(),
        roof_snow(128, 90).at(0, -346),
        clock(34).at(0, -286),
        gold_star(18).at(0, -470),
        line("M0 -456L0 -440"),
        window(30, 42).at(-20, -190),
        window(30, 42).at(20, -190),
    )
    hall = path("M-96 0L-96 -150L0 -236L96 -150L96 0Z").tint("gold")
    timber = line(
        "M-96 -104L96 -104M-60 -104L-92 -56M60 -104L92 -56M-60 -104L-60 0M60 -104L60 0"
    ).thin()
    lights = [
        circle(x, -112 + (14 if i % 2 else 6), 6).tint(("red", "pine", "sky")[i % 3]).thin()
        for i, x in enumerate(range(-84, 85, 24))
    ]
    return group(
        wing,
        group(wing).flip(),
        tower,
        hall,
        timber,
        roof_snow(192, 90).at(0, -146),
        *lights,
        door(76, 92),
        window(24, 40).at(-78, -20),
        window(24, 40).at(78, -20),
        round_window(20).at(0, -160),
    )


def clock(radius: float) -> Drawing:
    """Return a clock face that shows five to midnight."""
    r = radius
    marks = "".join(
        f"M{0.76 * r * math.sin(a):.1f} {-0.76 * r * math.cos(a):.1f}"
        f"L{0.9 * r * math.sin(a):.1f} {-0.9 * r * math.cos(a):.1f}"
        for a in (math.pi * i / 2 for i in range(4))
    )
    return group(
        circle(0, 0, r).tint("gold"),
        circle(0, 0, r * 0.8).tint("snow").thin(),
        line(marks).thin(),
        line(f"M0 0L0 {-r * 0.5}M0 0L{-r * 0.3:.1f} {-r * 0.55:.1f}"),
    )


def _stable() -> Drawing:
    """An open stable whose tenant looks out."""
    opening = path("M-62 0L-62 -70C-62 -104 62 -104 62 -70L62 0Z").tint("night")
    guest = group(reindeer_head("red").scale(0.56).at(0, -42)).inside(opening)
    return group(
        path("M-104 0L-104 -104L0 -190L104 -104L104 0Z").tint("wood"),
        line("M-84 -104L-84 0M84 -104L84 0M-40 -120L-40 -150M0 -106L0 -180M40 -120L40 -150").thin(),
        opening,
        guest,
        opening.tint("none"),
        Tube("M-62 -8L62 -8", 14).tint("tan"),
        roof_snow(208, 86).at(0, -104),
        heart_window(30).at(0, -128),
    )


def _pole() -> Drawing:
    """The striped pole itself, with a snowy ball on top."""
    post = box(-13, -170, 26, 170).tint("snow")
    bands = [
        path(f"M-13 {y}L13 {y - 16}L13 {y - 36}L-13 {y - 20}Z").tint("red")
        for y in (0, -42, -84, -126, -168)
    ]
    return group(
        post,
        group(*bands).inside(post),
        post.tint("none"),
        circle(0, -186, 22).tint("gold"),
        path(snow_cap(40, 22, [8, 11, 7])).tint("snow").at(-20, -190),
    )


def _fence() -> Drawing:
    posts = [
        path(f"M{x - 8} 0L{x - 8} -40L{x} -52L{x + 8} -40L{x + 8} 0Z").tint("snow")
        for x in range(50, 240, 28)
    ]
    return group(box(36, -32, 210, 10).tint("snow"), *posts)
