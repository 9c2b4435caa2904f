"""Which doors of the Advent calendar are open on a date.

Dates are local to the visitor: year, month (1-12) and day. The doors open one by one from 1 to
24 December, stay open until Twelfth Night, 6 January, and are closed for the rest of the year.
"""

from santa_app.content.advent.page import DOORS
from santa_app.i18n import gettext as _
from santa_app.i18n import plural_forms
from santa_app.rules.countdown import CHRISTMAS_MONTH, day_number
from santa_app.rules.counting import counted

TWELFTH_NIGHT = 6
"""The day in January after which the doors close."""

_TOMORROW = _("tomorrow")
_IN_DAYS = plural_forms("in {count} day", "in {count} days")
_LAST_DOOR = _("It's Christmas Eve! The last door is waiting for you.")
_TODAY = _("It's December {day}! Your door for today is glowing.")
_ALL_OPEN = _("All 24 doors are open until January 6.")
_FIRST_DOOR = _("The first door opens {wait}, on December 1.")


def season_year(year: int, month: int, day: int) -> int:
    """Return the year of the December whose doors are open on this date; 0 while all are closed."""
    if month == CHRISTMAS_MONTH:
        return year
    if month == 1 and day <= TWELFTH_NIGHT:
        return year - 1
    return 0


def open_doors(month: int, day: int) -> int:
    """Return the number of the last open door: 0 while all are closed, 24 from 24 December."""
    if month == CHRISTMAS_MONTH:
        return min(day, DOORS)
    if month == 1 and day <= TWELFTH_NIGHT:
        return DOORS
    return 0


def unlocked_doors(month: int, day: int) -> int:
    """Return the last door whose surprise may be used: from Christmas on those of all doors."""
    if month == CHRISTMAS_MONTH:
        return open_doors(month, day)
    return DOORS


def todays_door(month: int, day: int) -> int:
    """Return the door of this date, 1-24; 0 on other days than 1 to 24 December."""
    if month == CHRISTMAS_MONTH and day <= DOORS:
        return day
    return 0


def days_to_door(year: int, month: int, day: int, door: int) -> int:
    """Return the days until `door` opens; 0 if it is open."""
    if door <= open_doors(month, day):
        return 0
    return day_number(year, CHRISTMAS_MONTH, door) - day_number(year, month, day)


def door_number(text: str) -> int:
    """Return the door that a query string names, 1-24; 0 if it names none."""
    for door in range(1, DOORS + 1):
        if text == str(door):
            return door
    return 0


def opened_mark(year: int, door: int) -> int:
    """Return the number that stands for a door opened in the season of `year`, such as 202605."""
    return year * 100 + door


def spoken_wait(days: int) -> str:
    """Return "tomorrow" or "in 5 days"."""
    if days == 1:
        return _TOMORROW
    return counted(_IN_DAYS, days)


def headline(year: int, month: int, day: int) -> str:
    """Return the calendar's headline on a date."""
    today = todays_door(month, day)
    if today == DOORS:
        return _LAST_DOOR
    if today > 0:
        return _TODAY.replace("{day}", str(today))
    if open_doors(month, day) > 0:
        return _ALL_OPEN
    wait = spoken_wait(days_to_door(year, month, day, 1))
    return _FIRST_DOOR.replace("{wait}", wait)
