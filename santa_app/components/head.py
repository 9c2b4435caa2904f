"""What stands in the head of every page: fonts to load early, icons, and two small scripts."""

import reflex as rx

from santa_app.components.safe_storage import safe_storage_script
from santa_app.components.server_link import head_script
from santa_app.theme import COLORS

FONTS = ("/fonts/mountains-of-christmas-700.woff2", "/fonts/nunito-latin.woff2")


def head_components() -> list[rx.Component]:
    """Return the parts of the head that do not depend on the page."""
    return [
        safe_storage_script(),
        head_script(),
        *[
            rx.el.link(
                rel="preload",
                href=font,
                custom_attrs={"as": "font", "type": "font/woff2", "crossOrigin": "anonymous"},
            )
            for font in FONTS
        ],
        rx.el.link(rel="icon", href="/favicon.ico", sizes="32x32"),
        rx.el.link(rel="icon", href="/art/logo.svg", type="image/svg+xml"),
        rx.el.link(rel="apple-touch-icon", href="/icons/apple-touch-icon.png"),
        rx.el.link(rel="manifest", href="/site.webmanifest"),
        rx.el.meta(name="theme-color", content=str(COLORS["night"]["DEFAULT"])),  # ty: ignore
    ]
