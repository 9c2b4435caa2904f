"""Elements with triggers that Reflex does not give them."""

import reflex as rx

from santa_app.framework.components import Button, Div


class PressArea(Button):
    """A button with `on_pointer_down`, which comes before the click, and `on_key_down`."""

    on_pointer_down: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation
    on_key_down: rx.EventHandler[rx.event.key_event]  # ty: ignore[invalid-type-form] -- Reflex's own notation


class KeyArea(Div):
    """A box with `on_key_down`, for keys that are pressed anywhere in it."""

    on_key_down: rx.EventHandler[rx.event.key_event]  # ty: ignore[invalid-type-form] -- Reflex's own notation
