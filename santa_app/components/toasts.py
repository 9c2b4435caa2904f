"""Toasts (SPEC sections 2 and 9): shown when a State emits `toast` with kind, title and description.

Reflex's own toasts are sent from the server and run with `eval`; these need neither.
"""

from typing import Final

import reflex as rx
from reflex_base.utils.imports import ImportDict, ImportVar

_LISTEN: Final = """useEffect(() => {
  const show = ({ detail }) => toast[detail.kind](detail.title, { description: detail.description });
  window.addEventListener("toast", show);
  return () => window.removeEventListener("toast", show);
}, []);"""


class ToastListener(rx.Fragment):
    """Turns `toast` events of the window into toasts; `kind` is `success`, `info` or `error`."""

    def add_imports(self) -> ImportDict:
        """Import the effect hook and the toast library that Reflex's provider already brings."""
        return {"react": "useEffect", "sonner": ImportVar(tag="toast", install=False)}

    def add_hooks(self) -> list[str | rx.Var]:
        """Listen while the app is mounted."""
        return [_LISTEN]


def toast_listener() -> rx.Component:
    """Return the invisible part that the app contains once."""
    return ToastListener.create()
