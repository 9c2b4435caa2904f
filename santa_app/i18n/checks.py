"""What keeps a catalog from being complete, in words for translators."""

import re
from collections import Counter
from collections.abc import Iterator
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message

from santa_app.i18n.addresses import CONTEXT

_PATH: Final = re.compile(r"(/[a-z0-9]+(-[a-z0-9]+)*)+")
_QUOTED: Final = 60
"""Characters of a message by which a problem names it."""


def placeholders(text: str) -> frozenset[str]:
    """Return the names in braces, such as {count}.

    Raises:
        ValueError: When a brace is not closed.
    """
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def problems(template: Catalog, catalog: Catalog) -> list[str]:
    """Return what a catalog lacks of the template's messages; nothing when it is complete.

    A language may leave the number out of its forms for few things ("one reindeer").
    """
    found = []
    paths = Counter[str]()
    for wanted in template:
        if not wanted.id:
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


def _name(message: Message) -> str:
    text = message.id if isinstance(message.id, str) else message.id[0]
    short = text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"
    return f"{message.context}: {short!r}" if message.context else repr(short)


def _problem(wanted: Message, message: Message | None, forms: int) -> str | None:
    """Return what is wrong with a translation, or None."""
    if message is None or not any(_texts(message)):
        return "not translated"
    if message.fuzzy:
        return "fuzzy: someone has to read it"
    texts = tuple(_texts(message))
    if message.pluralizable and (len(texts) != forms or not all(texts)):
        return f"{sum(map(bool, texts))} of {forms} plural forms"
    if message.context == CONTEXT and not _PATH.fullmatch(texts[0]):
        return f"{texts[0]} is no path of a to z, 0 to 9 and hyphens"
    return _placeholder_problem(tuple(_ids(wanted)), texts)


def _placeholder_problem(ids: tuple[str, ...], texts: tuple[str, ...]) -> str | None:
    try:
        every = frozenset().union(*map(placeholders, ids))
    except ValueError:
        return None  # braces that stand for themselves
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


def _ids(message: Message) -> Iterator[str]:
    yield from (message.id,) if isinstance(message.id, str) else message.id


def _texts(message: Message) -> Iterator[str]:
    yield from (message.string,) if isinstance(message.string, str) else message.string or ()
