"""Recognizes places: a city, a region, a country, and such of these as belong together."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from babel import Locale

from santa_app.content.words import PLACES_FILE
from santa_app.i18n import DEFAULT_LOCALE, Language, current_language
from santa_app.letters.quoting.word_list import WordList, spells_words, without_stray_accents
from santa_app.letters.submission.sanitize import sanitize

_LIST = WordList(PLACES_FILE)
_MAX_FIELD = 100
"""Longest place that is read, in characters."""
_MAX_WORDS = 6
_COMMAS = re.compile(r"\s*[,;/()،，、]\s*|\s+[-–—]\s+")
_ARTICLE_COUNTRIES = re.compile(
    r"(?:USA?|UK|UAE|United .*|Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles"
    r"|Dominican Republic|Czech Republic|Central African Republic|Comoros|Congo|Yukon|.* Islands)"
)


_SIZES = {"t": 1, "r": 2, "a": 2, "c": 3}
"""Towns lie in regions, which may be abbreviated, and these in countries."""


@dataclass(frozen=True, slots=True)
class _Place:
    kind: str
    shown: str
    codes: tuple[str, ...]
    """Countries, or states of the United States as in `US-IL`, that of the largest place first."""

    def contains(self, smaller: "_Place") -> bool:
        return _SIZES[smaller.kind] < _SIZES[self.kind] and any(
            code == inner or (self.kind == "c" and code == inner[:2])
            for code in self.codes
            for inner in smaller.codes
        )


def quotable_place(text: str | None) -> str | None:
    """Return a city, region or country as a mail may quote it, or None if none is recognized.

    In another language than English, countries have their names of that language.
    "berlin, germany" is "Berlin, Germany"; "Upper Testing, Germany" is "Germany", because small
    towns are not listed.
    """
    chain = _recognized(text)
    if not chain:
        return None
    language = current_language()
    if language.locale != DEFAULT_LOCALE:
        return _in_language(chain, language)
    shown = ", ".join(dict.fromkeys(place.shown for place in chain))
    bare = shown.removeprefix("The ")
    return f"the {bare}" if bare != shown or _ARTICLE_COUNTRIES.fullmatch(shown) else shown


def country_of(text: str | None, likely: Sequence[str]) -> str | None:
    """Return the code of the country of a place, or None.

    Of several places of that name, it is the largest one in a likely country, or the largest one.
    """
    chain = _recognized(text)
    countries = [code[:2] for code in chain[-1].codes] if chain else []
    return next((code for code in countries if code in likely), next(iter(countries), None))


def _recognized(text: str | None) -> list[_Place]:
    """Return the places of a text, small to large, each in the next; none if one is unknown."""
    if not text or len(text) > _MAX_FIELD:
        return []
    parts = [part for part in _COMMAS.split(" ".join(sanitize(text).split())) if part]
    if not 1 <= len(parts) <= 3 or sum(len(part.split()) for part in parts) > _MAX_WORDS:
        return []
    parts = [without_stray_accents(part) for part in parts]
    if not all(map(spells_words, parts)):
        return []
    return _chain(_words_as_parts(parts[0]) if len(parts) == 1 else parts)


def _in_language(chain: list[_Place], language: Language) -> str:
    """Return the places with the countries by their names in the language, without articles."""
    territories = Locale.parse(language.locale).territories
    comma = "、" if language.locale == "ja" else "، " if language.direction == "rtl" else ", "
    shown = (
        territories.get(next(iter(place.codes)), place.shown) if place.kind == "c" else place.shown
        for place in chain
    )
    return comma.join(dict.fromkeys(shown))


def _words_as_parts(part: str) -> list[str]:
    """Return "Springfield IL" as two parts if it is no place by itself."""
    words = part.split()
    if not _chain([part]):
        for cut in range(len(words) - 1, 0, -1):
            parts = [" ".join(words[:cut]), " ".join(words[cut:])]
            if len(_chain(parts)) == 2:
                return parts
    return [part]


def _found(part: str) -> list[_Place]:
    return [
        _Place(kind, part if _is_spelled_well(part) else shown, tuple(codes.split()))
        for kind, shown, codes in _LIST.find(part)
    ]


def _is_spelled_well(part: str) -> bool:
    """Return whether a place is shown as typed ("München"), not as the list has it ("Munchen").

    Only letters and spaces: a dot within a name would make a domain of it, such as "Berl.in".
    """
    return part == part.title() and part.replace(" ", "").isalpha()


def _chain(parts: list[str]) -> list[_Place]:
    """Return the places of `parts`, small to large, each in the next; a small town is left out."""
    chains = sorted(_chains(parts), key=lambda chain: "ctra".index(chain[-1].kind))
    if chains and (len(chains[0]) > 1 or chains[0][0].kind != "a"):
        return chains[0]
    larger = [place for place in _found(parts[-1]) if place.kind in "cr"]
    return larger[:1] if len(parts) > 1 and not any(map(_found, parts[:-1])) else []


def _chains(parts: list[str]) -> list[list[_Place]]:
    *smaller, last = parts
    if not smaller:
        return [[place] for place in _found(last)]
    return [
        [*chain, place]
        for chain in _chains(smaller)
        for place in _found(last)
        if place.contains(chain[-1])
    ]
