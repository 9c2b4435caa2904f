"""Filters of a list: buttons to choose from, the number of results, and the empty state."""

from collections.abc import Mapping, Sequence
from typing import Final

import reflex as rx
from reflex_browser_state import BrowserHandler

from santa_app import theme
from santa_app.components.buttons import button
from santa_app.components.icons import drawing
from santa_app.i18n import gettext as _
from santa_app.rules.filters import ALL

_SHAPE: Final = (
    "btn inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border-2 px-4 py-1.5 font-bold "
    "transition whitespace-nowrap max-sm:grow max-sm:px-2 max-sm:text-sm"
)
_BUTTON: Final = (
    f"{_SHAPE} border-pine/25 bg-white text-pine hover:border-pine "
    "aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-white"
)
_DARK_BUTTON: Final = (
    f"{_SHAPE} border-white/40 text-white hover:border-white "
    "aria-pressed:border-gold aria-pressed:bg-gold aria-pressed:text-night"
)
_ONE_ROW: Final = 24
"""Letters that fit a phone's row; longer choices have three buttons in a row."""


def with_all(names: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return filter options, given the name of each value, after one that shows all."""
    return [(ALL, _("All")), *names.items()]


def filter_buttons(
    label: str,
    options: Sequence[tuple[str, str]],
    selected: rx.Var[str],
    on_select: BrowserHandler,
    *,
    dark: bool = False,
) -> rx.Component:
    """Return a row of toggle buttons, which is hidden without JavaScript.

    `options` are value and text of each button, `dark` says that the background is.
    """
    look = _DARK_BUTTON if dark else _BUTTON
    if sum(len(text) for _, text in options) > _ONE_ROW:
        look += " max-sm:min-w-fit max-sm:basis-[30%]"
    return rx.el.div(
        rx.el.span(
            label,
            class_name=f"me-1 font-extrabold max-sm:basis-full {'text-white' if dark else 'text-ink'}",
        ),
        *[
            rx.el.button(
                text,
                type="button",
                on_click=on_select(value),
                class_name=look,
                aria_pressed=selected == value,
            )
            for value, text in options
        ],
        role="group",
        class_name="no-print flex flex-wrap items-center gap-1.5 sm:gap-2 noscript:hidden",
        aria_label=label,
    )


def result_count(text: rx.Var[str], *, dark: bool = False) -> rx.Component:
    """Return the number of results, which screen readers announce at each change."""
    color = "text-ice" if dark else "text-ink-soft"
    return rx.el.p(text, role="status", class_name=f"font-bold {color} noscript:hidden")


def empty_state(
    title: str | rx.Var[str], text: str | rx.Var[str], action: str, clear: BrowserHandler
) -> rx.Component:
    """Return the empty state of a list: a picture, a text and a button that clears filters."""
    return rx.el.div(
        drawing("scene-404", "mx-auto h-40 w-auto"),
        rx.el.p(title, class_name=f"{theme.DISPLAY} mt-4 text-3xl text-pine"),
        rx.el.p(text, class_name="mx-auto mt-2 max-w-md text-lg text-ink-soft"),
        rx.el.div(
            button(action, icon_name="rotate_ccw", on_click=clear),
            class_name="mt-6 flex flex-wrap justify-center gap-3",
        ),
        class_name="rounded-[2rem] border-2 border-dashed border-pine/30 bg-white px-6 py-12 text-center",
    )
