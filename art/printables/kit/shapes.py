"""The drawing model: toned shapes, grouped and placed, rendered to SVG with strokes of even width.

A drawing never names a color. Its shapes carry a *tone* ("red", "skin", "pine" ...), and an `Ink`
says what a tone looks like: paper white for a coloring page, the site's palette for a card.
Strokes keep the width the `Ink` asks for, however far a group is scaled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol


@dataclass(frozen=True, kw_only=True, slots=True)
class Ink:
    """How a drawing is inked: stroke color, stroke width in user units, and a fill for each tone.

    A tone that `fills` does not list is filled with `paper`; no stroke is drawn below `finest`.
    """

    stroke: str
    width: float
    paper: str = "#fff"
    finest: float = 0
    fills: Mapping[str, str] = field(default_factory=dict)

    def stroke_width(self, weight: float) -> float:
        """Return the width of a stroke of relative `weight` in user units of the page."""
        return max(self.width * weight, self.finest)

    def fill(self, tone: str) -> str:
        """Return the fill color of a tone; "none" stays unfilled and "ink" takes the stroke."""
        if tone == "none":
            return "none"
        return self.stroke if tone == "ink" else self.fills.get(tone, self.paper)


class Pen:
    """The state of one rendering: its ink and a counter that keeps clip ids unique."""

    def __init__(self, ink: Ink, prefix: str = "c") -> None:
        self.ink = ink
        self._prefix = prefix
        self._clips = 0

    def clip_id(self) -> str:
        """Return an id that no other clip of this rendering has."""
        self._clips += 1
        return f"{self._prefix}{self._clips}"


def number(value: float) -> str:
    """Write a coordinate with at most one decimal, so that files stay small."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


class Drawable(Protocol):
    """Whatever can be painted: a shape, a tube, a line of letters, a drawing made of them."""

    def render(self, pen: Pen, scale: float) -> str:
        """Return SVG markup; `scale` is the product of the scales of the groups around it."""
        ...


Part = Drawable


@dataclass(frozen=True, slots=True)
class Shape:
    """One SVG element: its tag with geometry, a tone, and a stroke weight relative to the ink."""

    geometry: str
    tone: str = "paper"
    weight: float = 1.0

    def tint(self, tone: str) -> Shape:
        """Return the same shape in another tone."""
        return replace(self, tone=tone)

    def thin(self, weight: float = 0.8) -> Shape:
        """Return the same shape with a lighter stroke; 0 leaves the stroke out."""
        return replace(self, weight=weight)

    def at(self, x: float, y: float) -> Drawing:
        """Return a drawing of this shape moved to (x, y)."""
        return Drawing((self,), x=x, y=y)

    def render(self, pen: Pen, scale: float) -> str:
        """Return the element; `scale` is the product of the scales of the groups around it."""
        fill = pen.ink.fill(self.tone)
        style = "" if fill == pen.ink.paper else f' fill="{fill}"'
        if self.weight == 0:
            style += ' stroke="none"'
        elif self.weight != 1:
            style += f' stroke-width="{number(pen.ink.stroke_width(self.weight) / scale)}"'
        return f"<{self.geometry}{style}/>"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes and drawings painted in order, placed by scale, then rotation, then translation."""

    parts: tuple[Drawable, ...]
    x: float = 0
    y: float = 0
    size: float = 1
    angle: float = 0
    mirrored: bool = False
    window: Shape | None = None

    def at(self, x: float, y: float) -> Drawing:
        """Return the drawing with its origin at (x, y)."""
        return replace(self, x=x, y=y)

    def scale(self, factor: float) -> Drawing:
        """Return the drawing scaled about its origin."""
        return replace(self, size=self.size * factor)

    def turn(self, degrees: float) -> Drawing:
        """Return the drawing turned clockwise about its origin."""
        return replace(self, angle=self.angle + degrees)

    def flip(self) -> Drawing:
        """Return the drawing mirrored left to right about its origin."""
        return replace(self, mirrored=not self.mirrored)

    def inside(self, window: Shape) -> Drawing:
        """Return the drawing cut off at the edge of `window`."""
        return replace(self, window=window)

    def render(self, pen: Pen, scale: float) -> str:
        """Return the drawing as SVG markup."""
        total = scale * self.size
        inner = "".join(part.render(pen, total) for part in self.parts)
        if self.window is not None:
            name = pen.clip_id()
            clip = f'<clipPath id="{name}"><{self.window.geometry}/></clipPath>'
            inner = f'{clip}<g clip-path="url(#{name})">{inner}</g>'
        attributes = self._attributes(pen, total)
        return f"<g{attributes}>{inner}</g>" if attributes else inner

    def _attributes(self, pen: Pen, total: float) -> str:
        steps = []
        if self.x or self.y:
            steps.append(f"translate({number(self.x)} {number(self.y)})")
        if self.angle:
            steps.append(f"rotate({number(self.angle)})")
        if self.mirrored:
            steps.append(f"scale({-self.size:.3g} {self.size:.3g})")
        elif self.size != 1:
            steps.append(f"scale({self.size:.3g})")
        text = f' transform="{" ".join(steps)}"' if steps else ""
        if self.size != 1:
            text += f' stroke-width="{pen.ink.width / total:.3g}"'
        return text


@dataclass(frozen=True, slots=True)
class Tube:
    """A line drawn as a tube: a band of even width with an outline and round ends.

    Branches within one path melt into each other, as antlers and garlands should.
    """

    data: str
    width: float
    tone: str = "paper"
    weight: float = 1.0

    def tint(self, tone: str) -> Tube:
        """Return the same tube in another tone."""
        return replace(self, tone=tone)

    def thin(self, weight: float = 0.8) -> Tube:
        """Return the same tube with a lighter outline."""
        return replace(self, weight=weight)

    def at(self, x: float, y: float) -> Drawing:
        """Return a drawing of this tube moved to (x, y)."""
        return Drawing((self,), x=x, y=y)

    def render(self, pen: Pen, scale: float) -> str:
        """Return the outline stroke with the filling stroke over it."""
        edge = pen.ink.stroke_width(self.weight) / scale
        outer, inner = number(self.width + edge), number(self.width - edge)
        fill = pen.ink.fill(self.tone)
        return (
            f'<path d="{self.data}" fill="none" stroke-width="{outer}"/>'
            f'<path d="{self.data}" fill="none" stroke="{fill}" stroke-width="{inner}"/>'
        )


def group(*parts: Part) -> Drawing:
    """Paint the parts in order, each over the ones before."""
    return Drawing(parts)


def path(data: str) -> Shape:
    """Return a closed, filled outline from SVG path data."""
    return Shape(f'path d="{data}"')


def line(data: str) -> Shape:
    """Return an open stroke from SVG path data."""
    return Shape(f'path d="{data}"', "none")


def circle(x: float, y: float, r: float) -> Shape:
    """Return a circle."""
    return Shape(f'circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"')


def ellipse(x: float, y: float, rx: float, ry: float) -> Shape:
    """Return an upright ellipse."""
    return Shape(
        f'ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"',
    )


def box(x: float, y: float, width: float, height: float, r: float = 0) -> Shape:
    """Return a rectangle with its upper left corner at (x, y) and corners of radius `r`."""
    corner = f' rx="{number(r)}"' if r else ""
    return Shape(
        f'rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
        f' height="{number(height)}"{corner}',
    )


def render(drawing: Drawing, ink: Ink, prefix: str = "c") -> str:
    """Return the drawing as one `<g>` that sets ink and round stroke ends for all its shapes."""
    body = drawing.render(Pen(ink, prefix), 1)
    return (
        f'<g fill="{ink.paper}" stroke="{ink.stroke}" stroke-width="{number(ink.width)}"'
        f' stroke-linecap="round" stroke-linejoin="round">{body}</g>'
    )
