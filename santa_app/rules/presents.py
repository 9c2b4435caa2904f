"""The rules of Drop the Presents: where the sleigh is, and where a present lands.

All lengths are units of the drawing. The houses stand side by side from 0 to the right; each has
its chimney in one of three columns. The sleigh flies to the right over them.
"""

from typing import Final

from reflex_browser_state.portable import unit

from santa_app.content.presents import PRAISES

HOUSES: Final = 10
HOUSE: Final = 240
COLUMNS: Final = 3
COLUMN: Final = HOUSE // COLUMNS
START: Final = -300
"""Where the sleigh is when it takes off."""
END: Final = HOUSE * HOUSES + 80
"""Where the flight is over."""
FALL_SECONDS: Final = 0.8

_RIDGE_TOP: Final = 46
_RIDGE_LEFT: Final = 44
_SLOPE: Final = 1.5


def chimney_columns(seed: int) -> list[int]:
    """Return the column of each house's chimney, 0 to 2; `seed` is a whole number from 0."""
    return [int(unit(seed, house) * COLUMNS) for house in range(HOUSES)]


def place_after(seconds: float, speed: float) -> float:
    """Return where the sleigh is so many seconds after it took off; `speed` is units a second."""
    return START + seconds * speed


def flight_seconds(speed: float) -> float:
    """Return how long a flight takes."""
    return (END - START) / speed


def house_at(place: float) -> int:
    """Return the index of the house at a place, or -1 if there is none."""
    if place < 0 or place >= HOUSE * HOUSES:
        return -1
    return int(place // HOUSE)


def chimney_place(columns: list[int], house: int) -> int:
    """Return the middle of a house's chimney."""
    return house * HOUSE + columns[house] * COLUMN + COLUMN // 2


def falls_in(columns: list[int], place: float, reach: float) -> bool:
    """Whether a present that comes down at `place` is at most `reach` beside a chimney's middle."""
    house = house_at(place)
    return house >= 0 and abs(place - chimney_place(columns, house)) <= reach


def roof_height(place: float) -> float:
    """Return how far the roof, or beside the houses the ground, is below the houses' tops."""
    if house_at(place) < 0:
        return 200.0
    inside = place % HOUSE
    beside = max(_RIDGE_LEFT - inside, inside - (HOUSE - _RIDGE_LEFT), 0)
    return _RIDGE_TOP + beside * _SLOPE


def stop_place(stop: int) -> int:
    """Return the place of a stop of the sleigh that hops: one stop over each column, from 0."""
    return stop * COLUMN + COLUMN // 2


def praise(delivered: int) -> str:
    """Return Santa's words after a flight."""
    for one in PRAISES:
        if delivered >= one.least:
            return one.text
    return PRAISES[len(PRAISES) - 1].text
