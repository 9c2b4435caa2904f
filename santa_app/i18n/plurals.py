"""Plural forms of texts in browser States: chosen in the browser by the rule of the catalog."""

from collections.abc import Sequence
from gettext import GNUTranslations
from typing import Final

from santa_app.i18n import SITE_LANGUAGE, ngettext
from santa_app.i18n.catalogs import catalog

_REPEATS: Final = 100
"""The rules of all languages look at a number's last two digits, and at the numbers below 100."""


def _rule() -> str:
    """Return the digit of the form of each count from 0 to 199."""
    translations = catalog(SITE_LANGUAGE)
    counts = range(2 * _REPEATS)
    if isinstance(translations, GNUTranslations):
        return "".join(str(translations.plural(count)) for count in counts)
    return "".join("0" if count == 1 else "1" for count in counts)


_FORMS: Final = _rule()


def plural_forms(singular: str, plural: str) -> tuple[str, ...]:
    """Return all forms of a message in the language of the pages, for `plural_text`."""
    found = sorted(set(_FORMS))
    return tuple(ngettext(singular, plural, _FORMS.index(form)) for form in found)


def plural_text(forms: Sequence[str], count: int) -> str:
    """Return the form for `count` things, with the count in place of `{count}`.

    Browser States may call it: it is compiled for the browser.
    """
    place = count if count < _REPEATS else _REPEATS + count % _REPEATS
    return forms[int(_FORMS[place])].replace("{count}", str(count))
