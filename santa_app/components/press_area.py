"""A button that answers at once when a finger or a mouse button comes down."""

import reflex as rx
from reflex_components_core.el.elements.forms import Button


class PressArea(Button):
    """A button with `on_pointer_down`, which comes before the click, and `on_key_down`."""

    on_pointer_down: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation
    on_key_down: rx.EventHandler[rx.event.key_event]  # ty: ignore[invalid-type-form] -- Reflex's own notation
