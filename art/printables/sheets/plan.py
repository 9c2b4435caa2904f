"""What the craft templates share: line styles with their legend, steps, and the drawn plan.

A plan is drawn in millimeters, 190 wide.
"""

from __future__ import annotations

from art.printables.kit.inks import GOLD, HOLLY, PINE
from art.printables.kit.shapes import Drawable, Ink, group, render

CSS = f"""
.how {{ display: flex; gap: 6mm; align-items: flex-start; margin-bottom: 3mm }}
.how > div {{ flex: 1 }}
.how h1 {{ font-size: 25pt; margin-bottom: 2.5mm }}
.how ol {{ padding-left: 5mm; font-size: 9.5pt; line-height: 1.32 }}
.legend {{ flex: none !important; width: 53mm; border: .4mm solid {GOLD}; border-radius: 3mm;
  padding: 2mm 3mm; font-size: 8.5pt; font-weight: 600 }}
.legend p {{ display: flex; align-items: center; gap: 2mm; line-height: 1.5 }}
.legend svg {{ width: 14mm; height: 3mm; flex: none }}
.plan {{ display: block; width: 190mm; flex: none }}
.plan text {{ font: 600 3.4px Nunito; fill: #3a3a3a; stroke: none; text-anchor: middle }}
footer {{ padding-top: 1mm }}
"""
_MARKS = {
    "cut": ("Cut", 'stroke="#000" stroke-width=".5"'),
    "valley": ("Fold toward you", f'stroke="{PINE}" stroke-width=".5" stroke-dasharray="3 1.6"'),
    "mountain": (
        "Fold away from you",
        f'stroke="{HOLLY}" stroke-width=".5" stroke-dasharray="4 1.3 .6 1.3"',
    ),
    "glue": (
        "Glue here",
        f'stroke="{GOLD}" stroke-width=".7" stroke-dasharray=".2 1.5" stroke-linecap="round"',
    ),
}
OUTLINE = Ink(stroke="#000", width=0.75, finest=0.5)


def mark(kind: str, data: str) -> str:
    """Return a line of a kind: "cut", "valley", "mountain" or "glue"."""
    return f'<path d="{data}" fill="none" {_MARKS[kind][1]}/>'


def _legend(*kinds: str) -> str:
    rows = "".join(
        f'<p><svg viewBox="0 0 14 3" aria-hidden="true">{mark(kind, "M0 1.5H14")}</svg>'
        f"{_MARKS[kind][0]}</p>"
        for kind in kinds
    )
    return f'<div class="legend">{rows}</div>'


def head(title: str, steps: tuple[str, ...], *marks: str) -> str:
    """Return title and numbered steps beside the legend of the line kinds in `marks`."""
    items = "".join(f"<li>{step}</li>" for step in steps)
    legend = _legend(*marks) if marks else ""
    return f'<div class="how"><div><h1>{title}</h1><ol>{items}</ol></div>{legend}</div>'


def plan(height: float, markup: str, label: str) -> str:
    """Return the plan itself, `height` millimeters high, with the site's line below it."""
    return (
        f'<svg class="plan" viewBox="0 0 190 {height:g}" style="height:{height:g}mm" role="img"'
        f' aria-label="{label}">{markup}</svg><footer>Letters to Santa</footer>'
    )


def drawn(*parts: Drawable, ink: Ink = OUTLINE, prefix: str = "c") -> str:
    """Return the parts as SVG, in outline unless another ink is given."""
    return render(group(*parts), ink, prefix)
