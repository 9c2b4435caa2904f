"""Recognizes toys and gifts in a wish list, in words of `santa_app.content.wishes` only."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from santa_app.content.wishes import (
    ADJECTIVES,
    ALONE,
    BRANDS,
    COLORS,
    DETAILS,
    ENDING,
    NUMBERS,
    OPENING,
    SPELLINGS,
    STOPPING,
    WISH_TOPICS,
)
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
_LIST_MARKER = re.compile(r"^\s*(?:[-*•·–—+>]+|\(?\d{1,2}[.):]|[☐☑✓✔🎁]+)\s*")
_COMMAS = re.compile(r"[,;、，；،]+")
_AND = re.compile(r"\s+(?:and|plus|&)\s+|\s*\+\s*", re.IGNORECASE)
_WORDS = re.compile(r"[^\W_]+")
_POLITE = re.compile(r"\b(?:can|could|would|will|if|do|thank|love) you\b", re.IGNORECASE)
_FOREIGN = re.compile(r"[@:/\\<>{}\[\]=|$%^~]")
"""Characters of links and code, which no wish needs."""
_IRREGULAR = {
    "mouse": "mice", "fish": "fish", "goldfish": "goldfish", "sheep": "sheep",
    "reindeer": "reindeer", "moose": "moose", "bookshelf": "bookshelves", "wolf": "wolves",
    "scarf": "scarves", "snowman": "snowmen", "deck of cards": "decks of cards",
    "pair of scissors": "scissors",
}  # fmt: skip
_AN = re.compile(r"[aeiou]|MP3|RC |LED |LOL|Xbox", re.IGNORECASE)
_NOT_AN = re.compile(r"uni|uke|euro|USB|one", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a reply says of a wish list: up to three gifts, and whether there is anything else."""

    quoted: tuple[str, ...]
    has_more: bool


@dataclass(frozen=True, slots=True)
class _Gift:
    """A gift of the vocabulary as it is shown, without an article."""

    shown: str
    is_one: bool = False
    """Whether it is one thing, and takes "a" or "an"."""
    is_plural: bool = False
    is_animal: bool = False
    """Whether it is a living being, which is not quoted beside a word that is not known."""


def read_wishes(text: str | None) -> Wishes:
    """Return the gifts that are recognized in a wish list, in Santa's words ("a red bicycle").

    A wish is a line of the list, or a part of it between commas or "and".
    """
    quoted: dict[str, None] = {}
    has_more = False
    for number, part in enumerate(_parts(text or "")):
        gift = recognized_gift(part) if number < _MAX_PARTS else None
        if gift and (gift in quoted or len(quoted) < _MAX_WISHES):
            quoted[gift] = None
        elif gift or len(part) > _MAX_WISH or not set(_words(part)) <= OPENING:
            has_more = True
        if number >= _MAX_PARTS:
            break
    return Wishes(tuple(quoted), has_more)


def _parts(text: str) -> Iterator[str]:
    for line in sanitize(text).split("\n"):
        for wish in _COMMAS.split(_LIST_MARKER.sub("", line)):
            for part in _AND.split(wish):
                if part.strip():
                    yield part
                # What follows belongs to this gift: "a doll with a hat and shoes".
                if len(part) <= _MAX_WISH and DETAILS & set(_words(part)):
                    break


def recognized_gift(wish: str) -> str | None:
    """Return the gift that one wish names, with its article, color or number, or None."""
    if len(wish) > _MAX_WISH or _FOREIGN.search(wish):
        return None
    words = _spelled(_words(_POLITE.sub(" ", wish)))
    while words and words[0] in OPENING and not _match(words, _GIFTS):
        words = words[1:]
    end = next((at for at, word in enumerate(words) if at and word in ENDING), len(words))
    # Looked up first: "nerf gun" is a toy by its whole name only.
    if whole := ALONE.get(" ".join(words[:end])):
        return None if STOPPING & set(words[end:]) else whole
    return None if STOPPING & set(_outside_gifts(words)) else _shown(words)


def _outside_gifts(words: list[str]) -> Iterator[str]:
    while words:
        known = _match(words, _GIFTS)
        if not known:
            yield words[0]
        words = words[known[0] if known else 1 :]


def _words(text: str) -> list[str]:
    return _WORDS.findall(folded(text))


def _spelled(words: list[str]) -> list[str]:
    """Return the words with children's spellings corrected."""
    found: list[str] = []
    while words:
        taken, correct = _match(words, SPELLINGS) or (1, words[0])
        found += _words(correct)
        words = words[taken:]
    return found


def _match(words: list[str], phrases: Mapping[str, T]) -> tuple[int, T] | None:
    """Return how many of the first words are the longest known phrase, and the gift it names."""
    for taken in range(min(_MAX_PHRASE, len(words)), 0, -1):
        if (found := phrases.get(" ".join(words[:taken]))) is not None:
            return taken, found
    return None


def _kinds(words: list[str]) -> Iterator[tuple[str, str, _Gift | None]]:
    """Return the kind of each word or phrase, how it is shown, and the gift if it is one."""
    while words:
        taken = 1
        gift, brand = _match(words, _GIFTS), _match(words, BRANDS)
        if gift and (not brand or gift[0] >= brand[0]):
            taken = gift[0]
            yield "gift", "", gift[1]
        elif brand:
            taken = brand[0]
            yield "brand", brand[1], None
        else:
            yield _KINDS.get(words[0], "unknown"), NUMBERS.get(words[0], words[0]), None
        words = words[taken:]


def _shown(words: list[str]) -> str | None:
    """Return the gift with what is kept of the words before it; None if a word is unknown.

    One unknown word may come before the gift ("a sequin bag"), and is left out.
    """
    gifts: list[_Gift] = []
    kept = {"number": "", "color": "", "brand": ""}
    unknown = 0
    for kind, shown, gift in _kinds(words):
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
    if gift.is_animal:
        # A name or a color before an animal could be meant as an insult.
        return _phrase(gift, "", "", kept["number"])
    before = others[-1].shown if others and not others[-1].is_plural else kept["brand"]
    return _phrase(gift, "" if before in gift.shown else before, kept["color"], kept["number"])


def _phrase(gift: _Gift, before: str, color: str, number: str) -> str:
    phrase = " ".join(filter(None, [color, before, gift.shown]))
    if gift.is_plural and number:
        return f"{number} {phrase}"
    if not gift.is_one:
        return phrase
    return f"{'an' if _AN.match(phrase) and not _NOT_AN.match(phrase) else 'a'} {phrase}"


def plural_of(noun: str) -> str:
    """Return the plural of a noun of the vocabulary; the last word is the one that changes."""
    start, _, last = noun.rpartition(" ")
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if last in _IRREGULAR:
        last = _IRREGULAR[last]
    elif re.search(r"[^aeiou]y$", last):
        last = f"{last[:-1]}ies"
    elif re.search(r"(?:s|x|ch|sh)$", last):
        last = f"{last}es"
    else:
        last = f"{last}s"
    return f"{start} {last}".strip()


def _gifts() -> Iterator[tuple[str, _Gift]]:
    for topic in WISH_TOPICS:
        for nouns in (topic.one, topic.many, topic.some):
            for noun in nouns:
                gift = _Gift(
                    noun,
                    is_one=nouns is topic.one,
                    is_plural=nouns is topic.many,
                    is_animal=topic.slug == "animals",
                )
                yield noun, gift
                if gift.is_one:
                    yield (
                        plural_of(noun),
                        replace(gift, shown=plural_of(noun), is_one=False, is_plural=True),
                    )


_GIFTS: Mapping[str, _Gift] = {" ".join(_words(noun)): gift for noun, gift in _gifts()}
_KINDS = {
    **dict.fromkeys(ADJECTIVES, "adjective"),
    **dict.fromkeys(OPENING, "opening"),
    **dict.fromkeys(ENDING, "ending"),
    **dict.fromkeys([*NUMBERS, *NUMBERS.values()], "number"),
    **dict.fromkeys(COLORS, "color"),
}
"""The kinds of single words. A word of two kinds has the last."""
