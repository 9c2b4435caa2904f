"""A note where a network is needed; the service worker marks the document while there is none."""

import reflex as rx

from santa_app.components.icons import icon


def needs_network(text: str) -> rx.Component:
    """Return a note that is shown, and announced by screen readers, while there is no network."""
    return rx.el.div(
        rx.el.p(
            icon("wifi_off", 24),
            text,
            class_name=(
                "offline-only items-center gap-3 rounded-2xl border-2 border-gold bg-night p-4 "
                "font-bold text-white"
            ),
        ),
        role="status",
    )
