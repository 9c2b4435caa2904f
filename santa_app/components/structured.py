"""JSON-LD in the page: who publishes it, and the script element that carries it."""

import reflex as rx

from santa_app import product
from santa_app.rules.structured_data import Data, Site, script_text


def publisher() -> Site:
    """Return the site as the settings name it."""
    return Site(name=product.NAME, url=product.SITE_URL)


def json_ld(*items: Data) -> rx.Component:
    """Return one `application/ld+json` script for each object; it shows nothing."""
    return rx.fragment(
        *[rx.el.script(script_text(item), type="application/ld+json") for item in items]
    )
