"""Closing banners: where to go next, and a picture of why."""

from typing import Final

import reflex as rx

from santa_app import product, theme
from santa_app.components.buttons import link_button
from santa_app.components.icons import drawing
from santa_app.components.typography import h2
from santa_app.content.pages import Banner, BannerPicture, banner_of

_NIGHT: Final = "from-night via-night-700 to-night-500"
_PINE: Final = "from-[#082620] via-pine to-pine-600"
_PLUM: Final = "from-plum via-plum-700 to-plum-500"
_HOLLY: Final = "from-[#3d0710] via-[#5c0d18] to-holly-700"

_COLORS: Final[dict[BannerPicture, str]] = {
    "bedtime": _NIGHT,
    "book": _PLUM,
    "carols": _PLUM,
    "cookies": _HOLLY,
    "cottage": _PINE,
    "couch": _PLUM,
    "crayons": _NIGHT,
    "desk": _PLUM,
    "doors": _NIGHT,
    "fireside": _PINE,
    "gifts": _HOLLY,
    "letter": _PINE,
    "mail": _NIGHT,
    "mantel": _PINE,
    "plan": _HOLLY,
    "seal": _NIGHT,
    "signpost": _PLUM,
    "sleigh": _NIGHT,
    "snowman": _NIGHT,
    "stable": _NIGHT,
    "toys": _PINE,
    "wishes": _PINE,
}
_PICTURE_FIRST: Final[frozenset[BannerPicture]] = frozenset(
    {"book", "carols", "couch", "crayons", "fireside", "mail", "mantel", "stable"}
)
"""Pictures that stand on the left of the words on a wide screen."""


def banner(words: str | Banner) -> rx.Component:
    """Return a call to action: a question or an invitation, one gold button, and a picture.

    For a path, it is the closing banner that `content/pages.toml` has for the page. The text says in
    a sentence or two why to go there from here. The picture shows what follows; it is not the one of
    the page before or after in the menu.
    """
    if isinstance(words, str):
        words = banner_of(words)
    first = words.picture in _PICTURE_FIRST
    return rx.el.section(
        rx.el.div(
            rx.el.div(
                h2(words.title, class_name="text-4xl leading-[1.1] sm:text-[2.75rem]"),
                rx.el.p(words.text, class_name="mt-4 max-w-md text-lg text-ice"),
                link_button(
                    words.action,
                    (words.path or product.LETTER_PATH) + words.query,
                    place=words.place,
                    variant="gold",
                    class_name="mt-7",
                ),
                class_name=f"relative px-7 pt-9 pb-4 sm:p-12 md:py-14 lg:py-16{' md:order-last' if first else ''}",
            ),
            drawing(
                f"banner-{words.picture}",
                "h-auto w-full self-end md:w-[calc(100%+2rem)] md:max-w-none "
                f"{'md:-me-8' if first else 'md:-ms-8'}",
                size=(640, 400),
            ),
            class_name=(
                f"on-night grid overflow-hidden rounded-[2rem] bg-linear-to-br {_COLORS[words.picture]} "
                "text-white shadow-lift md:grid-cols-2"
            ),
        ),
        class_name=f"{theme.CONTAINER} closing no-print pb-8 sm:pb-24",
    )
