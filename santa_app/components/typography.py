"""Headings in the display face."""

from collections.abc import Callable
from typing import Any

import reflex as rx

from santa_app import theme


def _in_display_face(element: Callable[..., rx.Component]) -> Callable[..., rx.Component]:
    def heading(
        *children: rx.Component | rx.Var | str,
        class_name: str,
        **props: Any,  # noqa: ANN401 -- any prop of a heading
    ) -> rx.Component:
        return element(*children, class_name=f"{theme.DISPLAY} {class_name}", **props)

    return heading


h1 = _in_display_face(rx.el.h1)
h2 = _in_display_face(rx.el.h2)
h3 = _in_display_face(rx.el.h3)
"""Each takes children, `class_name` with size and color, and any prop of the element."""
