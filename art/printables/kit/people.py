"""Whole figures: Santa on his feet and in the sleigh, elves at work, the nutcracker."""

from __future__ import annotations

from art.printables.kit.curves import fur_band
from art.printables.kit.faces import elf_head, nutcracker_head, santa_head
from art.printables.kit.shapes import Drawing, Part, Shape, box, circle, ellipse, group, line, path


def mitten(tone: str = "pine") -> Drawing:
    """Return a mitten that points up; its cuff is centered on the origin."""
    hand = path("M-12 -4C-18 -30 14 -36 13 -12C20 -22 28 -14 22 -6C18 0 14 2 12 0Z").tint(tone)
    return group(hand, path(fur_band(32, 13, 3)).tint("snow"))


def arm(length: float, tone: str = "red") -> Drawing:
    """Return a sleeve with mitten from the shoulder at the origin straight up."""
    sleeve = path(
        f"M-17 4C-18 {-length * 0.5} -14 {-length} -12 {-length}L12 {-length}"
        f"C16 {-length * 0.7} 18 {-length * 0.4} 17 4C10 14 -10 14 -17 4Z"
    )
    return group(
        mitten("pine").at(0, -length),
        sleeve.tint(tone),
        path(fur_band(34, 13, 3)).tint("snow").at(0, -length),
    )


def santa_rider() -> Drawing:
    """Return Santa from the belt up, one arm waving; the origin is the middle of his belt."""
    coat = path("M-62 20C-70 -40 -46 -84 0 -86C46 -84 70 -40 62 20Z").tint("red")
    front = path("M-10 -60L10 -60L12 20L-12 20Z").tint("snow")
    belt = path("M-64 -6C-30 6 30 6 64 -6L64 14C30 26 -30 26 -64 14Z").tint("slate")
    buckle = group(box(-15, -3, 30, 26, 4).tint("gold"), box(-7, 4, 14, 12, 2).tint("slate"))
    return group(
        arm(70).at(-46, -54).turn(-38),
        coat,
        group(front, belt).inside(coat),
        coat.tint("none"),
        buckle,
        santa_head().scale(1.08).at(0, -104),
    )


def santa_standing() -> Drawing:
    """Return Santa on his feet, waving, a sack beside him; the origin is between his boots."""
    boots = [path("M-46 0C-50 -12 -44 -30 -38 -34L-6 -34L-6 0Z").tint("slate")]
    trousers = path("M-44 -30L-46 -60L46 -60L44 -30L6 -30L0 -42L-6 -30Z").tint("red")
    coat = path("M-56 -58C-70 -110 -46 -158 0 -160C46 -158 70 -110 56 -58Z").tint("red")
    belt = path("M-63 -104C-30 -94 30 -94 63 -104L63 -84C30 -74 -30 -74 -63 -84Z").tint("slate")
    buckle = group(box(-14, -100, 28, 24, 4).tint("gold"), box(-7, -94, 14, 12, 2).tint("slate"))
    boot = group(*boots, path(fur_band(42, 13, 4)).tint("snow").at(-23, -32))
    return group(
        trousers,
        boot,
        boot.flip(),
        arm(66).at(50, -132).turn(28),
        coat,
        group(line("M0 -78L0 -60").thin(), belt).inside(coat),
        coat.tint("none"),
        buckle,
        path(fur_band(124, 16, 9)).tint("snow").at(0, -56),
        arm(58).at(-48, -132).turn(-158),
        santa_head().scale(1.05).at(0, -180),
    )


def _tunic(tone: str) -> list[Shape]:
    hem = "L34 -34L22 -24L12 -36L0 -24L-12 -36L-22 -24L-34 -34Z"
    return [
        path("M-26 -84C-14 -92 14 -92 26 -84" + hem).tint(tone),
        path("M-30 -54L30 -54L31 -45L-31 -45Z").tint("slate"),
        box(-7, -57, 14, 15, 3).tint("gold"),
    ]


def _collar() -> Shape:
    return path("M-26 -88L-32 -70L-18 -78L-9 -66L0 -78L9 -66L18 -78L32 -70L26 -88Z").tint("gold")


def _elf_leg() -> Drawing:
    leg = path("M-24 -40L-4 -40L-6 -8L-22 -8Z").tint("snow")
    bands = (
        path("M-23.5 -32L-4.5 -32L-5 -24L-23 -24Z").tint("red"),
        path("M-22.5 -17L-5.5 -17L-6 -8L-22 -8Z").tint("red"),
    )
    shoe = path(
        "M-5 0L-5 -10L-22 -10C-30 -10 -38 -16 -44 -14C-50 -11 -48 -3 -42 -4C-40 2 -30 2 -24 1Z"
    ).tint("pine")
    return group(leg, *bands, shoe, circle(-46, -14, 4.5).tint("gold"))


def elf_sleeve(length: float, tone: str = "pine") -> Drawing:
    """Return an elf's arm from the shoulder at the origin straight up, ending in a hand."""
    return group(
        circle(0, -length - 7, 9.5).tint("skin"),
        path(f"M-11 3L-9 {-length}L9 {-length}L11 3C6 10 -6 10 -11 3Z").tint(tone),
        box(-12, -length - 4, 24, 10, 4).tint("gold"),
    )


def elf(left: float = -30, right: float = 30, tone: str = "pine") -> Drawing:
    """Return a standing elf, about 190 high; `left` and `right` turn the arms, 0 being straight up.

    The origin is between the feet.
    """
    return group(
        _elf_leg(),
        _elf_leg().flip(),
        elf_sleeve(34, tone).at(-24, -78).turn(left),
        elf_sleeve(34, tone).at(24, -78).turn(right),
        *_tunic(tone),
        _collar(),
        elf_head().at(0, -122),
    )


def elf_at_bench(left: float, right: float, tone: str = "pine", look: str = "plain") -> Drawing:
    """Return an elf from the waist up, to stand behind a bench; the origin is at the waist."""
    return group(
        path("M-28 26C-30 -20 -28 -36 -24 -40C-12 -48 12 -48 24 -40C28 -36 30 -20 28 26Z").tint(
            tone
        ),
        line("M0 -24L0 26").thin(),
        elf_sleeve(32, tone).at(-24, -34).turn(left),
        elf_sleeve(32, tone).at(24, -34).turn(right),
        group(_collar()).at(0, 45),
        elf_head(look).at(0, -77),
    )


def nutcracker() -> Drawing:
    """Return the nutcracker soldier, about 480 high, sword at his side; origin between the"
    " boots."""
    return group(
        _wooden_leg(),
        _wooden_leg().flip(),
        _wooden_arm(),
        _wooden_arm().flip(),
        *_uniform(),
        _epaulette().at(-58, -246),
        _epaulette().flip().at(58, -246),
        nutcracker_head().scale(1.18).at(0, -268),
    )


def _wooden_leg() -> Drawing:
    return group(
        path("M-50 -110L-6 -110L-8 -44L-46 -44Z").tint("snow"),
        path("M-50 -110L-38 -110L-36 -44L-46 -44Z").tint("gold"),
        path("M-50 0C-58 -14 -54 -44 -50 -60C-36 -52 -18 -52 -5 -60L-6 0Z").tint("slate"),
        line("M-52 -18C-38 -12 -20 -12 -6 -18").thin(),
        circle(-27, -42, 5).tint("gold"),
    )


def _wooden_arm() -> Drawing:
    return group(
        path("M-72 -240C-92 -232 -96 -180 -90 -150L-60 -150C-56 -180 -54 -220 -56 -240Z").tint(
            "red"
        ),
        *(
            path(f"M-74 {y - 13}L-66 {y}L-74 {y + 13}L-82 {y}Z").tint("gold").thin()
            for y in (-208,)
        ),
        ellipse(-75, -126, 15, 17).tint("skin"),
        path("M-96 -156L-56 -156L-58 -136L-94 -136Z").tint("gold"),
        *(circle(x, -146, 3.4).thin(0.8) for x in (-86, -75, -64)),
    )


def _epaulette() -> Drawing:
    fringe = (
        path(f"M{x} 0L{x + 9} 0L{x + 8} 24C{x + 6} 30 {x + 2} 30 {x + 1} 24Z").tint("gold").thin()
        for x in (-34, -25, -16, -7)
    )
    return group(*fringe, path("M-38 4C-38 -18 6 -22 10 -6L8 4Z").tint("gold"))


def _uniform() -> list[Part]:
    coat = path(
        "M-58 -252C-30 -262 30 -262 58 -252L54 -160L66 -96C30 -84 -30 -84 -66 -96L-54 -160Z"
    )
    panel = path("M-26 -254L26 -254L18 -168L-18 -168Z").tint("snow")
    frogs = [
        group(
            path(
                f"M-{w} {y}C-{w / 2} {y - 5} {w / 2} {y - 5} {w} {y}L{w} {y + 8}"
                f"C{w / 2} {y + 3} -{w / 2} {y + 3} -{w} {y + 8}Z"
            )
            .tint("gold")
            .thin(),
            circle(0, y + 1, 5.5).tint("gold"),
        )
        for w, y in ((22, -236), (20, -213), (18, -190))
    ]
    belt = box(-56, -172, 112, 20, 4).tint("slate")
    skirt = [
        line("M0 -152L0 -88").thin(),
        line("M-34 -152L-42 -92").thin(),
        line("M34 -152L42 -92").thin(),
    ]
    hem = path("M-64 -108C-30 -96 30 -96 64 -108L66 -96C30 -84 -30 -84 -66 -96Z").tint("gold")
    buckle = [box(-15, -176, 30, 28, 5).tint("gold"), box(-8, -169, 16, 14, 2).tint("red")]
    return [coat.tint("red"), panel, *frogs, belt, *skirt, hem, *buckle]
