"""A bar that fills up; what it shows is also said in words beside it."""

from typing import Final, Literal

import reflex as rx

Fill = Literal["warm", "ember", "pine"]

_FILLS: Final = {
    "warm": "from-holly to-gold",
    "ember": "from-holly via-ember to-gold",
    "pine": "from-pine-400 to-gold",
}


def bar(
    percent: rx.Var | int | None, *, fill: Fill = "warm", moves: str = "", class_name: str
) -> rx.Component:
    """Return the bar, which readers aloud pass over.

    Args:
        percent: How far it is filled, from 0 to 100; None where `moves` says so.
        fill: The colors of what is filled, from start to end.
        moves: Classes with which it fills up.
        class_name: Height, color and place of the whole bar.
    """
    return rx.el.div(
        rx.el.div(
            style={} if percent is None else {"width": f"{percent}%"},
            class_name=f"h-full rounded-full bg-linear-to-r {_FILLS[fill]} {moves}".rstrip(),
        ),
        class_name=f"bar overflow-hidden rounded-full {class_name}",
        custom_attrs={"aria-hidden": "true"},
    )
