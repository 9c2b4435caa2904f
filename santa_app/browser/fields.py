"""How a field of a State is declared: its default, and where its value outlives the page."""

import copy
from collections.abc import Callable
from dataclasses import MISSING, dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True, slots=True)
class Default:
    """The default of a field, and where its value outlives the page.

    Attributes:
        make: Returns a fresh default.
        where: "local", "session", "query", or an empty text for the page's memory.
        key: The storage key or the parameter's name.
    """

    make: Callable[[], Any]
    where: str = ""
    key: str = ""


def field(
    default: Any = MISSING,  # noqa: ANN401 - fits the field's own type
    *,
    default_factory: Callable[[], Any] | None = None,
) -> Any:  # noqa: ANN401 - stands for the field's own type
    """Give a field its default: what `= default` does, for annotations such as `Field[int]`."""
    return Default(make=_maker(default, default_factory))


def stored(
    default: Any = MISSING,  # noqa: ANN401 - fits the field's own type
    *,
    key: str,
    default_factory: Callable[[], Any] | None = None,
    session: bool = False,
) -> Any:  # noqa: ANN401 - stands for the field's own type
    """Keep a field as JSON in `localStorage`, or with `session` in `sessionStorage`, under `key`.

    It is read after hydration, follows other tabs, and is removed when the field has its default
    again. What does not fit the field's type any more counts as the default.
    """
    where = "session" if session else "local"
    return Default(make=_maker(default, default_factory), where=where, key=key)


def query(default: Any = "", *, key: str) -> Any:  # noqa: ANN401 - stands for the field's own type
    """Keep a field (text, number, truth) in the address as `?key=…`, unless it is the default."""
    return Default(make=_maker(default, None), where="query", key=key)


def _maker(default: object, factory: Callable[[], Any] | None) -> Callable[[], Any]:
    if (default is MISSING) == (factory is None):
        raise TypeError("give either a default or a default_factory")
    return factory or (lambda: copy.deepcopy(default))
