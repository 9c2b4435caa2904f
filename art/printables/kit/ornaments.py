"""What hangs and lies about at Christmas: bows, gifts, baubles, the stocking."""

from __future__ import annotations

from art.printables.kit.curves import fur_band, star
from art.printables.kit.shapes import Drawing, Part, box, circle, ellipse, group, line, path


def bow(size: float, tone: str = "gold") -> Drawing:
    """Return a ribbon bow `size` across with its knot at the origin; a small one is plain."""
    if size < 50:
        half = path("M0 0C-14 -26 -46 -30 -46 0C-46 30 -14 26 0 0Z").tint(tone)
        return group(half, group(half).flip(), circle(0, 0, 12).tint(tone)).scale(size / 92)
    loop = group(
        path("M-4 2C-24 10 -30 22 -26 30L-14 26L-8 32C-4 20 0 10 2 4Z").tint(tone),
        path("M0 0C-14 -22 -46 -26 -46 -4C-46 14 -16 12 0 0Z").tint(tone),
        path("M-8 -3C-18 -12 -34 -12 -36 -4C-34 4 -18 2 -8 -3Z").tint(tone).thin(),
    )
    return group(loop, loop.flip(), ellipse(0, 0, 10, 9).tint(tone)).scale(size / 92)


def gift(width: float, height: float, tone: str = "red", ribbon: str = "gold") -> Drawing:
    """Return a wrapped box with lid and bow; the origin is the middle of its base."""
    w, lid = width / 2, min(height * 0.24, 30)
    r = width * 0.09
    return group(
        box(-w, -height, width, height, 3).tint(tone),
        box(-r, -height, 2 * r, height).tint(ribbon),
        box(-w - 6, -height - 2, width + 12, lid, 4).tint(tone),
        box(-r, -height - 2, 2 * r, lid).tint(ribbon),
        bow(min(width * 0.8, 100), ribbon).at(0, -height - 4),
    )


def bauble(radius: float, pattern: str = "band", tone: str = "red") -> Drawing:
    """Return a hanging ball, cap up, with a "band", "zigzag", "star" or "plain" pattern.

    The origin is the center of the ball.
    """
    r = radius
    ball = circle(0, 0, r).tint(tone)
    inner: list[Part] = []
    if pattern == "band":
        inner = [
            path(
                f"M{-r} {-r * 0.35}Q0 {-r * 0.05} {r} {-r * 0.35}L{r} {r * 0.3}"
                f"Q0 {r * 0.6} {-r} {r * 0.3}Z"
            ).tint("gold"),
            *(circle(x * r, (0.16 - abs(x) * 0.16) * r, r * 0.13).thin() for x in (-0.55, 0, 0.55)),
        ]
    elif pattern == "zigzag":
        inner = [
            line(
                f"M{-r} {y * r}"
                + "".join(
                    f"L{(-1 + (i + 1) * 0.34) * r:.1f} {(y + (0.26 if i % 2 == 0 else 0)) * r:.1f}"
                    for i in range(6)
                )
            )
            for y in (-0.4, 0.12)
        ]
    elif pattern == "star":
        inner = [path(star(r * 0.55, r * 0.26)).tint("gold")]
    cap = box(-r * 0.22, -r * 1.16, r * 0.44, r * 0.22, 2).tint("gold")
    loop = circle(0, -r * 1.26, r * 0.13)
    return group(loop.tint("none"), ball, group(*inner).inside(ball), ball.tint("none"), cap)


def stocking(tone: str = "red") -> Drawing:
    """Return a hanging stocking, about 120 high; the origin is the middle of its cuff."""
    return group(
        path("M-22 0L-22 56C-26 72 -20 92 4 96L40 104C62 106 66 82 46 74L26 62L26 0Z").tint(tone),
        path("M-24 62C-4 66 -2 80 -4 94C-20 88 -26 76 -24 62Z").tint("gold").thin(),
        path("M42 104C34 92 36 80 45 74C66 82 62 106 42 104Z").tint("gold").thin(),
        path(fur_band(62, 24, 5)).tint("snow"),
    )
