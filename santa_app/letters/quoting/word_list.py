"""Looks words up in the lists that ship with the site."""

import re
import unicodedata
from collections.abc import Collection, Iterator
from hashlib import blake2b
from pathlib import Path

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "þ": "th", "ħ": "h"}
)
_LOOK_ALIKES = str.maketrans("аеорсухкмтнвіјѕпгαεορτυικνκβηγχ", "aeopcyxkmthbijsnraeoptuiknkbnyx")
"""Letters of other scripts, and the Latin ones that they look like."""
_LOOK_ALIKES |= {letter: letter - 0x60 for letter in range(0x30A1, 0x30F7)}
"""Katakana, and hiragana of the same sound."""
_SOUNDS = (("ph", "f"), ("ck", "k"), ("x", "ks"))
_SAME_SOUND = str.maketrans("cqzyw", "kksiv")
_REPEATED = re.compile(r"(.)\1+")
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


def in_one_script(key: str) -> str:
    """Return a folded word with Latin letters for those that look alike, and in hiragana."""
    return key.translate(_LOOK_ALIKES)


def sound(key: str) -> str:
    """Return a folded word as it sounds: "fuk" for "phuckk"."""
    for letters, one in _SOUNDS:
        key = key.replace(letters, one)
    return _REPEATED.sub(r"\1", key.translate(_SAME_SOUND))


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


class WordFilter:
    """A Bloom filter: 300,000 words in 400 KB, for a wrong answer to one of 200 others.

    It is made by `art/words/make.py`, and answers for the exact spelling.
    """

    def __init__(self, file: Path) -> None:
        self._bits = file.read_bytes()

    def __contains__(self, word: str) -> bool:
        return all(
            self._bits[bit >> 3] & 1 << (bit & 7) for bit in _bits_of(word, len(self._bits) * 8)
        )


def word_filter(words: Collection[str], bits_per_word: int) -> bytes:
    """Return the content of a `WordFilter`'s file."""
    filled = bytearray(len(words) * bits_per_word // 8 + 1)
    for word in words:
        for bit in _bits_of(word, len(filled) * 8):
            filled[bit >> 3] |= 1 << (bit & 7)
    return bytes(filled)


def _bits_of(word: str, size: int) -> Iterator[int]:
    hashed = blake2b(word.encode("utf-8", "replace"), digest_size=16).digest()
    start, step = (int.from_bytes(half, "little") for half in (hashed[:8], hashed[8:]))
    for number in range(8):
        yield (start + number * step) % size
