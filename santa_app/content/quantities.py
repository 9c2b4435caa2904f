"""Quantities in texts: a number and its unit stay on one line, and so does a range."""

import re
from typing import Final

_UNITS: Final = (
    "cups?", "teaspoons?", "tablespoons?", "minutes?", "hours?", "days?", "weeks?", "months?", "liters?", "min", "h",
    "ml", "g", "kg", "fl", "oz", "lb", "mm", "cm", "in", "inch", "inches", "°[CF]",
)  # fmt: skip
_GAP: Final = re.compile(rf"(?<=[\d½⅓⅔¼¾]) (?=(?:{'|'.join(_UNITS)})\b)|(?<=\d fl) (?=oz\b)")

_RANGE: Final = re.compile(r"(?<=[\d½⅓⅔¼¾])[-–](?=\$?\d)")


def unbroken(text: str) -> str:
    """Return the text with quantities that no line breaks.

    Each number is joined to its unit, and the ends of a range to an en dash: "$20-35", "71–74 °C".
    """
    return _GAP.sub("\N{NO-BREAK SPACE}", _RANGE.sub("\N{EN DASH}\N{WORD JOINER}", text))
