"""The readable pages of the workshop diary and the stage of the work, by date.

Dates are local to the visitor. The pages belong to the doors of the Advent calendar: page 5 may be
read whenever door 5 is open.
"""

from santa_app.content.workshop_diary import ALL_YEAR, STAGES, Stage
from santa_app.rules.advent import TWELFTH_NIGHT, open_doors
from santa_app.rules.countdown import CHRISTMAS_MONTH, day_number

_LEAP_YEAR = 2024
_NEW_YEAR = day_number(_LEAP_YEAR, 1, TWELFTH_NIGHT)
_WORKING_DAYS = day_number(_LEAP_YEAR, CHRISTMAS_MONTH, 1) - _NEW_YEAR


def last_page(month: int, day: int) -> int:
    """Return the last page that may be read: 0 while the diary is closed, 24 from 24 December."""
    return open_doors(month, day)


def stage(month: int, day: int) -> Stage:
    """Return the stage of the work on a date."""
    if open_doors(month, day) == 0:
        return ALL_YEAR
    found = STAGES[-1]
    if month == CHRISTMAS_MONTH:
        for one in STAGES:
            if one.day <= day:
                found = one
    return found


def readiness(month: int, day: int) -> list[int]:
    """Return the percent that workshop, reindeer and sleigh are ready on a date.

    From 7 January to 30 November they rise evenly to the first stage of December.
    """
    if open_doors(month, day) > 0 or month == 0:
        return list(stage(month, day).ready)
    days = day_number(_LEAP_YEAR, month, day) - _NEW_YEAR
    return [percent * days // _WORKING_DAYS for percent in STAGES[0].ready]


def is_resting(month: int, day: int) -> bool:
    """Whether Santa has come home: from 25 December to 6 January."""
    return open_doors(month, day) > 0 and stage(month, day).day == STAGES[-1].day
