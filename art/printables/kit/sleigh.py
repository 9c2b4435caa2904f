"""Santa's sleigh: the body on its runners, the sack of gifts, and Santa with the reins."""

from __future__ import annotations

from art.printables.kit.ornaments import gift
from art.printables.kit.people import santa_rider
from art.printables.kit.shapes import Drawing, Tube, group, line, path
from art.printables.kit.toys import teddy
from art.printables.kit.winter import gold_star


def sack() -> Drawing:
    """Return a full sack, open at the top, about 150 high; the origin is below it."""
    return group(
        gift(54, 44, "pine").turn(-14).at(-34, -108),
        teddy().scale(0.78).at(4, -84),
        group(Tube("M0 0L0 -52C0 -74 30 -74 30 -54", 14).tint("snow")).turn(10).at(44, -96),
        path(
            "M-66 -98C-84 -60 -84 -10 -56 0L56 0C84 -10 84 -60 66 -98C40 -86 -40 -86 -66 -98Z"
        ).tint("tan"),
        path(
            "M-68 -104C-40 -92 40 -92 68 -104C74 -98 74 -88 66 -86C40 -74 -40 -74 -66 -86"
            "C-74 -88 -74 -98 -68 -104Z"
        ).tint("wood"),
        path("M-16 -60L16 -64L20 -32L-12 -28Z").tint("red"),
        line("M-10 -54L-8 -36M10 -57L12 -39").thin(),
    )


def sleigh() -> Drawing:
    """Return Santa in his sleigh going to the right, about 320 wide; the origin is mid runner."""
    body = path(
        "M-112 -26C-142 -56 -136 -104 -106 -116C-88 -120 -80 -102 -92 -94C-88 -70 -44 -62 0 -64"
        "C50 -66 84 -72 98 -98C106 -116 134 -118 140 -98C142 -84 128 -78 120 -86C128 -60 126"
        " -32 98 -18"
        "C60 -6 -60 -6 -112 -26Z"
    ).tint("red")
    trim = path(
        "M-116 -46C-60 -28 70 -28 120 -50C116 -34 108 -22 98 -18C60 -6 -60 -6 -112 -26"
        "C-118 -32 -118 -40 -116 -46Z"
    ).tint("gold")
    runner = Tube("M-138 20L98 20C150 20 172 -16 152 -40C142 -50 126 -42 132 -30", 12).tint("gold")
    posts = [Tube(f"M{x} -14L{x + 6} 16", 10).tint("gold") for x in (-76, -6, 64)]
    stars = [gold_star(13).at(x, y) for x, y in ((-62, -56), (-8, -50), (48, -54))]
    return group(
        *posts,
        runner,
        sack().scale(0.76).at(-62, -58).turn(-8),
        santa_rider().scale(0.78).at(34, -62),
        body,
        group(trim).inside(body),
        body.tint("none"),
        *stars,
    )
