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


@pytest.mark.parametrize(
    ("month", "day", "eve", "christmas"),
    [
        (12, 23, False, False),
        (12, 24, True, False),
        (12, 25, False, True),
        (12, 26, False, False),
        (11, 24, False, False),
        (11, 25, False, False),
        (1, 24, False, False),
        (1, 25, False, False),
    ],
)
def test_eve_and_day(month: int, day: int, eve: bool, christmas: bool) -> None:
    assert countdown.is_christmas_eve(month, day) is eve
    assert countdown.is_christmas(month, day, 0) is christmas
    assert countdown.is_christmas(month, day, 23) is christmas


@pytest.mark.parametrize(
    ("left", "expected"),
    [(0, 0), (-1, 0), (-5000, 0), (1, 0), (999, 0), (1000, 1), (86_399_999, 86399)],
)
def test_seconds_until_counts_whole_seconds(left: int, expected: int) -> None:
    now = 1_766_600_000_000
    assert countdown.seconds_until(now, now + left) == expected


@pytest.mark.parametrize(
    ("number", "expected"), [(0, "00"), (7, "07"), (9, "09"), (10, "10"), (59, "59"), (365, "365")]
)
def test_two_digits(number: int, expected: str) -> None:
    assert countdown.two_digits(number) == expected


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (33 * DAY + 5, "33 days until Christmas"),
        (2 * DAY, "2 days until Christmas"),
        (2 * DAY - 1, "1 day until Christmas"),
        (DAY, "1 day until Christmas"),
        (DAY - 1, "23 hours until Christmas"),
        (2 * HOUR - 1, "1 hour until Christmas"),
        (HOUR, "1 hour until Christmas"),
        (HOUR - 1, "Less than one hour until Christmas"),
        (0, "Less than one hour until Christmas"),
    ],
)
def test_what_a_screen_reader_says(seconds: int, expected: str) -> None:
    assert countdown.spoken_countdown(seconds) == expected


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


@pytest.mark.parametrize(
    ("hour", "minute", "second", "expected"),
    [
        (0, 0, 0, "12:00:00 AM"),
        (0, 59, 5, "12:59:05 AM"),
        (1, 2, 3, "1:02:03 AM"),
        (11, 59, 59, "11:59:59 AM"),
        (12, 0, 0, "12:00:00 PM"),
        (13, 7, 30, "1:07:30 PM"),
        (23, 59, 59, "11:59:59 PM"),
    ],
)
def test_clock_text(hour: int, minute: int, second: int, expected: str) -> None:
    assert countdown.clock_text(hour, minute, second) == expected
