"""Steps along a dashed way: one below the other on a phone, side by side on a wide screen."""

from collections.abc import Sequence
from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.rules.structured_data import step_anchor

_COLUMNS: Final = {3: "lg:grid-cols-3 lg:gap-10", 5: "lg:grid-cols-5 lg:gap-6"}
_NUMBER: Final = (
    "absolute top-0 -left-6 z-1 grid size-12 place-items-center rounded-full border-4 border-gold "
    "bg-holly text-lg font-extrabold text-white lg:relative lg:left-0"
)
_STEP: Final = (
    "relative ml-6 min-h-12 border-l-2 border-dashed border-holly/40 pb-9 pl-11 last:border-l-0 "
    "last:pb-0 lg:ml-0 lg:border-l-0 lg:pb-0 lg:pl-0 lg:before:absolute lg:before:top-6 "
    "lg:before:right-[-2.5rem] lg:before:left-0 lg:before:border-t-2 lg:before:border-dashed "
    "lg:before:border-holly/40 lg:last:before:hidden"
)


def step_way(steps: Sequence[tuple[str, str]], *, anchors: bool = False) -> rx.Component:
    """Return the steps, numbered.

    Args:
        steps: Title and text of each; three or five of them.
        anchors: Whether each can be linked to, as structured data does.
    """
    return rx.el.ol(
        *[
            rx.el.li(
                rx.el.span(str(number), class_name=_NUMBER, custom_attrs={"aria-hidden": "true"}),
                rx.el.h3(title, class_name=f"{theme.DISPLAY} pt-1.5 text-2xl text-pine lg:mt-3"),
                rx.el.p(text, class_name="mt-1.5 text-ink-soft"),
                class_name=_STEP,
                id=step_anchor(number) if anchors else None,
            )
            for number, (title, text) in enumerate(steps, start=1)
        ],
        class_name=f"grid list-none {_COLUMNS[len(steps)]}",
    )
