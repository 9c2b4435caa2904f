"""Links and buttons in the site's four voices: primary, gold, quiet and ghost."""

from typing import Final, Literal

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon
from santa_app.components.in_page import in_page_link
from santa_app.states.analytics import Analytics

Voice = Literal["primary", "gold", "quiet", "ghost"]

_CLASSES: Final[dict[Voice, str]] = {
    "primary": theme.PRIMARY,
    "gold": theme.GOLD,
    "quiet": theme.QUIET,
    "ghost": theme.GHOST,
}


def voice_class(voice: Voice, extra: str = "") -> str:
    """Return the class names of a button in that voice."""
    return f"{_CLASSES[voice]} {extra}".strip()


def link_button(  # noqa: PLR0913 -- each is a visible property of the button
    label: str,
    href: str,
    *,
    place: str,
    voice: Voice = "primary",
    sign: str | None = None,
    class_name: str = "",
) -> rx.Component:
    """Return a link that looks like a button and is counted as `button_click` (SPEC section 7).

    Args:
        label: The words on it.
        href: A path of this site.
        place: Where on the page it stands, for the event.
        voice: How loud it is.
        sign: A Lucide name, shown before the words.
        class_name: Extra classes.
    """
    return rx.el.a(
        icon(sign) if sign else rx.fragment(),
        label,
        href=href,
        class_name=voice_class(voice, class_name),
        on_click=Analytics.clicked(label, place),
        custom_attrs={"prefetch": "intent"},
    )


def jump_button(label: str, part: str, sign: str) -> rx.Component:
    """Return a hero's gold button that leads down its own page.

    Args:
        label: The words on it.
        part: The id of what it leads to.
        sign: A Lucide name, shown before the words.
    """
    return in_page_link(icon(sign), label, part=part, class_name=voice_class("gold"))


def card_action(label: str, class_name: str) -> rx.Component:
    """Return the words with an arrow on a card that is one link as a whole, a `group`."""
    return rx.el.span(
        label,
        icon("arrow_right", 18, "transition group-hover:translate-x-1"),
        class_name=f"inline-flex items-center gap-2 font-extrabold text-holly {class_name}",
    )


def external_link(
    label: str, href: str, *, class_name: str = "", sign: str | None = "external_link"
) -> rx.Component:
    """Return a link to another site: a new tab, told to screen readers, and no `window.opener`."""
    return rx.el.a(
        label,
        rx.el.span(" (opens in a new tab)", class_name="sr-only"),
        icon(sign, 16) if sign else rx.fragment(),
        href=href,
        target="_blank",
        rel="noopener",
        class_name=class_name or "inline-flex items-center gap-1.5 font-bold text-pine underline",
    )
