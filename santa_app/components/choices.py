"""Choosing what a list shows: a row of buttons, and what stands there when nothing is left."""

from collections.abc import Sequence

import reflex as rx

from santa_app import theme
from santa_app.browser import BrowserHandler
from santa_app.components.icons import drawing, icon

CHOICE = (
    "btn inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-pine/25 bg-white px-4 "
    "py-1.5 font-bold text-pine transition hover:border-pine "
    "aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-white"
)


CHOICE_DARK = (
    "btn inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-white/40 px-4 py-1.5 "
    "font-bold text-white transition hover:border-white "
    "aria-pressed:border-gold aria-pressed:bg-gold aria-pressed:text-night"
)


def choice_buttons(
    label: str,
    choices: Sequence[tuple[str, str]],
    *,
    chosen: rx.Var[str],
    choose: BrowserHandler,
    dark: bool = False,
) -> rx.Component:
    """Return one button for each choice; the chosen one is pressed.

    Without JavaScript everything is shown and nothing to choose, so the row goes.

    Args:
        label: What is chosen, shown before the row.
        choices: Value and words of each.
        chosen: The value that counts.
        choose: Takes the new value.
        dark: Whether it stands on dark ground.
    """
    return rx.el.div(
        rx.el.span(label, class_name=f"mr-1 font-extrabold {'text-white' if dark else 'text-ink'}"),
        *[
            rx.el.button(
                words,
                type="button",
                on_click=choose(value),
                class_name=CHOICE_DARK if dark else CHOICE,
                custom_attrs={"aria-pressed": rx.cond(chosen == value, "true", "false")},
            )
            for value, words in choices
        ],
        role="group",
        class_name="no-print flex flex-wrap items-center gap-2 noscript:hidden",
        custom_attrs={"aria-label": label},
    )


def count_line(text: rx.Var[str], *, dark: bool = False) -> rx.Component:
    """Return the line that says how many entries show, to screen readers at each change."""
    color = "text-ice" if dark else "text-ink-soft"
    return rx.el.p(text, role="status", class_name=f"font-bold {color} noscript:hidden")


def nothing_found(
    title: str | rx.Var[str], text: str | rx.Var[str], *actions: rx.Component
) -> rx.Component:
    """Return what an empty list shows: what happened, and ways on."""
    return rx.el.div(
        drawing("scene-404", "mx-auto h-40 w-auto"),
        rx.el.p(title, class_name=f"{theme.DISPLAY} mt-4 text-3xl text-pine"),
        rx.el.p(text, class_name="mx-auto mt-2 max-w-md text-lg text-ink-soft"),
        rx.el.div(*actions, class_name="mt-6 flex flex-wrap justify-center gap-3"),
        class_name="rounded-[2rem] border-2 border-dashed border-pine/30 bg-white px-6 py-12 text-center",
    )


def clear_button(label: str, clear: BrowserHandler) -> rx.Component:
    """Return the button that shows everything again."""
    return rx.el.button(
        icon("rotate_ccw"), label, type="button", on_click=clear, class_name=theme.PRIMARY
    )
