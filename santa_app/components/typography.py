"""Headings in the display face, with soft hyphens in their long words."""

from collections.abc import Callable
from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.i18n import SITE_LANGUAGE
from santa_app.i18n.hyphens import hyphenated


def _in_display_face(element: Callable[..., rx.Component]) -> Callable[..., rx.Component]:
    def heading(
        *children: rx.Component | rx.Var | str,
        class_name: str,
        **props: Any,  # noqa: ANN401 -- any prop of a heading
    ) -> rx.Component:
        parts = [
            hyphenated(child, SITE_LANGUAGE) if isinstance(child, str) else child
            for child in children
        ]
        return element(*parts, class_name=f"{theme.DISPLAY} {class_name}", **props)

    return heading


h1 = _in_display_face(rx.el.h1)
h2 = _in_display_face(rx.el.h2)
h3 = _in_display_face(rx.el.h3)
"""Each takes children, `class_name` with size and color, and any prop of the element."""
