"""The gingerbread cottage: biscuit walls, icing, sweets on the roof, a candy chimney."""

from __future__ import annotations

from art.printables.kit.buildings import smoke
from art.printables.kit.curves import fringe, heart, snow_cap, star
from art.printables.kit.shapes import Drawing, Part, box, circle, group, line, path


def cottage() -> Drawing:
    """Return the cottage, about 540 wide; the origin is the middle of its ground line."""
    wall = path("M-210 0L-210 -230L0 -480L210 -230L210 0Z").tint("wood")
    door = group(
        path("M-56 0L-56 -110C-56 -186 56 -186 56 -110L56 0Z").tint("snow"),
        path("M-42 0L-42 -108C-42 -166 42 -166 42 -108L42 0Z").tint("brown"),
        path(heart(34)).tint("red").at(0, -92),
        circle(28, -52, 6).tint("gold"),
    )
    return group(
        _candy_chimney().at(150, -392),
        wall,
        _icing_dots(),
        _biscuit_window().at(-132, -70),
        _biscuit_window().at(132, -70),
        group(
            circle(0, 0, 42).tint("snow"),
            circle(0, 0, 29).tint("gold"),
            line("M0 -29L0 29M-29 0L29 0"),
        ).at(0, -292),
        door,
        _sugar_roof(),
        path(star(40, 20)).tint("gold").at(0, -530),
    )


def _icing_dots() -> Drawing:
    return group(
        *(
            circle(x, y, 9).thin()
            for x, y in ((-80, -206), (-40, -226), (0, -232), (40, -226), (80, -206))
        )
    )


def _biscuit_window() -> Drawing:
    return group(
        box(-46, -92, 92, 96, 12).tint("snow"),
        box(-33, -79, 66, 70, 6).tint("gold"),
        line("M0 -79L0 -9M-33 -44L33 -44"),
        path(snow_cap(116, 10, [13, 17, 11, 15])).tint("snow").at(-58, 4),
    )


def _candy_chimney() -> Drawing:
    bands = [
        path(f"M-34 {y}L34 {y - 26}L34 {y - 48}L-34 {y - 22}Z").tint("red") for y in (10, -40, -90)
    ]
    body = box(-34, -120, 68, 200).tint("snow")
    return group(
        body,
        group(*bands).inside(body),
        body.tint("none"),
        path(snow_cap(96, 40, [16, 24, 14])).tint("snow").at(-48, -118),
        smoke(90).at(4, -150),
    )


def _sugar_roof() -> Drawing:
    """A thick band of icing down both slopes, scalloped below, set with sweets."""
    right = [(226 - 200 * i / 6, -186 - 236 * i / 6) for i in range(7)]
    left = [(-x, y) for x, y in reversed(right)]
    icing = path(
        "M0 -556L272 -240C294 -212 258 -172 226 -186"
        + fringe([*right, *left], 0.56)
        + "C-258 -172 -294 -212 -272 -240Z"
    ).tint("snow")
    sweets: list[Part] = []
    for i in range(5):
        x, y = 44 + 48 * i, -464 + 56 * i
        tone = ("red", "gold", "pine")[i % 3]
        sweet = circle(0, 0, 19) if i % 2 == 0 else path(heart(34))
        sweets += [sweet.tint(tone).at(x, y), sweet.tint(tone).at(-x, y)]
    return group(icing, *sweets)
