"""Good deeds: totals, average, week, tiers and ids, at every boundary."""

import pytest
from reflex_browser_state.testing import run_in_node, run_in_python

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
    ("age", "counted"), [(0, 1), (1, 1), (WEEK - 1, 1), (WEEK, 1), (WEEK + 1, 0), (-1000, 1)]
)
def test_this_week_reaches_seven_days_back(age: int, counted: int) -> None:
    assert deeds.deeds_this_week([_deed(deed_id=str(NOW - age))], NOW) == counted


def test_an_id_without_a_time_is_not_of_this_week() -> None:
    assert deeds.deeds_this_week([_deed(deed_id="old"), _deed()], NOW) == 1


def test_points_below_zero_from_foreign_storage_count_as_none() -> None:
    assert deeds.total_points([_deed(-5), _deed(3)]) == 0


def test_ids_stay_unique_within_a_millisecond() -> None:
    listed = [_deed(deed_id=str(NOW)), _deed(deed_id=str(NOW + 1))]
    assert deeds.unused_id([], NOW) == str(NOW)
    assert deeds.unused_id(listed, NOW) == str(NOW + 2)


def _stars(points: list[int]) -> list[deeds.JarStar]:
    return deeds.jar_stars([_deed(point) for point in points], 0)


def test_stars_lie_apart_within_the_jar() -> None:
    stars = _stars([10] * deeds.JAR_CAPACITY)
    assert len(stars) == deeds.JAR_CAPACITY
    for number, star in enumerate(stars):
        assert 20 <= star.x <= 160
        assert 50 <= star.y <= 184
        for other in stars[:number]:
            assert (star.x - other.x) ** 2 + (star.y - other.y) ** 2 > 20**2


def test_a_star_keeps_its_place_when_others_come() -> None:
    for count in range(1, deeds.JAR_CAPACITY):
        assert _stars([10] * count)[:-1] == _stars([10] * (count - 1))


def test_a_full_jar_shows_the_newest_star_on_top() -> None:
    below, full, more = (_stars([10] * (deeds.JAR_CAPACITY + extra)) for extra in (-1, 0, 9))
    assert len(more) == deeds.JAR_CAPACITY
    assert more[:-1] == full[:-1] == below
    assert full[-1].key != more[-1].key


def test_kinder_deeds_have_deeper_gold() -> None:
    assert len({deeds.star_color(points) for points in (5, 10, 15, 20)}) == 4
    assert deeds.star_color(-1) == deeds.star_color(0)
    assert [star.color for star in _stars([20, 5])] == [deeds.star_color(5), deeds.star_color(20)]


def test_the_browser_fills_the_jar_in_the_same_way() -> None:
    inputs = [[list(range(number)), number] for number in (0, 1, 26, 27, 40)]
    assert run_in_node(_placed, inputs) == run_in_python(_placed, inputs)


def _placed(points: list[int], dropped: int) -> list[list[object]]:
    listed = [Deed(id="1", text="Helped", date="", points=point) for point in points]
    return [
        [star.key, star.x, star.y, star.turn, star.color, star.fresh]
        for star in deeds.jar_stars(listed, dropped)
    ]
