"""A progress bar; the text beside it must say the same."""

from typing import Final, Literal

import reflex as rx

Fill = Literal["warm", "ember", "pine"]

_FILLS: Final = {
    "warm": "from-holly to-gold",
    "ember": "from-holly via-ember to-gold",
    "pine": "from-pine-400 to-gold",
}


def progress_bar(
    percent: rx.Var | int | None, *, fill: Fill = "warm", animation: str = "", class_name: str
) -> rx.Component:
    """Return the bar, which is hidden from screen readers.

    `percent` is None where the class names in `animation` alone fill it.
    """
    return rx.el.div(
        rx.el.div(
            style={} if percent is None else {"width": f"{percent}%"},
            class_name=f"h-full rounded-full bg-linear-to-r {_FILLS[fill]} {animation}".rstrip(),
        ),
        class_name=f"progress-bar overflow-hidden rounded-full {class_name}",
        aria_hidden="true",
    )
