"""Sweets and small comforts: gingerbread children, lollipops, cookies, cocoa, candles, bells."""

from __future__ import annotations

from art.printables.kit.faces import cheeks, eyes, smile
from art.printables.kit.shapes import Drawing, Tube, box, circle, ellipse, group, line, path


def gingerbread_child(wear: str = "tie") -> Drawing:
    """Return a gingerbread child with a "bow" on the head or a "tie", about 140 high.

    The origin is between the feet.
    """
    body = path(
        "M-18 -66C-34 -74 -58 -72 -60 -58C-60 -44 -40 -42 -26 -44C-26 -32 -32 -18 -38 -10"
        "C-42 2 -22 10 -14 2L0 -18L14 2C22 10 42 2 38 -10C32 -18 26 -32 26 -44"
        "C40 -42 60 -44 60 -58C58 -72 34 -74 18 -66Z"
    ).tint("wood")
    icing = [
        line(f"M{x - 8} {y}L{x - 4} {y - 5}L{x} {y}L{x + 4} {y - 5}L{x + 8} {y}").thin(0.8)
        for x, y in ((-46, -56), (46, -56))
    ]
    wing = path("M0 0C-10 -12 -24 -12 -22 0C-24 12 -10 10 0 0Z").tint("red")
    ribbon = group(wing, wing.at(0, 0).flip(), circle(0, 0, 5).tint("red"))
    return group(
        body,
        *icing,
        circle(0, -44, 5).tint("red"),
        circle(0, -28, 5).tint("red"),
        circle(0, -98, 38).tint("wood"),
        eyes(28, 6.4).at(0, -102),
        cheeks(46, 5.5).at(0, -89),
        smile(20, 6).at(0, -87),
        ribbon.at(24, -128).turn(20) if wear == "bow" else ribbon.at(0, -62),
    )


def lollipop(height: float) -> Drawing:
    """Return a swirled lollipop with a bow on its stick; the origin is the foot of the stick."""
    h = height
    leaf = path("M-4 0C-20 -14 -30 -10 -28 0C-30 10 -20 12 -4 0Z").tint("gold")
    swirl = line(
        "M0 0C10 -4 14 10 2 14C-14 18 -24 0 -14 -16C0 -34 34 -26 36 4C36 34 2 48 -30 38"
        "C-52 20 -54 -24 -24 -44"
    )
    return group(
        box(-6, -h + 60, 12, h - 60, 4).tint("snow"),
        circle(0, -h + 30, 58).tint("red"),
        swirl.at(0, -h + 30),
        group(leaf, leaf.at(0, 0).flip()).at(0, -h + 96),
    )


def cookie(radius: float) -> Drawing:
    """Return a chocolate chip cookie with a bite taken out of it."""
    r = radius
    chips = [(-0.4, -0.35), (0.1, -0.55), (-0.1, 0.05), (-0.55, 0.2), (0.2, 0.5), (0.5, 0.15)]
    edge = path(
        f"M{0.5 * r} {-0.87 * r}A{r} {r} 0 1 0 {0.98 * r} {-0.2 * r}"
        f"A{0.22 * r} {0.22 * r} 0 0 1 {0.76 * r} {-0.46 * r}"
        f"A{0.22 * r} {0.22 * r} 0 0 1 {0.5 * r} {-0.87 * r}Z"
    )
    return group(
        edge.tint("tan"), *(circle(x * r, y * r, 0.12 * r).tint("brown").thin() for x, y in chips)
    )


def cocoa() -> Drawing:
    """Return a mug of cocoa with marshmallows, about 110 high; the origin is below it."""
    return group(
        Tube("M36 -58C64 -62 64 -20 34 -22", 11).tint("red"),
        path("M-42 -74L42 -74L36 -8C34 2 -34 2 -36 -8Z").tint("red"),
        path("M-40 -48L40 -48L38 -28L-38 -28Z").tint("snow"),
        *(circle(x, -38, 5).tint("red").thin() for x in (-24, -8, 8, 24)),
        ellipse(0, -74, 42, 12).tint("brown"),
        box(-24, -86, 20, 16, 6).tint("snow"),
        box(2, -90, 20, 17, 6).tint("snow").at(0, 0).turn(4),
        line("M-12 -98C-20 -108 -4 -112 -12 -124M14 -100C6 -110 22 -114 14 -126"),
    )


def candle(height: float) -> Drawing:
    """Return a lit candle on a saucer; the origin is below it."""
    h = height
    return group(
        box(-15, -h, 30, h, 4).tint("snow"),
        path(
            f"M-15 {-h}L15 {-h}L15 {-h + 20}Q11 {-h + 34} 7 {-h + 16}Q1 {-h + 44} -4 {-h + 14}"
            f"Q-10 {-h + 26} -15 {-h + 12}Z"
        )
        .tint("ice")
        .thin(),
        box(-26, -14, 52, 14, 6).tint("gold"),
        path(
            f"M0 {-h - 4}C-20 {-h - 20} -4 {-h - 32} 0 {-h - 50}C6 {-h - 32} 20 {-h - 20} 0"
            f" {-h - 4}Z"
        ).tint("gold"),
    )


def hand_bell() -> Drawing:
    """Return a golden bell with a bow, about 120 high; the origin is its middle."""
    wing = path("M0 -52C-12 -70 -38 -70 -36 -52C-38 -36 -12 -36 0 -52Z").tint("red")
    return group(
        circle(0, 46, 12).tint("gold"),
        path(
            "M-48 36C-30 20 -36 -40 0 -44C36 -40 30 20 48 36C50 44 44 48 38 48L-38 48"
            "C-44 48 -50 44 -48 36Z"
        ).tint("gold"),
        line("M-38 28C-12 36 12 36 38 28").thin(),
        wing,
        wing.at(0, 0).flip(),
        circle(0, -52, 9).tint("red"),
    )
