"""Keeps a page working that a browser has translated.

Chrome replaces every text node by `<font><font>translated</font></font>`. React then still changes
the text node that it has created, so the screen no longer changes, and fails with `NotFoundError`
where it removes that node or inserts something before it. It keeps no text node where an element
has nothing but one text.

`own_elements` therefore refuses a text that changes, or comes and goes, beside anything else: its
author decides whether it becomes one text with what stands beside it, or gets an element of its own
(docs/extending.md). A text that stays, beside something that comes and goes, needs no decision and
gets an element here.

framework/build/js/kept_text.js covers translation before hydration.
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

_SHOWN, _SHOWN_CLASS = 120, 40
"""How many characters of a text, and of an element's class names, an error message shows."""


class _Place(NamedTuple):
    """A child of an element; `holder` is that element, or a fragment or condition inside it."""

    holder: Component
    number: int
    comes_and_goes: bool

    @property
    def child(self) -> BaseComponent:
        return self.holder.children[self.number]


class TextWithoutElementError(ValueError):
    """Texts change, or come and go, beside other parts of an element."""


def own_elements(component: rx.Component, *, of: str) -> rx.Component:
    """Return the component, after texts beside something that comes and goes have got an element.

    `of` is the page, or the part of all pages, whose component it is.

    Raises TextWithoutElementError with each text that changes, or comes and goes, beside others.
    """
    faults = list(dict.fromkeys(_visit(component, set(), (), in_branch=False)))
    if faults:
        raise TextWithoutElementError("\n".join([f"{of}:", *faults, _ADVICE]))
    return component


_ADVICE = (
    "A browser that translates the page takes such a text away from React. Make it one text with "
    "those beside it, or give it an element of its own: docs/extending.md, Texts that change."
)


def _visit(
    component: BaseComponent,
    seen: set[tuple[int, bool]],
    above: tuple[str, ...],
    *,
    in_branch: bool,
) -> Iterator[str]:
    key = (id(component), in_branch)
    if not isinstance(component, Component) or key in seen:
        return
    seen.add(key)
    leaves_a_trace = not isinstance(component, (rx.Fragment, Cond, Match, Foreach))
    inside = (*above, _named(component)) if leaves_a_trace else above
    has_branches = isinstance(component, (Cond, Match))
    for one in (*component.children, *component._get_components_in_props()):  # noqa: SLF001
        yield from _visit(one, seen, inside, in_branch=in_branch or has_branches)
    if leaves_a_trace:
        for fault in _divide(component, in_branch=in_branch):
            yield f"  {' > '.join(inside[-3:])}: {fault}"


def _named(component: Component) -> str:
    names = getattr(component, "class_name", None)
    if not isinstance(names, str) or not names:
        return f"<{component.tag}>"
    return f'<{component.tag} class="{names[:_SHOWN_CLASS]}">'


def _divide(element: Component, *, in_branch: bool) -> Iterator[str]:
    """Give elements of their own to the steady texts that need one; yield the faults of others.

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
            yield f"{_shown(place.child)} changes beside others"
        elif place.comes_and_goes:
            yield f"{_shown(place.child)} comes and goes beside others"
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


def _shown(text: BaseComponent) -> str:
    return str(text.contents)[:_SHOWN] if isinstance(text, Bare) else ""


def _changes(text: BaseComponent) -> bool:
    return isinstance(text, Bare) and not isinstance(text.contents, LiteralVar)


def _keep_whole(element: Component) -> Component:
    """Make Reflex put an element into one React component with its text.

    Otherwise the text would be a React component of its own, and its node a child that React keeps.
    """
    element._memoization_mode = replace(element._memoization_mode, recursive=False)  # noqa: SLF001
    return element
