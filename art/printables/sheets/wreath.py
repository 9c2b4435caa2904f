"""The button wreath: a ring with a circle for each button, and a bow."""

from __future__ import annotations

import math

from art.printables.kit.curves import ring
from art.printables.kit.ornaments import bow
from art.printables.kit.shapes import Drawable, circle, group
from art.printables.sheets.paper import bare
from art.printables.sheets.plan import CSS, drawn, head, mark, plan


def button_wreath() -> tuple[str, str]:
    """Return the wreath's page."""
    center, outer, inner = (95.0, 92.0), 86.0, 42.0
    spots: list[Drawable] = []
    for radius, size, count in ((64, 10.5, 14), (79.5, 4.6, 28), (48.6, 4.6, 18)):
        for i, (x, y) in enumerate(ring(center, radius, radius, count)):
            turn = math.pi / count
            dx, dy = x - center[0], y - center[1]
            if size < 10:  # the small ones sit in the gaps between the big ones
                dx, dy = (
                    dx * math.cos(turn) - dy * math.sin(turn),
                    dx * math.sin(turn) + dy * math.cos(turn),
                )
            tone = ("red", "gold", "pine", "sky")[i % 4]
            spots.append(_button(center[0] + dx, center[1] + dy, size, tone))
    ribbon = bow(62, "red").at(95, 198)
    drawing = drawn(
        circle(*center, outer).tint("none"),
        circle(*center, inner).tint("none"),
        *spots,
        ribbon,
        circle(95, 12, 2.2),
    )
    edges = mark(
        "cut",
        (
            f"M95 {center[1] - outer}A{outer} {outer} 0 1 1 94.9 {center[1] - outer}Z"
            f"M95 {center[1] - inner}A{inner} {inner} 0 1 1 94.9 {center[1] - inner}Z"
        ),
    )
    words = (
        '<text x="95" y="88">big circle: button of 20 mm</text>'
        '<text x="95" y="94">small circle: button of 9 mm</text>'
        '<text x="95" y="100">or color the circles in</text>'
        '<text x="38" y="198">bow: cut out, glue it</text><text x="38" y="203">to the foot of'
        " the wreath</text>"
    )
    page = bare(
        head(
            "Button Wreath",
            (
                "Print on card and cut out the ring, outside and inside.",
                "Punch the small hole at the top and thread a ribbon through.",
                "Glue buttons on the circles, the bow at the bottom, and hang it up.",
            ),
            "cut",
        )
        + plan(222, drawing + edges + words, "Ring with circles for buttons, and a bow")
    )
    return page, CSS


def _button(x: float, y: float, size: float, tone: str) -> Drawable:
    holes = [
        circle(x + dx * size * 0.22, y + dy * size * 0.22, size * 0.11).thin(0.8)
        for dx in (-1, 1)
        for dy in (-1, 1)
    ]
    if size < 6:
        return group(circle(x, y, size).tint(tone), *holes[::3])
    inner = circle(x, y, size * 0.68).tint(tone).thin(0.8)
    return group(circle(x, y, size).tint(tone), inner, *holes)
