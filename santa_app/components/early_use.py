"""Takes over what a visitor typed and pressed before the page's JavaScript had come.

On a slow connection the words of a page, its forms included, are there seconds before the app.
React keeps what was typed meanwhile on the screen but tells no State, so that a filled-in name
counts as blank, and a button pressed meanwhile does nothing. This hands over what was typed, then
lets the buttons be pressed that release/js/begin.js noted. It rests on React's own notes on an
element (`__reactProps$…` and `_valueTracker`); tests/e2e/test_before_the_app.py stands on that.
"""

from typing import Final

import reflex as rx
from reflex_base.utils.imports import ImportDict

_ALIVE: Final = """useLayoutEffect(() => { dispatchEvent(new Event("x-alive")); }, []);"""

_HAND_OVER: Final = """useEffect(() => {
  for (const field of document.querySelectorAll("#main input, #main textarea, #main select")) {
    const props = field[Object.keys(field).find((key) => key.startsWith("__reactProps$"))];
    if (!props) continue;
    const ticked = field.type === "checkbox" || field.type === "radio";
    const shown = String(ticked ? field.checked : field.value);
    const known = String((ticked ? props.checked : props.value) ?? shown);
    if (shown === known || (field.type === "radio" && !field.checked)) continue;
    field._valueTracker?.setValue(known);
    const name = ticked ? "click" : field.tagName === "SELECT" ? "change" : "input";
    field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  dispatchEvent(new Event("x-taken-over"));
}, []);"""


class EarlyUse(rx.Fragment):
    """Shows nothing; once the page runs, lets its fields report what differs from their State."""

    def add_imports(self) -> ImportDict:
        """Import the effect hooks."""
        return {"react": ["useEffect", "useLayoutEffect"]}

    def add_hooks(self) -> list[str | rx.Var]:
        """Say at once that buttons work; take over once the States have read what they keep."""
        return [_ALIVE, _HAND_OVER]


def early_use() -> rx.Component:
    """Return the invisible part that every page contains once."""
    return EarlyUse.create()
