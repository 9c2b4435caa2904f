"""The nice score of a name, its stars and its message.

Score = 85 + sum of the character codes of the lowercased name mod 15. The same sum mod the number
of messages chooses the message. One star for each full 20 points.
"""

from reflex_browser_state.portable import trim, utf16_codes

from santa_app.content.nice_list import NICE_MESSAGES

LOWEST_SCORE = 85
SCORE_SPREAD = 15
POINTS_PER_STAR = 20


def is_name(name: str) -> bool:
    """Whether `name` is more than white space."""
    return trim(name) != ""


def name_sum(name: str) -> int:
    """Return the sum of the character codes (UTF-16) of the trimmed, lower-cased name."""
    return sum(utf16_codes(trim(name).lower()))


def nice_score(name: str) -> int:
    """Return the score out of 100, from 85 to 99."""
    return LOWEST_SCORE + name_sum(name) % SCORE_SPREAD


def star_count(score: int) -> int:
    """Return one star for each full 20 points."""
    return score // POINTS_PER_STAR


def message_index(name: str) -> int:
    """Return the index in NICE_MESSAGES of the message for this name."""
    return name_sum(name) % len(NICE_MESSAGES)
