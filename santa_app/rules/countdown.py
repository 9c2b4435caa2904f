"""Time left until 25 December, and days left until 7 December, the last day to mail a letter.

Dates are local to the visitor: year, month (1-12) and day. Times are in ms since 1970.
"""

SECOND_MS = 1000
MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
"""Minute, hour and day in seconds."""

CHRISTMAS_MONTH = 12
CHRISTMAS_DAY = 25
CHRISTMAS_EVE = 24
MAIL_MONTH = 12
MAIL_DAY = 7


def is_christmas(month: int, day: int) -> bool:
    """Whether this local date is 25 December."""
    return month == CHRISTMAS_MONTH and day == CHRISTMAS_DAY


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


def counted(number: int, noun: str) -> str:
    """Return "1 day" or "5 days"."""
    if number == 1:
        return "1 " + noun
    return str(number) + " " + noun + "s"


def spoken_countdown(seconds: int) -> str:
    """Return the text for screen readers; it changes daily, and hourly on the last day."""
    if seconds >= DAY:
        return counted(seconds // DAY, "day") + " until Christmas"
    if seconds >= HOUR:
        return counted(seconds // HOUR, "hour") + " until Christmas"
    return "Less than one hour until Christmas"


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
    """Return a time of day such as "8:05:30 PM"; `hour` is 0-23."""
    half = "AM"
    if hour >= 12:
        half = "PM"
    shown = hour % 12
    if shown == 0:
        shown = 12
    return str(shown) + ":" + two_digits(minute) + ":" + two_digits(second) + " " + half
