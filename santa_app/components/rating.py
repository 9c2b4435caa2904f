"""Our own stars, said in words as well."""

import reflex as rx

from santa_app.components.icons import icon


def rating(value: float, class_name: str = "text-ink") -> rx.Component:
    """Return a star and a number out of five; `class_name` gives size and color."""
    return rx.el.span(
        icon("star", 16, "fill-ember text-ember"),
        rx.el.span("Our rating: ", class_name="sr-only"),
        f"{value:.1f}",
        rx.el.span(" out of 5", class_name="sr-only"),
        class_name=f"inline-flex items-center gap-1 font-extrabold {class_name}",
    )
