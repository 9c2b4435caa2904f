"""Dates as a language writes them, by patterns that browser States get when the site is built."""

import re
from typing import Final

from babel.dates import get_date_format, get_month_names

_PART: Final = re.compile(r"'(?P<text>[^']*)'|(?P<field>[dMyG]+)|(?P<other>[^'dMyG]+)")
_FIELDS: Final = {"d": "{day}", "M": "{number}", "MMMM": "{month}", "y": "{year}"}


def long_date_pattern(locale: str) -> str:
    """Return a long date with placeholders, such as "{month} {day}, {year}" in English.

    {number} is the month as a number, which Japanese uses.
    """
    pattern = get_date_format("long", locale=locale).pattern
    return "".join(
        part["text"] or _FIELDS.get(part["field"] or "", "") or part["other"] or ""
        for part in _PART.finditer(pattern)
    )


def month_names(locale: str) -> tuple[str, ...]:
    """Return the names of the months as they stand in a date, January first."""
    names = get_month_names("wide", context="format", locale=locale)
    return tuple(names[month] for month in range(1, 13))
