"""Scenes for the smallest: few, large areas and a thick line."""

from __future__ import annotations

from art.printables.kit.animals import cat, rabbit, reindeer_head, robin
from art.printables.kit.curves import wave
from art.printables.kit.faces import cheeks, happy_eyes, smile
from art.printables.kit.ornaments import bauble, gift, stocking
from art.printables.kit.shapes import Drawing, Tube, box, circle, group, line, path
from art.printables.kit.sweets import candle
from art.printables.kit.winter import cloud, fir, flake_dot, gold_star, moon, snowflake, snowman


def hill(points: list[tuple[float, float]]) -> Drawing:
    """Return snowy ground below a smooth line that runs across the whole page."""
    return group(path(wave(points) + "L800 1040L-40 1040Z").tint("snow"))


def _flakes(places: list[tuple[float, float, float]]) -> Drawing:
    return group(*(flake_dot(r).at(x, y) for x, y, r in places))


def rudolph() -> Drawing:
    """Rudolph in portrait with a scarf, a robin on his antler, snow all around."""
    body = path("M180 1040C170 860 250 740 384 730C518 740 598 860 588 1040Z").tint("brown")
    chest = path("M300 1040C290 900 330 820 384 816C438 820 478 900 468 1040Z").tint("tan")
    scarf = path(
        "M236 690C300 742 468 742 532 690C560 706 566 760 540 780C470 832 298 832 228 780"
        "C202 760 208 706 236 690Z"
    ).tint("red")
    tail = path("M470 790C500 850 510 900 504 960L420 966C424 900 414 850 396 812Z").tint("red")
    stripes = [
        line("M296 720C286 764 286 790 296 830"),
        line("M356 730C350 772 350 800 356 840"),
        line("M414 730C420 772 420 800 414 840"),
        line("M474 720C484 764 484 790 474 830"),
    ]
    knitted = group(*stripes).inside(scarf)
    tail_stripes = group(line("M400 924L520 918M400 886L520 869")).inside(tail)
    return group(
        hill([(-40, 740), (140, 690), (384, 740), (620, 690), (810, 740)]),
        fir(330).at(92, 760),
        fir(290).at(690, 760),
        hill([(-40, 880), (120, 830), (384, 880), (640, 830), (810, 880)]),
        body,
        chest,
        tail,
        tail_stripes,
        tail.tint("none"),
        scarf,
        knitted,
        scarf.tint("none"),
        reindeer_head("red").scale(2.85).at(384, 528),
        robin().scale(1.1).at(515, 222),
        snowflake(58, 13).at(100, 190),
        snowflake(46, 12).at(688, 214),
        _flakes(
            [
                (210, 180, 14),
                (60, 330, 13),
                (610, 140, 12),
                (310, 160, 12),
                (714, 360, 13),
                (392, 196, 13),
                (180, 560, 13),
                (604, 560, 13),
                (736, 440, 11),
                (36, 430, 11),
            ]
        ),
    )


def christmas_tree() -> Drawing:
    """A decorated tree in the parlor, gifts under it, a cat beside it, the moon in the window."""
    return group(
        box(-10, -10, 800, 810),
        _parlor_window().scale(0.92).at(138, 344),
        _mantel().at(690, 330),
        box(-10, 772, 800, 34),
        path("M60 905C60 850 708 850 708 905C708 960 60 960 60 905Z").tint("red"),
        path("M110 905C110 868 658 868 658 905C658 942 110 942 110 905Z").tint("snow"),
        _tree().at(410, 880),
        gift(130, 96, "red").at(300, 915),
        gift(92, 120, "pine").at(560, 905),
        gift(150, 84, "night").at(440, 950),
        cat().scale(1.22).at(140, 955),
    )


def _parlor_window() -> Drawing:
    pane = box(-90, -160, 180, 250, 4)
    view = group(
        box(-90, -160, 180, 250).tint("night"),
        moon(34).at(34, -96),
        fir(120).at(-40, 90),
        fir(90).at(40, 96),
        gold_star(16).at(-48, -110),
    ).inside(pane)
    return group(
        box(-104, -174, 208, 278, 6).tint("wood"),
        view,
        pane.tint("none"),
        line("M0 -160L0 90M-90 -36L90 -36"),
        box(-120, 98, 240, 22, 6).tint("wood"),
    )


def _mantel() -> Drawing:
    return group(
        candle(84).at(-42, 0),
        candle(62).at(34, 0),
        box(-92, 0, 200, 30, 6).tint("wood"),
        stocking("red").scale(1.05).at(-40, 44),
    )


def _tree() -> Drawing:
    tiers = []
    for half, base, top in ((250, -90, -360), (205, -270, -520), (150, -430, -660)):
        tiers.append(
            path(
                f"M0 {top}C{half * 0.22} {top + 110} {half * 0.6} {base - 70} {half} {base}"
                f"Q{half * 0.8} {base + 44} {half * 0.5} {base + 14}Q{half * 0.26} {base + 60}"
                f" 0 {base + 24}"
                f"Q{-half * 0.26} {base + 60} {-half * 0.5} {base + 14}Q{-half * 0.8}"
                f" {base + 44} {-half} {base}"
                f"C{-half * 0.6} {base - 70} {-half * 0.22} {top + 110} 0 {top}Z"
            ).tint("pine")
        )
    balls = [
        bauble(34, "band").at(-116, -132),
        bauble(30, "star").at(-2, -98),
        bauble(27, "zigzag").at(26, -190),
        bauble(30, "zigzag").at(-80, -310),
        bauble(32, "band").at(66, -300),
        bauble(28, "star").at(-20, -470),
        bauble(24, "plain").at(56, -440),
    ]
    routes = (
        "M-260 -190C-70 -120 90 -130 260 -210",
        "M-190 -370C-50 -320 70 -330 190 -386",
        "M-110 -540C-30 -500 40 -504 110 -542",
    )
    chains = [
        group(group(Tube(route, 17).tint("gold")).inside(tier), tier.tint("none"))
        for route, tier in zip(routes, tiers, strict=True)
    ]
    pot = [
        box(-34, -86, 68, 50).tint("brown"),
        path("M-84 -50L84 -50L66 30L-66 30Z").tint("red"),
        box(-94, -66, 188, 30, 8).tint("gold"),
    ]
    return group(
        *pot,
        tiers[0],
        chains[0],
        *balls[:3],
        tiers[1],
        chains[1],
        *balls[3:5],
        tiers[2],
        chains[2],
        *balls[5:],
        gold_star(66).at(0, -672),
    )


def snowman_family() -> Drawing:
    """A snowman, a snow-woman and their child on a hill, a rabbit and a robin looking on."""
    sled = group(
        Tube("M-70 0L60 0C84 0 90 -22 74 -30", 12).tint("gold"),
        Tube("M-44 -24L-44 0M30 -24L30 0", 10).tint("gold"),
        box(-70, -40, 126, 20, 8).tint("red"),
    )
    return group(
        _sun().scale(0.9).at(630, 246),
        cloud(220).at(150, 250),
        cloud(140).at(410, 280),
        hill([(-40, 560), (160, 500), (400, 560), (640, 500), (820, 560)]),
        fir(250, 2).at(70, 560),
        fir(200, 2).at(700, 545),
        fir(170, 2).at(410, 560),
        hill([(-40, 720), (200, 670), (420, 690), (640, 660), (810, 700)]),
        snowman("top").scale(1.72).at(226, 860),
        snowman("bow", scarf="gold").scale(1.5).at(560, 850),
        snowman("bobble", scarf="pine").scale(1.16).at(394, 944),
        robin().scale(0.9).at(87, 650),
        rabbit().scale(0.95).at(664, 950),
        sled.scale(1.1).at(120, 940),
        _flakes(
            [
                (60, 150, 12),
                (300, 160, 13),
                (446, 150, 11),
                (290, 330, 12),
                (170, 330, 12),
                (510, 400, 12),
                (610, 400, 12),
                (146, 430, 12),
                (384, 360, 12),
                (40, 300, 11),
            ]
        ),
    )


def _sun() -> Drawing:
    rays = "".join(
        f"M{x} {y}L{1.22 * x:.0f} {1.22 * y:.0f}"
        for x, y in (
            (0, -94),
            (66, -66),
            (94, 0),
            (66, 66),
            (-66, -66),
            (-94, 0),
            (0, 94),
            (-66, 66),
        )
    )
    return group(
        Tube(rays, 13).tint("gold"),
        circle(0, 0, 74).tint("gold"),
        happy_eyes(48, 11).at(0, -10),
        smile(30, 8).at(0, 12),
        cheeks(84, 9).at(0, 10),
    )
