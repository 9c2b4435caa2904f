"""Phrases by which a sad letter is recognized, from each language's sad_words.md.

A letter and the phrases are compared as they sound (`Sounds`), because that is how children write.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from santa_app.content.phrases import Phrases
from santa_app.content.sections import sections
from santa_app.content.sounds import Sounds
from santa_app.i18n import DEFAULT_LOCALE, language_file

DANGER: Final = "danger"
"""The kind that points to violence, abuse or self-harm."""
_DEATH = "death"
_ANIMAL = "animal"
"""The death of an animal; `_DEATH` beside it says that a person may have died, too."""

_NEAR: Final = 48
"""Maximum letters between a fear and the person who causes it."""
_AROUND: Final = 32
"""Letters before and after fear and person in which the fear may be explained, and around a dead
animal in which a person may be named."""
_BARE: Final = 24
"""Maximum letters of a sentence that only says "I'm so scared"."""
_MOSTLY: Final = 0.5
"""The share of a sentence's letters, or of its words."""
_SENTENCE_END = re.compile(r"[.!?…;:\n。！？؟؛]+")
_Span = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class FearOfSomeone:
    """Recognizes a sentence in which the child is afraid of a person.

    Such a sentence has a fear near a person or a rage, unless the words around name another cause.
    """

    afraid: Phrases
    person: Phrases
    pronoun: Phrases
    """A pronoun counts as a person unless the sentence before ends with something harmless."""
    rage: Phrases
    """Frightening behavior. It needs no person, and outweighs harmless things."""
    harmless: Phrases
    """Ordinary fears of children, games, and people who comfort the child."""
    loss: Phrases
    """Words that make it fear for a person; they follow the fear or the person."""

    def is_in(self, sentences: Sequence[str]) -> bool:
        """Return whether sentences, as they sound, tell of fear of a person."""
        # "He yells. I'm scared."
        pairs = [
            f"{one}{two[1:]}"
            for one, two in pairwise(sentences)
            if (self._is_bare(two) and self.rage.position(one) is not None)
            or (self._is_bare(one) and self.rage.position(two) is not None)
        ]
        before = ["", *sentences]
        return any(map(self._is_in_one, [*sentences, *pairs], [*before[:-1], *[""] * len(pairs)]))

    def _is_bare(self, words: str) -> bool:
        """Return whether a sentence is too short to name a cause of the fear."""
        return len(words) <= _BARE and self.harmless.position(words) is None

    def _is_in_one(self, words: str, before: str) -> bool:
        fears = list(self.afraid.spans(words))
        if not fears:
            return False
        people = list(self.person.spans(words))
        # "We have a new dog. I'm scared of him."
        if _last(self.person, before) >= _last(self.harmless, before):
            people += self.pronoun.spans(words)
        causes = [*people, *self.rage.spans(words)]
        return any(self._is_of(cause, fear, words, people) for fear in fears for cause in causes)

    def _is_of(self, cause: _Span, fear: _Span, words: str, people: list[_Span]) -> bool:
        if max(fear[0], cause[0]) - min(fear[1], cause[1]) > _NEAR:
            return False
        if cause[0] == fear[0]:  # The brother in "my brother is scared of noises".
            return False
        near = _part(words, min(fear[0], cause[0]) - _AROUND, max(fear[1], cause[1]) + _AROUND)
        harmless = self.harmless.position(near) is not None
        if cause not in people:
            return not harmless
        for _, end in (fear, cause):
            # Words after the next person belong to that person.
            rest = min([end + _AROUND, *(start for start, _ in people if start >= end)])
            if self.loss.position(_part(words, end, rest)) is not None:
                return False
        return not harmless or self.rage.position(near) is not None


def _without(spans: Iterable[_Span], words: str) -> str:
    """Return words with dashes for what is in the spans."""
    for start, end in spans:
        words = f"{words[:start]}{'-' * (end - start - 1)}{words[end - 1 :]}"
    return words


def _last(phrases: Phrases, words: str) -> int:
    """Return where the last of the phrases starts in words, or -1 if there is none."""
    return max((start for start, _ in phrases.spans(words)), default=-1)


def _part(words: str, start: int, end: int) -> str:
    """Return the whole words between two positions."""
    first = words.find(" ", max(0, start - 1))
    return words[first : max(first + 1, words.rfind(" ", 0, end) + 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SadWords:
    """The content of one language's sad_words.md."""

    sounds: Sounds
    phrases: Mapping[str, Phrases]
    """By kind."""
    ordinary: Phrases
    """Phrases to ignore: wishes for peace, games, and turns of phrase."""
    family: Phrases
    fear_of_someone: FearOfSomeone
    spellings: Mapping[str, str]
    """Correct words by children's spellings, both as they sound."""
    misspelled: re.Pattern[str]

    def kinds(self, text: str) -> frozenset[str]:
        """Return the kinds that occur in a child's text, as children spell it."""
        words = self._words(text)
        words = _without(self.ordinary.spans(words), words)
        found = {kind for kind, one in self.phrases.items() if one.position(words) is not None}
        if _ANIMAL in found:
            animals = list(self.phrases[_ANIMAL].spans(words))
            near = (_part(words, start - _AROUND, end + _AROUND) for start, end in animals)
            if any(self.family.position(part) is not None for part in near):
                found.add(_DEATH)  # "My dog died, and so did Grandpa."
            elif self.phrases[_DEATH].position(_without(animals, words)) is None:
                found.discard(_DEATH)
        if DANGER not in found:
            sentences = list(map(self._words, _SENTENCE_END.split(text)))
            if self.fear_of_someone.is_in(sentences):
                found.add(DANGER)
        return frozenset(found)

    def plain_kinds(self, text: str) -> frozenset[str]:
        """Return the kinds of whose phrases a sentence mostly consists ("My grandma died")."""
        found = frozenset[str]()
        for sentence in _SENTENCE_END.split(text):
            own = self.kinds(sentence) & self.phrases.keys()
            words = self._words(sentence)
            rest = _without(
                [span for kind in own for span in self.phrases[kind].spans(words)], words
            )
            left = [word for word in rest.split() if word.strip("-")]
            by_letters = rest.count("-") >= _MOSTLY * len(words.strip())
            by_words = len(left) <= (1 - _MOSTLY) * len(words.split())
            if own and (by_letters or by_words):
                found |= own
        return found

    def _words(self, text: str) -> str:
        return self.misspelled.sub(lambda found: self.spellings[found[0]], self.sounds(text))


def read(text: str) -> SadWords:
    """Parse a sad_words.md.

    Raises ValueError for a kind without phrases, and KeyError for a section that is missing.
    """
    lines = dict(sections(text))
    sounds = Sounds(lines.pop("sounds", ""), lines.pop("exact", ""))
    spellings = _spellings(lines.pop("spellings", ""), sounds)
    # "my daddys gone" reads like "my daddy's gone".
    family = [
        one + ending for one in lines.pop("family").strip().split("/") for ending in ("", "s")
    ]
    names = {"family": "/".join(family)}
    spell = cache(sounds)  # the same words are in many phrases
    phrases = {kind: Phrases(body, names, spell) for kind, body in lines.items()}
    fear = {part: phrases.pop(part) for part in FearOfSomeone.__slots__}
    return SadWords(
        sounds=sounds,
        ordinary=phrases.pop("ordinary"),
        family=Phrases(names["family"], spell=spell),
        phrases=phrases,
        fear_of_someone=FearOfSomeone(**fear),
        spellings=spellings,
        # Without spellings, a pattern that never matches.
        misspelled=re.compile(f"(?<= )(?:{'|'.join(map(re.escape, spellings)) or '(?!)'})(?= )"),
    )


def _spellings(lines: str, sounds: Sounds) -> dict[str, str]:
    pairs = [line.split(":") for line in lines.splitlines() if line]
    return {
        sounds(wrong).strip(): sounds(right).strip()
        for right, wrongs in pairs
        for wrong in wrongs.split(",")
    }


@cache
def sad_words(locale: str) -> SadWords:
    """Return the phrases of a language. Raises what `read` raises, and FileNotFoundError."""
    return read(language_file("sad_words.md", locale).read_text(encoding="utf-8"))


SAD_WORDS: Final = sad_words(DEFAULT_LOCALE).phrases
SPELLINGS: Final = sad_words(DEFAULT_LOCALE).spellings


def plain_kinds(text: str, locale: str) -> frozenset[str]:
    """Return the kinds that a child says plainly, in the words of English or of the language."""
    return sad_words(DEFAULT_LOCALE).plain_kinds(text) | sad_words(locale).plain_kinds(text)


def kinds(text: str, locale: str = DEFAULT_LOCALE) -> frozenset[str]:
    """Return the kinds of sad words in a child's text.

    The words of English count in every letter, because not every child writes in the language of
    the page.
    """
    found = sad_words(DEFAULT_LOCALE).kinds(text)
    return found if locale == DEFAULT_LOCALE else found | sad_words(locale).kinds(text)
