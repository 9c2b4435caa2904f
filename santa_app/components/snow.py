"""Falling snow: fifty flakes in plain CSS; assets/styles/snow.css has a rule for each."""

import reflex as rx

from santa_app.i18n import gettext as _
from santa_app.states.menus import SnowState

PARTICLES = 50


def snow() -> rx.Component:
    """Return the snow over the whole window, which clicks and screen readers pass through."""
    return rx.el.div(
        rx.cond(SnowState.falling, rx.fragment(*[rx.el.span() for _ in range(PARTICLES)])),
        class_name="snow no-print",
        aria_hidden="true",
    )


def snow_switch() -> rx.Component:
    """Return the button that starts and stops the snow."""
    return rx.el.button(
        rx.cond(SnowState.falling, _("Stop the snow"), _("Let it snow")),
        type="button",
        on_click=SnowState.toggle,
        class_name=(
            "btn min-h-11 rounded-full border border-white/30 px-4 text-sm font-bold text-white "
            "transition hover:bg-white/10"
        ),
    )
