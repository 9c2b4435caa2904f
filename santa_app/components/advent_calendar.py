"""An Advent calendar of 25 doors that open without any State: each is a `details` element."""

from collections.abc import Sequence

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon

_DOORS = (
    "bg-holly text-white",
    "bg-pine text-white",
    "bg-gold text-night",
    "bg-night-500 text-white",
    "bg-pine-600 text-white",
    "bg-holly-700 text-white",
    "bg-gold-300 text-night",
)
"""Paint of the doors; seven, so that rows of two, three and five never line up."""

_SIGNS = ("snowflake", "star", "bell", "gift", "tree_pine", "candy_cane")
"""What is painted on the doors."""


def _door(day: int, idea: str) -> rx.Component:
    return rx.el.li(
        rx.el.details(
            rx.el.summary(
                icon(_SIGNS[day % len(_SIGNS)], 22, "opacity-75"),
                rx.el.span("December ", class_name="sr-only"),
                rx.el.span(str(day), class_name=f"{theme.FIGURE} text-3xl leading-none"),
                class_name=(
                    "flex min-h-32 list-none flex-col items-center justify-center gap-2 transition "
                    "hover:brightness-110 group-open:min-h-0 group-open:flex-row-reverse "
                    "group-open:justify-between group-open:px-4 group-open:py-3 "
                    "[&::-webkit-details-marker]:hidden"
                ),
            ),
            rx.el.p(idea, class_name="m-1.5 rounded-xl bg-white p-4 text-ink"),
            class_name=(
                "group h-full overflow-hidden rounded-2xl shadow-card ring-1 ring-night/5 "
                f"{_DOORS[day % len(_DOORS)]}"
            ),
        ),
        class_name=f"{'col-span-2 sm:col-span-3 lg:col-span-1' if day == 25 else ''}",
    )


def advent_calendar(ideas: Sequence[str]) -> rx.Component:
    """Return one door for each idea, in the order of the days."""
    return rx.el.ol(
        *[_door(day, idea) for day, idea in enumerate(ideas, start=1)],
        class_name="grid list-none grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5",
    )
