"""Interface signs (Lucide) and pictures (our own drawings), always with their size and their meaning."""

from typing import TypedDict

import reflex as rx


class Size(TypedDict):
    """A picture's own width and height in pixels, for `picture(…, **SIZE)`."""

    width: int
    height: int


def icon(name: str, size: int = 20, class_name: str = "") -> rx.Component:
    """Return a decorative sign; whatever it means must also stand in words beside it.

    Args:
        name: The Lucide name, with underscores.
        size: Width and height in CSS pixels.
        class_name: Extra classes, for color.
    """
    return rx.icon(
        name, size=size, class_name=f"shrink-0 {class_name}", custom_attrs={"aria-hidden": "true"}
    )


def picture(  # noqa: PLR0913 -- each is a fact about one picture
    src: str,
    alt: str,
    *,
    width: int,
    height: int,
    class_name: str = "",
    eager: bool = False,
) -> rx.Component:
    """Return an image that keeps its place while it loads.

    Args:
        src: Address below assets/.
        alt: What it shows; empty when it only decorates.
        width: Intrinsic width in pixels.
        height: Intrinsic height in pixels.
        class_name: Extra classes.
        eager: True for pictures above the fold.
    """
    return rx.el.img(
        src=src,
        alt=alt,
        loading="eager" if eager else "lazy",
        decoding="async",
        class_name=class_name,
        # As props Reflex would turn them into a style, which reserves no room while loading.
        custom_attrs={
            "width": width,
            "height": height,
            **({"fetchPriority": "high"} if eager else {}),
        },
    )


def drawing(name: str, class_name: str, *, eager: bool = False) -> rx.Component:
    """Return one of our drawings, which only decorates.

    Args:
        name: Its name in assets/art, without ending; it has 640 x 480 pixels.
        class_name: Extra classes.
        eager: True above the fold.
    """
    return picture(
        f"/art/{name}.svg", "", width=640, height=480, class_name=class_name, eager=eager
    )
