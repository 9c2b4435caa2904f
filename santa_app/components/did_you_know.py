"""True things that few people know, as a row of notes under the string lights."""

from collections.abc import Sequence
from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon
from santa_app.content.blocks import Note

_TINTS: Final = ("bg-gold/30", "bg-ice/60", "bg-holly/10", "bg-pine/10")
_COLUMNS: Final = {3: "md:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4"}


def did_you_know(facts: Sequence[Note], title: str = "Did you know?") -> rx.Component:
    """Return the heading and one note for each of three or four facts."""
    return rx.el.div(
        rx.el.h2(
            icon("lightbulb", 32, "text-gold-700"),
            title,
            class_name=f"{theme.DISPLAY} flex items-center gap-3 text-3xl text-pine sm:text-4xl",
        ),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.h3(fact.title, class_name=f"{theme.DISPLAY} text-2xl text-ink"),
                    rx.el.p(fact.text, class_name="mt-2 text-ink"),
                    class_name=f"rounded-3xl p-6 {_TINTS[place % len(_TINTS)]}",
                )
                for place, fact in enumerate(facts)
            ],
            class_name=f"mt-6 grid gap-5 {_COLUMNS[len(facts)]}",
        ),
    )
