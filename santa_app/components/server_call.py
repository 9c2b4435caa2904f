"""Lets a browser State call a server State and get an answer."""

import zlib
from typing import Any

import reflex as rx
from reflex_base.utils.imports import ImportDict


class _OnNewId(rx.Fragment):
    """Renders nothing; calls `on_change` when the object in `value` has a new `id`.

    The id at the first render counts as seen. Identity of the object would not do: a browser
    State's snapshot keeps an object whose used parts did not change.
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
        """Compare the id after each render."""
        current = f"{self.value!s}?.id"
        seen = f"seen_{zlib.crc32(current.encode()):08x}"
        handler = rx.Var.create(self.event_triggers["on_change"])
        return [
            f"const {seen} = useRef({current});",
            rx.Var(
                f"useEffect(() => {{ if ({current} === {seen}.current) return;"
                f" {seen}.current = {current};"
                f" if ({current} !== undefined) ({handler!s})(); }}, [{current}]);",
                _var_data=rx.vars.VarData.merge(
                    self.value._get_all_var_data(),  # noqa: SLF001
                    handler._get_all_var_data(),  # noqa: SLF001
                ),
            ),
        ]


class _OnReconnect(rx.Fragment):
    """Renders nothing; calls `on_reconnect` when the websocket is open again after it was lost.

    Reflex keeps a list of failed attempts to connect, and each connection starts a new, empty one.
    The first connection of a page hydrates it; what was called before then waits in Reflex's queue.
    """

    on_reconnect: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def _exclude_props(self) -> list[str]:
        # A fragment takes no properties; this one is used in the hook alone.
        return [*super()._exclude_props(), "on_reconnect"]

    def add_imports(self) -> ImportDict:
        """Import React's hooks and Reflex's context of the connection."""
        return {
            "react": ["useContext", "useEffect", "useRef"],
            "$/utils/context": ["EventLoopContext"],
        }

    def add_hooks(self) -> list[str | rx.Var]:
        """Compare the list of failed attempts after each render."""
        handler = rx.Var.create(self.event_triggers["on_reconnect"])
        hydrated = rx.Var.create(rx.State.is_hydrated)
        return [
            "const failures = useContext(EventLoopContext)[1];",
            "const known_failures = useRef(failures);",
            rx.Var(
                "useEffect(() => { if (failures === known_failures.current) return;"
                " known_failures.current = failures;"
                f" if (failures.length === 0 && {hydrated!s}) ({handler!s})(); }}, [failures]);",
                _var_data=rx.vars.VarData.merge(
                    hydrated._get_all_var_data(),  # noqa: SLF001
                    handler._get_all_var_data(),  # noqa: SLF001
                ),
            ),
        ]


def server_call(
    request: Any,  # noqa: ANN401 -- a field of a browser State
    handler: Any,  # noqa: ANN401 -- an event handler of a server State
    answer: Any,  # noqa: ANN401 -- a field of a server State
    on_answer: Any,  # noqa: ANN401 -- an event handler of a browser State
    on_reconnect: Any,  # noqa: ANN401 -- the same
) -> rx.Component:
    """Return the invisible part that connects a browser State to a server State.

    The browser State assigns a dict with a new `id` to `request` for each call, and `handler` gets
    it. The server State assigns a dict with the same `id` to `answer`, and `on_answer` gets that.

    Args:
        request: Field of a browser State: a dict, empty before the first call.
        handler: Server event handler that takes the request.
        answer: Field of the server State: a dict, empty before the first answer.
        on_answer: Event handler of the browser State that takes the answer.
        on_reconnect: Event handler of the browser State, called when the websocket is open again:
            the answer to a call may be lost, and a server that was started since knows nothing of
            this page.
    """
    return rx.fragment(
        _OnNewId.create(value=request, on_change=handler(request)),
        _OnNewId.create(value=answer, on_change=on_answer(answer)),
        _OnReconnect.create(on_reconnect=on_reconnect),
    )
