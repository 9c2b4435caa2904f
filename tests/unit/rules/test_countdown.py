"""The countdown and the days to mail a letter, at every turn of the calendar."""

import itertools
from datetime import date

import pytest

from santa_app.rules import countdown

DAY, HOUR, MINUTE = 86400, 3600, 60


@pytest.mark.parametrize(
    ("month", "day", "expected"),
    [(1, 1, 2026), (6, 30, 2026), (12, 24, 2026), (12, 25, 2026), (12, 26, 2027), (12, 31, 2027)],
)
def test_the_coming_christmas_has_a_year(month: int, day: int, expected: int) -> None:
    assert countdown.christmas_year(2026, month, day) == expected


def test_the_spoken_text_changes_once_a_day_and_once_an_hour_on_the_last_day() -> None:
    texts = [countdown.spoken_countdown(second) for second in range(3 * DAY)]
    changes = sum(one != other for one, other in itertools.pairwise(texts))
    assert changes == 23 + 1 + 1  # 23 hours, then one day, then two days


def test_day_numbers_agree_with_the_calendar_for_every_day_from_1970_to_2100() -> None:
    first, last = date(1970, 1, 1).toordinal(), date(2100, 12, 31).toordinal()
    for ordinal in range(first, last + 1):
        day = date.fromordinal(ordinal)
        assert countdown.day_number(day.year, day.month, day.day) == ordinal - first


@pytest.mark.parametrize(
    ("year", "month", "day", "expected"),
    [
        (2026, 12, 6, 1),
        (2026, 12, 7, 0),
        (2026, 12, 8, 364),
        (2027, 12, 8, 365),
        (2026, 12, 31, 341),
        (2027, 1, 1, 340),
        (2028, 2, 28, 283),
        (2026, 11, 21, 16),
    ],
)
def test_days_to_mail(year: int, month: int, day: int, expected: int) -> None:
    assert countdown.days_to_mail(year, month, day) == expected
