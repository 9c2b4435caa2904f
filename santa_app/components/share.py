"""What families keep and pass on: a calendar file, and the site's address by the device's own menu."""

import json
from typing import Final
from urllib.parse import quote

import reflex as rx

from santa_app import product
from santa_app.components.buttons import button_class
from santa_app.components.icons import icon
from santa_app.framework.components import ImportDict, Invisible, javascript
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _
from santa_app.rules.calendar_file import calendar_file

_BUTTON: Final = "share-site"


class _Share(Invisible):
    """Shows the button where the browser can share, and shares the home page's address."""

    def add_imports(self) -> ImportDict:
        return {"react": ["useEffect"]}

    def add_hooks(self) -> list[str | rx.Var]:
        return [
            javascript(
                __file__,
                "share",
                BUTTON=json.dumps(_BUTTON),
                TITLE=json.dumps(product.NAME),
                HOME=json.dumps(f"{current_language().prefix}/"),
            )
        ]


def calendar_and_share() -> rx.Component:
    """Return the two buttons; nothing is sent, and the file is part of the page."""
    file = calendar_file(_("Open today's Advent door"), _("Santa is flying: track him"))
    return rx.el.div(
        rx.el.a(
            icon("calendar_days", 20),
            _("Add to my calendar"),
            href=f"data:text/calendar;charset=utf-8,{quote(file)}",
            download="christmas-evenings.ics",
            reload_document=True,  # React Router must not treat the file as a route
            class_name=button_class("gold", "max-sm:whitespace-normal!"),
        ),
        rx.el.button(
            icon("send", 20),
            _("Share this site"),
            type="button",
            id=_BUTTON,
            hidden=True,
            class_name=button_class("secondary"),
        ),
        _Share.create(),
        class_name="mt-10 flex flex-wrap justify-center gap-3",
    )
