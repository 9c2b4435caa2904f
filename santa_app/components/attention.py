"""Tells a browser State whether the visitor attends to a part of the page."""

from typing import Any, Final

import reflex as rx

from santa_app.framework.components import ImportDict, Invisible, expression, javascript

_SETTLED: Final = 1200
"""Milliseconds in which a part that appears may scroll into view by itself."""


class _Attention(Invisible):
    """Listens while the part is shown."""

    shown: rx.Var[bool]
    part: rx.Var[str]
    rest: rx.Var[int]
    anywhere: rx.Var[bool]
    on_begin: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation
    on_end: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- the same

    def add_imports(self) -> ImportDict:
        return {"react": ["useEffect"]}

    def add_hooks(self) -> list[str | rx.Var]:
        begin, end = self.handler("on_begin"), self.handler("on_end")
        code = javascript(
            __file__,
            "attention",
            SHOWN=str(self.shown),
            PART=str(self.part),
            REST=str(self.rest),
            SETTLED=str(_SETTLED),
            ANYWHERE=str(self.anywhere),
            ON_BEGIN=f"({begin!s})",
            ON_END=f"({end!s})",
        )
        return [expression(code, self.shown, begin, end)]


def attention(  # noqa: PLR0913 -- each is an option
    part: str,
    shown: Any,  # noqa: ANN401 -- a Var
    *,
    rest: int = 0,
    anywhere: bool = False,
    on_begin: Any,  # noqa: ANN401 -- any form of an event handler
    on_end: Any = None,  # noqa: ANN401 -- the same
) -> rx.Component:
    """Return an invisible component that calls `on_begin` (repeatedly) and `on_end`.

    Attention is a mouse moving over the element with the id `part`, focus on one of its links or
    buttons, and looking at another tab. A touch or a scroll of the page counts for `rest` seconds;
    so does, `anywhere`, a press and a moved focus or caret, as of a screen reader. The element is
    on the page before it is `shown`.
    """
    return _Attention.create(
        shown=shown,
        part=part,
        rest=rest * 1000,
        anywhere=anywhere,
        on_begin=on_begin,
        on_end=rx.noop() if on_end is None else on_end,
    )
