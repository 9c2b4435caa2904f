"""The small SVG writer that every picture is drawn with.

Shapes are strings of markup with coordinates rounded to one decimal; an `Art` collects them
together with the gradients and clips they name. Angles are degrees, clockwise; y grows downwards.
"""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]


def num(value: float) -> str:
    """Write a number with at most one decimal and no needless zero."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def _attributes(pairs: dict[str, object]) -> str:
    out = []
    for key, value in pairs.items():
        if value is None:
            continue
        text = f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
        out.append(f' {key.rstrip("_").replace("_", "-")}="{text}"')
    return "".join(out)


def path(data: str, fill: str = "none", **more: object) -> str:
    """A path; ``data`` is used as it is."""
    return f'<path d="{data}" fill="{fill}"{_attributes(more)}/>'


def circle(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    """A filled circle around (x, y)."""
    head = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    return f'{head} fill="{fill}"{_attributes(more)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    """A filled ellipse around (x, y)."""
    head = f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f'{head} fill="{fill}"{_attributes(more)}/>'


def rect(
    x: float, y: float, width: float, height: float, fill: str, radius: float = 0, **more: object
) -> str:
    """A filled rectangle with its upper left corner at (x, y)."""
    round_ = f' rx="{num(radius)}"' if radius else ""
    head = f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'{head}{round_} fill="{fill}"{_attributes(more)}/>'


def poly(points: Iterable[Point], fill: str, **more: object) -> str:
    """A filled polygon."""
    data = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return path(f"M{data}z", fill, **more)


def line(points: Sequence[Point], color: str, width: float, **more: object) -> str:
    """A round-ended line of one thickness through the points, smooth where there are three."""
    straight = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    data = curve(points) if len(points) > 2 else straight
    caps: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round"} | more
    return path(data, "none", stroke=color, stroke_width=float(width), **caps)


def curve(points: Sequence[Point], *, closed: bool = False, tension: float = 1.0) -> str:
    """Path data of a smooth curve through all points (Catmull-Rom as Bézier pieces)."""
    count = len(points)

    def at(index: int) -> Point:
        if closed:
            return points[index % count]
        return points[min(max(index, 0), count - 1)]

    data = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(count if closed else count - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = tension / 6
        data += (
            f"C{num(x1 + (x2 - x0) * k)} {num(y1 + (y2 - y0) * k)}"
            f" {num(x2 - (x3 - x1) * k)} {num(y2 - (y3 - y1) * k)} {num(x2)} {num(y2)}"
        )
    return data + ("z" if closed else "")


def blob(points: Sequence[Point], fill: str, **more: object) -> str:
    """A filled smooth closed shape through the points."""
    return path(curve(points, closed=True), fill, **more)


def land(points: Sequence[Point], bottom: float, fill: str, **more: object) -> str:
    """Ground: a smooth skyline through the points, filled down to ``bottom``."""
    data = curve(points) + f"V{num(bottom)}H{num(points[0][0])}z"
    return path(data, fill, **more)


def star_path(points: int, outer: float, inner: float, turn: float = -90) -> list[Point]:
    """Corners of a star around the origin."""
    corners = []
    for i in range(points * 2):
        radius = outer if i % 2 == 0 else inner
        angle = math.radians(turn + i * 180 / points)
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return corners


def at(
    x: float,
    y: float,
    *parts: str,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    **more: object,
) -> str:
    """Place parts drawn around the origin at (x, y), scaled, turned and mirrored."""
    steps = f"translate({num(x)} {num(y)})"
    if turn:
        steps += f"rotate({num(turn)})"
    if scale != 1 or flip:
        size = f"{scale:.3f}".rstrip("0").rstrip(".")
        steps += f"scale(-{size} {size})" if flip else f"scale({size})"
    return f'<g transform="{steps}"{_attributes(more)}>{"".join(parts)}</g>'


class Art:
    """One picture: its size, its shapes in painting order, and the definitions they use."""

    def __init__(
        self, width: int, height: int, *, shown: float = 1, stretched: bool = False
    ) -> None:
        """Start an empty picture of the given units; it is shown at ``shown`` pixels a unit.

        A stretched one fills whatever box it is given, without keeping its proportions.
        """
        self.width = width
        self.height = height
        self._shown = shown
        self._stretched = stretched
        self._parts: list[str] = []
        self._ids: dict[str, str] = {}

    def add(self, *parts: str) -> None:
        """Paint the parts over what is there."""
        self._parts.extend(parts)

    def define(self, markup: str) -> str:
        """Keep a definition (with ``{id}`` where its id goes) once; return its id."""
        if markup not in self._ids:
            self._ids[markup] = f"a{len(self._ids)}"
        return self._ids[markup]

    def _stops(self, stops: Iterable[Stop]) -> str:
        out = ""
        for stop in stops:
            opacity = f' stop-opacity="{stop[2]:g}"' if len(stop) == 3 else ""
            out += f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}"{opacity}/>'
        return out

    def linear(self, *stops: Stop, across: bool = False, slant: bool = False) -> str:
        """A gradient from top to bottom, or left to right, or corner to corner; a fill value."""
        ends = 'x2="1" y2="1"' if slant else 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
        body = self._stops(stops)
        ident = self.define(f'<linearGradient id="{{id}}" {ends}>{body}</linearGradient>')
        return f"url(#{ident})"

    def radial(self, *stops: Stop, x: float = 0.5, y: float = 0.5, radius: float = 0.5) -> str:
        """A gradient outwards from a centre given in parts of the shape's box; a fill value."""
        ends = f'cx="{x:g}" cy="{y:g}" r="{radius:g}"'
        body = self._stops(stops)
        ident = self.define(f'<radialGradient id="{{id}}" {ends}>{body}</radialGradient>')
        return f"url(#{ident})"

    def glow(self, x: float, y: float, radius: float, color: str, strength: float = 0.7) -> str:
        """A soft light around (x, y)."""
        fill = self.radial((0, color, strength), (0.45, color, strength * 0.32), (1, color, 0))
        return circle(x, y, radius, fill)

    def clip(self, shape: str, *parts: str) -> str:
        """Parts shown only inside the shape."""
        ident = self.define(f'<clipPath id="{{id}}">{shape}</clipPath>')
        return f'<g clip-path="url(#{ident})">{"".join(parts)}</g>'

    def symbol(self, markup: str) -> str:
        """Keep a drawing for repeated use; return its id for `use`."""
        return self.define(f'<g id="{{id}}">{markup}</g>')

    def use(self, ident: str, x: float, y: float, scale: float = 1, *, flip: bool = False) -> str:
        """Place a kept drawing."""
        sx = -scale if flip else scale
        size = f"{sx:.3g}" if sx == scale else f"{sx:.3g} {scale:.3g}"
        return f'<use href="#{ident}" transform="translate({num(x)} {num(y)})scale({size})"/>'

    def svg(self) -> str:
        """The whole picture as one line of SVG."""
        size = f'width="{self.width * self._shown:g}" height="{self.height * self._shown:g}"'
        defs = "".join(text.replace("{id}", ident) for text, ident in self._ids.items())
        box = f'viewBox="0 0 {self.width} {self.height}"'
        if self._stretched:
            box += ' preserveAspectRatio="none"'
        open_ = f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size}>'
        return f"{open_}<defs>{defs}</defs>{''.join(self._parts)}</svg>\n"
