"""Starts the service worker, which is build/js/service_worker.js.

It is registered only in a production build and only some time after the page has loaded, so that it
does not compete with the page for the network. A page tells it by which name React Router knows the
page's modules.
"""

from typing import Final

import reflex as rx
from reflex_base.utils.imports import ImportDict

from santa_app.framework.components.javascript import javascript
from santa_app.i18n import current_language

WAIT: Final = 3000
"""Milliseconds between the load event and the registration, after which files are cached."""


class OfflineWorker(rx.Fragment):
    """Starts the service worker, and sets `data-offline` on the document while there is no network.

    The app contains it once.
    """

    def add_imports(self) -> ImportDict:
        """Import the effect hook."""
        return {"react": "useEffect"}

    def add_custom_code(self) -> list[str]:
        """Return the function that registers the worker."""
        return [javascript(__file__, "offline", WORKER=f"{current_language().prefix}/sw.js")]

    def add_hooks(self) -> list[str | rx.Var]:
        """Start once the app is mounted."""
        return [javascript(__file__, "offline_hook", WAIT=str(WAIT))]
