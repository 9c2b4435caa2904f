"""The readable pages of the workshop diary and the stage of the work, by date.

Dates are local to the visitor. The pages belong to the doors of the Advent calendar: page 5 may be
read whenever door 5 is open.
"""

from santa_app.content.workshop_diary import ALL_YEAR, STAGES, Stage
from santa_app.rules.advent import open_doors
from santa_app.rules.countdown import CHRISTMAS_MONTH


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
