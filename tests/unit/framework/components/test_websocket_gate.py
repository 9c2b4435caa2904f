"""Which components need a websocket: those that read or call a server State."""

from collections.abc import Callable

import pytest
import reflex as rx
from reflex_browser_state import BrowserState, event

from santa_app import product
from santa_app.content import paths
from santa_app.framework.components.websocket_gate import (
    WebsocketGate,
    uses_server_state,
    with_websocket_gate,
)
from santa_app.site import ROUTES


class GateState(rx.State):
    """A server State."""

    count: int = 0
    names: list[str] = []  # noqa: RUF012 -- a field of a State

    @rx.event
    def add(self) -> None:
        """Count."""


class GateBrowserState(BrowserState):
    """A State of the browser."""

    count: int = 0

    @event
    def add(self) -> None:
        """Count."""
        self.count += 1


@rx.memo
def memoized() -> rx.Component:
    return rx.el.p(GateState.count)


@pytest.mark.parametrize(
    "make",
    [
        lambda: rx.el.p(GateState.count),
        lambda: rx.el.p(f"{GateState.count} times"),
        lambda: rx.el.p(class_name=rx.cond(GateState.count > 1, "a", "b")),
        lambda: rx.el.p(style={"color": GateState.names[0]}),
        lambda: rx.el.p(custom_attrs={"data-count": GateState.count}),
        lambda: rx.cond(GateState.count > 1, rx.el.p("a"), rx.el.p("b")),
        lambda: rx.match(GateState.count, (1, rx.el.p("a")), rx.el.p("b")),
        lambda: rx.foreach(GateState.names, rx.el.li),
        lambda: rx.foreach(["a"], lambda text: rx.el.button(text, on_click=GateState.add)),
        lambda: rx.el.button(on_click=GateState.add),
        lambda: rx.el.button(on_click=lambda: [GateState.add(), rx.noop()]),
        lambda: rx.el.button(on_click=[rx.console_log("x"), GateState.add]),
        lambda: rx.el.button(on_click=rx.cond(True, GateState.add, GateState.add)),
        lambda: rx.el.form(on_submit=GateState.add),
        lambda: rx.fragment(on_mount=GateState.add),
        memoized,
    ],
)
def test_server_states_are_found(make: Callable[[], rx.Component]) -> None:
    component = rx.el.div(rx.el.section(make()))
    assert uses_server_state(component)
    gated = with_websocket_gate(component)
    assert isinstance(gated.children[0], WebsocketGate)
    assert gated.children[-1] is component


def test_other_components_need_no_websocket() -> None:
    component = rx.el.div(
        rx.el.p("text"),
        rx.el.button(GateBrowserState.count, on_click=GateBrowserState.add),
        rx.el.button(on_click=rx.console_log("x")),
    )
    assert not uses_server_state(component)
    assert with_websocket_gate(component) is component


def test_the_pages_of_the_site_that_use_the_server() -> None:
    found = [route.page.path for route in ROUTES if uses_server_state(route.page.body())]
    assert found == [product.LETTER_PATH, paths.TEACHERS, paths.MY_LETTER]
