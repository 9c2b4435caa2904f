"""Things that stand outdoors: houses, windows, chimneys, lamp posts, signs, candy canes."""

from __future__ import annotations

from art.printables.kit.curves import heart, snow_cap
from art.printables.kit.shapes import Drawing, Part, Tube, box, circle, ellipse, group, line, path


def window(width: float, height: float, *, sill: bool = True) -> Drawing:
    """Return a window with four panes; the origin is the middle of its lower edge."""
    w, h = width / 2, height
    parts: list[Part] = [
        box(-w, -h, width, h, 3).tint("wood"),
        box(-w + 5, -h + 5, width - 10, h - 10, 2).tint("gold"),
        line(f"M0 {-h + 5}L0 -5M{-w + 5} {-h / 2}L{w - 5} {-h / 2}"),
    ]
    if sill:
        parts.append(
            path(
                f"M{-w - 7} 0C{-w - 9} -11 {-w * 0.3} -14 0 -9C{w * 0.3} -14 {w + 9} -11"
                f" {w + 7} 0C{w} 7 {-w} 7 {-w - 7} 0Z"
            ).tint("snow")
        )
    return group(*parts)


def round_window(radius: float) -> Drawing:
    """Return a round window with four panes, centered on the origin."""
    r = radius
    return group(
        circle(0, 0, r).tint("wood"),
        circle(0, 0, r - 6).tint("gold"),
        line(f"M0 {6 - r}L0 {r - 6}M{6 - r} 0L{r - 6} 0"),
    )


def wreath(radius: float) -> Drawing:
    """Return a small door wreath with a bow."""
    r = radius
    bow = path(
        f"M0 0C{-r * 0.3} {-r * 0.5} {-r * 0.9} {-r * 0.5} {-r * 0.8} 0"
        f"C{-r * 0.9} {r * 0.5} {-r * 0.3} {r * 0.4} 0 0Z"
    ).tint("red")
    return group(
        circle(0, 0, r).tint("pine"),
        circle(0, 0, r * 0.5),
        group(bow, bow.at(0, 0).flip(), circle(0, 0, r * 0.2).tint("red")).at(0, r * 0.78),
    )


def door(width: float, height: float) -> Drawing:
    """Return an arched door with a wreath; the origin is the middle of its threshold."""
    w, h = width / 2, height
    arch = path(f"M{-w} 0L{-w} {-h * 0.62}C{-w} {-h * 1.1} {w} {-h * 1.1} {w} {-h * 0.62}L{w} 0Z")
    inner = path(
        f"M{-w + 6} 0L{-w + 6} {-h * 0.6}C{-w + 6} {-h} {w - 6} {-h} {w - 6} {-h * 0.6}L{w - 6} 0Z"
    )
    return group(
        arch.tint("wood"),
        inner.tint("red"),
        circle(w - 14, -h * 0.3, 4).tint("gold"),
        wreath(width * 0.26).at(0, -h * 0.58)
        if width > 70
        else circle(0, -h * 0.62, width * 0.15).tint("gold"),
    )


def chimney(width: float, height: float) -> Drawing:
    """Return a brick chimney with a cap of snow; the origin is the middle of its foot."""
    w, h = width / 2, height
    rows = int(h // 16)
    bricks = ""
    for i in range(1, rows):
        y = -h + 8 + 16 * i
        bricks += f"M{-w} {y}L{w} {y}"
    for i in range(rows - 1):
        y, x = -h + 24 + 16 * i, (0 if i % 2 else w * 0.5)
        bricks += f"M{x} {y}L{x} {y + 16 if i < rows - 2 else 0}"
        if not i % 2:
            bricks += f"M{-x} {y}L{-x} {y + 16 if i < rows - 2 else 0}"
    return group(
        box(-w, -h, width, h).tint("red"),
        line(bricks).thin(0.7),
        box(-w - 6, -h - 2, width + 12, 14, 3).tint("red"),
        path(snow_cap(width + 18, 26, [9, 14, 8])).tint("snow").at(-w - 9, -h),
    )


def smoke(size: float) -> Drawing:
    """Return a curl of smoke that rises from the origin to the right."""
    return group(
        Tube("M0 0C-14 -18 14 -30 6 -46C0 -58 18 -70 30 -62C36 -56 30 -48 24 -52", 10).tint("ice")
    ).scale(size / 70)


def house(width: float, wall: float, roof: float, tone: str = "tan") -> Drawing:
    """Return a gabled house with snow on its roof: a door in the middle, two windows, one above.

    `wall` and `roof` are heights; the origin is the middle of the ground line.
    """
    w, top = width / 2, -wall - roof
    front = path(f"M{-w} 0L{-w} {-wall}L0 {top + 14}L{w} {-wall}L{w} 0Z").tint(tone)
    dw = width * 0.24
    return group(
        front,
        roof_snow(width, roof).at(0, -wall),
        door(dw, wall * 0.72),
        window(width * 0.2, wall * 0.38).at(-width * 0.31, -wall * 0.3),
        window(width * 0.2, wall * 0.38).at(width * 0.31, -wall * 0.3),
        round_window(width * 0.09).at(0, -wall - roof * 0.26),
    )


def roof_snow(width: float, height: float) -> Drawing:
    """Return a gable's snow-covered edge; the origin is the middle of the eaves line."""
    w, h = width / 2, height
    t = 22
    half = (
        f"C{w * 0.1:.1f} {-h - t} {w * 0.2:.1f} {-h * 0.9 - t:.1f} {w * 0.3:.1f}"
        f" {-h * 0.75 - t:.1f}"
        f"L{w + 18} {-t + 4}C{w + 28} 4 {w + 18} 16 {w + 4} 10"
        f"Q{w - 6} 20 {w - 14} 0Q{w * 0.78:.1f} 4 {w * 0.7:.1f} {-h * 0.2:.1f}"
        f"Q{w * 0.56:.1f} {-h * 0.2:.1f} {w * 0.48:.1f} {-h * 0.42:.1f}"
        f"Q{w * 0.34:.1f} {-h * 0.4:.1f} {w * 0.24:.1f} {-h * 0.66:.1f}"
        f"Q{w * 0.1:.1f} {-h * 0.64:.1f} 0 {-h + 12}"
    )
    left = (
        f"Q{-w * 0.1:.1f} {-h * 0.64:.1f} {-w * 0.24:.1f} {-h * 0.66:.1f}"
        f"Q{-w * 0.34:.1f} {-h * 0.4:.1f} {-w * 0.48:.1f} {-h * 0.42:.1f}"
        f"Q{-w * 0.56:.1f} {-h * 0.2:.1f} {-w * 0.7:.1f} {-h * 0.2:.1f}"
        f"Q{-w * 0.78:.1f} 4 {-w + 14} 0Q{-w + 6} 20 {-w - 4} 10"
        f"C{-w - 18} 16 {-w - 28} 4 {-w - 18} {-t + 4}"
        f"L{-w * 0.3:.1f} {-h * 0.75 - t:.1f}C{-w * 0.2:.1f} {-h * 0.9 - t:.1f}"
        f" {-w * 0.1:.1f} {-h - t} 0 {-h - t}Z"
    )
    return group(path(f"M0 {-h - t}" + half + left).tint("snow"))


def candy_cane(height: float, width: float = 20) -> Drawing:
    """Return an upright candy cane whose hook opens to the right; the origin is its foot."""
    r = width * 1.25
    h = height - r - width / 2
    stripes = []
    step = width * 1.5
    for i in range(int((h - width * 0.4) // step)):
        y = -width * 0.5 - step * i
        stripes.append(
            path(
                f"M{-width} {y}L{width} {y - width * 0.9}L{width} {y - width * 1.6}"
                f"L{-width} {y - width * 0.7}Z"
            )
            .tint("red")
            .thin()
        )
    hook = [
        path(f"M{r * 0.7} {-h - r * 2}L{r * 1.2} {-h - r * 2}L{r * 1.1} {-h}L{r * 0.8} {-h}Z"),
        path(
            f"M{r * 1.5} {-h - r * 0.2}L{r * 2.6} {-h - r * 0.9}L{r * 2.6} {-h - r * 0.4}"
            f"L{r * 1.5} {-h + r * 0.3}Z"
        ),
    ]
    # Stripes are cut to the cane by a window of the same outline, drawn as one closed shape.
    o, i = width / 2, r * 2
    outline = path(
        f"M{-o} {-o}L{-o} {-h}C{-o} {-h - (r + o) * 1.35} {i + o} {-h - (r + o) * 1.35} {i + o}"
        f" {-h}"
        f"A{o} {o} 0 0 1 {i - o} {-h}C{i - o} {-h - (r - o) * 1.35} {o} {-h - (r - o) * 1.35}"
        f" {o} {-h}"
        f"L{o} {-o}A{o} {o} 0 0 1 {-o} {-o}Z"
    )
    striped = group(*stripes, *(part.tint("red").thin() for part in hook)).inside(outline)
    return group(outline.tint("snow"), striped, outline.tint("none"))


def lamp_post(height: float) -> Drawing:
    """Return a street lamp with a bow and a cap of snow; the origin is its foot."""
    h = height
    return group(
        path("M-18 0C-18 -12 -8 -14 -6 -22L6 -22C8 -14 18 -12 18 0Z").tint("slate"),
        box(-5, -h + 52, 10, h - 74).tint("slate"),
        path(f"M-14 {-h + 54}L14 {-h + 54}L10 {-h + 64}L-10 {-h + 64}Z").tint("slate"),
        path(f"M-14 {-h + 54}L-21 {-h + 12}L21 {-h + 12}L14 {-h + 54}Z").tint("gold"),
        path(
            f"M-3 {-h + 46}C-14 {-h + 36} -2 {-h + 30} 0 {-h + 20}C4 {-h + 30} 14 {-h + 38} 3"
            f" {-h + 46}Z"
        )
        .tint("snow")
        .thin(),
        path(
            f"M-27 {-h + 12}C-24 {-h - 12} 24 {-h - 12} 27 {-h + 12}C18 {-h + 19} 10 {-h + 11}"
            f" 0 {-h + 16}"
            f"C-10 {-h + 11} -18 {-h + 19} -27 {-h + 12}Z"
        ).tint("snow"),
        circle(0, -h - 11, 5).tint("slate"),
    )


def signpost(text_width: float) -> Drawing:
    """Return a post with an empty pointed board and snow on it, for lettering in outline."""
    w = text_width
    return group(
        box(-6, -120, 12, 120).tint("wood"),
        path(f"M{-w * 0.4} -110L{w * 0.5} -110L{w * 0.66} -86L{w * 0.5} -62L{-w * 0.4} -62Z").tint(
            "tan"
        ),
        path(snow_cap(w * 0.94, 22, [7, 12, 8, 10])).tint("snow").at(-w * 0.42, -109),
        ellipse(0, 0, 26, 8).tint("snow"),
    )


def heart_window(size: float) -> Drawing:
    """Return a heart-shaped pane."""
    return group(path(heart(size)).tint("gold"))
