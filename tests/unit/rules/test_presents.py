"""The rules of Drop the Presents."""

from collections import Counter
from itertools import pairwise

import pytest

from santa_app.content.presents import HEMISPHERES, PRAISES
from santa_app.rules import presents as rules

COLUMNS = [0, 1, 2, 1, 0, 2, 2, 1, 0, 1]


def test_chimneys_stand_in_every_column() -> None:
    rows = [rules.chimney_columns(seed) for seed in range(500)]
    assert {len(row) for row in rows} == {rules.HOUSES}
    for house in range(rules.HOUSES):
        assert min(Counter(row[house] for row in rows).values()) > 100
    assert len({tuple(row) for row in rows}) > 490


@pytest.mark.parametrize("level", HEMISPHERES, ids=lambda level: level.slug)
def test_a_flight_passes_all_houses(level) -> None:
    seconds = rules.flight_seconds(level.speed)
    assert rules.place_after(0, level.speed) == rules.START
    assert rules.place_after(seconds, level.speed) == pytest.approx(rules.END)
    assert 15 < seconds < 30
    # There is time to see the first roof, and the last present lands before the end.
    first = (rules.chimney_place(COLUMNS, 0) - rules.START) / level.speed
    assert first - rules.FALL_SECONDS > 1
    assert rules.chimney_place([2] * 10, 9) + level.speed * 0 < rules.END
    # A child has at least this long for a chimney.
    assert 2 * level.reach / level.speed > 0.28


def test_each_level_is_harder_than_the_one_before() -> None:
    for easy, hard in pairwise(HEMISPHERES):
        assert hard.speed > easy.speed
        assert hard.reach < easy.reach


def test_a_present_falls_into_a_chimney_within_its_reach() -> None:
    for house, column in enumerate(COLUMNS):
        middle = house * 240 + 40 + 80 * column
        assert rules.chimney_place(COLUMNS, house) == middle
        inside = [place for place in range(-50, 2500) if abs(place - middle) <= 25]
        assert all(rules.falls_in(COLUMNS, place, 25) for place in inside)
        assert not rules.falls_in(COLUMNS, middle + 25.5, 25)
        assert not rules.falls_in(COLUMNS, middle - 25.5, 25)


def test_beside_the_houses_nothing_falls_in() -> None:
    for place in (-300.0, -0.5, 2400.0, 2480.0):
        assert rules.house_at(place) == -1
        assert not rules.falls_in(COLUMNS, place, 240)
        assert rules.roof_height(place) == 200


def test_roofs_slope_down_at_both_ends() -> None:
    heights = [rules.roof_height(240 + place) for place in (0, 22, 44, 120, 196, 218, 239)]
    assert heights == [112, 79, 46, 46, 46, 79, 110.5]


def test_a_sleigh_that_hops_stops_over_every_column() -> None:
    stops = [rules.stop_place(stop) for stop in range(rules.HOUSES * rules.COLUMNS)]
    for house, column in enumerate(COLUMNS):
        assert rules.chimney_place(COLUMNS, house) == stops[house * 3 + column]


def test_every_flight_is_praised() -> None:
    assert [one.least for one in PRAISES] == [10, 7, 6, 3, 0]
    for delivered in range(11):
        best = max(one.least for one in PRAISES if one.least <= delivered)
        assert rules.praise(delivered) == next(o.text for o in PRAISES if o.least == best)
