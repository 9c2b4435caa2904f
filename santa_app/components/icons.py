"""Lucide icons and pictures."""

from collections.abc import Iterable

import reflex as rx

from santa_app.content.quantities import unbroken


def icon(name: str, size: int = 20, class_name: str = "") -> rx.Component:
    """Return a decorative icon of Lucide, `size` CSS pixels wide; the text beside it says the same."""
    return rx.icon(name, size=size, class_name=f"shrink-0 {class_name}", aria_hidden="true")


def icon_circle(name: str, size: int, class_name: str) -> rx.Component:
    """Return an icon in the middle of a filled circle; `class_name` sets its size and colors."""
    return rx.el.span(
        icon(name, size), class_name=f"grid place-items-center rounded-full {class_name}"
    )


def icon_list(
    texts: Iterable[str], bullet: rx.Component, *, item_class: str, class_name: str
) -> rx.Component:
    """Return a list of texts with an icon as the bullet of each."""
    return rx.el.ul(
        *[rx.el.li(bullet, unbroken(text), class_name=item_class) for text in texts],
        class_name=class_name,
    )


def picture(
    src: str,
    alt: str,
    class_name: str = "",
    *,
    size: tuple[int, int] = (640, 480),
    eager: bool = False,
) -> rx.Component:
    """Return an image below assets/ that reserves its space, `size` in pixels, while it loads.

    An empty `alt` makes it a decoration. Pictures above the fold are `eager`.
    """
    return rx.el.img(
        src=src,
        alt=alt,
        loading="eager" if eager else "lazy",
        decoding="async",
        class_name=class_name,
        # Reflex would turn these props into a style, which reserves no space while loading.
        custom_attrs={
            "width": size[0],
            "height": size[1],
            **({"fetchPriority": "high"} if eager else {}),
        },
    )


def drawing(
    name: str, class_name: str, *, size: tuple[int, int] = (640, 480), eager: bool = False
) -> rx.Component:
    """Return a decorative picture; `name` is its path below assets/art, without `.svg`."""
    return picture(f"/art/{name}.svg", "", class_name, size=size, eager=eager)


def fetched_early(name: str, *, size: tuple[int, int]) -> rx.Component:
    """Return an invisible copy of a decorative picture that the page shows only later.

    The result then has its picture even if the network is gone by then.
    """
    # Not `sr-only`: a clipped picture is never near the screen, so a lazy one would never load.
    return drawing(name, "pointer-events-none absolute size-px opacity-0", size=size)


def logo(class_name: str, *, eager: bool = False) -> rx.Component:
    """Return the site's logo, as a decoration."""
    return drawing("logo", class_name, size=(40, 40), eager=eager)
