"""Reads tables: TOML files whose entries have the types that `entry` makes.

A field of the type `Text` is a text for translation, wherever it stands in a table: `read_table`
translates it, and the extraction of messages finds it by its type. All other fields are data.
"""

import re
import tomllib
from dataclasses import dataclass, field, is_dataclass
from pathlib import Path
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import AfterValidator

from santa_app.content.checks import UNNAMED, ContentError, collection, distinct
from santa_app.i18n import gettext, pgettext


class Translated(NamedTuple):
    """Marks a type of texts for translation; `context` tells apart the same words."""

    context: str | None = None


Text = Annotated[str, Translated()]
"""A text in the language of the site."""
DistinctTexts = Annotated[tuple[Text, ...], AfterValidator(distinct)]
"""Texts that all differ."""


class Message(NamedTuple):
    """A text for translation in a table, and the picture or the page of its entry if it has one."""

    text: str
    context: str | None
    picture: str | None = None
    page: str | None = None


MESSAGES: Final = dict[Path, tuple[Message, ...]]()
"""The texts for translation of each table that was read, in the order of the table."""

T = TypeVar("T")


def read_table(file: Path | str, kind: type[T], **filled: object) -> T:
    """Return the content of a TOML file in the current language; for `__file__`, of the one beside it.

    Its keys are the fields of `kind`, a class that `entry` made. `filled` are the values of
    placeholders `{name}` in texts, beside values at the top of the table; other placeholders stay.

    Raises `ContentError` when the file is no TOML, or an entry breaks a rule.
    """
    file = Path(file).with_suffix(".toml")
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file.name, "", f"is no TOML: {error}") from None
    reader = _Reader(filled)
    try:
        content = reader.entry(kind, values, "", None)
    except ContentError as error:
        place = f"{file.name}, {error.entry}" if error.entry else file.name
        raise ContentError(place, error.field, error.problem) from None
    MESSAGES[file] = tuple(reader.messages)
    return content


@dataclass
class _Reader:
    """Makes entries of the values of a table."""

    filled: dict[str, object]
    messages: list[Message] = field(default_factory=list)
    page: str | None = None
    """The path of the page whose entry is read."""

    def entry(self, kind: type[T], values: dict[str, Any], place: str, picture: str | None) -> T:
        types = get_type_hints(kind, include_extras=True)
        folder = getattr(kind, "FOLDER", None)
        if folder:
            picture = f"/art/{folder}/{values.get('slug')}.svg"
        if getattr(kind, "IS_PAGE", False):
            self.page = values.get("path")
        made: dict[str, Any] = {}
        for name, value in values.items():
            inner = f"{place}.{name}" if place else name
            made[name] = self.value(types.get(name), value, inner, picture)
            if not place and isinstance(value, str | int):
                self.filled.setdefault(name, made[name])
        try:
            return kind(**made)
        except ContentError as error:
            if error.entry != f"{kind.__name__} {UNNAMED}":
                raise
            raise ContentError(place, error.field, error.problem) from None

    def value(self, kind: Any, value: Any, place: str, picture: str | None) -> Any:  # noqa: ANN401 -- of any type
        """Convert a value to its type; keep a value of a wrong type, which the entry refuses."""
        origin, arguments = get_origin(kind), get_args(kind)
        mark = next((one for one in arguments if isinstance(one, Translated)), None)
        if mark is not None:
            # The path of the home page is "/" in each language.
            is_text = isinstance(value, str) and value.strip() not in {"", "/"}
            return self.text(value.strip(), mark.context, picture) if is_text else value
        if origin in {Annotated, Union, UnionType}:
            return self.value(arguments[0], value, place, picture)
        if origin is tuple and isinstance(value, list):
            items = tuple(
                self.value(arguments[0], item, f"{place}[{number}]", picture)
                for number, item in enumerate(value, start=1)
            )
            return collection(*items) if is_dataclass(arguments[0]) else items
        if origin is dict and isinstance(value, dict):
            return {
                name: self.value(arguments[1], item, f"{place}.{name}", picture)
                for name, item in value.items()
            }
        if is_dataclass(kind) and isinstance(kind, type) and isinstance(value, dict):
            return self.entry(kind, value, place, picture)
        return value

    def text(self, text: str, context: str | None, picture: str | None) -> str:
        """Return a text in the current language, with its placeholders filled in."""
        self.messages.append(Message(text, context, picture, self.page))
        words = gettext(text) if context is None else pgettext(context, text)
        return re.sub(r"\{(\w+)\}", lambda found: str(self.filled.get(found[1], found[0])), words)
