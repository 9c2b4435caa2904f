"""Tells a browser State whether the visitor attends to a part of the page."""

from typing import Any, Final

import reflex as rx
from reflex_base.utils.imports import ImportDict

from santa_app.components.javascript import javascript

_SETTLED: Final = 1200
"""Milliseconds in which a part that appears may scroll into view by itself."""


class _Attention(rx.Fragment):
    """Renders nothing; listens while the part is shown."""

    shown: rx.Var[bool]
    part: rx.Var[str]
    rest: rx.Var[int]
    on_begin: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation
    on_end: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- the same

    def _exclude_props(self) -> list[str]:
        # A fragment takes no properties; these are used in the hook alone.
        return [*super()._exclude_props(), "shown", "part", "rest", "on_begin", "on_end"]

    def add_imports(self) -> ImportDict:
        """Import the effect hook."""
        return {"react": ["useEffect"]}

    def add_hooks(self) -> list[str | rx.Var]:
        """Listen to pointer, keyboard, touch and scrolling."""
        begin, end = (rx.Var.create(self.event_triggers[name]) for name in ("on_begin", "on_end"))
        code = javascript(
            "attention",
            SHOWN=str(self.shown),
            PART=str(self.part),
            REST=str(self.rest),
            SETTLED=str(_SETTLED),
            ON_BEGIN=f"({begin!s})",
            ON_END=f"({end!s})",
        )
        known = [one._get_all_var_data() for one in (self.shown, begin, end)]  # noqa: SLF001
        return [rx.Var(code, _var_data=rx.vars.VarData.merge(*known))]


def attention(
    part: str,
    shown: Any,  # noqa: ANN401 -- a Var
    *,
    rest: int,
    on_begin: Any,  # noqa: ANN401 -- any form of an event handler
    on_end: Any,  # noqa: ANN401 -- the same
) -> rx.Component:
    """Return the invisible part that calls `on_begin` and `on_end`.

    Attention is a mouse moving over the part, focus on one of its links or buttons, a touch or a
    scroll of the page, and looking at another tab.

    Args:
        part: The part's id. It is on the page before it is shown.
        shown: Whether it is shown.
        rest: How many seconds a touch or a scroll counts.
        on_begin: Called, possibly again and again, while there is attention.
        on_end: Called when it has ended.
    """
    return _Attention.create(
        shown=shown, part=part, rest=rest * 1000, on_begin=on_begin, on_end=on_end
    )
