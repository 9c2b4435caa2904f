"""Replays what a visitor typed and pressed before the page was hydrated.

On a slow connection the prerendered page and its forms are visible seconds before the app runs.
React leaves what was typed meanwhile on the screen but tells no State, so a filled-in name would
count as empty, and a button pressed meanwhile would do nothing. After hydration this component
dispatches the missing input events, then build/js/deferred_hydration.js clicks the buttons that it
has recorded.
"""

from typing import Final

import reflex as rx
from reflex_base.utils.imports import ImportDict

from santa_app.framework.components.javascript import javascript

_HYDRATED: Final = """useLayoutEffect(() => { dispatchEvent(new Event("santa:hydrated")); }, []);"""


class InputReplay(rx.Fragment):
    """An invisible component that every page contains once."""

    def add_imports(self) -> ImportDict:
        """Import the effect hooks."""
        return {"react": ["useEffect", "useLayoutEffect"]}

    def add_hooks(self) -> list[str | rx.Var]:
        """Announce the hydration first; replay once the States have read what they store."""
        return [_HYDRATED, javascript(__file__, "input_replay")]
