"""The paths of pages in each language: translated, below the prefix of the language."""

from functools import cache
from typing import Final

from babel.messages.catalog import Catalog

from santa_app import marks
from santa_app.i18n.catalogs import catalog, messages
from santa_app.i18n.languages import language

CONTEXT: Final = "path"
"""The context of the messages that are paths."""


def translated_path(path: str, locale: str) -> str:
    """Return an English path in a language, without the language's prefix.

    A path without a translation stands below the translation of the path above it, so that
    "/recipe/fudge" follows "/recipe".
    """
    if path == marks.LETTER_PATH:
        return f"{path}-{language(locale).tag.lower()}"
    translated = catalog(locale).pgettext(CONTEXT, path)
    above, _, name = path.rpartition("/")
    if translated != path or not above:
        return translated
    return f"{translated_path(above, locale)}/{name}"


def page_path(path: str, locale: str) -> str:
    """Return the path of a page in a language, such as "/de/ueber-uns" for "/about".

    A home page ends with a slash, because its service worker is for what is below.
    """
    return language(locale).prefix + translated_path(path, locale)


def sheet_path(path: str, locale: str) -> str:
    """Return "/templates/de/gift-tags.pdf" for "/gift-tags.pdf" in German."""
    return f"/templates{language(locale).prefix}{path}"


@cache
def english_path(path: str, locale: str) -> str:
    """Return the English path of a page, given its path in a language without the prefix."""
    if path.startswith(marks.LETTER_PATH):
        return marks.LETTER_PATH
    original = _originals(locale).get(path)
    above, _, name = path.rpartition("/")
    if original is not None or not above:
        return original or path
    return f"{english_path(above, locale)}/{name}"


@cache
def _originals(locale: str) -> dict[str, str]:
    return {translated: path for path, translated in paths_in(messages(locale)).items()}


def paths_in(own: Catalog) -> dict[str, str]:
    """Return the translations of the paths in a catalog, by the English paths."""
    return {
        str(message.id): str(message.string)
        for message in own
        if message.context == CONTEXT and message.string and not message.fuzzy
    }
