"""Isolates a word whose direction differs from the text around it."""

import unicodedata
from typing import Final

_STRONG: Final = {"L": "ltr", "R": "rtl", "AL": "rtl"}
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"


def isolated(word: str, direction: str) -> str:
    """Return a word isolated (HTML's `<bdi>`) in a plain text of a direction, "ltr" or "rtl".

    Otherwise the colon after an Arabic name would change sides in an English subject.
    """
    found = {_STRONG.get(unicodedata.bidirectional(letter)) for letter in word} - {None}
    if found <= {direction}:
        return word
    return f"{_FIRST_STRONG_ISOLATE}{word}{_POP_ISOLATE}"
