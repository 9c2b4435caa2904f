"""Phrases by which a sad letter is recognized, from each language's sad_words.md."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from santa_app.content.phrases import Phrases, normalized
from santa_app.content.sections import sections
from santa_app.i18n import DEFAULT_LOCALE, language_file

DANGER: Final = "danger"
"""The kind that points to violence, abuse or self-harm."""


def read(text: str) -> dict[str, Phrases]:
    """Return the phrases of each kind. Raises ValueError for a kind without phrases."""
    lines = dict(sections(text))
    lines.pop("spellings", None)
    # "my daddys gone" reads like "my daddy's gone".
    family = [
        one + ending for one in lines.pop("family").strip().split("/") for ending in ("", "s")
    ]
    names = {"family": "/".join(family)}
    return {kind: Phrases(body, names) for kind, body in lines.items()}


def read_spellings(text: str) -> dict[str, str]:
    """Return what children mean by each spelling that they use for it."""
    lines = dict(sections(text)).get("spellings", "").splitlines()
    pairs = [line.split(":") for line in lines if line]
    return {
        normalized(wrong).strip(): normalized(right).strip()
        for right, wrongs in pairs
        for wrong in wrongs.split(",")
    }


@dataclass(frozen=True, slots=True)
class SadWords:
    """The phrases of each kind in one language, and the spellings that are corrected first."""

    phrases: Mapping[str, Phrases]
    spellings: Mapping[str, str]
    misspelled: re.Pattern[str]

    def kinds(self, text: str) -> frozenset[str]:
        """Return the kinds that occur in a child's text, as children spell it."""
        words = self.misspelled.sub(lambda found: self.spellings[found[0]], normalized(text))
        return frozenset(
            kind for kind, phrases in self.phrases.items() if phrases.position(words) is not None
        )


@cache
def sad_words(locale: str) -> SadWords:
    """Return the phrases of a language. Raises what `read` raises, and FileNotFoundError."""
    text = language_file("sad_words.md", locale).read_text(encoding="utf-8")
    spellings = read_spellings(text)
    # Without spellings, a pattern that is found nowhere.
    misspelled = re.compile(f"(?<= )(?:{'|'.join(map(re.escape, spellings)) or '(?!)'})(?= )")
    return SadWords(read(text), spellings, misspelled)


SAD_WORDS: Final = sad_words(DEFAULT_LOCALE).phrases
SPELLINGS: Final = sad_words(DEFAULT_LOCALE).spellings


def kinds(text: str, locale: str = DEFAULT_LOCALE) -> frozenset[str]:
    """Return the kinds of sad words in a child's text.

    The words of English count in every letter, because not every child writes in the language of
    the page.
    """
    found = sad_words(DEFAULT_LOCALE).kinds(text)
    return found if locale == DEFAULT_LOCALE else found | sad_words(locale).kinds(text)
