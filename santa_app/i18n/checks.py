"""Checks whether a catalog is complete, and describes the problems to translators."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message

from santa_app.i18n import catalogs
from santa_app.i18n.addresses import CONTEXT
from santa_app.i18n.language_files import missing_files
from santa_app.i18n.languages import DEFAULT_LOCALE, REVIEWED

DESK: Final = "desk"
"""The context of the messages of the desk, which only the operator's people read."""
DESK_LOCALES: Final = ("en", "de")
"""The languages of the desk; the others' catalogs lack its messages."""
_PATH: Final = re.compile(r"(/[a-z0-9]+(-[a-z0-9]+)*)+")
_QUOTED: Final = 60
"""Characters of a message by which a problem names it."""


def to_do(catalog: Catalog, locale: str) -> list[str]:
    template = catalogs.template_file()
    if template.exists():
        found = problems(_template(template, template.stat().st_mtime_ns), catalog)
    else:
        found = [f"{template.name}, which has every text, is missing"]
    found += [f"{name} is missing" for name in missing_files(locale)]
    if locale not in REVIEWED:
        found.append("a second reader has not read it in full")
    return found


@cache
def _template(file: Path, _changed: int) -> Catalog:
    """Read the template once for all languages, which takes most of a second."""
    return catalogs.read_catalog(file, DEFAULT_LOCALE)


def placeholders(text: str) -> frozenset[str]:
    """Return the names in braces, such as {count}. Raises ValueError when a brace is not closed."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def problems(template: Catalog, catalog: Catalog) -> list[str]:
    """Return the problems of a catalog, compared with the template.

    A language may leave the number out of its forms for few things ("one reindeer").
    """
    found = []
    paths = Counter[str]()
    for wanted in template:
        if not wanted.id or not _is_asked(wanted, str(catalog.locale)):
            continue
        message = catalog.get(
            wanted.id if isinstance(wanted.id, str) else wanted.id[0], wanted.context
        )
        problem = _problem(wanted, message, catalog.num_plurals)
        if problem:
            found.append(f"{_name(wanted)}: {problem}")
        elif message is not None and message.context == CONTEXT:
            paths[str(message.string)] += 1
    found += [f"{path}: two pages have this path" for path, times in paths.items() if times > 1]
    return found


def asked_of(template: Catalog, locale: str) -> Catalog:
    """Return the template without the messages that a language need not have."""
    asked = Catalog(locale=template.locale, header_comment=template.header_comment)
    for message in template:
        if message.id and _is_asked(message, locale):
            asked[message.id] = message
    return asked


def _is_asked(message: Message, locale: str) -> bool:
    return message.context != DESK or locale in DESK_LOCALES


def _name(message: Message) -> str:
    text = message.id if isinstance(message.id, str) else message.id[0]
    short = text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"
    return f"{message.context}: {short!r}" if message.context else repr(short)


def _problem(wanted: Message, message: Message | None, forms: int) -> str | None:
    if message is None or not any(texts_of(message)):
        return "not translated"
    if message.fuzzy:
        return "fuzzy: someone has to read it"
    texts = tuple(texts_of(message))
    if message.pluralizable and (len(texts) != forms or not all(texts)):
        return f"{sum(map(bool, texts))} of {forms} plural forms"
    if message.context == CONTEXT and not _PATH.fullmatch(texts[0]):
        return f"{texts[0]} is no path of a to z, 0 to 9 and hyphens"
    return _placeholder_problem(tuple(ids_of(wanted)), texts)


def _placeholder_problem(ids: tuple[str, ...], texts: tuple[str, ...]) -> str | None:
    try:
        every = frozenset().union(*map(placeholders, ids))
    except ValueError:
        return None  # literal braces
    needed = every if len(ids) == 1 else every - {"count", "n", "num"}
    for text in texts:
        try:
            names = placeholders(text)
        except ValueError as error:
            return str(error)
        if not needed <= names <= every:
            different = ", ".join(f"{{{name}}}" for name in sorted(names ^ every))
            return f"placeholders differ: {different}"
    return None


def ids_of(message: Message) -> Iterator[str]:
    yield from (message.id,) if isinstance(message.id, str) else message.id


def texts_of(message: Message) -> Iterator[str]:
    yield from (message.string,) if isinstance(message.string, str) else message.string or ()
