"""The white card, with a striped edge along the top, around a form, a game or its result."""

from collections.abc import Callable
from typing import Any, Literal

import reflex as rx

from santa_app import theme

Accent = Literal["post", "candy", "pine", "gold"]


def card(
    element: Callable[..., rx.Component],
    *children: rx.Component | rx.Var,
    accent: Accent = "candy",
    wide: bool = False,
    class_name: str = "",
    **props: Any,  # noqa: ANN401 -- any prop of the element
) -> rx.Component:
    """Return the card, such as an `rx.el.form`, centered in its column.

    Stripes at its edge: airmail, candy cane, pine for success, gold for waiting and prizes.
    """
    return element(
        *children,
        class_name=(
            f"{theme.CARD} striped-edge striped-edge-{accent} mx-auto grid {'max-w-3xl' if wide else 'max-w-2xl'} "
            f"grid-cols-1 gap-6 p-6 pt-9 sm:p-10 sm:pt-13 {class_name}"
        ),
        **props,
    )
