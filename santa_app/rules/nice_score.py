"""The nice score, its stars and its message (SPEC section 9)."""

from santa_app.browser.portable import trim, utf16_codes

LOWEST_SCORE = 85
SCORE_SPREAD = 15
POINTS_PER_STAR = 20
MESSAGE_COUNT = 5


def is_name(name: str) -> bool:
    """Whether something is left of `name` after trimming (SPEC section 5)."""
    return trim(name) != ""


def name_sum(name: str) -> int:
    """Return the sum of the character codes (UTF-16) of the trimmed, lower-cased name."""
    return sum(utf16_codes(trim(name).lower()))


def nice_score(name: str) -> int:
    """Return the score out of 100: always from 85 to 99."""
    return LOWEST_SCORE + name_sum(name) % SCORE_SPREAD


def star_count(score: int) -> int:
    """Return one star for each full 20 points."""
    return score // POINTS_PER_STAR


def message_index(name: str) -> int:
    """Return which of the five messages this name gets, from 0 to 4."""
    return name_sum(name) % MESSAGE_COUNT
