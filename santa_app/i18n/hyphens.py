"""Soft hyphens in the long words of headings and labels, by the dictionary of the language.

Not every browser has a dictionary of its own, and without one a word that is wider than its column
breaks anywhere.
"""

import re
from functools import cache

from pyphen import Pyphen, language_fallback

from santa_app.i18n.languages import DEFAULT_LOCALE

_SOFT_HYPHEN = "\u00ad"
_WORD = re.compile(rf"[^\W\d_]+(?:{_SOFT_HYPHEN}[^\W\d_]+)*")
_LONG = 11
"""Minimum letters of a word that is hyphenated."""
_LEAST = 4
"""Minimum letters before and after a hyphen."""
_APART = 3
"""Minimum letters between two hyphens: in dictionaries, closer ones are mistakes."""


def hyphenated(text: str, locale: str) -> str:
    """Return a text with soft hyphens in its long words, unless a translator has put some there.

    English, whose headings are short, and languages without a dictionary get none.
    """
    dictionary = _dictionary(locale)
    return _WORD.sub(lambda word: _divided(word[0], dictionary), text) if dictionary else text


@cache
def _dictionary(locale: str) -> Pyphen | None:
    name = None if locale == DEFAULT_LOCALE else language_fallback(locale)
    return Pyphen(lang=name, left=_LEAST, right=_LEAST) if name else None


def _divided(word: str, dictionary: Pyphen) -> str:
    if len(word) < _LONG or _SOFT_HYPHEN in word:
        return word
    parts, start = [], 0
    for position in dictionary.positions(word):
        if not parts or position - start >= _APART:
            parts.append(word[start:position])
            start = position
    return _SOFT_HYPHEN.join((*parts, word[start:]))
