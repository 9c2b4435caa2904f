"""The postcards: one for each stop, in order, with small pictures."""

import gzip
from pathlib import Path

from santa_app.content.cities import CITIES
from santa_app.content.postcards import HOME, POSTCARDS
from santa_app.content.tracker import HOME_CITY

ASSETS = Path(__file__).parents[3] / "assets"


def test_each_stop_has_its_postcard() -> None:
    assert [card.name for card in POSTCARDS] == [city.name for city in CITIES]
    assert HOME.name == HOME_CITY


def test_pictures_are_small() -> None:
    cards = (HOME, *POSTCARDS)
    sizes = {
        card.name: len(gzip.compress((ASSETS / card.image.lstrip("/")).read_bytes()))
        for card in cards
    }
    assert len(sizes) == 15
    assert {name: size for name, size in sizes.items() if size > 3_000} == {}
