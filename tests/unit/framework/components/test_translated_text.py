"""Which texts get an element of their own, and which are refused, since React keeps their nodes."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
import reflex as rx
from reflex_base.components.component import BaseComponent, Component
from reflex_browser_state import BrowserState
from reflex_components_core.base.bare import Bare
from reflex_components_core.el.element import Element

from santa_app import site
from santa_app.framework.components.translated_text import TextWithoutElementError, own_elements
from santa_app.pages import about


class TextState(BrowserState):
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
        (lambda: rx.el.p(f"a {TextState.name} b"), "p!(…)"),
        (lambda: rx.el.p(rx.cond(TextState.shown, "a", "b")), "p!(…)"),
        (lambda: rx.el.p("a ", rx.el.b(TextState.name)), "p(a b!(…))"),
        # A text that stands beside something that comes and goes.
        (lambda: rx.el.p("a", rx.el.b("b")), "p(a b(b))"),
        (
            lambda: rx.el.p(rx.cond(TextState.shown, rx.el.b("b")), "a"),
            "p(b(b) span(a))",
        ),
        # React makes the second paragraph out of the first.
        (
            lambda: rx.el.div(
                rx.cond(TextState.shown, rx.el.p("a ", rx.el.b("b")), rx.el.p(rx.icon("x"), "c"))
            ),
            "div(p(span(a) b(b)) p(span(c)))",
        ),
        (
            lambda: rx.el.p("a", rx.foreach(TextState.names, rx.el.b)),
            "p(span(a) b!(children_rx_state_))",
        ),
    ],
)
def test_texts_that_react_would_keep(make: Callable[[], rx.Component], outline: str) -> None:
    once = own_elements(make(), of="/page")
    assert list(_outline(once)) == [outline]
    assert list(_outline(own_elements(once, of="/page"))) == [outline]


@pytest.mark.parametrize(
    ("make", "faults"),
    [
        (
            lambda: rx.el.p("a ", TextState.name, class_name="mt-3"),
            ['<p class="mt-3">: TextState__snap.name changes beside others'],
        ),
        (
            lambda: rx.el.div(
                rx.el.p(rx.icon("x"), rx.cond(TextState.shown, "yes", "no")),
                rx.el.p(rx.fragment(TextState.name)),
            ),
            [
                '<div> > <p>: (TextState__snap.shown ? "yes" : "no") changes beside others',
                "<div> > <p>: TextState__snap.name changes beside others",
            ],
        ),
        (
            lambda: rx.el.p(rx.cond(TextState.shown, rx.fragment("a"), rx.fragment("b"))),
            [
                '<p>: "a" comes and goes beside others',
                '<p>: "b" comes and goes beside others',
            ],
        ),
        (
            lambda: rx.el.p(rx.match(TextState.name, ("a", rx.fragment("b")), rx.el.b("c"))),
            ['<p>: "b" comes and goes beside others'],
        ),
        (
            lambda: rx.el.ul(rx.foreach(TextState.names, lambda name: rx.el.li("- ", name))),
            ["<ul> > <li>: name_rx_state_ changes beside others"],
        ),
    ],
)
def test_a_page_author_learns_which_text_a_translator_takes_away(
    make: Callable[[], rx.Component], faults: list[str]
) -> None:
    with pytest.raises(TextWithoutElementError) as error:
        own_elements(make(), of="/games/planted")
    first, *named, advice = str(error.value).split("\n")
    assert first == "/games/planted:"
    assert [fault.strip() for fault in named] == faults
    assert "docs/extending.md" in advice


def test_a_planted_page_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    added: list[Callable[[], rx.Component]] = []
    monkeypatch.setattr(site.framework, "add_page", lambda _app, whole, **_: added.append(whole))
    planted = replace(about.PAGE, body=lambda: rx.el.p("Names: ", TextState.name))
    site.add_page(rx.App(), planted, site.navigation())
    with pytest.raises(TextWithoutElementError, match=r"(?s)^/about:.*TextState__snap\.name"):
        added[0]()


def test_children_of_a_memo_are_no_text() -> None:
    children = rx.Var("children", _var_type=rx.Component)
    framed = own_elements(rx.el.div(rx.el.p("a"), Bare.create(children), rx.el.p("b")), of="/page")
    assert list(_outline(framed)) == ["div(p(a) children p(b))"]
