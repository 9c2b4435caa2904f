"""A link to a video on another site that looks like a button."""

from typing import Any

import reflex as rx

from santa_app.components.buttons import Voice, voice_class
from santa_app.components.icons import icon


def video_link(  # noqa: PLR0913 -- each is a visible or audible property of the link
    label: str,
    href: str,
    *,
    about: str,
    on_click: Any,  # noqa: ANN401 - whatever Reflex takes as a handler
    voice: Voice = "quiet",
    class_name: str = "",
) -> rx.Component:
    """Return a link that opens the video in a new tab.

    Args:
        label: The words on it, which may stand on every card of a page.
        href: The video's address.
        about: What the video shows, said to screen readers after the label.
        on_click: What happens first, such as an alert.
        voice: How loud it is.
        class_name: Extra classes.
    """
    return rx.el.a(
        icon("circle_play"),
        label,
        rx.el.span(f" for {about} (opens in a new tab)", class_name="sr-only"),
        href=href,
        target="_blank",
        rel="noopener",
        on_click=on_click,
        class_name=voice_class(voice, class_name),
    )
