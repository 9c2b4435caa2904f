"""Lets a browser State call a server State and get an answer."""

import zlib
from typing import Any

import reflex as rx
from reflex_base.utils.imports import ImportDict


class _OnNewValue(rx.Fragment):
    """Renders nothing; calls `on_change` for each new, non-empty object that `value` holds.

    The value at the first render counts as seen. Two equal objects in a row are two values: both
    sides replace the object for each call.
    """

    value: rx.Var[dict[str, Any]]
    on_change: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def _exclude_props(self) -> list[str]:
        # A fragment takes no properties; both are used in the hook alone.
        return [*super()._exclude_props(), "value", "on_change"]

    def add_imports(self) -> ImportDict:
        """Import React's hooks."""
        return {"react": ["useEffect", "useRef"]}

    def add_hooks(self) -> list[str | rx.Var]:
        """Compare object identity after each render."""
        value = str(self.value)
        seen = f"seen_{zlib.crc32(value.encode()):08x}"
        handler = rx.Var.create(self.event_triggers["on_change"])
        return [
            f"const {seen} = useRef(undefined);",
            rx.Var(
                f"useEffect(() => {{ const before = {seen}.current; {seen}.current = {value};"
                f" if (before !== undefined && before !== {value} && Object.keys({value}).length)"
                f" ({handler!s})(); }}, [{value}]);",
                _var_data=rx.vars.VarData.merge(
                    self.value._get_all_var_data(),  # noqa: SLF001
                    handler._get_all_var_data(),  # noqa: SLF001
                ),
            ),
        ]


def server_call(
    request: Any,  # noqa: ANN401 -- a field of a browser State
    handler: Any,  # noqa: ANN401 -- an event handler of a server State
    answer: Any,  # noqa: ANN401 -- a field of a server State
    on_answer: Any,  # noqa: ANN401 -- an event handler of a browser State
) -> rx.Component:
    """Return the invisible part that connects a browser State to a server State.

    The browser State assigns a new dict to `request` for each call, and `handler` gets it. The
    server State assigns a new dict to `answer`, and `on_answer` gets that. Put an id into both, so
    that a late answer to an earlier call can be told apart. The page keeps a websocket open.

    Args:
        request: Field of a browser State, a dict; an empty one is no call.
        handler: Server event handler that takes the request.
        answer: Field of the server State, a dict; an empty one is no answer.
        on_answer: Event handler of the browser State that takes the answer.
    """
    return rx.fragment(
        _OnNewValue.create(value=request, on_change=handler(request)),
        _OnNewValue.create(value=answer, on_change=on_answer(answer)),
    )
