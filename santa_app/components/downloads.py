"""Links that hand over a file of this site, counted as `file_download` (SPEC section 7)."""

from collections.abc import Sequence
from pathlib import PurePosixPath
from typing import Any

import reflex as rx

from santa_app.components.buttons import Voice, voice_class
from santa_app.components.icons import icon
from santa_app.states.analytics import Analytics


def download_link(  # noqa: PLR0913 -- each is a visible or audible property of the link
    label: str,
    href: str,
    *,
    voice: Voice = "primary",
    sign: str = "download",
    described_by: str | None = None,
    events: Sequence[Any] = (),
    class_name: str = "",
) -> rx.Component:
    """Return a link that saves a file.

    Args:
        label: The words on it.
        href: The file's address below assets/.
        voice: How loud it is.
        sign: A Lucide name, shown before the words.
        described_by: Id of the heading that says which file this is, where labels repeat.
        events: Event handlers that run beside the `file_download` event.
        class_name: Extra classes.
    """
    file = PurePosixPath(href)
    return rx.el.a(
        icon(sign),
        label,
        href=href,
        download=file.name,
        reload_document=True,  # a file is no route: the browser, not the router, follows the link
        on_click=[Analytics.downloaded(file.name, file.suffix.removeprefix(".")), *events],
        class_name=voice_class(voice, class_name),
        custom_attrs={"aria-describedby": described_by} if described_by else {},
    )
