"""Calls a child as its language does: the vocative in Polish and Ukrainian, さん in Japanese.

The ending of a name decides its vocative, and a table of the names that follow no rule. A name that
ends in a consonant is a boy's or a girl's, and only a boy's has another form: it gets one where the
ending, `forms_of_address.toml` or the child tells that it is a boy's.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from babel.lists import format_list

from santa_app.content.checks import entry
from santa_app.content.tables import read_table
from santa_app.i18n import DEFAULT_LOCALE, current_language

_VOWELS: Final = "aąeęioóuyаеєиіїоуюя"


class Gender(StrEnum):
    """What a child may say about itself in the letter form."""

    GIRL = "girl"
    BOY = "boy"


@entry
class _Names:
    forms: dict[str, str]
    unchanged: str
    boys: str
    boys_end: str


@entry
class _Table:
    pl: _Names
    uk: _Names


_TABLE: Final = read_table(__file__, _Table)
_KNOWN: Final = {
    locale: (frozenset(names.unchanged.split()), frozenset(names.boys.split()))
    for locale, names in (("pl", _TABLE.pl), ("uk", _TABLE.uk))
}
Rules = tuple[tuple[str, str], ...]
"""How names end, and how their vocatives do; the first that fits counts."""

_PL_VOWEL: Final[Rules] = (
    (r"(?<=dzi)a", "u"),
    (r"(?<=[szc]i)a", "u"),
    # "Hania" and "Ewunia", but "Stefania".
    (rf"(?<=^[^{_VOWELS}][{_VOWELS}]ni)a|(?<=^[{_VOWELS}]ni)a|(?<=uni)a", "u"),
    (rf"(?<=^[^{_VOWELS}][{_VOWELS}][lj])a|(?<=^[{_VOWELS}][lj])a", "u"),
    (rf"(?<=[^{_VOWELS}])a|(?<=i)a", "o"),
    # "Kazio" and "Henio", but "Antonio".
    (rf"(?<=^[^{_VOWELS}][{_VOWELS}][szcn]i)o|(?<=^[^{_VOWELS}]{{2}}[{_VOWELS}][szcn]i)o", "u"),
    (r"(?<=dzi)o|(?<=[zśw]k)o", "u"),
    (r"(?<=[eiyoué])", ""),
)
_PL_CONSONANT: Final[Rules] = (
    (r"ciek", "ćku"), (r"siek", "śku"), (r"ziek", "źku"), (r"niek", "ńku"), (r"ek", "ku"),
    (r"weł", "wle"), (r"ł", "le"), (r"(?<=and|acp|asp)er|r", "rze"), (r"st", "ście"),
    (r"t", "cie"), (r"(?<=d)", "zie"), (r"ń", "niu"), (r"ć", "ciu"), (r"ś", "siu"), (r"ź", "ziu"),
    (r"(?<=rz|sz|cz)|(?<=ch)|(?<=[żlcjkg])", "u"), (r"(?<=[bfmnpswzx])", "ie"),
)  # fmt: skip
_UK_VOWEL: Final[Rules] = (
    (rf"(?<=[{_VOWELS}’'ʼ])я", "є"),
    (r"я", "ю"),
    (rf"(?<=[^{_VOWELS}])а", "о"),
    (r"(?<=[^і]к)о", "у"),
    (r"(?<=[тдв]р|[ийо]л|вл)о", "е"),
    (r"ьо", "ю"),
    (r"(?<=[иіїеєуюо])", ""),
)
_UK_CONSONANT: Final[Rules] = (
    (r"й|ь", "ю"),
    (r"(?<=[кх])", "у"),
    (r"(?<=[бвгґджзлмнпрстфцчшщ])", "е"),
)
_RULES: Final = {"pl": (_PL_VOWEL, _PL_CONSONANT), "uk": (_UK_VOWEL, _UK_CONSONANT)}
_APOSTROPHES: Final = re.compile("['ʼ]")
_LETTERS: Final = {
    "pl": re.compile("[a-zà-öø-ÿąćęłńóśźż]+"),
    "uk": re.compile("[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’]+"),
}
_HONORIFICS: Final = ("さん", "ちゃん", "くん", "君", "さま", "様")


@dataclass(frozen=True, slots=True, kw_only=True)
class CalledName:
    """How a child is called by name."""

    name: str
    is_nominative: bool = False
    """Whether the name stays as it is because nothing tells its vocative."""


def called(names: Sequence[str], gender: str | None = None) -> CalledName:
    """Return how one or more children are called in the current language.

    Names that were typed with a Japanese honorific keep it.
    """
    locale = current_language().locale
    forms: Sequence[str | None] = names
    if locale in _RULES:
        forms = [_vocative(name, locale, gender) for name in names]
    elif locale == "ja":
        forms = [name if name.endswith(_HONORIFICS) else f"{name}さん" for name in names]
    known = [form for form in forms if form]
    is_nominative = len(known) < len(names)
    shown = list(names) if is_nominative else known
    if locale == "ko":  # The word for "and" depends on how the name before it ends.
        return CalledName(name=", ".join(shown))
    # An American sentence has a comma before "and", a greeting needs none.
    joined = format_list(shown, locale="en_GB" if locale == DEFAULT_LOCALE else locale)
    return CalledName(name=joined, is_nominative=is_nominative)


def _vocative(name: str, locale: str, gender: str | None) -> str | None:
    """Return the vocative of a name of one or more words, or None if it cannot be decided."""
    parts = [part for part in re.split(r"([ -])", name) if part]
    forms = [
        part
        if part in {" ", "-"} or part.islower() or len(part.rstrip(".")) == 1
        else _vocative_of_word(part, locale, gender)
        for part in parts
    ]
    known = [form for form in forms if form]
    return "".join(known) if len(known) == len(forms) else None


def _vocative_of_word(word: str, locale: str, gender: str | None) -> str | None:
    name = _APOSTROPHES.sub("’", word.lower())
    names: _Names = getattr(_TABLE, locale)
    unchanged, boys = _KNOWN[locale]
    if name in names.forms:
        return names.forms[name].capitalize()
    if name in unchanged:
        return word
    if not _LETTERS[locale].fullmatch(name):
        return None
    for_vowels, for_consonants = _RULES[locale]
    if name[-1] in f"{_VOWELS}éo":
        return _applied(for_vowels, word)
    if gender == Gender.GIRL:
        return word
    is_boys = gender == Gender.BOY or name in boys or re.search(names.boys_end, name)
    return _applied(for_consonants, word) if is_boys else None


def _applied(rules: Rules, word: str) -> str | None:
    for ending, replaced in rules:
        form, found = re.subn(f"(?:{ending})$", replaced, word, count=1, flags=re.IGNORECASE)
        if found:
            return form
    return None
