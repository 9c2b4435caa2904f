"""The filters of the list pages."""

import pytest

from santa_app.rules.filters import matches, valid_choice


@pytest.mark.parametrize(
    ("value", "choice", "expected"),
    [
        ("Easy", "all", True),
        ("Easy", "Easy", True),
        ("Easy", "Hard", False),
        ("Easy", "easy", False),
        ("Easy", "Eas", False),
        ("Easy", "", False),
    ],
)
def test_only_the_exact_value_matches(value, choice, expected):
    assert matches(value, choice) is expected


@pytest.mark.parametrize(
    ("choice", "result"),
    [("Easy", "Easy"), ("all", "all"), ("", "all"), ("easy", "all"), ("<b>", "all")],
)
def test_an_unknown_choice_becomes_all(choice, result):
    assert valid_choice(choice, ("Easy", "Medium", "Hard")) == result
