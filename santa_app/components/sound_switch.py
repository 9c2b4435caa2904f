"""The switch for the sounds of a page."""

import reflex as rx

from santa_app.components.buttons import button_class
from santa_app.components.icons import icon
from santa_app.i18n import gettext as _
from santa_app.states.sound import SoundState


def sound_switch(class_name: str = "") -> rx.Component:
    """Return the button; sound is off until the visitor asks for it."""
    return rx.el.button(
        rx.cond(SoundState.on, icon("bell_ring"), icon("bell")),
        rx.el.span(rx.cond(SoundState.on, _("Sound is on"), _("Sound is off"))),
        type="button",
        on_click=SoundState.toggle,
        class_name=button_class("secondary", f"with-scripts no-print {class_name}"),
    )
