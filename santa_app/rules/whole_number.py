"""Whole numbers written as text. Runs in the visitor's browser as well."""

from typing import Final

DIGITS: Final = "0123456789"


def whole_number(text: str, longest: int) -> int:
    """Return the number that `text` writes in the digits 0 to 9.

    -1 for any other text, an empty one, and one of more than `longest` digits.
    """
    if text == "" or len(text) > longest or any(sign not in DIGITS for sign in text):
        return -1
    return int(text)
