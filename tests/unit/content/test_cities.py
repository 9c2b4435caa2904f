"""The cities, and the land on the map."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.cities import CITIES, City
from santa_app.rules.world_map import MAP_HEIGHT, MAP_WIDTH, project

MAP = (Path(__file__).parents[3] / "assets/art/world-map.svg").read_text()
LAND_PATH = re.findall(r'd="([^"]+)"', MAP)[-1]


def test_the_journey_leads_from_auckland_westwards() -> None:
    assert CITIES[0].name == "Auckland"
    assert all(west.longitude < east.longitude for east, west in pairwise(CITIES))


@pytest.mark.parametrize(
    "change",
    [
        {"zone": "Europe/Northpole"},
        {"latitude": 91.0},
        {"longitude": -181.0},
        {"name": ""},
    ],
)
def test_a_city_that_is_nowhere_is_refused(change: dict[str, Any]) -> None:
    city: dict[str, Any] = {
        "name": "Oslo",
        "country": "Norway",
        "zone": "Europe/Oslo",
        "latitude": 59.9,
        "longitude": 10.7,
    }
    City(**city)
    with pytest.raises(ContentError, match=f"City .*: field '{next(iter(change))}'"):
        City(**{**city, **change})


def _moved(start: float, value: float | None, *, relative: bool) -> float:
    if value is None:
        return start
    return start + value if relative else value


def _rings() -> list[list[tuple[float, float]]]:
    """Return the corners of each closed line of the land."""
    rings: list[list[tuple[float, float]]] = []
    x = y = 0.0
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", LAND_PATH):
        kind, relative = command.lower(), command.islower()
        assert kind in {"m", "l", "h", "v", "z"}, command
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        steps: list[tuple[float | None, float | None]] = [
            *zip(numbers[::2], numbers[1::2], strict=False)
        ]
        if kind == "h":
            steps = [(number, None) for number in numbers]
        elif kind == "v":
            steps = [(None, number) for number in numbers]
        elif kind == "m":
            rings.append([])
        elif kind == "z":
            x, y = rings[-1][0]
        for across, down in steps:
            x, y = _moved(x, across, relative=relative), _moved(y, down, relative=relative)
            rings[-1].append((x, y))
    return rings


def _is_inside(x: float, y: float, ring: list[tuple[float, float]]) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def test_the_land_fits_its_view_box_and_its_budget() -> None:
    assert f'viewBox="0 0 {MAP_WIDTH} {MAP_HEIGHT}"' in MAP
    assert len(LAND_PATH) < 12_000
    corners = [corner for ring in _rings() for corner in ring]
    assert len(corners) > 1000
    assert all(0 <= x <= MAP_WIDTH and 0 <= y <= MAP_HEIGHT for x, y in corners)


def test_no_outline_runs_across_the_whole_map() -> None:
    for ring in _rings():
        for (x1, _), (x2, _) in zip(ring, ring[1:] + ring[:1], strict=True):
            assert abs(x2 - x1) < MAP_WIDTH / 5


@pytest.mark.parametrize("city", CITIES, ids=lambda city: city.name)
def test_every_city_stands_on_land_or_at_its_shore(city: City) -> None:
    x, y = project(city.latitude, city.longitude)
    nearby = [(x + dx, y + dy) for dx in (-5, 0, 5) for dy in (-5, 0, 5)]
    assert any(_is_inside(px, py, ring) for px, py in nearby for ring in _rings())


@pytest.mark.parametrize(
    ("latitude", "longitude"), [(0, -30), (0, -140), (-30, 80), (30, -45), (-50, -120)]
)
def test_the_oceans_are_wet(latitude: float, longitude: float) -> None:
    x, y = project(latitude, longitude)
    assert not any(_is_inside(x, y, ring) for ring in _rings())
