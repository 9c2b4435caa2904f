"""Looks words up in the lists that ship with the site."""

import re
import unicodedata
from pathlib import Path

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "þ": "th", "ħ": "h"}
)
_ACCENTS = re.compile("[\u0300-\u036f\u0591-\u05bd\u0640\u064b-\u0652\u0656-\u065f\u0670]")
"""Accents, and the marks of vowels and the stretched lines of Hebrew and Arabic."""
_SILENT = re.compile("['’ʼʻ`´.\u200c\u200d]")
_WORD_MARKS = frozenset(" -‐'’ʼʻ.\u200c\u200d")
_BLANKS = re.compile(r"[\s\-‐]+")


def folded(text: str) -> str:
    """Return `text` as the lists spell it: small letters, no accents, hyphens as spaces."""
    bare = _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()).translate(_LETTERS))
    return _BLANKS.sub(" ", _SILENT.sub("", unicodedata.normalize("NFC", bare))).strip()


def without_stray_accents(text: str) -> str:
    """Return `text` without the accents that form no letter with their base; no word needs them."""
    return _ACCENTS.sub("", unicodedata.normalize("NFC", text))


def spells_words(text: str) -> bool:
    """Return whether `text` is letters only, with the marks that words are spelled with."""
    return text[:1].isalpha() and all(
        character in _WORD_MARKS or unicodedata.category(character)[0] in "LM" for character in text
    )


class WordList:
    """A sorted text file with one entry on a line: the folded word, then fields after tabs.

    The file stays one text in memory, a tenth of what a dictionary takes, and is searched by
    halves.
    """

    def __init__(self, file: Path) -> None:
        self._text = file.read_bytes()

    def find(self, word: str) -> list[list[str]]:
        """Return the fields of each entry for a word, in any spelling; none if it is not listed."""
        key = folded(word).encode()
        position = self._first(key) if key else len(self._text)
        found = []
        while (line := self._line(position)).split(b"\t")[0] == key and key:
            found.append(line.decode().split("\t")[1:])
            position += len(line) + 1
        return found

    def _line(self, start: int) -> bytes:
        return self._text[start : self._text.find(b"\n", start)]

    def _first(self, key: bytes) -> int:
        """Return where the first line starts whose word is not before `key`."""
        low, high = 0, len(self._text)
        while low < high:
            start = self._text.rfind(b"\n", low, (low + high) // 2) + 1 or low
            line = self._line(start)
            if line.split(b"\t")[0] < key:
                low = start + len(line) + 1
            else:
                high = start
        return low
