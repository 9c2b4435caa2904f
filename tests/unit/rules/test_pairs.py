"""The rules of Christmas Pairs."""

from collections import Counter

import pytest

from santa_app.content.pairs import BOARDS, PICTURES
from santa_app.rules.pairs import dealt, fewest


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.slug)
def test_each_picture_lies_on_the_table_twice(board) -> None:
    orders = [dealt(board.pairs, len(PICTURES), seed) for seed in range(200)]
    for order in orders:
        assert set(Counter(order).values()) == {2}
        assert len(order) == 2 * board.pairs
        assert set(order) <= set(range(len(PICTURES)))
    assert len({tuple(order) for order in orders}) == len(orders)


def test_every_picture_comes_and_lies_at_every_place() -> None:
    orders = [dealt(6, len(PICTURES), seed) for seed in range(2_000)]
    for place in range(12):
        seen = Counter(order[place] for order in orders)
        assert len(seen) == len(PICTURES)
        assert min(seen.values()) > 100


def test_the_record_is_the_fewest_turns() -> None:
    assert [fewest(0, 9), fewest(9, 12), fewest(9, 7)] == [9, 9, 7]
