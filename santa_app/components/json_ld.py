"""JSON-LD scripts for search engines."""

import reflex as rx

from santa_app import marks, product
from santa_app.i18n import current_language
from santa_app.rules.structured_data import Data, Site, script_text


def publisher() -> Site:
    """Return the site, with the name and URL from the settings."""
    return Site(name=product.NAME, url=product.SITE_URL, language=current_language())


def json_ld(*items: Data) -> rx.Component:
    """Return one invisible `application/ld+json` script for each object."""
    return rx.fragment(
        *[
            rx.el.script(marks.within("JSON", script_text(item)), type="application/ld+json")
            for item in items
        ]
    )
