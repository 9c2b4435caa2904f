"""The quiz's percent and tiers, at every boundary."""

import pytest

from santa_app.rules.quiz import percent_right, quiz_tier


@pytest.mark.parametrize(
    ("score", "percent", "title"),
    [
        (8, 100, "Christmas Expert"),
        (7, 88, "Great job"),
        (6, 75, "Great job"),
        (5, 63, "Good effort"),
        (4, 50, "Good effort"),
        (3, 38, "Keep learning"),
        (1, 13, "Keep learning"),
        (0, 0, "Keep learning"),
    ],
)
def test_eight_questions(score: int, percent: int, title: str) -> None:
    assert percent_right(score, 8) == percent
    assert quiz_tier(score, 8).title == title


@pytest.mark.parametrize(
    ("score", "title"),
    [
        (1000, "Christmas Expert"),
        (900, "Christmas Expert"),
        (899, "Great job"),
        (700, "Great job"),
        (699, "Good effort"),
        (500, "Good effort"),
        (499, "Keep learning"),
        (0, "Keep learning"),
    ],
)
def test_tier_boundaries_are_exact(score: int, title: str) -> None:
    assert quiz_tier(score, 1000).title == title


def test_no_questions_give_no_percent() -> None:
    assert percent_right(0, 0) == 0
