"""The sheet a game, a form or its result lies on: white paper with a colored seam along the top."""

from collections.abc import Callable
from typing import Any, Final, Literal

import reflex as rx

from santa_app import theme

Seam = Literal["post", "candy", "pine", "gold"]

_WIDTHS: Final = {False: "max-w-2xl", True: "max-w-3xl"}


def panel(
    element: Callable[..., rx.Component],
    *children: rx.Component | rx.Var,
    seam: Seam = "candy",
    wide: bool = False,
    class_name: str = "",
    **props: Any,  # noqa: ANN401 -- whatever the element takes
) -> rx.Component:
    """Return the sheet, in the middle of its column.

    Args:
        element: What it is: `rx.el.form`, `rx.el.div` …
        *children: What lies on it, one below the other.
        seam: Its color: Santa's post, candy, pine for what went well, gold for waiting and prizes.
        wide: Whether it takes more of the column.
        class_name: Extra classes.
        **props: Passed on to the element.
    """
    return element(
        *children,
        class_name=(
            f"{theme.CARD} seam seam-{seam} mx-auto grid {_WIDTHS[wide]} grid-cols-1 gap-6 p-6 pt-9 "
            f"sm:p-10 sm:pt-13 {class_name}"
        ),
        **props,
    )
