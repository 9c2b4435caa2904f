"""Finds phrases in a letter: `Phrases`, compiled from lines that a person can read.

Commas and line ends separate phrases, blanks separate words, `a/b` stands for either word, and
`...` for up to four words of any kind. `$name` stands for the words that the caller gives by that
name. `!a/b` stands for no word: it says that neither of these words comes next, or, at the start of
a phrase, came just before. Case, apostrophes and punctuation do not matter. Each Japanese or
Chinese character and each Korean syllable is a word, because Japanese and Chinese put no blanks
between words, and children who write Korean put few.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache

_GAP = r"(?:\S+ ){0,4}"
_APOSTROPHES = str.maketrans("", "", "'’‘ʼ`´")
_VOWEL_MARKS = re.compile("[\u0591-\u05bd\u0640\u064b-\u0652\u0656-\u065f\u0670]")
"""Hebrew and Arabic marks that are written or left out; and the line that stretches a word."""
# Python's \w has no combining marks, which spell the vowels of Indian scripts.
_MARKS = "".join(
    letter
    for letter in map(chr, (*range(0x300, 0x2000), *range(0xA800, 0xAC00)))
    if unicodedata.category(letter).startswith("M")
)
_NOT_WORDS = re.compile(rf"(?:(?![{_MARKS}])[\W_])+")
UNSPACED = (
    "\u3005-\u3007\u3041-\u3096\u309d-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
)
"""The characters of Japanese and Chinese words, as the inside of a regular expression's class."""
HANGUL = "\uac00-\ud7a3"
"""The syllables of Korean words."""
_UNSPACED = re.compile(f"([{UNSPACED}{HANGUL}])")
# The space in front is that after the word before.
_WORD = re.compile(r"(?<= )(\S+) ")


def normalized(text: str) -> str:
    """Return `text` in lowercase words between single spaces, with a space at both ends."""
    spelled = unicodedata.normalize("NFC", text).casefold().translate(_APOSTROPHES)
    words = _NOT_WORDS.sub(" ", _UNSPACED.sub(r" \1 ", _VOWEL_MARKS.sub("", spelled)))
    return f" {words.strip()} "


class Phrases:
    """A set of phrases, found in words that `spell` has prepared as it prepares the phrases.

    Raises ValueError for a set without phrases, for a phrase that begins with `...`, and for a
    `$name` that is not given.
    """

    def __init__(
        self,
        lines: str,
        names: Mapping[str, str] | None = None,
        spell: Callable[[str], str] = normalized,
    ) -> None:
        named = {
            name: sorted({spell(one).strip() for one in words.split("/")})
            for name, words in (names or {}).items()
        }
        phrases = [phrase.split() for phrase in re.split(r"[,\n]", lines) if phrase.strip()]
        if not phrases:
            raise ValueError("no phrases are given")
        rests: dict[str, list[str]] = defaultdict(list)
        for phrase in phrases:
            before = []
            if phrase[0].startswith("!"):
                before = _choices(phrase.pop(0)[1:], named, spell)
            first, *more = phrase
            if first == "...":
                raise ValueError("a phrase cannot begin with '...'")
            rest = "".join(_pattern(term, named, spell) for term in more)
            for choice in _choices(first, named, spell):
                word, _, tail = choice.partition(" ")
                # One for each word: Python looks back only over a fixed length.
                looks = "".join(f"(?<! {re.escape(f'{one} {word}')} )" for one in before)
                rests[word].append(looks + (re.escape(f"{tail} ") if tail else "") + rest)
        # By first word: one pattern of all phrases would be tried at every word of a letter.
        self._rests = {word: "|".join(found) for word, found in rests.items()}

    def position(self, words: str) -> int | None:
        """Return where the first phrase starts in words, or None if there is none."""
        return next((start for start, _ in self.spans(words)), None)

    def spans(self, words: str) -> Iterator[tuple[int, int]]:
        """Yield where phrases start and end, one for each word that begins some."""
        for word in _WORD.finditer(words):
            rest = self._rests.get(word[1])
            if rest is not None and (found := _compiled(rest).match(words, word.end())):
                yield word.start(), found.end()


@cache
def _compiled(rest: str) -> re.Pattern[str]:
    """Compile at the first use: compiling all patterns takes a fifth of the server's startup."""
    return re.compile(rest)


def _pattern(term: str, named: Mapping[str, list[str]], spell: Callable[[str], str]) -> str:
    if term == "...":
        return _GAP
    look_ahead = "?!" if term.startswith("!") else "?:"
    words = "|".join(map(re.escape, _choices(term.removeprefix("!"), named, spell)))
    return f"({look_ahead}(?:{words}) )"


def _choices(term: str, named: Mapping[str, list[str]], spell: Callable[[str], str]) -> list[str]:
    """Return the words that a term of a phrase stands for."""
    found = set()
    for choice in term.split("/"):
        if not choice.startswith("$"):
            found.add(spell(choice).strip())
        elif choice[1:] in named:
            found.update(named[choice[1:]])
        else:
            raise ValueError(f"'{choice}' is an unknown name")
    return sorted(found)
