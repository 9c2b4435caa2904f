"""The year of the site, by the visitor's local date: month (1-12) and day."""

from santa_app.rules.advent import TWELFTH_NIGHT
from santa_app.rules.countdown import CHRISTMAS_DAY, CHRISTMAS_MONTH

THANKS_MOST = 300
"""Characters of a thank-you to Santa."""


def is_snow_month(month: int) -> bool:
    """Whether snow falls by itself: from November to February."""
    return month >= 11 or month <= 2


def is_looking_back(month: int, day: int) -> bool:
    """Whether Christmas has just been: from 26 December to 6 January."""
    return (month == CHRISTMAS_MONTH and day > CHRISTMAS_DAY) or (
        month == 1 and day <= TWELFTH_NIGHT
    )


def is_quiet(month: int, day: int) -> bool:
    """Whether Santa is on vacation: from 7 January to 31 October."""
    return 0 < month < 11 and not is_looking_back(month, day)
