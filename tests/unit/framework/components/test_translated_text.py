"""Which texts get an element of their own: those that React would keep a text node of."""

from collections.abc import Callable, Iterator

import pytest
import reflex as rx
from reflex_base.components.component import BaseComponent, Component
from reflex_browser_state import BrowserState
from reflex_components_core.base.bare import Bare
from reflex_components_core.el.element import Element

from santa_app.framework.components.translated_text import own_elements


class TextState(BrowserState):
    """A State whose texts change."""

    name: str = ""
    names: list[str] = []  # noqa: RUF012 -- a field of a State
    shown: bool = False


def _outline(component: BaseComponent) -> Iterator[str]:
    """Yield elements as `p(…)`, or `p!(…)` where Reflex keeps one whole, and texts as they are."""
    if isinstance(component, Bare):
        yield "…" if "TextState" in str(component.contents) else str(component.contents).strip('" ')
        return
    assert isinstance(component, Component)
    inside = " ".join(filter(None, (text for one in component.children for text in _outline(one))))
    if isinstance(component, Element):
        whole = "" if component._memoization_mode.recursive else "!"
        yield f"{component.tag}{whole}({inside})"
    else:
        yield inside


@pytest.mark.parametrize(
    ("make", "outline"),
    [
        # A text alone in an element is changed by way of the element.
        (lambda: rx.el.p("a"), "p(a)"),
        (lambda: rx.el.p(TextState.name), "p!(…)"),
        (lambda: rx.el.p(rx.cond(TextState.shown, "a", "b")), "p!(…)"),
        # A text that changes beside others.
        (lambda: rx.el.p("a ", TextState.name, " b"), "p(a span!(…) b)"),
        (lambda: rx.el.p(rx.fragment(TextState.name)), "p(span!(…))"),
        # A text that comes and goes, or stands beside something that does.
        (lambda: rx.el.p("a", rx.el.b("b")), "p(a b(b))"),
        (
            lambda: rx.el.p(rx.cond(TextState.shown, rx.el.b("b")), "a"),
            "p(b(b) span(a))",
        ),
        (
            lambda: rx.el.p(rx.cond(TextState.shown, rx.fragment("a"), rx.fragment("b"))),
            "p(span(a) span(b))",
        ),
        # React makes the second paragraph out of the first.
        (
            lambda: rx.el.div(
                rx.cond(TextState.shown, rx.el.p("a ", rx.el.b("b")), rx.el.p(rx.icon("x"), "c"))
            ),
            "div(p(span(a) b(b)) p(span(c)))",
        ),
        (
            lambda: rx.el.p(
                rx.match(TextState.name, ("a", rx.fragment("b")), rx.fragment(TextState.name))
            ),
            "p(span(b) span!(…))",
        ),
        (
            lambda: rx.el.p("a", rx.foreach(TextState.names, lambda name: rx.el.b("b", name))),
            "p(span(a) b(b span!(name_rx_state_)))",
        ),
    ],
)
def test_texts_that_react_would_keep(make: Callable[[], rx.Component], outline: str) -> None:
    assert list(_outline(own_elements(make()))) == [outline]
    assert list(_outline(own_elements(own_elements(make())))) == [outline]


def test_children_of_a_memo_are_no_text() -> None:
    children = rx.Var("children", _var_type=rx.Component)
    framed = own_elements(rx.el.div(rx.el.p("a"), Bare.create(children), rx.el.p("b")))
    assert list(_outline(framed)) == ["div(p(a) children p(b))"]
