"""The site's languages, and gettext for the texts of pages, mails and browser States.

Names follow reflex-i18n, which Reflex is about to offer, so that a later move is cheap. Pages and
browser States are built once per language: in such a process (`SITE_LANGUAGE=de`) every marked text
is translated as its module is imported, and nothing is looked up in the visitor's browser. The
server runs in English and answers each letter in its own language, inside `use_locale`.
"""

# ruff: noqa: F401 -- these names are the public surface of the package

import os
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from babel import Locale

from santa_app.i18n.addresses import english_path, page_path, sheet_path, translated_path
from santa_app.i18n.bidi import isolated
from santa_app.i18n.catalogs import catalog
from santa_app.i18n.language_files import (
    answer_in,
    language_file,
    letter_locale,
    missing_files,
    served_locales,
)
from santa_app.i18n.languages import DEFAULT_LOCALE, LANGUAGES, REVIEWED, Language, language
from santa_app.i18n.plurals import forms_in, plural_places

SITE_LANGUAGE: Final = os.environ.get("SITE_LANGUAGE") or DEFAULT_LOCALE
"""The locale that this process builds pages in."""

SITE_LANGUAGES: Final = tuple(
    language(locale) for locale in (os.environ.get("SITE_LANGUAGES") or SITE_LANGUAGE).split(",")
)
"""The languages to which the pages that this process builds lead, as `server.language_builds`
sets them."""

_locale: ContextVar[str] = ContextVar("locale", default=language(SITE_LANGUAGE).locale)


PLURAL_PLACES: Final = plural_places(SITE_LANGUAGE)
"""Which plural form each number takes in the language of the pages."""


def current_language() -> Language:
    return language(_locale.get())


@contextmanager
def use_locale(locale: str) -> Generator[Language]:
    """Translate into another language inside the `with` block and the tasks that start there."""
    token = _locale.set(language(locale).locale)
    try:
        yield language(locale)
    finally:
        _locale.reset(token)


def country_name(code: str) -> str:
    """Return a country's name in the current language, by its ISO 3166-1 code. Raises KeyError."""
    # American English on the pages writes "and" where CLDR has a sign.
    return Locale.parse(_locale.get()).territories[code].replace(" & ", " and ")


def language_name(code: str) -> str:
    """Return a language's name as it stands in a sentence, such as "German". Raises KeyError."""
    return Locale.parse(_locale.get()).languages[code]


def gettext(message: str) -> str:
    """Return `message` in the current language; as it is where there is no translation."""
    return catalog(_locale.get()).gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """Return the form for `count` things in the current language, by the plural rules of CLDR."""
    return catalog(_locale.get()).ngettext(singular, plural, count)


def plural_forms(singular: str, plural: str) -> tuple[str, ...]:
    """Return the forms of a counted message in the language of the pages, for `rules.counting`.

    For texts of browser States, where the number is not known when the site is built.
    """
    return forms_in(SITE_LANGUAGE, singular, plural)


def pgettext(context: str, message: str) -> str:
    """Return `message`, as it is meant in `context`, in the current language."""
    return catalog(_locale.get()).pgettext(context, message)
