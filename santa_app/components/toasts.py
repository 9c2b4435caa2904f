"""Toasts, shown when a State dispatches a `toast` event with kind, title and description.

Reflex's own toasts come from the server and run through `eval`; these need neither. Only the letter
form shows toasts, so its page loads the library at once and other pages with their first toast.
"""

import json
from typing import Final

import reflex as rx

from santa_app import product
from santa_app.framework.components import ImportDict, ImportVar, javascript
from santa_app.i18n import gettext as _

TOAST_PATHS: Final = (product.LETTER_PATH,)
"""Pages that load the library at once, so that it is there if the network fails later."""

_LABEL: Final = _("Notifications")
"""The accessible name of the toasts' region; the library adds its keyboard shortcut."""

_LIBRARY: Final = rx.toast.provider().library or ""
"""The npm package, in the version that Reflex uses."""


class Toasts(rx.Component):
    """Turns `toast` events of the window into toasts; `kind` is `success`, `info` or `error`."""

    tag = "Toasts"

    def add_imports(self) -> ImportDict:
        """Import the hooks; the toast library is installed but imported dynamically."""
        return {
            "react": ["useCallback", "useEffect", "useState"],
            "react-router": "useLocation",
            _LIBRARY: ImportVar(tag="Toaster", render=False),
        }

    def add_custom_code(self) -> list[str]:
        return [
            javascript(
                __file__,
                "toasts",
                TOAST_PATHS=json.dumps(TOAST_PATHS),
                TOASTS_LABEL=json.dumps(_LABEL),
            )
        ]
