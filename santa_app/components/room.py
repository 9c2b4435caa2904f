"""A part of a page as a room: a papered wall, a floor, and things beside the card in its middle."""

from typing import Any, Final, Literal

import reflex as rx

from santa_app import theme
from santa_app.components.icons import drawing

Room = Literal["study", "workshop", "classroom"]

_SIZES: Final[dict[Room, tuple[int, int]]] = {
    "study": (320, 460),
    "workshop": (320, 460),
    "classroom": (320, 1040),
}
"""Width and height of the pictures `ROOM-left` and `ROOM-right` in assets/art/rooms."""


def room(
    name: Room,
    *children: rx.Component | rx.Var,
    furnished: rx.Var[bool] | bool = True,
    class_name: str = "",
    **props: Any,  # noqa: ANN401 -- any prop of a section
) -> rx.Component:
    """Return the section with the card `children`, in the colors and pictures of the room.

    A card wider than `max-w-3xl` leaves no room for the pictures: then it is not `furnished`.
    """
    things = rx.el.div(
        *[
            drawing(f"rooms/{name}-{side}", f"room-{side}", size=_SIZES[name])
            for side in ("left", "right")
        ],
        aria_hidden="true",
        # Hidden, not removed: a browser without a network could not fetch them again.
        class_name="" if furnished is True else rx.cond(furnished, "", "hidden"),
    )
    return rx.el.section(
        things,
        rx.el.div(*children, class_name=theme.CONTAINER),
        class_name=f"room room-{name} py-6 sm:py-14 {class_name}",
        **props,
    )
