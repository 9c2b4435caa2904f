"""A canvas that says where it was tapped."""

import reflex as rx
from reflex.vars import ObjectVar, Var

from santa_app.framework.components import BaseHTML


def _place(event: ObjectVar) -> tuple[Var[float], Var[float]]:
    """Return the share of the element's width and height at which a pointer was."""
    native, element = f"{event!s}.nativeEvent", f"{event!s}.currentTarget"
    return (
        Var(f"({native}.offsetX / {element}.clientWidth)").to(float),
        Var(f"({native}.offsetY / {element}.clientHeight)").to(float),
    )


class DrawingCanvas(BaseHTML):
    """A canvas; `on_click` gets the share of its width and of its height, from 0 to 1."""

    tag = "canvas"

    on_click: rx.EventHandler[_place]  # ty: ignore[invalid-type-form] -- Reflex's own notation
