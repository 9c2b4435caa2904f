"""Refuses features of `rx.State` that the browser lacks, with one sentence each.

These checks run when a class is defined; the compiler refuses the rest.
"""

# ruff: noqa: ANN401 - members are of any type

import inspect
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from types import FunctionType
from typing import Any, ClassVar, Final, NoReturn, get_args, get_origin

from reflex.istate.storage import ClientStorageBase
from reflex.vars import Field, Var
from reflex_base.event import BACKGROUND_TASK_MARKER, EVENT_ACTIONS_MARKER, SUPERSEDES_MARKER

_STORED = "is rx.{}, which only an rx.State stores"
_AT_ONCE = "leave it out: a handler runs at once, in the page"
_TO_STORE = "write `stored(default, key=…)`, with `session=True` for sessionStorage"
_TO_COMPUTE = "write `@computed` without options: it follows the fields that it reads"
EVENT_OPTIONS = {
    "stop_propagation": "write `{}.stop_propagation` in the page",
    "prevent_default": "write `{}.prevent_default` in the page",
    "throttle": "compare browser.now() with a field that keeps the time of the last run",
    "debounce": "cancel the last browser.after(seconds, …) and start another one",
    "temporal": _AT_ONCE,
    "background": _AT_ONCE,
    "supersedes": _AT_ONCE,
}
"""What to write instead of each option of `@rx.event`; `{}` is the handler."""

_Refusal = tuple[Callable[[str, Any], bool], str, str]
_MEMBERS: tuple[_Refusal, ...] = (
    (
        lambda name, value: name.startswith("_") and not isinstance(value, FunctionType),
        "starts with an underscore, but everyone can read all values of a page",
        "keep a secret in an rx.State, or leave the underscore out",
    ),
    (
        lambda _name, value: isinstance(value, ClientStorageBase),
        _STORED,
        _TO_STORE,
    ),
    (
        lambda _name, value: isinstance(value, Field),
        "has the default of an rx.State, rx.field(…)",
        "write `field(…)` of reflex_browser_state",
    ),
    (
        lambda _name, value: isinstance(value, property) and type(value) is not property,
        "is computed by rx.var, which runs on a server only",
        _TO_COMPUTE,
    ),
    (
        lambda _name, value: isinstance(value, cached_property),
        "keeps what it computed first, which a page does not",
        _TO_COMPUTE,
    ),
    (
        lambda _name, value: isinstance(value, property) and bool(value.fset or value.fdel),
        "can be assigned or deleted, but a property only reads in the browser",
        "write a method that changes the fields",
    ),
    (
        lambda _name, value: isinstance(value, Var),
        "has a Var as its default, which has no value while the site is built",
        "write a value, and change it in on_start",
    ),
    (
        lambda _name, value: isinstance(value, staticmethod | classmethod),
        "belongs to the class, which does not exist in the browser",
        "write a function at the top of a module",
    ),
    (
        lambda name, value: isinstance(value, FunctionType) and name.startswith("__"),
        "is called by Python itself, which the browser does not do",
        "give it a name of its own and call it, for example in on_start",
    ),
    (
        lambda _name, value: (
            inspect.iscoroutinefunction(value)
            or inspect.isasyncgenfunction(value)
            or inspect.isgeneratorfunction(value)
        ),
        "is a coroutine or generator, but a handler runs at once and to its end",
        "write `def` without `yield`, and go on later with browser.after(seconds, self.method)",
    ),
)
"""Members that are refused: whether a row applies, why, and what to write instead."""
_WRITTEN_BY_PYTHON = {"__annotate__", "__annotate_func__"}


def refuse(name: str, why: str, instead: str) -> NoReturn:
    """Raise `TypeError` with one sentence; `name` is that of the class and its member."""
    raise TypeError(f"{name} {why}; {instead}")


def check_member(label: str, name: str, value: object) -> None:
    """Raise `TypeError` if a class attribute, or the default of a field, has no place in a page."""
    if name in _WRITTEN_BY_PYTHON:
        return
    for applies, why, instead in _MEMBERS:
        if applies(name, value):
            refuse(f"{label}.{name}", why.format(type(value).__name__), instead)
    if isinstance(value, FunctionType):
        check_options(f"{label}.{name}", _options_of(value))


def check_annotation(label: str, name: str, hint: Any) -> None:
    """Raise `TypeError` if an annotation means nothing in a page. A quoted one is not looked at."""
    if any(one in (hint, get_origin(hint)) for one in (ClassVar, Final)):
        why = "would be a field that changes, not a constant of the class"
        refuse(f"{label}.{name}", why, "write constants at the top of the module")
    for part in (hint, *get_args(hint)):
        if isinstance(part, type) and issubclass(part, ClientStorageBase):
            refuse(f"{label}.{name}", _STORED.format(part.__name__), _TO_STORE)


def check_options(name: str, options: Iterable[str]) -> None:
    """Raise `TypeError` if a decorator has an option, which would do nothing."""
    for option in options:
        instead = EVENT_OPTIONS.get(option, "leave it out").format(name)
        refuse(name, f"has the option `{option}`, which does nothing in the browser", instead)


def check_bases(cls: type, own: type) -> None:
    """Raise `TypeError` if a class inherits members that the compiler would not see."""
    for base in cls.__mro__:
        if not isinstance(base, own) and base is not object and base.__module__ != "typing":
            why = f"inherits from {base.__name__}, whose members do not reach the browser"
            refuse(cls.__name__, why, f"derive {base.__name__} from BrowserState")


def check_names(label: str, names: Iterable[str]) -> None:
    """Raise `TypeError` if two members have one name."""
    for name, count in Counter(names).items():
        if count > 1:
            why = "is more than one of these: a field, a property, a method, a setter"
            refuse(f"{label}.{name}", why, "give one of them another name")


def _options_of(function: FunctionType) -> list[str]:
    """Return the options that `@rx.event` has left on a function."""
    actions = getattr(function, EVENT_ACTIONS_MARKER, {})
    given = {name.lower() for name, value in actions.items() if value}
    marks = {"background": BACKGROUND_TASK_MARKER, "supersedes": SUPERSEDES_MARKER}
    given |= {name for name, mark in marks.items() if getattr(function, mark, False)}
    return [option for option in EVENT_OPTIONS if option.replace("_", "") in given]
