"""The nice score's formula, range and stars."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santa_app.rules.nice_score import is_name, message_index, name_sum, nice_score, star_count


@pytest.mark.parametrize(
    ("name", "total"),
    [
        ("a", 97),
        ("A", 97),
        ("  a\t", 97),
        ("ab", 195),
        ("a b", 227),
        ("é", 233),
        ("小明", 0x5C0F + 0x660E),
        ("🎅", 0xD83C + 0xDF85),
        ("İ", 0x69 + 0x307),
        ("ß", 0xDF),
        ("\ufeffa\u00a0", 97),
    ],
)
def test_the_sum_of_codes(name: str, total: int) -> None:
    assert name_sum(name) == total


@pytest.mark.parametrize(
    ("name", "score", "message"),
    [
        ("o", 91, 1),  # 111 = 7 * 15 + 6
        ("x", 85, 0),  # 120 = 8 * 15
        ("w", 99, 4),  # 119 = 7 * 15 + 14
        ("Testkind", 85 + (116 + 101 + 115 + 116 + 107 + 105 + 110 + 100) % 15, 0),
    ],
)
def test_score_and_message_follow_from_the_same_sum(name: str, score: int, message: int) -> None:
    assert nice_score(name) == score
    assert message_index(name) == message


@pytest.mark.parametrize(
    ("score", "stars"),
    [
        (0, 0),
        (19, 0),
        (20, 1),
        (79, 3),
        (99, 4),
        (100, 5),
    ],
)
def test_one_star_for_each_twenty_points(score: int, stars: int) -> None:
    assert star_count(score) == stars


@pytest.mark.parametrize("blank", ["", " ", "\t\n", "\u00a0", "\u3000", "\ufeff"])
def test_blanks_are_no_name(blank: str) -> None:
    assert not is_name(blank)


@given(st.text(min_size=1))
def test_everybody_is_on_the_list(name: str) -> None:
    assert 85 <= nice_score(name) <= 99
    assert 0 <= message_index(name) <= 4
    assert nice_score(f" {name} ") == nice_score(name)
