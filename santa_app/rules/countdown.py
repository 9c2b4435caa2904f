"""Time left until Christmas, and days left until 7 December, the last day to mail a letter.

Dates are local to the visitor: year, month (1-12) and day. Times are in ms since 1970.
"""

from babel import Locale

from santa_app.content.customs import custom
from santa_app.i18n import SITE_LANGUAGE, plural_forms
from santa_app.i18n import gettext as _
from santa_app.rules.counting import counted

SECOND_MS = 1000
MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
"""Minute, hour and day in seconds."""

CHRISTMAS_MONTH = 12
CHRISTMAS_DAY = 25
CHRISTMAS_EVE = 24
PRESENTS_DAY = custom(SITE_LANGUAGE).day
PRESENTS_HOUR = custom(SITE_LANGUAGE).hour
"""The hour of a day in December from which it is Christmas in the language of the pages."""
MAIL_MONTH = 12
MAIL_DAY = 7

_DAYS_LEFT = plural_forms("{count} day until Christmas", "{count} days until Christmas")
_HOURS_LEFT = plural_forms("{count} hour until Christmas", "{count} hours until Christmas")
_LAST_HOUR = _("Less than one hour until Christmas")
_LOCALE = Locale.parse(SITE_LANGUAGE)
_TWELVE_HOURS = "a" in _LOCALE.time_formats["medium"].pattern
"""Whether the language of the pages counts the hours of a day twice to twelve."""
_AM = _LOCALE.day_periods["format"]["abbreviated"]["am"]
_PM = _LOCALE.day_periods["format"]["abbreviated"]["pm"]


def is_christmas(month: int, day: int, hour: int) -> bool:
    """Whether it is Christmas at this local time: from the hour of presents through 25 December."""
    if month != CHRISTMAS_MONTH or day > CHRISTMAS_DAY:
        return False
    return day > PRESENTS_DAY or (day == PRESENTS_DAY and hour >= PRESENTS_HOUR)


def is_christmas_eve(month: int, day: int) -> bool:
    """Whether this local date is 24 December, when Santa flies."""
    return month == CHRISTMAS_MONTH and day == CHRISTMAS_EVE


def christmas_year(year: int, month: int, day: int) -> int:
    """Return the year of the next 25 December, which may be today."""
    if month == CHRISTMAS_MONTH and day > CHRISTMAS_DAY:
        return year + 1
    return year


def seconds_until(now: float, target: float) -> int:
    """Return the whole seconds from `now` to `target` (both in ms), never below 0."""
    if target <= now:
        return 0
    return int((target - now) // SECOND_MS)


def two_digits(number: int) -> str:
    """Return `number` with at least two digits."""
    if number < 10:
        return "0" + str(number)
    return str(number)


def spoken_countdown(seconds: int) -> str:
    """Return the text for screen readers; it changes daily, and hourly on the last day."""
    if seconds >= DAY:
        return counted(_DAYS_LEFT, seconds // DAY)
    if seconds >= HOUR:
        return counted(_HOURS_LEFT, seconds // HOUR)
    return _LAST_HOUR


def day_number(year: int, month: int, day: int) -> int:
    """Return the days from 1 January 1970 to this date in the Gregorian calendar."""
    # Years start in March here, which makes the leap day the last day of its year.
    shifted_year = year
    shifted_month = month - 3
    if month < 3:
        shifted_year = year - 1
        shifted_month = month + 9
    leap_days = shifted_year // 4 - shifted_year // 100 + shifted_year // 400
    day_of_year = (153 * shifted_month + 2) // 5 + day - 1
    return 365 * shifted_year + leap_days + day_of_year - 719468


def days_to_mail(year: int, month: int, day: int) -> int:
    """Return the days left until 7 December: 0 on that day, then counted to the next year's."""
    today = day_number(year, month, day)
    deadline = day_number(year, MAIL_MONTH, MAIL_DAY)
    if today > deadline:
        deadline = day_number(year + 1, MAIL_MONTH, MAIL_DAY)
    return deadline - today


def clock_text(hour: int, minute: int, second: int) -> str:
    """Return a time of day such as "8:05:30 PM" or "20:05:30"; `hour` is 0-23."""
    if not _TWELVE_HOURS:
        return two_digits(hour) + ":" + two_digits(minute) + ":" + two_digits(second)
    half = _AM
    if hour >= 12:
        half = _PM
    shown = hour % 12
    if shown == 0:
        shown = 12
    return str(shown) + ":" + two_digits(minute) + ":" + two_digits(second) + " " + half
