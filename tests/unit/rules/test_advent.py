"""Which doors of the Advent calendar are open, on the days on which that changes."""

import pytest

from santa_app.rules import advent


@pytest.mark.parametrize(
    ("date", "door", "days"),
    [
        ((2026, 11, 30), 1, 1),
        ((2026, 11, 30), 24, 24),
        ((2026, 12, 3), 3, 0),
        ((2026, 12, 3), 4, 1),
        ((2026, 12, 3), 24, 21),
        ((2026, 12, 25), 24, 0),
        ((2027, 1, 7), 1, 328),
        ((2028, 1, 7), 1, 329),
        ((2026, 7, 15), 1, 139),
    ],
)
def test_days_to_a_door(date: tuple[int, int, int], door: int, days: int) -> None:
    assert advent.days_to_door(*date, door) == days


@pytest.mark.parametrize("text", ["", "0", "25", "-1", "1.5", " 3", "٣", "two", "03"])
def test_a_query_that_names_no_door(text: str) -> None:
    assert advent.door_number(text) == 0


def test_a_query_that_names_a_door() -> None:
    assert [advent.door_number(str(door)) for door in range(1, 25)] == list(range(1, 25))
