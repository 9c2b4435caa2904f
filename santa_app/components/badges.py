"""Short facts in a row: chips, icon and text pairs, and our star rating."""

import reflex as rx

from santa_app.components.icons import icon
from santa_app.content.quantities import unbroken
from santa_app.i18n import gettext as _


def chip(text: str, icon_name: str | None = None) -> rx.Component:
    """Return a short fact in a rounded frame."""
    return rx.el.li(
        icon(icon_name, 15) if icon_name else rx.fragment(),
        unbroken(text),
        class_name=(
            "inline-flex items-center gap-1.5 rounded-full bg-pine/10 px-3 py-1 text-sm "
            "font-bold text-pine"
        ),
    )


def chips(*items: rx.Component, class_name: str = "") -> rx.Component:
    """Return chips in a row that wraps."""
    return rx.el.ul(*items, class_name=f"flex flex-wrap gap-2 {class_name}")


def facts_line(*facts: tuple[str, str], class_name: str = "") -> rx.Component:
    """Return short facts, each a Lucide icon name and a text, in a row that wraps."""
    return rx.el.ul(
        *[
            rx.el.li(
                icon(icon_name, 17), unbroken(text), class_name="inline-flex items-center gap-1.5"
            )
            for icon_name, text in facts
        ],
        class_name=f"flex flex-wrap gap-x-4 gap-y-1 font-bold {class_name}",
    )


def rating(value: float, class_name: str = "text-ink", *, labelled: bool = False) -> rx.Component:
    """Return our rating out of five as a star and a number.

    Without `labelled`, only screen readers hear that it is our rating.
    """
    number = f"{value:.1f}"
    label = rx.el.span(_("Our rating:"), class_name="font-bold") if labelled else rx.fragment()
    return rx.el.span(
        rx.el.span(_("Our rating: {number} out of 5").format(number=number), class_name="sr-only"),
        rx.el.span(
            label,
            icon("star", 16, "fill-ember text-ember"),
            number,
            class_name="inline-flex items-center gap-1",
            aria_hidden="true",
        ),
        class_name=f"inline-flex items-center gap-1 font-extrabold {class_name}",
    )
