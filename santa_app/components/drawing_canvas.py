"""A canvas that says where it was tapped, and a group whose arrow keys do not scroll the page."""

from typing import Final

import reflex as rx
from reflex.vars import ObjectVar, Var
from reflex_components_core.el.elements.base import BaseHTML
from reflex_components_core.el.elements.typography import Div

_KEYS: Final = '["ArrowUp","ArrowDown","ArrowLeft","ArrowRight","Home","End"]'


def _place(event: ObjectVar) -> tuple[Var[float], Var[float]]:
    """Return the share of the element's width and height at which a pointer was."""
    native, element = f"{event!s}.nativeEvent", f"{event!s}.currentTarget"
    return (
        Var(_js_expr=f"({native}.offsetX / {element}.clientWidth)", _var_type=float),
        Var(_js_expr=f"({native}.offsetY / {element}.clientHeight)", _var_type=float),
    )


def _arrow(event: ObjectVar) -> tuple[Var[str]]:
    """Return the arrow key, "Home" or "End", which then does not scroll; empty for other keys."""
    plain = f"!{event!s}.altKey && !{event!s}.ctrlKey && !{event!s}.metaKey"
    wanted = f"({plain} && {_KEYS}.includes({event!s}.key))"
    taken = f"({event!s}.preventDefault(), {event!s}.key)"
    return (Var(_js_expr=f'({wanted} ? {taken} : "")', _var_type=str),)


class DrawingCanvas(BaseHTML):
    """A canvas; `on_click` gets the share of its width and of its height, from 0 to 1."""

    tag = "canvas"

    on_click: rx.EventHandler[_place]  # ty: ignore[invalid-type-form] -- Reflex's own notation


class ArrowKeys(Div):
    """A box around what has the focus; `on_key_down` gets arrow keys, "Home" and "End", else ""."""

    on_key_down: rx.EventHandler[_arrow]  # ty: ignore[invalid-type-form] -- Reflex's own notation
