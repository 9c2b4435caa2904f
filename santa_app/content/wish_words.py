"""The words of one language by which wishes are recognized and named: its `wishes.md`."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from santa_app.content.checks import ContentError
from santa_app.content.sections import sections
from santa_app.i18n import language_file

MANY: Final = "many"
"""The kind of gifts in the plural."""
SOME: Final = "some"
"""The kind of gifts without a number, such as clay; all other kinds are of one thing."""
_SETS: Final = (
    "adjectives",
    "opening",
    "ending",
    "details",
    "explaining",
    "refusing",
    "alive",
    "toys",
    "persons",
    "insults",
    "joins",
    "parts",
)
_PLACEHOLDERS: Final = {"{number}", "{color}", "{before}", "{gift}"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Gift:
    """A gift as it is shown without an article, and the kind by which its name is made."""

    shown: str
    kind: str
    is_animal: bool = False
    """Whether it is a living being, which is not quoted beside a word that is not known."""

    @property
    def is_plural(self) -> bool:
        return self.kind == MANY


@dataclass(frozen=True, slots=True, kw_only=True)
class WishWords:
    """The words of a language; docs/translating.md explains the headings of its `wishes.md`.

    `gifts` has the name of each gift in every number, `colors` the form of each color by kind.
    `forms` has the endings of a word that is not known, such as "-ę", and those of the form that is
    looked up instead; "ال-" is written before a word. `parts` are the first parts of compounds.
    `thing` is "first" or "last": which of two nouns is the gift. Without it, two are not quoted.
    """

    gifts: Mapping[str, Gift]
    patterns: Mapping[str, str]
    elisions: Mapping[str, str]
    colors: Mapping[str, Mapping[str, str]]
    brands: Mapping[str, str]
    alone: Mapping[str, str]
    spellings: Mapping[str, str]
    numbers: Mapping[str, str]
    forms: Mapping[str, str]
    parts: frozenset[str]
    adjectives: frozenset[str]
    opening: frozenset[str]
    ending: frozenset[str]
    details: frozenset[str]
    explaining: frozenset[str]
    refusing: frozenset[str]
    alive: frozenset[str]
    toys: frozenset[str]
    persons: frozenset[str]
    insults: frozenset[str]
    joins: frozenset[str]
    polite: tuple[str, ...]
    thing: str = ""

    def name(self, gift: Gift, *, before: str, color: str, number: str) -> str:
        """Return a gift's name with its article and the words before it that are kept."""
        shown = self.colors[color][gift.kind] if color else ""
        words = self.patterns[gift.kind].format(
            number=number, color=shown, before=before, gift=gift.shown
        )
        name = " ".join(words.split())
        for found, instead in self.elisions.items():
            name = re.sub(found, instead, name, flags=re.IGNORECASE)
        return name


def read(text: str) -> WishWords:
    """Return the words of a wishes.md.

    Raises ContentError for a section that is missing or unknown, and for an entry that cannot be
    understood.
    """
    gifts: dict[str, Gift] = {}
    found: dict[str, str] = {}
    for heading, body in sections(text):
        if heading in {"gifts", "animals"} or heading.startswith("gifts: "):
            gifts |= dict(_gifts(body, is_animal=heading == "animals"))
        else:
            found[heading] = body
    named = {"kinds", "colors", "brands", "alone", "spellings", "numbers", "polite", *_SETS}
    found = {"parts": "", "explaining": "", "toys": "", **found}
    for heading in named ^ found.keys() - {"elisions", "thing", "forms"}:
        _require(heading, "is missing or unknown", holds=False)
    patterns = _pairs("kinds", found["kinds"])
    for kind, pattern in patterns.items():
        wrong = set(re.findall(r"\{.*?\}", pattern)) - _PLACEHOLDERS
        _require(kind, "has a wrong placeholder", holds=not wrong and "{gift}" in pattern)
    for gift in gifts.values():
        _require(gift.shown, f"is of no kind: {gift.kind}", holds=gift.kind in patterns)
    return WishWords(
        gifts=gifts,
        patterns=patterns,
        elisions=_pairs("elisions", found.get("elisions", "")),
        colors=_colors(found["colors"], patterns),
        brands=dict(map(_brand, _list(found["brands"]))),
        alone=_by_word("alone", found["alone"]),
        spellings={
            wrong: right
            for right, wrongs in _pairs("spellings", found["spellings"]).items()
            for wrong in _list(wrongs)
        },
        forms=_pairs("forms", found.get("forms", "")),
        numbers=_by_word("numbers", found["numbers"]),
        polite=tuple(_list(found["polite"])),
        thing=found.get("thing", "").strip(),
        **{name: frozenset(found[name].split()) for name in _SETS},
    )


def _gifts(body: str, *, is_animal: bool) -> Iterator[tuple[str, Gift]]:
    """Return the gifts by the words that name them.

    "doll/dolls" gives singular and plural. "Hase=Hasen" is shown as the second word wherever either
    is written, for languages in which the noun changes after its article.
    """
    for kind, nouns in _pairs("gifts", body).items():
        for noun in _list(nouns):
            one, _, many = noun.partition("/")
            written, _, changed = one.partition("=")
            gift = Gift(shown=changed or written, kind=kind, is_animal=is_animal)
            yield from ((word, gift) for word in {written, gift.shown})
            if many:
                yield many, Gift(shown=many, kind=MANY, is_animal=is_animal)


def _colors(body: str, patterns: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Return each spelling of a color with its forms for the kinds that show one.

    A single form is that of all kinds.
    """
    kinds = [kind for kind, pattern in patterns.items() if "{color}" in pattern]
    colors = {}
    for spellings, shown in _pairs("colors", body).items():
        forms = _list(shown)
        if len(forms) == 1:
            forms *= len(kinds)
        _require(spellings, f"needs a form for {kinds}", holds=len(forms) == len(kinds))
        by_kind = {**dict.fromkeys(patterns, ""), **dict(zip(kinds, forms, strict=True))}
        colors |= dict.fromkeys(spellings.split("/"), by_kind)
    return colors


def _brand(entry: str) -> tuple[str, str]:
    """Return how a brand is written and shown: "Duplo" is both, in "legos=LEGO" they differ."""
    written, _, shown = entry.rpartition("=")
    return (written or shown).casefold(), shown


def _by_word(heading: str, body: str) -> dict[str, str]:
    """Return the displayed word by each spelling, from lines such as "2/two: two"."""
    return {
        word: shown for words, shown in _pairs(heading, body).items() for word in words.split("/")
    }


def _pairs(heading: str, body: str) -> dict[str, str]:
    """Return lines such as "a: b, c"; a line that begins with blanks continues the one before."""
    pairs = {}
    for line in re.sub(r"\n\s+", " ", body).splitlines():
        if line:
            name, colon, rest = line.partition(": ")
            _require(heading, f"has a line that is not understood: {line}", holds=bool(colon))
            _require(heading, f"has two lines for {name}", holds=name not in pairs)
            pairs[name] = rest.strip()
    return pairs


def _list(text: str) -> list[str]:
    return [" ".join(one.split()) for one in text.split(",") if one.strip()]


def _require(part: str, problem: str, *, holds: bool) -> None:
    if not holds:
        raise ContentError("wishes.md", part, problem)


@cache
def wish_words(locale: str) -> WishWords:
    """Return the words of a language. Raises what `read` raises, and FileNotFoundError."""
    file = language_file("wishes.md", locale)
    try:
        return read(file.read_text(encoding="utf-8"))
    except ContentError as error:
        place = f"{file.parent.name}/{file.name}"
        raise ContentError(place, error.field, error.problem) from None
