"""Quantities in texts: a number and its unit stay on one line."""

import re
from typing import Final

_UNITS: Final = (
    "cups?", "teaspoons?", "tablespoons?", "minutes?", "hours?", "days?", "weeks?", "months?", "liters?", "min", "h",
    "ml", "g", "kg", "fl", "oz", "lb", "mm", "cm", "in", "inch", "inches", "°[CF]",
)  # fmt: skip
_GAP: Final = re.compile(rf"(?<=[\d½⅓⅔¼¾]) (?=(?:{'|'.join(_UNITS)})\b)|(?<=\d fl) (?=oz\b)")


def unbroken(text: str) -> str:
    """Return the text with a no-break space between each number and its unit."""
    return _GAP.sub("\N{NO-BREAK SPACE}", text)
