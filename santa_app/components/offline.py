"""Offline support: registers the service worker, and marks what needs a network.

The worker itself is build/js/service_worker.js. It is registered only in a production build and only some
time after the page has loaded, so that it does not compete with the page for the network.
"""

from typing import Final

import reflex as rx

from santa_app.components.icons import icon
from santa_app.framework.components import RELEASE, ImportDict, javascript
from santa_app.i18n import current_language

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
