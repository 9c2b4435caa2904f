"""Recognizes toys and gifts in a wish list, in words of `santa_app.content.wish_words` only."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeVar

from santa_app.content.phrases import UNSPACED
from santa_app.content.wish_words import Gift, WishWords, wish_words
from santa_app.i18n import current_language
from santa_app.letters.quoting.word_list import folded
from santa_app.letters.submission.sanitize import sanitize

T = TypeVar("T")

_MAX_WISHES = 3
_MAX_PARTS = 60
"""How many wishes of a list are read."""
_MAX_WISH = 120
"""Longest wish that is read, in characters."""
_MAX_PHRASE = 4
"""Most words of an entry of the vocabulary."""
_LIST_MARKER = re.compile(r"^\s*(?:[-*•·・–—+>]+|\(?\d{1,2}[.):]|[☐☑✓✔🎁]+)\s*")
_COMMAS = re.compile(rf"[,;、，；،؛。・]+|(?<=[{UNSPACED}])\s+(?=[{UNSPACED}])")
_WORDS = re.compile(r"[^\W_]+")
_UNSPACED = re.compile(f"[{UNSPACED}]")
_FOREIGN = re.compile(r"[@:/\\<>{}\[\]=|$%^~]")
"""Characters of links and code, which no wish needs."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a reply says of a wish list: up to three gifts, and whether there is anything else."""

    quoted: tuple[str, ...]
    has_more: bool


def read_wishes(text: str | None) -> Wishes:
    """Return the gifts that are recognized in a wish list, in Santa's words ("a red bicycle").

    A wish is a line of the list, or a part of it between commas or "and". The words are those of
    the current language.
    """
    return _reader(current_language().locale).read(text or "")


def recognized_gift(wish: str) -> str | None:
    """Return the gift that one wish names, with its article, color or number, or None."""
    return _reader(current_language().locale).recognized_gift(wish)


@cache
def _reader(locale: str) -> "_WishReader":
    return _WishReader(wish_words(locale))


class _WishReader:
    """Reads wishes in one language."""

    def __init__(self, words: WishWords) -> None:
        self._words = words
        self._gifts = _by_folded(words.gifts)
        self._brands = _by_folded(words.brands)
        self._alone = _by_folded(words.alone)
        self._spellings = _by_folded(words.spellings)
        self._numbers = _by_folded(words.numbers)
        self._colors = {folded(color): color for color in words.colors}
        self._opening = _folded_set(words.opening)
        self._ending = _folded_set(words.ending)
        self._details = _folded_set(words.details)
        self._stopping = _folded_set(words.stopping)

    @cached_property
    def _joins(self) -> re.Pattern[str]:
        joins = "|".join(re.escape(join) for join in self._words.joins if join[-1:] != "-")
        return re.compile(rf"\s+(?:{joins})\s+|\s*\+\s*", re.IGNORECASE)

    @cached_property
    def _polite(self) -> re.Pattern[str]:
        polite = "|".join(map(re.escape, self._words.polite))
        return re.compile(rf"\b(?:{polite})\b", re.IGNORECASE)

    @cached_property
    def _kinds(self) -> dict[str, str]:
        """The kinds of single words. A word of two kinds has the last."""
        return {
            **dict.fromkeys(_folded_set(self._words.adjectives), "adjective"),
            **dict.fromkeys(self._opening, "opening"),
            **dict.fromkeys(self._ending, "ending"),
            **dict.fromkeys(self._numbers, "number"),
            **dict.fromkeys(self._colors, "color"),
        }

    @cached_property
    def _unspaced(self) -> re.Pattern[str]:
        """Matches the next word where no blanks divide them: the longest that is known."""
        named = (self._gifts, self._brands, self._alone, self._spellings, self._kinds)
        known = {word for one in named for word in one} | self._details | self._stopping
        words = sorted(filter(_UNSPACED.search, known), key=len, reverse=True)
        return re.compile("|".join([*map(re.escape, words), _UNSPACED.pattern, f"[^{UNSPACED}]+"]))

    def _split(self, text: str) -> list[str]:
        return [
            part
            for word in _words(text)
            for part in (self._unspaced.findall(word) if _UNSPACED.search(word) else [word])
        ]

    def read(self, text: str) -> Wishes:
        quoted: dict[str, None] = {}
        has_more = False
        for number, part in enumerate(self._parts(text)):
            gift = self.recognized_gift(part) if number < _MAX_PARTS else None
            if gift and (gift in quoted or len(quoted) < _MAX_WISHES):
                quoted[gift] = None
            elif gift or len(part) > _MAX_WISH or not set(self._split(part)) <= self._opening:
                has_more = True
            if number >= _MAX_PARTS:
                break
        return Wishes(tuple(quoted), has_more)

    def _parts(self, text: str) -> Iterator[str]:
        for line in sanitize(text).split("\n"):
            for wish in _COMMAS.split(_LIST_MARKER.sub("", line)):
                for part in self._parted(self._joins.split(wish)):
                    if part.strip():
                        yield part
                    # What follows belongs to this gift: "a doll with a hat and shoes".
                    if len(part) <= _MAX_WISH and self._details & set(self._split(part)):
                        break

    def _parted(self, parts: list[str]) -> Iterator[str]:
        """Divide the parts also before a gift that the word "and" is written together with."""
        prefixes = tuple(join[:-1] for join in self._words.joins if join.endswith("-"))
        for part in parts:
            if _UNSPACED.search(part):
                yield from self._parted_unspaced(part)
                continue
            start = 0
            for word in re.finditer(r"(?<=\s)\S+", part) if prefixes else ():
                rest = word[0].removeprefix(next(filter(word[0].startswith, prefixes), ""))
                if (
                    rest != word[0]
                    and folded(rest) in self._gifts
                    and folded(word[0]) not in self._gifts
                ):
                    yield part[start : word.start()]
                    start = word.end() - len(rest)
            yield part[start:]

    def _parted_unspaced(self, part: str) -> Iterator[str]:
        """Divide a part without blanks where a word for "and" is between two known words."""
        words: list[str] = []
        for word in self._split(part):
            if word in self._words.joins and words and words[-1] in self._gifts:
                yield " ".join(words)
                words = []
            else:
                words.append(word)
        yield " ".join(words)

    def recognized_gift(self, wish: str) -> str | None:
        if len(wish) > _MAX_WISH or _FOREIGN.search(wish):
            return None
        words = self._spelled(self._split(self._polite.sub(" ", wish)))
        while words and words[0] in self._opening and not _match(words, self._gifts):
            words = words[1:]
        end = next((at for at, word in enumerate(words) if at and word in self._ending), len(words))
        # Looked up first: "nerf gun" is a toy by its whole name only.
        if whole := self._alone.get(" ".join(words[:end])):
            return None if self._stopping & set(words[end:]) else whole
        return None if self._stopping & set(self._outside_gifts(words)) else self._shown(words)

    def _outside_gifts(self, words: list[str]) -> Iterator[str]:
        while words:
            known = _match(words, self._gifts)
            if not known:
                yield words[0]
            words = words[known[0] if known else 1 :]

    def _spelled(self, words: list[str]) -> list[str]:
        """Return the words with children's spellings corrected."""
        found: list[str] = []
        while words:
            taken, correct = _match(words, self._spellings) or (1, words[0])
            found += self._split(correct)
            words = words[taken:]
        return found

    def _kinds_of(self, words: list[str]) -> Iterator[tuple[str, str, Gift | None]]:
        """Return the kind of each word or phrase, how it is shown, and the gift if it is one."""
        while words:
            taken = 1
            gift, brand = _match(words, self._gifts), _match(words, self._brands)
            if gift and (not brand or gift[0] >= brand[0]):
                taken = gift[0]
                yield "gift", "", gift[1]
            elif brand:
                taken = brand[0]
                yield "brand", brand[1], None
            else:
                word = words[0]
                kind = self._kinds.get(word, "unknown")
                yield kind, self._colors.get(word, self._numbers.get(word, word)), None
            words = words[taken:]

    def _shown(self, words: list[str]) -> str | None:
        """Return the gift with what is kept of the words before it; None if a word is unknown.

        One unknown word may come before the gift ("a sequin bag"), and is left out.
        """
        gifts: list[Gift] = []
        kept = {"number": "", "color": "", "brand": ""}
        unknown = 0
        for kind, shown, gift in self._kinds_of(words):
            if gift:
                gifts.append(gift)
            elif kind in kept:
                kept[kind] = shown
            elif gifts and kind == "ending":
                break
            elif kind in {"opening", "ending"} and not gifts:
                kept["number"] = ""
            elif kind != "adjective":
                unknown += 2 if gifts else 1
        if not gifts or unknown > 1 or (unknown and gifts[-1].is_animal):
            return None
        *others, gift = gifts
        number = kept["number"]
        if gift.is_animal:
            # A name or a color before an animal could be meant as an insult.
            return self._words.name(gift, before="", color="", number=number)
        before = others[-1].shown if others and not others[-1].is_plural else kept["brand"]
        before = "" if before in gift.shown else before
        return self._words.name(gift, before=before, color=kept["color"], number=number)


def _words(text: str) -> list[str]:
    return _WORDS.findall(folded(text))


def _by_folded(named: Mapping[str, T]) -> dict[str, T]:
    return {" ".join(_words(name)): value for name, value in named.items()}


def _folded_set(words: frozenset[str]) -> frozenset[str]:
    return frozenset(words) | {folded(word) for word in words}


def _match(words: list[str], phrases: Mapping[str, T]) -> tuple[int, T] | None:
    """Return how many of the first words are the longest known phrase, and the gift it names."""
    for taken in range(min(_MAX_PHRASE, len(words)), 0, -1):
        if (found := phrases.get(" ".join(words[:taken]))) is not None:
            return taken, found
    return None
