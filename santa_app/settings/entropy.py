"""Estimates how hard a secret is to guess, by a rule that operators can follow."""

import math
import re
from itertools import pairwise

_ROWS = (
    "1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
)  # fmt: skip
_NEIGHBORS = frozenset(pair for row in _ROWS for pair in pairwise(row))
_SYLLABLES = "(?:[b-df-hj-np-tv-xz]{0,3}[aeiouy]+){2,}[b-df-hj-np-tv-xz]{0,3}"
_READABLE = re.compile(f"[A-Z]?{_SYLLABLES}|{_SYLLABLES.upper()}|[^\\W\\d_a-zA-Z]{{5,}}")
"""Letters of one case with two vowels or more, and three consonants in a row at most, which can be
pronounced; and letters of other scripts."""
_READABLE_BITS = 2.0
"""Bits of a letter in words; between those in a sentence (1.5) and in words drawn by lot (2.5)."""


def estimated_bits(secret: str) -> float:
    """Return the bits of a secret: each character counts the logarithm of how many differ.

    A blank, dot, dash or underscore counts nothing. Nor does a character that goes on as the two
    before it did, or as every other one (aaa, 112, 321, a1b2c3, a row of the keyboard), or that
    stands behind the same two once more. In five or more letters that can be pronounced, each
    counts 2 bits at most.
    """
    text = re.sub(r"[ ._-]", "", secret)
    each = math.log2(len(set(text)) or 1)
    bits = [each] * len(text)
    for found in _READABLE.finditer(text):
        if len(found[0]) >= 5:
            bits[found.start() : found.end()] = [min(each, _READABLE_BITS)] * len(found[0])
    text = text.lower()
    for at in range(2, len(text)):
        three = text[at - 2 : at + 1]
        if _goes_on(three) or _goes_on(text[max(at - 4, 0) : at + 1 : 2]) or three in text[:at]:
            bits[at] = 0.0
    return sum(bits)


def _goes_on(three: str) -> bool:
    steps = {ord(after) - ord(before) for before, after in pairwise(three)}
    return len(three) == 3 and (
        steps <= {0, 1}
        or steps <= {0, -1}
        or any(_NEIGHBORS.issuperset(pairwise(way)) for way in (three, three[::-1]))
    )
