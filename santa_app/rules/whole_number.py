"""Reading whole numbers from text."""

from typing import Final

DIGITS: Final = "0123456789"


def whole_number(text: str, max_digits: int) -> int:
    """Return the number that `text` contains, or -1 unless it is 1 to `max_digits` digits 0-9."""
    if text == "" or len(text) > max_digits or any(digit not in DIGITS for digit in text):
        return -1
    return int(text)
