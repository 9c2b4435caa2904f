"""The cities, and the land on the map."""

from itertools import pairwise
from typing import Any

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.cities import CITIES, City


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
