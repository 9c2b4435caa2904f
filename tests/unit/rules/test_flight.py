"""The flight between two stops: along the great circle, on time, across the edge of the map."""

from itertools import pairwise, permutations
from math import acos, cos, radians, sin

import pytest

from santa_app.content.cities import CITIES
from santa_app.rules.flight import (
    REST_TICKS,
    STEPS,
    TICK_MS,
    flies_west,
    flight,
    flight_path,
    great_circle,
    step_at,
)
from santa_app.rules.tracker import SLOT_MS
from santa_app.rules.world_map import map_point

PLACES = {city.name: [city.latitude, city.longitude] for city in CITIES}


def _angle(one: list[float], other: list[float]) -> float:
    """Return the angle between two places by the law of cosines."""
    north, far = radians(one[0]), radians(other[0])
    across = cos(radians(one[1] - other[1]))
    return acos(min(sin(north) * sin(far) + cos(north) * cos(far) * across, 1))


def test_every_way_is_the_shortest_one() -> None:
    pairs = list(permutations(PLACES.values(), 2))
    assert len(pairs) == 14 * 13
    for start, end in pairs:
        places = [great_circle(start, end, step / 10) for step in range(11)]
        pieces = [_angle(one, other) for one, other in pairwise(places)]
        assert sum(pieces) == pytest.approx(_angle(start, end), abs=1e-6)
        assert max(pieces) - min(pieces) < 1e-5


def test_every_flight_goes_from_stop_to_stop_in_small_steps() -> None:
    edges = 0
    for one, other in permutations(CITIES, 2):
        points = flight([one.latitude, one.longitude], [other.latitude, other.longitude])
        assert len(points) == STEPS + 1
        ends = [map_point(city.name, city.latitude, city.longitude) for city in (one, other)]
        for end, point in zip(ends, (points[0], points[-1]), strict=True):
            assert (point.x, point.y) == pytest.approx((end.x, end.y))
        crossings = sum(point.after_edge for point in points)
        assert crossings <= 1
        edges += crossings
        assert not points[0].after_edge
        for before, point in pairwise(points):
            assert 0 <= point.x <= 100
            assert 0 <= point.y <= 100
            if not point.after_edge:
                assert abs(point.x - before.x) < 30
        assert flight_path(points).count("M") == 1 + crossings
    assert edges > 10


def test_over_the_pacific_he_leaves_the_map_on_one_side_and_comes_back_on_the_other() -> None:
    points = flight(PLACES["Tokyo"], PLACES["Los Angeles"])
    (edge,) = [step for step, point in enumerate(points) if point.after_edge]
    assert points[edge - 1].x > 85
    assert points[edge].x < 15
    assert not flies_west(points)
    assert flies_west(flight(PLACES["Los Angeles"], PLACES["Tokyo"]))
    assert flies_west(flight(PLACES["Paris"], PLACES["New York"]))


def test_nothing_flies_before_christmas_eve() -> None:
    assert flight_path([]) == ""
    assert not flies_west([])


def test_he_rests_then_heads_for_a_new_point_with_every_tick_and_is_there_in_time() -> None:
    steps = [step_at(now) for now in range(0, SLOT_MS, TICK_MS)]
    assert steps == [0] * REST_TICKS + list(range(1, STEPS + 1))
    assert step_at(SLOT_MS - 1) == STEPS
    assert step_at(SLOT_MS) == 0
    assert step_at(7 * SLOT_MS + REST_TICKS * TICK_MS - 1) == 0


def test_he_speeds_up_and_slows_down() -> None:
    points = flight(PLACES["Cairo"], PLACES["Cape Town"])
    steps = [after.y - before.y for before, after in pairwise(points)]
    assert steps.index(max(steps)) in range(8, 13)
    assert steps[0] < max(steps) / 4
    assert steps[-1] < max(steps) / 4
