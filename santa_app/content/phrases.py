"""Finds phrases in a letter: `Phrases`, compiled from lines that a person can read.

Commas and line ends separate phrases, blanks separate words, `a/b` stands for either word, and
`...` for up to four words of any kind. `$name` stands for the words that the caller gives by that
name. `!a/b` stands for no word: it says that neither of these words comes next, or, at the start of
a phrase, came just before. Case, apostrophes and punctuation do not matter.
"""

import re
import unicodedata
from collections.abc import Mapping

_GAP = r"(?:\S+ ){0,4}"
_APOSTROPHES = str.maketrans("", "", "'’‘ʼ`´")
_NOT_WORDS = re.compile(r"[\W_]+")


def normalized(text: str) -> str:
    """Return `text` in lowercase words between single spaces, with a space at both ends."""
    words = _NOT_WORDS.sub(
        " ", unicodedata.normalize("NFC", text).casefold().translate(_APOSTROPHES)
    )
    return f" {words.strip()} "


class Phrases:
    """A set of phrases.

    Raises ValueError for a set without phrases, and for a `$name` that is not given.
    """

    def __init__(self, lines: str, names: Mapping[str, str] | None = None) -> None:
        phrases = [phrase.strip() for phrase in re.split(r"[,\n]", lines) if phrase.strip()]
        if not phrases:
            raise ValueError("no phrases are given")
        patterns = "|".join(_pattern(phrase, names or {}) for phrase in phrases)
        self._pattern = re.compile(f" (?:{patterns})")

    def position(self, words: str) -> int | None:
        """Return where the first phrase starts in `normalized` words, or None if there is none."""
        found = self._pattern.search(words)
        return None if found is None else found.start()


def _pattern(phrase: str, names: Mapping[str, str]) -> str:
    parts: list[str] = []
    for term in phrase.split():
        if term == "...":
            parts.append(_GAP)
            continue
        excluded, word = term.startswith("!"), term.removeprefix("!")
        if word.startswith("$") and word[1:] not in names:
            raise ValueError(f"'{phrase}' uses an unknown name")
        choices = names[word[1:]] if word.startswith("$") else word
        words = sorted({normalized(choice).strip() for choice in choices.split("/")})
        if excluded and not parts:
            # One for each word: Python looks back only over a fixed length.
            parts += [f"(?<! {re.escape(before)} )" for before in words]
        else:
            look_ahead = "?!" if excluded else "?:"
            parts.append(f"({look_ahead}(?:{'|'.join(map(re.escape, words))}) )")
    return "".join(parts)
