"""Lets a browser State call a server State and get an answer."""

import zlib
from typing import Any, Final

import reflex as rx

from santa_app.framework.components import (
    ImportDict,
    Invisible,
    KnowsConnection,
    expression,
    javascript,
)

_PATIENCE_MS: Final = 4_000
"""Milliseconds that a call waits for the websocket."""


def _one_answer(answer: rx.Var[dict[str, str]]) -> tuple[rx.Var[dict[str, str]]]:
    return (answer,)


class _OnNewId(Invisible):
    """Calls `on_change` when the object in `value` has a new `id`.

    The id at the first render counts as seen. Identity of the object would not do: a browser
    State's snapshot keeps an object whose used parts did not change.
    """

    value: rx.Var[dict[str, Any]]
    on_change: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def add_imports(self) -> ImportDict:
        return {"react": ["useEffect", "useRef"]}

    def add_hooks(self) -> list[str | rx.Var]:
        current = f"{self.value!s}?.id"
        seen = f"seen_{zlib.crc32(current.encode()):08x}"
        handler = self.handler("on_change")
        return [
            f"const {seen} = useRef({current});",
            expression(
                f"useEffect(() => {{ if ({current} === {seen}.current) return;"
                f" {seen}.current = {current};"
                f" if ({current} !== undefined) ({handler!s})(); }}, [{current}]);",
                self.value,
                handler,
            ),
        ]


class _OnReconnect(KnowsConnection):
    """Calls `on_reconnect` when the websocket is open again after it was lost.

    Each connection starts a new, empty list of failed attempts. The first connection of a page
    hydrates it; what was called before then waits in Reflex's queue.
    """

    on_reconnect: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def add_hooks(self) -> list[str | rx.Var]:
        handler, hydrated = self.handler("on_reconnect"), self.hydrated()
        values = {"HYDRATED": f"{hydrated!s}", "ON_RECONNECT": f"{handler!s}"}
        code = javascript(__file__, "on_reconnect", **values)
        return [self.failures, expression(code, hydrated, handler)]


class _PostWithoutWebsocket(KnowsConnection):
    """Posts a call by HTTP where no websocket opens, as in many schools and hotels.

    A call waits `_PATIENCE_MS` for the websocket; once one was answered by HTTP, the next ones
    do not wait. Reflex keeps the call in its queue. If the websocket opens later, the server gets
    the call twice, so a handler called this way must recognize the second.
    """

    value: rx.Var[dict[str, Any]]
    path: rx.Var[str]
    on_answer: rx.EventHandler[_one_answer]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def add_hooks(self) -> list[str | rx.Var]:
        on_answer, hydrated = self.handler("on_answer"), self.hydrated()
        code = javascript(
            __file__,
            "post_without_websocket",
            REQUEST=f"{self.value!s}",
            HYDRATED=f"{hydrated!s}",
            PATH=f"{self.path!s}",
            ON_ANSWER=f"{on_answer!s}",
            PATIENCE=str(_PATIENCE_MS),
        )
        return [self.failures, expression(code, self.value, hydrated, on_answer)]


def server_call(  # noqa: PLR0913 -- each is one end of the connection
    request: Any,  # noqa: ANN401 -- a field of a browser State
    handler: Any,  # noqa: ANN401 -- an event handler of a server State
    answer: Any,  # noqa: ANN401 -- a field of a server State
    on_answer: Any,  # noqa: ANN401 -- an event handler of a browser State
    on_reconnect: Any,  # noqa: ANN401 -- the same
    *,
    post_to: str | None = None,
) -> rx.Component:
    """Return an invisible component that connects a browser State to a server State.

    The browser State assigns a dict with a new `id` to `request` for each call of `handler`. The
    server State assigns a dict with the same `id` to `answer`, which `on_answer` gets. Both are
    empty before the first call. `on_reconnect` is called when the websocket is open again: an
    answer may be lost, and a restarted server does not know this page. Where no websocket opens,
    the request is posted as JSON to the path `post_to`, which gives the answer.
    """
    return rx.fragment(
        _OnNewId.create(value=request, on_change=handler(request)),
        _OnNewId.create(value=answer, on_change=on_answer(answer)),
        _OnReconnect.create(on_reconnect=on_reconnect),
        *(
            []
            if post_to is None
            else [_PostWithoutWebsocket.create(value=request, path=post_to, on_answer=on_answer)]
        ),
    )
