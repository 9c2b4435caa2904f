"""Places that keep their height while the text in them changes, so that nothing below moves."""

from collections.abc import Sequence
from typing import Final

import reflex as rx

STACK: Final = "grid w-full grid-cols-1 [&>*]:col-start-1 [&>*]:row-start-1"
"""Children of this lie on top of one another."""


def room_for(texts: Sequence[str], class_name: str = "") -> rx.Component:
    """Return room for the longest of these texts, so that nothing below moves with a shorter one."""
    return rx.fragment(
        *[
            rx.el.span(
                text, class_name=f"invisible {class_name}", custom_attrs={"aria-hidden": "true"}
            )
            for text in texts
        ]
    )
