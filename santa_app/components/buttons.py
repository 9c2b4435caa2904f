"""Buttons, and links that look like buttons.

All take their text (`label`), their look (`variant`), a Lucide icon shown before the text (`icon_name`)
and further class names.
"""

from collections.abc import Sequence
from pathlib import PurePosixPath
from typing import Any, Final, Literal

import reflex as rx

from santa_app import product, theme
from santa_app.components.icons import icon
from santa_app.components.links import anchor_link, page_link
from santa_app.content.pages import PAGES
from santa_app.i18n import gettext as _
from santa_app.states.analytics import Analytics

Variant = Literal["primary", "secondary", "gold", "ghost"]

_CLASSES: Final[dict[Variant, str]] = {
    "primary": theme.PRIMARY,
    "secondary": theme.SECONDARY,
    "gold": theme.GOLD,
    "ghost": theme.GHOST,
}


def button_class(variant: Variant, extra: str = "") -> str:
    """Return the class names of a button of that variant."""
    return f"{_CLASSES[variant]} {extra}".strip()


def _labelled(
    label: str | rx.Var[str], icon_name: str | None
) -> list[rx.Component | str | rx.Var[str]]:
    if not icon_name:
        return [label]
    return [icon(icon_name), label if isinstance(label, str) else rx.el.span(label)]


def button(
    label: str | rx.Var[str],
    *,
    variant: Variant = "primary",
    icon_name: str | None = None,
    class_name: str = "",
    **props: Any,  # noqa: ANN401 -- any prop of a button
) -> rx.Component:
    """Return a button; `props` go to the element, whose `type` is "button" unless given."""
    attributes: dict[str, Any] = {"type": "button", **props}
    return rx.el.button(
        *_labelled(label, icon_name), class_name=button_class(variant, class_name), **attributes
    )


def link_button(  # noqa: PLR0913 -- each is a visible property of the button
    label: str,
    href: str,
    *,
    place: str,
    variant: Variant = "primary",
    icon_name: str | None = None,
    class_name: str = "",
) -> rx.Component:
    """Return a link to another page of this site that looks like a button.

    A click reports `button_click` with its `place` on the page.
    """
    return page_link(
        *_labelled(label, icon_name),
        href=href,
        class_name=button_class(variant, class_name),
        on_click=Analytics.clicked(label, place),
    )


def page_button(page: str, name: str, *, class_name: str = "") -> rx.Component:
    """Return a link button that `content/pages.toml` has for the page at a path, by its name."""
    link = PAGES[page].links[name]
    return link_button(
        link.text,
        link.path or product.LETTER_PATH,
        place=link.place,
        variant=link.variant,
        icon_name=link.icon,
        class_name=class_name,
    )


def jump_button(label: str, part: str, icon_name: str) -> rx.Component:
    """Return a hero's gold button that scrolls to the element with the id `part`."""
    # A long label, such as Santa's address, stays on one line of a phone.
    small = "max-[25rem]:gap-1.5 max-[25rem]:px-3 max-[25rem]:text-[0.9375rem]"
    return anchor_link(icon(icon_name), label, part=part, class_name=button_class("gold", small))


def download_link(  # noqa: PLR0913 -- each is a visible or audible property of the link
    label: str,
    href: str,
    *,
    variant: Variant = "primary",
    icon_name: str = "download",
    described_by: str | None = None,
    events: Sequence[Any] = (),
    class_name: str = "",
) -> rx.Component:
    """Return a link that saves a file below assets/ and reports `file_download`.

    `described_by` is the id of the heading that names the file, where several links share a label.
    """
    file = PurePosixPath(href)
    return rx.el.a(
        *_labelled(label, icon_name),
        href=href,
        download=file.name,
        reload_document=True,  # React Router must not treat the file as a route
        on_click=[Analytics.downloaded(file.name, file.suffix.removeprefix(".")), *events],
        class_name=button_class(variant, class_name),
        aria_describedby=described_by if described_by else {},
    )


def video_link(  # noqa: PLR0913 -- each is a visible or audible property of the link
    label: str,
    href: str,
    *,
    about: str,
    on_click: Any,  # noqa: ANN401 -- any form of an event handler
    variant: Variant = "secondary",
    class_name: str = "",
) -> rx.Component:
    """Return a button-like link that opens a video on another site in a new tab.

    Screen readers hear after the label what the video is about. `on_click` runs first.
    """
    return rx.el.a(
        *_labelled(label, "circle_play"),
        rx.el.span(f" {about} ", _("(opens in a new tab)"), class_name="sr-only"),
        href=href,
        target="_blank",
        rel="noopener",
        on_click=on_click,
        class_name=button_class(variant, class_name),
    )


def card_action(label: str, class_name: str) -> rx.Component:
    """Return the call to action of a card that is one link; the link must have the class `group`."""
    return rx.el.span(
        label,
        icon("arrow_right", 18, "transition group-hover:translate-x-1"),
        class_name=f"inline-flex items-center gap-2 font-extrabold text-holly {class_name}",
    )
