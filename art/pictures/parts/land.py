"""The winter night below: snowfields, pines, distant forest, footprints and shadows.

Things that stand on the ground are drawn around their foot: (0, 0) is where they touch the snow.
"""

import random

from parts.palette import (
    GOLD,
    GOLD_300,
    HOLLY,
    NIGHT,
    NIGHT_500,
    NIGHT_700,
    PINE,
    PINE_400,
    PINE_600,
    SNOW,
    SNOW_200,
    mix,
)
from parts.sky import star
from parts.svg import Art, Point, circle, ellipse, num, path, rect


def snow_fill(art: Art, far: float = 0) -> str:
    """The fill of a snowfield: bright at its crest, blue in its hollow; ``far`` 0 near to 1 far."""
    crest = mix(SNOW, "#7f9acb", far)
    low = mix("#b9cdec", "#3f5f9e", far)
    return art.linear((0, crest), (0.3, mix(crest, low, 0.35)), (1, low))


def shadow(x: float, y: float, width: float, height: float = 0, strength: float = 0.28) -> str:
    """The blue shadow something casts on the snow around its foot."""
    return ellipse(x, y, width / 2, height or width * 0.09, "#4a6aa8", opacity=strength)


def _tier(width: float, top: float, base: float, teeth: int = 6) -> str:
    """Outline of one layer of branches: curved flanks, a scalloped hem."""
    drop = base - top
    data = f"M0 {num(top)}Q{num(width * 0.3)} {num(top + drop * 0.62)} {num(width)} {num(base)}"
    step = width * 2 / teeth
    for i in range(teeth):
        x1 = width - step * (i + 0.5)
        x2 = width - step * (i + 1)
        rise = drop * (0.05 if i < teeth - 1 else 0)
        data += f"Q{num(x1)} {num(base + drop * 0.2)} {num(x2)} {num(base - rise)}"
    return data + f"Q{num(-width * 0.3)} {num(top + drop * 0.62)} 0 {num(top)}z"


def _snow_cap(width: float, top: float, base: float) -> str:
    """The snow lying on one layer: it follows the flanks and hangs in three uneven lobes."""
    drop = base - top
    w, y = width * 0.72, top + drop * 0.72
    return (
        f"M0 {num(top - 3)}Q{num(width * 0.26)} {num(top + drop * 0.5)} {num(w)} {num(y)}"
        f"Q{num(w * 0.72)} {num(y + drop * 0.08)} {num(w * 0.5)} {num(y - drop * 0.12)}"
        f"Q{num(w * 0.3)} {num(y + drop * 0.22)} {num(w * 0.02)} {num(y - drop * 0.1)}"
        f"Q{num(-w * 0.22)} {num(y + drop * 0.2)} {num(-w * 0.5)} {num(y - drop * 0.14)}"
        f"Q{num(-w * 0.74)} {num(y + drop * 0.1)} {num(-w)} {num(y)}"
        f"Q{num(-width * 0.26)} {num(top + drop * 0.5)} 0 {num(top - 3)}z"
    )


def pine(art: Art, *, snow: float = 1.0, dark: float = 0.0, lights: bool = False) -> str:
    """A pine 200 high and about 130 wide, lit from the right.

    ``snow`` 0 to 1 is how white its branches are, ``dark`` 0 to 1 how far it fades into the
    night, ``lights`` dresses it as a Christmas tree with star and baubles.
    """
    tiers = [(64, -112, -18), (53, -152, -68), (40, -182, -112), (26, -206, -154)]
    deep, high = mix(PINE, NIGHT, dark), mix(PINE_400, NIGHT_700, dark)
    mid = mix(PINE_600, NIGHT, dark)
    out = rect(-8, -30, 16, 32, mix("#5b3a26", NIGHT, dark * 0.8), 3)
    for width, top, base in tiers:
        body = art.linear((0, deep), (0.45, mid), (1, high), across=True)
        out += _reuse(art, _tier(width, top, base), body)
        if snow:
            white = art.linear(
                (0, mix("#9db8e0", NIGHT_500, dark)), (1, mix(SNOW, "#54719f", dark)), across=True
            )
            out += _reuse(art, _snow_cap(width, top, base), white, snow)
    if lights:
        out += _tree_lights(art)
    return out


def _reuse(art: Art, outline: str, fill: str, opacity: float = 1) -> str:
    """Paint an outline that all pines of the picture share, so that each costs one short line."""
    ident = art.define(f'<path id="{{id}}" d="{outline}"/>')
    see = f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<use href="#{ident}" fill="{fill}"{see}/>'


def _tree_lights(art: Art) -> str:
    """Baubles, lights and the star of a Christmas tree drawn by `pine`."""
    spots: list[Point] = [
        (-38, -36), (-10, -30), (22, -34), (44, -30), (-26, -64), (6, -66), (30, -72),
        (-34, -80), (-14, -104), (14, -106), (-20, -122), (8, -136), (-6, -158),
    ]
    colors = [GOLD, HOLLY, GOLD_300, "#e88a3a", HOLLY, GOLD]
    out = ""
    for i, (x, y) in enumerate(spots):
        color = colors[i % len(colors)]
        if i % 3 == 0:
            out += art.glow(x, y, 13, GOLD_300, 0.6)
        out += circle(x, y, 5.4, color) + circle(x + 1.6, y - 1.8, 1.5, SNOW, opacity=0.75)
    return out + art.glow(0, -210, 34, GOLD_300, 0.8) + star(0, -210, 15)


def far_forest(seed: int, left: float, right: float, y: float, height: float, color: str) -> str:
    """A distant row of pointed trees as one silhouette."""
    rng = random.Random(seed)
    data, x = f"M{num(left)} {num(y + height)}", left
    while x < right:
        tall, wide = height * rng.uniform(0.45, 1), height * rng.uniform(0.3, 0.44)
        top = y - tall
        waist = y - tall * 0.4
        data += (f"L{x:.0f} {y:.0f}L{x + wide * 0.26:.0f} {waist:.0f}H{x + wide * 0.18:.0f}"
            f"L{x + wide / 2:.0f} {top:.0f}L{x + wide * 0.82:.0f} {waist:.0f}"
            f"H{x + wide * 0.74:.0f}L{x + wide:.0f} {y:.0f}")
        x += wide * rng.uniform(0.55, 0.95)
    return path(data + f"V{num(y + height)}z", color)


def footprints(points: list[Point], size: float = 5) -> str:
    """A trail of paired prints through the snow."""
    out = ""
    for i, (x, y) in enumerate(points):
        side = size if i % 2 else -size
        out += ellipse(x + side, y, size * 0.8, size * 0.45, "#8fa9d4", opacity=0.7)
    return out


def snow_mound(art: Art, width: float, height: float, *, shade: str = SNOW_200) -> str:
    """A heap of snow, its foot centred on the origin."""
    w, h = width / 2, height
    fill = art.linear((0, SNOW), (0.5, shade), (1, "#bccfec"))
    return path(
        f"M{num(-w)} 0C{num(-w * 0.8)} {num(-h * 0.9)} {num(-w * 0.3)} {num(-h * 1.2)} 0 {num(-h)}"
        f"C{num(w * 0.35)} {num(-h * 0.78)} {num(w * 0.75)} {num(-h * 0.9)} {num(w)} 0z",
        fill,
    )


def twinkle_line(art: Art, points: list[Point], size: float = 5) -> str:
    """A string of warm lights hanging along a curve."""
    colors = [GOLD, HOLLY, GOLD_300, PINE_400]
    (x0, y0), (x1, y1), (x2, y2) = points[0], points[len(points) // 2], points[-1]
    # The wire is the parabola through the first, middle and last point.
    mx, my = 2 * x1 - (x0 + x2) / 2, 2 * y1 - (y0 + y2) / 2
    out = path(f"M{num(x0)} {num(y0)}Q{num(mx)} {num(my)} {num(x2)} {num(y2)}", stroke="#12271f",
        stroke_width=2)
    for i in range(9):
        t = i / 8
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x2
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y2
        out += art.glow(x, y + size, size * 3, GOLD_300, 0.4)
        out += ellipse(x, y + size, size * 0.7, size, colors[i % 4])
    return out
