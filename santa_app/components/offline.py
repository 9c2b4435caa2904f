"""Offline support: registers the service worker, and marks what needs a network.

The worker itself is build/js/service_worker.js. It is registered only in a production build and only some
time after the page has loaded, so that it does not compete with the page for the network.
"""

from typing import Final

import reflex as rx

from santa_app.components.buttons import button_class
from santa_app.components.icons import icon
from santa_app.components.links import page_link
from santa_app.content import paths
from santa_app.framework.components import RELEASE, ImportDict, javascript
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _

WAIT: Final = 3000
"""Milliseconds between the load event and the registration, after which files are cached."""


class OfflineWorker(rx.Fragment):
    """Starts the service worker; sets `data-offline` on the document while there is no network."""

    def add_imports(self) -> ImportDict:
        return {"react": "useEffect"}

    def add_custom_code(self) -> list[str]:
        return [
            javascript(
                __file__, "offline", WORKER=f"{current_language().prefix}/sw.js", RELEASE=RELEASE
            )
        ]

    def add_hooks(self) -> list[str | rx.Var]:
        return [javascript(__file__, "offline_hook", WAIT=str(WAIT))]


_KEPT: Final = (
    (_("Games"), paths.GAMES),
    (_("Stories"), paths.STORIES),
    (_("Advent Calendar"), paths.ADVENT),
    (_("Recipes"), paths.RECIPES),
    (_("Track Santa"), paths.TRACKER),
    (_("Someone to Talk To"), paths.HELPLINES),
)
"""Pages that the worker keeps from the first visit."""


def works_offline() -> rx.Component:
    """Return what a page that is not kept says while there is no network."""
    return rx.el.div(
        rx.el.p(_("This page needs a network. These pages work without one:")),
        rx.el.ul(
            *[
                rx.el.li(page_link(label, href=path, class_name=button_class("secondary")))
                for label, path in _KEPT
            ],
            class_name="mt-4 flex flex-wrap justify-center gap-3",
        ),
        class_name="offline-only flex-col items-center py-6 text-lg",
    )


def needs_network(text: str) -> rx.Component:
    """Return a note that is shown, and announced by screen readers, while there is no network."""
    return rx.el.div(
        rx.el.p(
            icon("wifi_off", 24),
            text,
            class_name=(
                "offline-only items-center gap-3 rounded-2xl border-2 border-gold bg-night p-4 "
                "font-bold text-white"
            ),
        ),
        role="status",
    )
