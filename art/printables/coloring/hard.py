"""The elf workshop, for patient pencils: many small areas and patterns."""

from __future__ import annotations

from art.printables.kit.buildings import candy_cane
from art.printables.kit.ornaments import bauble, bow, gift
from art.printables.kit.people import elf, elf_at_bench
from art.printables.kit.shapes import (
    Drawing,
    Part,
    Shape,
    box,
    circle,
    ellipse,
    group,
    line,
    path,
)
from art.printables.kit.toys import (
    ball,
    block,
    doll,
    drum,
    robot,
    rocking_horse,
    teddy,
    train,
    wagon,
)
from art.printables.kit.winter import fir, gold_star, moon


def elf_workshop() -> Drawing:
    """Three elves at the bench under shelves full of toys; parcels pile up on the tiled floor."""
    return group(
        box(-10, -10, 800, 800).tint("tan"),
        _planks(),
        _bunting(),
        _round_window().at(384, 282),
        _shelf(250).at(140, 288),
        _shelf(250).at(628, 288),
        _shelf(250).at(140, 458),
        _shelf(250).at(628, 458),
        rocking_horse().scale(0.86).at(92, 280),
        drum(76, 46).at(206, 276),
        robot().scale(0.86).at(572, 280),
        doll().scale(0.86).at(672, 280),
        teddy().scale(0.86).at(70, 450),
        block(46, "star").at(146, 450),
        block(46, "heart", "sky").at(198, 450),
        block(44, "tree", "rose").at(172, 404),
        ball(34).at(242, 416),
        train().scale(0.72).at(694, 450),
        wagon("red").scale(0.72).at(584, 450),
        block(20, "dot").at(572, 402),
        block(20, "dot", "sky").at(596, 402),
        _tools().at(384, 430),
        elf_at_bench(-152, 122, "red").scale(1.12).at(150, 674),
        elf_at_bench(-128, 140, "pine", "glasses").flip().scale(1.12).at(384, 674),
        elf_at_bench(-112, 140, "night", "braids").scale(1.12).at(618, 674),
        _bench(),
        _floor(),
        gift(120, 92, "red").at(104, 962),
        gift(84, 64, "pine").at(120, 852).turn(-4),
        gift(96, 120, "night").at(664, 964),
        gift(112, 70, "red", "pine").at(558, 966),
        elf(-52, 40, "red").scale(0.92).at(246, 962),
        teddy().scale(0.8).at(404, 966),
        candy_cane(84, 15).at(476, 964),
        bauble(24, "zigzag").at(316, 950),
    )


def _planks() -> Drawing:
    rows = "".join(f"M0 {y}L768 {y}" for y in range(150, 700, 62))
    return group(line(rows).thin())


def _bunting() -> Drawing:
    flags: list[Part] = []
    tones = ("red", "gold", "pine")
    for i in range(12):
        x, sag = 8 + 64 * i, 24 - abs(i % 6 - 2.5) * 8
        flag = path("M0 0L58 0L29 50Z").tint(tones[i % 3])
        mark: Shape = circle(29, 17, 7.5) if i % 2 else path("M29 6L38 17L29 28L20 17Z")
        flags.append(group(flag, mark.thin()).at(x, 124 + sag * 0.5))
    return group(*flags)


def _round_window() -> Drawing:
    pane = circle(0, 0, 92)
    view = group(
        circle(0, 0, 92).tint("night"),
        moon(26).at(30, -40),
        gold_star(11).at(-38, -46),
        gold_star(8).at(-4, -64),
        path("M-100 40Q-40 14 0 36Q50 20 100 44L100 100L-100 100Z"),
        fir(74).at(-36, 62),
        fir(56).at(34, 66),
    ).inside(pane)
    frame = circle(0, 0, 108).tint("wood")
    return group(
        frame,
        view,
        pane.tint("none"),
        line("M0 -92L0 92M-92 0L92 0"),
        path(
            "M-110 84C-90 66 -50 82 0 78C50 82 90 66 110 84C120 100 90 110 0 108C-90 110 -120"
            " 100 -110 84Z"
        ),
        bow(92, "red").at(0, -108),
    )


def _shelf(width: float) -> Drawing:
    w = width / 2
    bracket = path(f"M{-w + 22} 8L{-w + 22} 38C{-w + 40} 36 {-w + 52} 24 {-w + 54} 8Z").tint("wood")
    return group(bracket, group(bracket).flip(), box(-w, -10, width, 18, 4).tint("wood"))


def _tools() -> Drawing:
    board = box(-96, -26, 192, 92, 6).tint("gold")
    hammer = group(box(-5, -10, 10, 62, 3).tint("wood"), box(-22, -18, 44, 20, 5).tint("slate"))
    saw = group(
        path("M-12 -4L50 -4L50 8L44 16L38 8L32 16L26 8L20 16L14 8L8 16L2 8L-12 18Z").tint("ice"),
        path("M-40 -6C-40 -14 -12 -14 -10 -4L-10 16C-14 24 -40 22 -40 12Z").tint("wood"),
        ellipse(-25, 4, 7, 7).thin(),
    )
    brush = group(
        box(-4, -4, 8, 34, 3).tint("wood"),
        box(-8, 28, 16, 10).tint("gold"),
        path("M-8 38C-10 50 -2 54 0 60C2 54 10 50 8 38Z").tint("red"),
    )
    return group(
        board,
        hammer.at(-68, 4),
        saw.scale(0.86).at(-6, 20),
        brush.at(66, -14),
        *(circle(x, y, 5) for x, y in ((-86, 54), (86, 54))),
    )


def _bench() -> Drawing:
    """The work bench with what is being made: a duck on wheels, a painted bauble, a parcel."""
    drawers: list[Part] = []
    for i in range(4):
        x = 48 + 172 * i
        drawers += [
            box(x, 716, 156, 56, 5).tint("tan"),
            path(f"M{x + 78} 732L{x + 92} 744L{x + 78} 756L{x + 64} 744Z").tint("gold"),
            *(circle(x + dx, 744, 5).thin() for dx in (22, 134)),
        ]
    top = [box(-10, 684, 800, 26).tint("wood"), box(16, 706, 736, 78).tint("wood")]
    work = [
        gift(74, 46, "red").scale(0.9).at(236, 684),
        _duck().at(494, 684),
        bauble(22, "star").at(330, 661),
        _pot("red").at(440, 684),
        block(36, "star", "sky").at(72, 684),
        block(36, "heart").at(700, 684),
        block(30, "dot", "rose").at(696, 648),
    ]
    return group(*top, *drawers, *work)


def _pot(tone: str) -> Drawing:
    return group(
        line("M4 -30L16 -58"),
        path("M-16 -30L16 -30L13 0L-13 0Z").tint("snow"),
        path(
            "M-19 -34C-10 -28 10 -28 19 -34C19 -20 12 -24 8 -18C4 -12 -2 -22 -8 -20C-14 -18 -19"
            " -24 -19 -34Z"
        ).tint(tone),
    )


def _duck() -> Drawing:
    return group(
        path(
            "M-34 -34C-46 -40 -44 -54 -34 -52C-24 -44 -8 -48 -2 -54C-10 -76 18 -88 30 -72C36"
            " -60 30 -52 24 -46"
            "C40 -30 24 -14 0 -14C-22 -14 -34 -22 -34 -34Z"
        ).tint("gold"),
        path("M32 -66C42 -68 50 -62 46 -58C42 -54 36 -54 31 -57Z").tint("red"),
        path("M-20 -36C-10 -26 6 -26 10 -38").tint("gold").thin(),
        circle(18, -66, 4).tint("ink").thin(0),
        box(-38, -16, 72, 8, 4).tint("wood"),
        *(group(circle(x, -8, 9).tint("red"), circle(x, -8, 3).thin()) for x in (-24, 20)),
    )


def _floor() -> Drawing:
    rows = [784, 828, 884, 960]
    lines = "".join(f"M0 {y}L768 {y}" for y in rows)
    slants = "".join(f"M{x} 784L{384 + (x - 384) * 1.75:.0f} 1000" for x in range(0, 769, 64))
    return group(box(-10, 784, 800, 240).tint("gold"), line(lines + slants).thin())
