"""Opens Reflex's websocket only on pages that use a server State.

Reflex opens a websocket on every page of an app that has any `rx.State`, unless the cookie
`backend-enabled` is `false` (name and meaning are Reflex's). A script in the head sets it to
`false`; a page whose components use a server State gets a `WebsocketGate`, which sets it to `true`
while the page is shown. tests/e2e/test_sockets.py covers this.
"""

from collections.abc import Iterator
from typing import Final

import reflex as rx
from reflex.state import State
from reflex.utils.exec import is_prod_mode
from reflex_base.components.component import BaseComponent, Component
from reflex_base.event import EventChain, EventSpec
from reflex_base.utils.imports import ImportDict
from reflex_base.vars import VarData

from santa_app.framework.components.javascript import javascript

_SET_COOKIE = 'document.cookie="backend-enabled={}; path=/; SameSite=Lax"'
ENABLE = _SET_COOKIE.format("true")
DISABLE = _SET_COOKIE.format("false")
_STATE_NAME: Final = State.get_full_name()
"""The beginning of the name that the JavaScript code of every server State contains."""


def disable_backend_script() -> rx.Component:
    """Return the head script that disables the backend before the app loads.

    Pages of the development server have no content, so no inline script could enable it again:
    there it stays enabled on every page that is loaded.
    """
    return rx.el.script(DISABLE if is_prod_mode() else ENABLE)


def with_websocket_gate(page: rx.Component, *, when_used: bool = False) -> rx.Component:
    """Return the page, with a `WebsocketGate` when it uses a server State.

    With `when_used` the socket opens when the visitor reaches an element with the attribute
    `data-connects` or submits a form. Otherwise it opens with the page: the inline script runs
    while a prerendered page is parsed, so that the app connects as soon as it loads. After a
    client-side navigation it does not run, and the gate enables the backend.
    """
    if not uses_server_state(page):
        return page
    if when_used:
        return rx.fragment(WebsocketGateWhenUsed.create(), page)
    return rx.fragment(WebsocketGate.create(), rx.el.script(ENABLE), page)


def uses_server_state(component: rx.Component) -> bool:
    """Return whether a component, or one inside it, reads or calls a server State."""
    return any(
        _has_server_event(one) or any(_STATE_NAME in hook for hook in _hooks(one))
        for one in _tree(component, set())
    )


def _tree(component: BaseComponent, seen: set[int]) -> Iterator[Component]:
    """Yield a component and all inside it: children, props, and bodies of `rx.memo`."""
    if not isinstance(component, Component) or id(component) in seen:
        return
    seen.add(id(component))
    yield component
    memo = getattr(component, "_memo_definition", None)
    inside = [*component.children, *component._get_components_in_props()]  # noqa: SLF001
    for one in (*inside, *([memo.component] if memo else [])):
        yield from _tree(one, seen)


def _has_server_event(component: Component) -> bool:
    for trigger in component.event_triggers.values():
        for event in trigger.events if isinstance(trigger, EventChain) else [trigger]:
            if isinstance(event, EventSpec) and event.handler.state is not None:
                return True
            if isinstance(event, rx.Var) and _STATE_NAME in str(event):
                return True
    return False


def _hooks(component: Component) -> Iterator[str]:
    for var in component._get_vars():  # noqa: SLF001 -- Reflex has no public way
        yield from _hooks_of(var._get_all_var_data())  # noqa: SLF001
    for hook, data in component._get_added_hooks().items():  # noqa: SLF001
        yield hook
        yield from _hooks_of(data)


def _hooks_of(data: VarData | None) -> tuple[str, ...]:
    return data.hooks if data else ()


class WebsocketGate(rx.Fragment):
    """Keeps the websocket open while the page that contains it is shown."""

    def add_imports(self) -> ImportDict:
        return {"react": "useEffect"}

    def add_hooks(self) -> list[str | rx.Var]:
        """Enable the backend on mount; on unmount disable it and close the socket.

        All tabs share the cookie, so it is set again whenever this tab gets the focus or is used.
        """
        return [javascript(__file__, "websocket_gate", ENABLE=ENABLE, DISABLE=DISABLE)]


class WebsocketGateWhenUsed(rx.Fragment):
    """Opens the websocket at its first use, and keeps it open while the page is shown."""

    def add_imports(self) -> ImportDict:
        return {"react": ["useContext", "useEffect"], "$/utils/context": ["EventLoopContext"]}

    def add_hooks(self) -> list[str | rx.Var]:
        """Enable the backend and connect at the first use; on unmount close the socket.

        Reflex connects when it is given events, even none.
        """
        return [javascript(__file__, "websocket_gate_when_used", ENABLE=ENABLE, DISABLE=DISABLE)]


class EventQueueGuard(rx.Fragment):
    """Drops the framework's own server events while the backend is disabled.

    Otherwise the on-load event of a navigation, or an error report, waits for a socket that never
    opens and blocks every event queued after it.
    """

    def add_imports(self) -> ImportDict:
        return {"$/utils/context-registry": ["app"], "$/utils/state": ["isBackendDisabled"]}

    def add_custom_code(self) -> list[str]:
        """Wrap the sources of both events once, when the module is loaded."""
        return [javascript(__file__, "event_queue_guard")]
