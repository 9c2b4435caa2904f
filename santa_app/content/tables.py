"""Reads tables: TOML files whose entries have the types that `entry` makes.

A field of the type `Text` is a text for translation, wherever it stands in a table: `read_table`
translates it, and the extraction of messages finds it by its type. All other fields are data.
"""

import re
import tomllib
from collections.abc import Callable
from dataclasses import is_dataclass
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from santa_app.content.checks import UNNAMED, ContentError, collection
from santa_app.i18n import gettext, pgettext


class Translated(NamedTuple):
    """Marks a type of texts for translation; `context` tells apart the same words."""

    context: str | None = None


Text = Annotated[str, Translated()]
"""A text in the language of the site."""


class Message(NamedTuple):
    """A text for translation in a table, and the picture of its entry if it has one."""

    text: str
    context: str | None
    picture: str | None


TABLES: Final = dict[Path, type]()
"""The tables that were read, with the types of their content."""

T = TypeVar("T")
_Translate = Callable[[Message], str]


def read_table(file: Path, kind: type[T], **filled: object) -> T:
    """Return the content of a table in the current language.

    Args:
        file: A TOML file, whose keys are the fields of `kind`.
        kind: A class that `entry` made.
        filled: What takes the place of `{name}` in texts; other names in braces stay.

    Raises:
        ContentError: When the file is no TOML, or an entry breaks a rule.
    """

    def translated(message: Message) -> str:
        text, context, _ = message
        words = gettext(text) if context is None else pgettext(context, text)
        return re.sub(r"\{(\w+)\}", lambda found: str(filled.get(found[1], found[0])), words)

    content = _read(file, kind, translated)
    TABLES[file] = kind
    return content


def messages(file: Path, kind: type) -> list[Message]:
    """Return the texts for translation of a table, in the order of their fields."""
    found: list[Message] = []

    def noted(message: Message) -> str:
        found.append(message)
        return message.text

    _read(file, kind, noted)
    return found


def _read(file: Path, kind: type[T], translate: _Translate) -> T:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file.name, "", f"is no TOML: {error}") from None
    try:
        return _entry(kind, values, translate, "")
    except ContentError as error:
        place = f"{file.name}, {error.entry}" if error.entry else file.name
        raise ContentError(place, error.field, error.problem) from None


def _entry(kind: type[T], values: dict[str, Any], translate: _Translate, place: str) -> T:
    types = get_type_hints(kind, include_extras=True)
    folder = getattr(kind, "FOLDER", None)
    picture = f"/art/{folder}/{values.get('slug')}.svg" if folder else None

    def of_entry(message: Message) -> str:
        return translate(message if picture is None else message._replace(picture=picture))

    made = {
        name: _value(types[name], value, of_entry, f"{place}.{name}" if place else name)
        if name in types
        else value
        for name, value in values.items()
    }
    try:
        return kind(**made)
    except ContentError as error:
        if error.entry != f"{kind.__name__} {UNNAMED}":
            raise
        raise ContentError(place, error.field, error.problem) from None


def _value(kind: Any, value: Any, translate: _Translate, place: str) -> Any:  # noqa: ANN401 -- of any type
    """Return a value as the type wants it; one of another type as it is, which the entry refuses."""
    origin, arguments = get_origin(kind), get_args(kind)
    mark = next((one for one in arguments if isinstance(one, Translated)), None)
    if mark is not None:
        is_text = isinstance(value, str) and value.strip()
        return translate(Message(value.strip(), mark.context, None)) if is_text else value
    if origin is Annotated or isinstance(kind, UnionType):
        return _value(arguments[0], value, translate, place)
    if origin is tuple and isinstance(value, list):
        items = tuple(
            _value(arguments[0], item, translate, f"{place}[{number}]")
            for number, item in enumerate(value, start=1)
        )
        return collection(*items) if is_dataclass(arguments[0]) else items
    if origin is dict and isinstance(value, dict):
        return {
            name: _value(arguments[1], item, translate, f"{place}.{name}")
            for name, item in value.items()
        }
    if is_dataclass(kind) and isinstance(value, dict):
        return _entry(kind, value, translate, place)
    return value
