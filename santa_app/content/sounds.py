"""Writes words as they sound, so that a child's spelling and the right one compare equal.

`Sounds` is read from lines that a person can correct. `ph/v: f` writes both the same way; `-dt: t`
holds at the end of a word only, `wh-: w` at the beginning. After these, accents go, doubled
consonants and stretched vowels become single ones, and katakana becomes hiragana. The words of
`exact` stay as they are: those that would otherwise be taken for a word that says something else.
"""

import re
import unicodedata

from santa_app.content.phrases import normalized

_ACCENTS = re.compile("[\u0300-\u036f\u0653-\u0655]")
_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(0x30A1, 0x30F7)}
_VOWELS = "aeiouyаеєиіоуюя"
_REPEATED = re.compile(rf"([^\W\d_{_VOWELS}])\1+|([{_VOWELS}])\2{{2,}}")


class Sounds:
    """How the words of a language sound. Raises ValueError for a rule without a colon."""

    def __init__(self, rules: str = "", exact: str = "") -> None:
        self._sounds, patterns = [], []
        for line in filter(None, rules.splitlines()):
            written, colon, sound = line.partition(":")
            if not colon:
                raise ValueError(f"'{line}' has no colon")
            for one in map(str.strip, written.split("/")):
                first = "(?<= )" if one.endswith("-") else ""
                last = "(?= )" if one.startswith("-") else ""
                # Rules for one place go before general ones, and long rules before short ones.
                pattern = f"{first}{re.escape(normalized(one).strip())}{last}"
                patterns.append((pattern, normalized(sound).strip()))
        patterns.sort(key=lambda one: -len(one[0]))
        self._sounds = [sound for _, sound in patterns]
        self._rules = re.compile("|".join(f"({one})" for one, _ in patterns) or "(?!)")
        words = sorted({normalized(one).strip() for one in re.split(r"[\s/,]+", exact) if one})
        self._exact = re.compile(f"(?<= )({'|'.join(map(re.escape, words)) or '(?!)'})(?= )")

    def __call__(self, text: str) -> str:
        """Return the words of `text` between single spaces, as `normalized` does."""
        # `split` returns the exact words as every second part.
        parts = self._exact.split(normalized(text))
        parts[::2] = map(self._heard, parts[::2])
        return re.sub(" +", " ", "".join(parts))

    def _heard(self, words: str) -> str:
        sounds = self._rules.sub(lambda found: self._sounds[(found.lastindex or 0) - 1], words)
        bare = unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFD", sounds)))
        return _REPEATED.sub(r"\1\2", bare.translate(_HIRAGANA))
