"""Plural forms that are chosen in the visitor's browser, by the same rule of CLDR as in Python."""

from functools import cache
from typing import Final

from babel import Locale

from santa_app.i18n.catalogs import catalog

_SMALL: Final = 100
"""From here on, the form depends on the last two digits. In French, Spanish, Portuguese and Italian
it does not for whole millions, of which the site counts none."""


@cache
def plural_places(locale: str) -> str:
    """Return 200 digits: the index in `forms_in` of the form that each number from 0 to 199 takes.

    A larger number takes the form of the one from 100 to 199 with the same last two digits.
    """
    tags = [Locale.parse(locale).plural_form(number) for number in range(2 * _SMALL)]
    in_order = list(dict.fromkeys(tags))
    return "".join(str(in_order.index(tag)) for tag in tags)


def forms_in(locale: str, singular: str, plural: str) -> tuple[str, ...]:
    """Return the translations of a counted message, in the order of their first number."""
    places = plural_places(locale)
    texts = catalog(locale)
    return tuple(
        texts.ngettext(singular, plural, places.index(str(place)))
        for place in range(len(set(places)))
    )
