"""Good deeds: totals, average, week, tiers and ids, at every boundary."""

import pytest

from santa_app.rules import deeds
from santa_app.rules.deeds import Deed

NOW = 1_766_534_400_000
WEEK = 7 * 24 * 3600 * 1000


def _deed(points: int = 10, deed_id: str = str(NOW)) -> Deed:
    return Deed(id=deed_id, text="Helped", date="12/24/2025", points=points)


@pytest.mark.parametrize(
    ("points", "total", "average"),
    [
        ([], 0, 0),
        ([5], 5, 5),
        ([5, 6], 11, 6),
        ([5, 5, 6], 16, 5),
        ([5, 6, 6], 17, 6),
        ([7, 8], 15, 8),
    ],
)
def test_total_and_rounded_average(points: list[int], total: int, average: int) -> None:
    listed = [_deed(point) for point in points]
    assert deeds.total_points(listed) == total
    assert deeds.average_points(listed) == average


@pytest.mark.parametrize(
    ("deed_id", "time"),
    [
        ("0", 0),
        (str(NOW), NOW),
        ("999999999999999", 999_999_999_999_999),
        ("1000000000000000", -1),
        ("", -1),
        ("12a", -1),
        ("-5", -1),
        ("1.5", -1),
        ("١٢", -1),
    ],
)
def test_an_id_carries_its_time(deed_id: str, time: int) -> None:
    assert deeds.deed_time(deed_id) == time


@pytest.mark.parametrize(
    ("age", "counted"), [(0, 1), (1, 1), (WEEK - 1, 1), (WEEK, 1), (WEEK + 1, 0), (-1000, 1)]
)
def test_this_week_reaches_seven_days_back(age: int, counted: int) -> None:
    assert deeds.deeds_this_week([_deed(deed_id=str(NOW - age))], NOW) == counted


def test_an_id_without_a_time_is_not_of_this_week() -> None:
    assert deeds.deeds_this_week([_deed(deed_id="old"), _deed()], NOW) == 1


@pytest.mark.parametrize(
    ("total", "name", "missing", "progress"),
    [
        (0, "Just Starting", 50, 0),
        (25, "Just Starting", 25, 50),
        (49, "Just Starting", 1, 98),
        (50, "Getting There", 50, 0),
        (99, "Getting There", 1, 98),
        (100, "Nice", 50, 0),
        (149, "Nice", 1, 98),
        (150, "Very Nice", 50, 0),
        (199, "Very Nice", 1, 98),
        (200, "Super Nice", 0, 100),
        (1000, "Super Nice", 0, 100),
    ],
)
def test_tiers(total: int, name: str, missing: int, progress: int) -> None:
    assert deeds.deed_tier(total).name == name
    assert deeds.points_to_next(total) == missing
    assert deeds.progress_percent(total) == progress


def test_points_below_zero_from_foreign_storage_count_as_none() -> None:
    assert deeds.total_points([_deed(-5), _deed(3)]) == 0


def test_ids_stay_unique_within_a_millisecond() -> None:
    listed = [_deed(deed_id=str(NOW)), _deed(deed_id=str(NOW + 1))]
    assert deeds.unused_id([], NOW) == str(NOW)
    assert deeds.unused_id(listed, NOW) == str(NOW + 2)
