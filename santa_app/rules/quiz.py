"""The trivia result: percent and tier (SPEC section 9)."""

from santa_app.content.trivia import QUIZ_TIERS, QuizTier


def percent_right(score: int, total: int) -> int:
    """Return the share of right answers in percent, rounded half up; 0 when none were asked."""
    if total <= 0:
        return 0
    return (200 * score + total) // (2 * total)


def quiz_tier(score: int, total: int) -> QuizTier:
    """Return the tier of `score` right answers out of `total`.

    The exact share decides, not the rounded percent, so that 89.6 % is not yet 90.
    """
    for tier in QUIZ_TIERS:
        if 100 * score >= tier.percent * total:
            return tier
    return QUIZ_TIERS[len(QUIZ_TIERS) - 1]
