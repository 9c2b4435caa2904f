"""Scenes for school children: whole stories with areas of medium size."""

from __future__ import annotations

from art.printables.coloring.cottage import cottage
from art.printables.coloring.easy import hill
from art.printables.kit.animals import mouse, reindeer
from art.printables.kit.buildings import candy_cane, chimney, house, smoke
from art.printables.kit.people import nutcracker
from art.printables.kit.shapes import Drawing, Part, Tube, box, circle, ellipse, group, line, path
from art.printables.kit.sleigh import sleigh
from art.printables.kit.sweets import gingerbread_child, lollipop
from art.printables.kit.toys import drum, drumstick
from art.printables.kit.winter import cloud, fir, flake_dot, gold_star, moon


def santa_sleigh() -> Drawing:
    """Santa and two reindeer over the snowy roofs of a town, before a full moon."""
    stars = [
        gold_star(r).at(x, y)
        for x, y, r in (
            (70, 170, 20),
            (290, 170, 16),
            (60, 340, 14),
            (700, 170, 17),
            (722, 250, 12),
            (50, 690, 14),
            (420, 600, 16),
            (560, 520, 14),
            (330, 690, 13),
            (470, 690, 12),
        )
    ]
    return group(
        moon(150).at(470, 290),
        cloud(220).at(660, 590),
        cloud(170).at(180, 250),
        *stars,
        line("M300 520Q380 510 440 452L600 384M310 540Q390 530 446 474L604 404").thin(),
        reindeer("red").scale(0.78).turn(-16).at(612, 390),
        reindeer().scale(0.78).turn(-14).at(432, 462),
        sleigh().scale(1.16).turn(-10).at(204, 610),
        *_roofs(),
    )


def _roofs() -> list[Part]:
    return [
        hill([(-40, 850), (200, 810), (420, 840), (600, 800), (820, 840)]),
        fir(190).at(390, 900),
        fir(130).at(30, 880),
        fir(150).at(740, 900),
        chimney(42, 84).at(206, 812),
        house(220, 120, 110).at(150, 956),
        chimney(42, 96).at(668, 800),
        smoke(84).at(668, 704),
        house(250, 120, 130, "sky").at(600, 962),
        hill([(-40, 956), (160, 944), (380, 960), (600, 950), (820, 960)]),
        fir(120).at(306, 972),
        fir(100).at(456, 976),
    ]


def gingerbread_house() -> Drawing:
    """A gingerbread house with a tiled sugar roof, sweets all over, two gingerbread children."""
    return group(
        *(
            gold_star(r).at(x, y)
            for x, y, r in (
                (70, 170, 18),
                (150, 260, 14),
                (690, 170, 18),
                (620, 250, 14),
                (250, 160, 13),
                (520, 150, 13),
            )
        ),
        hill([(-40, 700), (180, 660), (400, 690), (620, 650), (820, 700)]),
        lollipop(330).at(76, 880),
        lollipop(290).flip().at(700, 880),
        cottage().at(384, 848),
        hill([(-40, 880), (120, 862), (300, 868), (470, 868), (650, 862), (820, 880)]),
        path("M330 848C324 900 250 940 230 1040L538 1040C518 940 444 900 438 848Z").tint("tan"),
        *(
            ellipse(x, y, rx, ry).tint("gold").thin()
            for x, y, rx, ry in (
                (372, 878, 20, 8),
                (408, 900, 19, 8),
                (352, 910, 22, 9),
                (330, 944, 25, 10),
                (400, 936, 24, 10),
                (440, 964, 24, 9),
                (360, 968, 26, 9),
            )
        ),
        gingerbread_child("bow").scale(1.25).at(150, 960),
        gingerbread_child("tie").scale(1.25).at(610, 960),
        *(candy_cane(110, 19).at(x, 940) for x in (255, 690)),
        candy_cane(110, 19).flip().at(500, 940),
        candy_cane(110, 19).flip().at(68, 950),
        *(
            flake_dot(9).at(x, y)
            for x, y in ((60, 330), (150, 400), (46, 450), (700, 330), (630, 380), (728, 450))
        ),
    )


def nutcracker_march() -> Drawing:
    """The nutcracker with his drum between curtains, three mice in caps at his feet."""
    floor = [line(f"M{x} 800L{384 + (x - 384) * 1.7:.0f} 1000") for x in range(24, 768, 90)]
    return group(
        *(
            gold_star(16).at(x, y)
            for x, y in (
                (232, 262),
                (536, 262),
                (196, 370),
                (572, 370),
                (216, 490),
                (552, 490),
                (176, 600),
                (592, 600),
                (150, 710),
                (618, 710),
            )
        ),
        box(-10, 800, 800, 240),
        *floor,
        line("M0 868L768 868M0 944L768 944"),
        _curtain(),
        _curtain().flip().at(768, 0),
        _pelmet(),
        nutcracker().scale(1.5).at(384, 925),
        _drum_on_strap().at(384, 690),
        mouse("red").scale(1.5).flip().at(158, 966),
        mouse("pine").scale(1.5).at(610, 966),
    )


def _drum_on_strap() -> Drawing:
    straps = Tube("M-84 -132C-70 -90 -80 -60 -84 -20M84 -132C70 -90 80 -60 84 -20", 13).tint("snow")
    return group(
        straps,
        drum(176, 96).at(0, 70),
        drumstick(70).turn(64).at(-96, -40).flip(),
        drumstick(70).turn(-64).at(96, -40).flip(),
    )


def _curtain() -> Drawing:
    fabric = path("M-20 120L170 120C176 300 120 520 40 600C60 700 90 780 84 840L-20 840Z").tint(
        "red"
    )
    folds = (
        line("M40 120C50 320 40 480 10 596"),
        line("M92 120C100 320 74 480 24 598"),
        line("M136 120C142 320 100 500 34 600"),
        line("M10 620C30 720 30 780 26 840"),
        line("M26 616C54 720 60 780 58 840"),
    )
    tie = path("M-20 584L44 590C52 600 50 616 42 622L-20 622Z").tint("gold")
    return group(fabric, *folds, tie)


def _pelmet() -> Drawing:
    swags = "".join(f"Q{768 - 128 * i - 64} 214 {768 - 128 * (i + 1)} 142" for i in range(6))
    tassels = [
        group(
            circle(128 * i, 150, 10).tint("gold"),
            path(
                f"M{128 * i - 9} 158L{128 * i + 9} 158L{128 * i + 13} 190L{128 * i - 13} 190Z"
            ).tint("gold"),
        )
        for i in range(1, 6)
    ]
    return group(
        path(f"M-10 112L778 112L768 142{swags}L-10 142Z").tint("gold"),
        line("M0 128L768 128").thin(),
        *tassels,
    )
