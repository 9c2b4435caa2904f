"""Readable pages and current stage of the workshop diary on every day of a year."""

from datetime import date, timedelta
from itertools import pairwise

import pytest

from santa_app.content import advent
from santa_app.content.workshop_diary import ALL_YEAR, ENTRIES, STAGES
from santa_app.rules.workshop_diary import is_resting, last_page, readiness, stage

YEAR = [date(2026, 2, 1) + timedelta(days=day) for day in range(365)]


def test_a_page_may_be_read_on_its_day_and_not_before() -> None:
    pages = {day: last_page(day.month, day.day) for day in YEAR}
    for day, last in pages.items():
        if day.month == 12:
            assert last == min(day.day, 24)
        else:
            assert last == (24 if (day.month, day.day) in [(1, n) for n in range(1, 7)] else 0)
    assert len(ENTRIES) == advent.DOORS == max(pages.values())


@pytest.mark.parametrize(
    ("month", "day", "number"),
    [
        (12, 1, 0),
        (12, 5, 0),
        (12, 6, 1),
        (12, 22, 3),
        (12, 23, 4),
        (12, 24, 4),
        (12, 25, 5),
        (1, 6, 5),
    ],
)
def test_each_stage_begins_on_its_day(month: int, day: int, number: int) -> None:
    assert stage(month, day) == STAGES[number]


@pytest.mark.parametrize(("month", "day"), [(1, 7), (7, 14), (11, 30), (0, 0)])
def test_the_rest_of_the_year_has_its_own_sentences(month: int, day: int) -> None:
    assert stage(month, day) == ALL_YEAR


def test_the_work_rises_through_the_year_to_all_of_it_on_the_23rd() -> None:
    working = [date(2026, 1, 7) + timedelta(days=day) for day in range(352)]
    assert (working[0].day, working[-1].month, working[-1].day) == (7, 12, 24)
    shown = [readiness(day.month, day.day) for day in working]
    for one, other in pairwise(shown):
        assert all(less <= more for less, more in zip(one, other, strict=True))
    assert max(shown[0]) == 0
    assert shown[-3] != [100, 100, 100]
    assert shown[-2:] == [[100, 100, 100]] * 2
    assert [is_resting(day.month, day.day) for day in working] == [False] * 352
    assert is_resting(12, 25)
    assert is_resting(1, 6)


def test_the_sentences_change_all_month() -> None:
    days = [one.day for one in STAGES]
    assert days == sorted(set(days))
    for part in ("workshop", "reindeer", "sleigh"):
        assert len({getattr(one, part) for one in STAGES}) == len(STAGES)
