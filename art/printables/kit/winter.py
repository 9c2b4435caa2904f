"""Winter and the tree: snowmen, firs, the decorated tree, moon, stars, clouds, snowflakes,"
" holly."""

from __future__ import annotations

import math

from art.printables.kit.curves import fluffy, ring, star
from art.printables.kit.faces import cheeks, eyes
from art.printables.kit.shapes import (
    Drawing,
    Part,
    Shape,
    Tube,
    box,
    circle,
    ellipse,
    group,
    line,
    path,
)


def gold_star(outer: float) -> Shape:
    """Return a plump five-pointed star."""
    return path(star(outer, outer * 0.5)).tint("gold")


def cloud(width: float) -> Shape:
    """Return a cloud with a flat base centered on the origin."""
    w = width / 2
    points = [
        (-w, 0),
        (-w * 0.75, -w * 0.32),
        (-w * 0.25, -w * 0.52),
        (w * 0.3, -w * 0.5),
        (w * 0.72, -w * 0.28),
        (w, 0),
    ]
    return path(fluffy(points, 0.56).replace("Z", "", 1)[: fluffy(points, 0.56).rfind("A")] + "Z")


def moon(radius: float) -> Drawing:
    """Return a full moon with a sleepy smile."""
    r = radius
    return group(
        circle(0, 0, r).tint("gold"),
        circle(-r * 0.5, -r * 0.45, r * 0.16).tint("gold").thin(),
        circle(r * 0.55, r * 0.4, r * 0.2).tint("gold").thin(),
        circle(r * 0.3, -r * 0.62, r * 0.1).tint("gold").thin(),
    )


def snowflake(radius: float, width: float = 7) -> Drawing:
    """Return a six-armed snowflake of tubes `width` wide."""
    arms = ""
    for i in range(6):
        a = math.pi * i / 3
        tip = (radius * math.sin(a), -radius * math.cos(a))
        fork = (0.58 * tip[0], 0.58 * tip[1])
        arms += f"M0 0L{tip[0]:.1f} {tip[1]:.1f}"
        for side in (-0.75, 0.75):
            x = fork[0] + radius * 0.34 * math.sin(a + side)
            y = fork[1] - radius * 0.34 * math.cos(a + side)
            arms += f"M{fork[0]:.1f} {fork[1]:.1f}L{x:.1f} {y:.1f}"
    return group(Tube(arms, width).tint("ice"))


def flake_dot(radius: float) -> Shape:
    """Return a falling flake: a plain small circle."""
    return circle(0, 0, radius).tint("snow")


def fir(height: float, tiers: int = 3) -> Drawing:
    """Return a snowy fir with its foot at the origin, a little more than half as wide as high."""
    parts: list[Part] = [
        box(-height * 0.06, -height * 0.16, height * 0.12, height * 0.16).tint("brown")
    ]
    step = height * 0.86 / (tiers + 0.55)
    for i in range(tiers):
        half = height * (0.3 - 0.19 * i / tiers)
        base = -height * 0.1 - step * i
        top = base - step * 1.55
        bough = path(
            f"M0 {top:.1f}C{half * 0.3:.1f} {top + step * 0.8:.1f} {half * 0.7:.1f}"
            f" {base - step * 0.3:.1f}"
            f" {half:.1f} {base:.1f}Q{half * 0.66:.1f} {base + step * 0.22:.1f}"
            f" {half * 0.36:.1f} {base:.1f}"
            f"Q0 {base + step * 0.26:.1f} {-half * 0.36:.1f} {base:.1f}"
            f"Q{-half * 0.66:.1f} {base + step * 0.22:.1f} {-half:.1f} {base:.1f}"
            f"C{-half * 0.7:.1f} {base - step * 0.3:.1f} {-half * 0.3:.1f}"
            f" {top + step * 0.8:.1f} 0 {top:.1f}Z"
        ).tint("pine")
        cap_y = top + step * 0.75
        cap = path(
            f"M0 {top:.1f}C{half * 0.14:.1f} {top + step * 0.35:.1f} {half * 0.28:.1f}"
            f" {cap_y - step * 0.2:.1f}"
            f" {half * 0.4:.1f} {cap_y:.1f}Q{half * 0.2:.1f} {cap_y + step * 0.24:.1f}"
            f" {half * 0.1:.1f} {cap_y:.1f}"
            f"Q{-half * 0.1:.1f} {cap_y + step * 0.3:.1f} {-half * 0.22:.1f}"
            f" {cap_y - step * 0.04:.1f}"
            f"Q{-half * 0.34:.1f} {cap_y + step * 0.14:.1f} {-half * 0.4:.1f} {cap_y:.1f}"
            f"C{-half * 0.28:.1f} {cap_y - step * 0.2:.1f} {-half * 0.14:.1f}"
            f" {top + step * 0.35:.1f} 0 {top:.1f}Z"
        ).tint("snow")
        parts += [bough, cap]
    return group(*parts)


def snowman(hat: str = "top", *, scarf: str = "red") -> Drawing:
    """Return a snowman about 250 high with a "top", "bobble" or "bow" hat; origin below him."""
    arms = Tube("M-52 -98L-92 -128M-78 -117L-84 -138M52 -98L92 -128M78 -117L84 -138", 8).tint(
        "brown"
    )
    buttons = [circle(0, y, 6.5).tint("slate") for y in (-104, -82, -56)]
    nose = path("M-2 -170C6 -172 21 -165 26 -161C21 -157 6 -153 -2 -157C-8 -160 -8 -167 -2 -170Z")
    mouth = [
        circle(x, y, 2.8).tint("ink").thin(0)
        for x, y in ((-21, -150), (-12, -144), (-1, -141), (10, -143), (19, -149))
    ]
    return group(
        ellipse(0, -46, 70, 50).tint("snow"),
        arms,
        ellipse(0, -98, 52, 44).tint("snow"),
        *buttons,
        circle(0, -170, 45).tint("snow"),
        Tube("M22 -124C34 -112 30 -92 38 -76", 22).tint(scarf),
        line("M24 -92L44 -96").thin(),
        Tube("M-34 -134C-16 -120 16 -120 34 -134", 20).tint(scarf),
        eyes(36, 7).at(0, -178),
        nose.tint("gold"),
        *mouth,
        cheeks(72, 5).at(1, -161),
        _snowman_hat(hat),
    )


def _snowman_hat(kind: str) -> Drawing:
    if kind == "top":
        return group(
            path("M-30 -206L-34 -258C-12 -264 12 -264 34 -258L30 -206Z").tint("slate"),
            path("M-31 -222C-10 -216 10 -216 31 -222L30 -206C10 -202 -10 -202 -30 -206Z").tint(
                "red"
            ),
            path(
                "M-54 -208C-20 -198 20 -198 54 -208C60 -204 58 -198 52 -196C20 -186 -20 -186"
                " -52 -196C-58 -198 -60 -204 -54 -208Z"
            ).tint("slate"),
        )
    if kind == "bobble":
        return group(
            path("M-44 -190C-46 -240 46 -240 44 -190Z").tint("pine"),
            line("M-18 -194C-18 -212 -10 -222 0 -226M18 -194C18 -212 10 -222 0 -226").thin(),
            Tube("M-42 -192C-18 -202 18 -202 42 -192", 19).tint("gold"),
            path(fluffy(ring((0, -240), 14, 14, 8), 0.62)).tint("snow"),
        )
    bow = path("M0 0C-10 -20 -34 -24 -34 0C-34 22 -10 18 0 0Z").tint("red")
    return group(
        group(bow, bow.at(0, 0).flip(), circle(0, 0, 9).tint("gold")).turn(14).at(22, -212)
    )


def holly(size: float) -> Drawing:
    """Return two holly leaves with three berries; `size` is the length of a leaf."""
    s = size / 60
    leaf = group(
        path(
            "M0 0C6 -10 10 -12 14 -20C20 -14 24 -16 30 -24C34 -16 40 -14 46 -18C46 -10 54 -4"
            " 60 0C54 4 46 10 46 18C40 14 34 16 30 24C24 16 20 14 14 20C10 12 6 10 0 0Z"
        ).tint("pine"),
        line("M6 0L50 0").thin(),
    )
    berries = [circle(x, y, 9).tint("red") for x, y in ((-8, 6), (8, 6), (0, -8))]
    return group(leaf.turn(-20).at(6, 0), leaf.turn(200).at(-6, 0), *berries).scale(s)


def fairy_lights(width: float, count: int) -> Drawing:
    """Return a wire in `count` swags with a bulb at each low and high point, hung at y = 0."""
    step = width / count
    wire = "M0 0" + "".join(
        f"Q{step * (i + 0.5):.1f} {step * 0.5:.1f} {step * (i + 1):.1f} 0" for i in range(count)
    )
    tones = ("red", "gold", "pine", "sky")
    bulb = step * 0.2
    parts: list[Part] = [line(wire)]
    for i in range(2 * count - 1):
        x, y = step * (i + 1) / 2, (step * 0.25 if i % 2 == 0 else 0)
        shape = path(
            f"M0 0C{bulb:.2f} {bulb * 0.7:.2f} {bulb * 0.8:.2f} {bulb * 2:.2f} 0 {bulb * 2.2:.2f}"
            f"C{-bulb * 0.8:.2f} {bulb * 2:.2f} {-bulb:.2f} {bulb * 0.7:.2f} 0 0Z"
        ).tint(tones[i % 4])
        cap = box(-bulb * 0.35, -bulb * 0.4, bulb * 0.7, bulb * 0.6).tint("slate")
        parts.append(group(shape, cap).at(x, y))
    return group(*parts)
