"""A sentence with components or values of a State in the places of its placeholders."""

import json
import re
from typing import Any, Final

import reflex as rx

from santa_app.framework.components import expression
from santa_app.i18n import PLURAL_PLACES

AS_WRITTEN: Final[dict[str, Any]] = {"translate": "no"}
"""The attribute of a name, an address, a code, the visitor's own words, or a number that changes every
second: a browser that translates the page leaves them alone."""
_PLACE = re.compile(r"\{(\w+)\}")


def sentence(text: str, **parts: Any) -> tuple[Any, ...]:  # noqa: ANN401 -- any children
    """Return the children of an element: a text with the part of that name at each `{name}`.

    The parts are components; `text.format(…)` puts values of a State into a text.

    Raises KeyError when the text names a part that is missing.
    """
    pieces = _PLACE.split(text)
    return tuple(
        parts[piece] if number % 2 else piece for number, piece in enumerate(pieces) if piece
    )


def as_written(
    words: str | rx.Var[str],
    **props: Any,  # noqa: ANN401 -- any prop of an element
) -> rx.Component:
    """Return a name, an address or the visitor's own words as a part of a sentence (`AS_WRITTEN`)."""
    return rx.el.bdi(words, custom_attrs=AS_WRITTEN, **props)


def counted_var(forms: tuple[str, ...], count: rx.Var[int]) -> rx.Var[str]:
    """Return the plural form for a number that no State computes, as `rules.counting.counted`."""
    place = f"{json.dumps(PLURAL_PLACES)}[{count!s} < 100 ? {count!s} : 100 + {count!s} % 100]"
    text = f'{json.dumps(forms)}[{place}].replace("{{count}}", {count!s})'
    return expression(text, count).to(str)
