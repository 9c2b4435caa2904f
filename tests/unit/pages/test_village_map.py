"""The houses on the map of the village: each place of the list has one, and none covers another."""

from itertools import pairwise

from art import make
from santa_app.content.village import LOCATIONS
from santa_app.pages.north_pole_village import HOUSES

SMALLEST_MAP = 288 / 640
"""Pixels of a unit where the map is lowest: 18 rem."""


def test_the_houses_stand_along_the_path_in_the_order_of_the_list() -> None:
    assert list(HOUSES) == [place.slug for place in LOCATIONS]
    width, height = (int(side) for side in _drawing().get("viewBox", "").split()[2:])
    for house in HOUSES.values():
        assert house.x - house.width / 2 > 0
        assert house.x + house.width / 2 < width
        assert 0 < house.y - house.height < house.y < height
        assert house.door_width * 2 < house.width
        assert min(house.width, house.height) * SMALLEST_MAP >= 44
    for one, other in pairwise(HOUSES.values()):
        assert one.x + one.width / 2 < other.x - other.width / 2


def _drawing() -> make.Element:
    return make.parse(make.PICTURES / "village-map.svg")
