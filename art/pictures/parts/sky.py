"""The winter night above: gradient, stars, moon, northern lights, falling snow."""

import math
import random

from parts.palette import GOLD, GOLD_300, ICE, NIGHT, NIGHT_500, NIGHT_700, SNOW, mix
from parts.svg import Art, at, circle, curve, ellipse, num, path, poly, rect, star_path


def sky(art: Art, *, warm: float = 0.25, top: str = NIGHT) -> str:
    """The night sky over the whole picture, lighter towards the horizon."""
    low = mix("#3f5f9e", GOLD, warm * 0.5)
    fill = art.linear((0, top), (0.38, NIGHT_700), (0.68, NIGHT_500), (1, low))
    return rect(0, 0, art.width, art.height, fill)


def dots(points: list[tuple[float, float, int]], styles: list[tuple[str, float, float]]) -> str:
    """Many round dots as few paths.

    Each dot is (x, y, number of its style), each style (color, size, opacity).
    """
    out = ""
    for i, (color, size, opacity) in enumerate(styles):
        data = "".join(f"M{x:.0f} {y:.0f}h0" for x, y, style in points if style == i)
        if data:
            out += path(data, stroke=color, stroke_width=size, opacity=opacity,
                stroke_linecap="round")
    return out


def stars(seed: int, count: int, box: tuple[float, float, float, float]) -> str:
    """Small stars strewn over the box (left, top, right, bottom), some of them four-pointed."""
    rng = random.Random(seed)
    left, top, right, bottom = box
    spots = [(rng.uniform(left, right), top + (bottom - top) * rng.random() ** 1.3, i % 4)
        for i in range(count)]
    styles = [(SNOW, 2.0, 0.8), (ICE, 3.0, 0.55), (SNOW, 3.8, 0.8), (GOLD_300, 3.2, 0.8)]
    big = "".join(sparkle(x, y, rng.uniform(5, 9)) for x, y, _ in spots[::10])
    return dots(spots, styles) + big


def sparkle(x: float, y: float, size: float, color: str = GOLD_300) -> str:
    """A four-pointed star with curved sides."""
    s, k = size, size * 0.14
    data = (
        f"M{num(x)} {num(y - s)}Q{num(x + k)} {num(y - k)} {num(x + s)} {num(y)}"
        f"Q{num(x + k)} {num(y + k)} {num(x)} {num(y + s)}Q{num(x - k)} {num(y + k)} "
        f"{num(x - s)} {num(y)}Q{num(x - k)} {num(y - k)} {num(x)} {num(y - s)}z"
    )
    return path(data, color)


def star(x: float, y: float, size: float, color: str = GOLD, *, turn: float = 0) -> str:
    """A five-pointed star with soft corners."""
    corners = star_path(5, size, size * 0.5)
    soft = poly(corners, color, stroke=color, stroke_width=size * 0.18, stroke_linejoin="round")
    return at(x, y, soft, turn=turn)


def moon(art: Art, x: float, y: float, radius: float) -> str:
    """A full moon with its halo."""
    face = art.radial((0, "#fffdf2"), (0.7, "#fff0cb"), (1, "#f7dca0"), x=0.4, y=0.38, radius=0.65)
    r = radius
    spots = [(-0.35, -0.2, 0.2), (0.28, 0.3, 0.26), (0.3, -0.42, 0.12), (-0.2, 0.48, 0.13)]
    craters = "".join(
        ellipse(x + dx * r, y + dy * r, s * r, s * r * 0.88, "#e9c98c", opacity=0.38)
        for dx, dy, s in spots
    )
    halo = art.glow(x, y, r * 3.1, "#cfd6f0", 0.42)
    return halo + circle(x, y, r, face) + craters


def shooting_star(art: Art, x: float, y: float, length: float, turn: float) -> str:
    """A star with its fading tail to the left."""
    fade = art.linear((0, GOLD_300, 0), (1, GOLD_300, 0.85), across=True)
    tail = path(f"M0 -4 L{num(-length)} 0 L0 4z", fade)
    return at(x, y, tail, star(0, 0, 13, GOLD_300), turn=turn)


def aurora(art: Art, x: float, y: float, width: float, height: float, seed: int = 1) -> str:
    """Three curtains of northern lights between x and x + width, their hems waving around y."""
    rng = random.Random(seed)
    side = art.linear((0, "#fff", 0), (0.3, "#fff", 1), (0.6, "#fff", 0.9), (1, "#fff", 0),
        across=True)
    cover = rect(x, y - height * 2, width, height * 4, side)
    mask = art.define(f'<mask id="{{id}}" maskUnits="userSpaceOnUse">{cover}</mask>')
    out = ""
    for i, (color, drop) in enumerate((("#8f86e0", -0.3), ("#5fb4dc", 0.0), ("#4fcf9c", 0.3))):
        fade = art.linear((0, color, 0), (0.6, color, 0.2), (0.86, color, 0.5), (1, color, 0.06))
        hem, top, steps = [], [], 9
        for k in range(steps):
            px = x + width * k / (steps - 1)
            wave = math.sin(k * 1.15 + i * 1.7 + seed) * height * 0.15
            hem.append((px, y + wave + height * drop))
            top.append((px + height * 0.15, y + wave * 0.4
                    + height * (drop - rng.uniform(0.75, 1.0))))
        out += path(curve(hem) + "L" + curve(top[::-1])[1:] + "z", fade)
    return f'<g mask="url(#{mask})">{out}</g>'


def snowfall(seed: int, count: int, box: tuple[float, float, float, float]) -> str:
    """Falling flakes of three sizes over the box (left, top, right, bottom)."""
    rng = random.Random(seed)
    left, top, right, bottom = box
    spots = [(rng.uniform(left, right), rng.uniform(top, bottom), i % 3) for i in range(count)]
    return dots(spots, [(SNOW, 3.0, 0.7), (SNOW, 5.0, 0.5), (SNOW, 7.5, 0.4)])
