"""The rules of coloring on the screen, in CPython and in JavaScript."""

from html.parser import HTMLParser

import pytest
from reflex_browser_state.testing import run_in_node, run_in_python

from santa_app.rules.coloring import (
    HEIGHT,
    MAX_FILLS,
    WIDTH,
    Fill,
    Point,
    fills_of,
    paper,
    place_after,
    position,
)

GRID = [Point(x=100 + 200 * column, y=100 + 200 * row) for row in range(3) for column in range(3)]
"""Three rows of three areas."""


@pytest.mark.parametrize(
    ("x", "y", "where"),
    [
        (10, 10, "top left"),
        (384, 20, "top center"),
        (700, 512, "middle right"),
        (384, 512, "center"),
        (384, 1000, "bottom center"),
    ],
)
def test_position(x: int, y: int, where: str) -> None:
    assert position(Point(x=x, y=y)) == where


@pytest.mark.parametrize(
    ("place", "key", "reached"),
    [
        (0, "ArrowRight", 1),
        (2, "ArrowRight", 3),
        (8, "ArrowRight", 8),
        (3, "ArrowLeft", 2),
        (0, "ArrowLeft", 0),
        (1, "ArrowDown", 4),
        (4, "ArrowDown", 7),
        (7, "ArrowDown", 7),
        (8, "ArrowUp", 5),
        (2, "ArrowUp", 2),
        (4, "Home", 0),
        (4, "End", 8),
        (4, "", 4),
        (4, "a", 4),
    ],
)
def test_keys(place: int, key: str, reached: int) -> None:
    assert place_after(GRID, place, key) == reached


def test_down_prefers_what_is_below_to_what_is_near() -> None:
    points = [Point(x=100, y=100), Point(x=300, y=150), Point(x=110, y=300)]
    assert place_after(points, 0, "ArrowDown") == 2


def test_fills_are_the_colored_areas_and_bounded() -> None:
    assert fills_of(GRID[:3], ["", "red", ""]) == [Fill(x=300, y=100, paint="red")]
    many = [Point(x=number % WIDTH, y=number % HEIGHT) for number in range(MAX_FILLS + 50)]
    assert len(fills_of(many, ["blue"] * len(many))) == MAX_FILLS


class _Paper(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in {"img", "script", "b"}:
            self.pictures.append({"tag": tag, **dict(attrs)})


def test_paper_holds_one_picture_and_escapes_the_title() -> None:
    parsed = _Paper()
    parsed.feed(paper("Santa's \"<b>Sleigh", "data:image/png;base64,AAAA"))
    assert parsed.pictures == [
        {"tag": "img", "src": "data:image/png;base64,AAAA", "alt": "Santa's \"<b>Sleigh"}
    ]


def test_the_browser_computes_the_same() -> None:
    moves = [
        [GRID, place, key]
        for place in range(9)
        for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "")
    ]
    assert run_in_node(place_after, moves) == run_in_python(place_after, moves)
    fills = [[GRID, ["", "red"] * 4 + ["sky"]]]
    assert run_in_node(fills_of, fills) == run_in_python(fills_of, fills)
    points = [[point] for point in GRID]
    assert run_in_node(position, points) == run_in_python(position, points)
