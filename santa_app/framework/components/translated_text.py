"""Keeps a page working that a browser has translated.

Chrome replaces every text node by `<font><font>translated</font></font>`. React then still changes
the text node that it has created, so the screen no longer changes, and fails with `NotFoundError`
where it removes that node or inserts something before it. It keeps no text node where an element
has nothing but one text. `own_elements` therefore gives such an element to each text that changes,
and to each text that comes and goes or stands beside something that does.

framework/build/js/kept_text.js covers what is translated before React has taken over the page.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import reflex as rx
from reflex_base.components.component import BaseComponent, Component
from reflex_base.vars.base import LiteralVar
from reflex_components_core.base.bare import Bare
from reflex_components_core.core.cond import Cond
from reflex_components_core.core.foreach import Foreach
from reflex_components_core.core.match import Match


class _Place(NamedTuple):
    """A child of an element; `holder` is that element, or a fragment or condition inside it."""

    holder: Component
    number: int
    comes_and_goes: bool

    @property
    def child(self) -> BaseComponent:
        return self.holder.children[self.number]


def own_elements(component: rx.Component) -> rx.Component:
    """Return the component, after texts inside it have got an element of their own."""
    _visit(component, set(), in_branch=False)
    return component


def _visit(component: BaseComponent, seen: set[tuple[int, bool]], *, in_branch: bool) -> None:
    key = (id(component), in_branch)
    if not isinstance(component, Component) or key in seen:
        return
    seen.add(key)
    has_branches = isinstance(component, (Cond, Match))
    for one in (*component.children, *component._get_components_in_props()):  # noqa: SLF001
        _visit(one, seen, in_branch=in_branch or has_branches)
    if not isinstance(component, (rx.Fragment, Cond, Match, Foreach)):
        _divide(component, in_branch=in_branch)


def _divide(element: Component, *, in_branch: bool) -> None:
    """Give elements of their own to those texts of an element that need one.

    React makes one branch of a condition out of the other: where both have a paragraph, the
    paragraph stays and its children come and go.
    """
    places = list(_places(element, comes_and_goes=False))
    texts = [place for place in places if _is_text(place.child)]
    if len(places) == 1 and places[0].holder is element:
        if texts and _changes(places[0].child):
            _keep_whole(element)
        return
    is_steady = not in_branch and not any(place.comes_and_goes for place in places)
    for place in texts:
        if _changes(place.child):
            place.holder.children[place.number] = _keep_whole(rx.el.span(place.child))
        elif not is_steady:
            place.holder.children[place.number] = rx.el.span(place.child)


def _places(holder: Component, *, comes_and_goes: bool) -> Iterator[_Place]:
    """Yield the children that an element has in the page: fragments leave no trace there."""
    for number, child in enumerate(holder.children):
        if isinstance(child, (Cond, Match, Foreach)):
            yield _Place(holder, number, comes_and_goes=True)
            yield from _places(child, comes_and_goes=True)
        elif isinstance(child, rx.Fragment):
            yield from _places(child, comes_and_goes=comes_and_goes)
        else:
            yield _Place(holder, number, comes_and_goes)


def _is_text(child: BaseComponent) -> bool:
    """Return whether a child is a text; a `Bare` may also hold the children of a `rx.memo`."""
    return isinstance(child, Bare) and not _is_component(child.contents)


def _is_component(contents: rx.Var) -> bool:
    kind = contents._var_type  # noqa: SLF001
    return isinstance(kind, type) and issubclass(kind, BaseComponent)


def _changes(text: BaseComponent) -> bool:
    return isinstance(text, Bare) and not isinstance(text.contents, LiteralVar)


def _keep_whole(element: Component) -> Component:
    """Make Reflex put an element into one React component with its text.

    Otherwise the text would be a React component of its own, and its node a child that React keeps.
    """
    element._memoization_mode = replace(element._memoization_mode, recursive=False)  # noqa: SLF001
    return element
