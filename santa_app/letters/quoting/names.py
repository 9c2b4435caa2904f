"""Recognizes the first names by which Santa may greet a child."""

import re
import unicodedata

from babel.lists import format_list

from santa_app.content.words import FIRST_NAMES_FILE
from santa_app.i18n import DEFAULT_LOCALE, current_language
from santa_app.letters.quoting.word_list import (
    WordList,
    folded,
    spells_words,
    without_stray_accents,
)
from santa_app.letters.submission.sanitize import sanitize

_LIST = WordList(FIRST_NAMES_FILE)
_MAX_FIELD = 60
"""Longest name that is read, in characters."""
_MAX_WORDS = 3
_MAX_CHILDREN = 3
_MAX_LETTERS = 20
_PARTICLES = frozenset(
    ("de", "del", "la", "las", "los", "da", "do", "dos", "van", "von", "bin", "bint", "al", "el")
)
_SEPARATORS = re.compile(
    r"\s*[,&+/、，،・]\s*|\s+(?:and|und|y|e|et|en|i|och|og|и|і|та|й|و)\s+|(?<=\s)و(?=\w{2})",
    re.IGNORECASE,
)
_PARTS = re.compile(r"[-‐]")
_HONORIFIC = re.compile(r"(\w+?)(?:ちゃん|くん|さん|君)")
"""What Japanese children add to their own names, too."""
_IDEOGRAPHS = re.compile("[\u4e00-\u9fff]{3,4}")


def quotable_name(text: str) -> str | None:
    """Return how Santa greets the child, or None if no first name is recognized.

    A surname or anything else after the first name is left out. All of up to three words are
    quoted if each is a first name and no English word ("Anna Sofía", but not "Mark Will"), and
    so are up to three children with "and" or a comma between them, in the current language.
    """
    if len(text) > _MAX_FIELD:
        return None
    children = _SEPARATORS.split(" ".join(sanitize(text).split()))
    if len(children) > _MAX_CHILDREN:
        return None
    names = [_greeting(child.split()) for child in children]
    known = [name for name in names if name]
    if len(known) < len(names):
        return None
    locale = current_language().locale
    # An American sentence has a comma before "and", a greeting needs none.
    return format_list(known, locale="en_GB" if locale == DEFAULT_LOCALE else locale)


def listed_name(name: str) -> str | None:
    """Return a first name with capital letters if all its words are listed, else None.

    An initial after the first word need not be listed, as in "emma s.".
    """
    first, *others = name.split()
    if not _is_listed(first) or not all(_is_initial(word) or _may_follow(word) for word in others):
        return None
    shown = [_capitalized(first)]
    shown += [word if _is_particle(word) else _capitalized(word) for word in others]
    return " ".join(shown)


def surnames_in(name: str) -> tuple[str, ...]:
    """Return the words after a first name that may be no first name, as "Schmidt" and "Smith".

    A surname that is a first name, too, is not recognized. Scripts without capital letters are not
    looked at: of their names the list has too few.
    """
    return tuple(
        word
        for word in name.split()[1:]
        if word[0].lower() != word[0].upper() and not _is_initial(word) and not _may_follow(word)
    )


def _is_initial(word: str) -> bool:
    return len(word.rstrip(".")) == 1


def _is_listed(word: str) -> bool:
    parts = _PARTS.split(word)
    return all(map(_spells_name, parts)) and (
        bool(_LIST.find("".join(parts))) or all(_LIST.find(part) for part in parts)
    )


def _greeting(words: list[str]) -> str | None:
    if not 1 <= len(words) <= _MAX_WORDS:
        return None
    first, *others = words
    shown = _first_name(first)
    if shown is None or not all(_may_follow(word) for word in others):
        return shown
    if not others or _is_word(first) or _is_particle(others[-1]):
        return shown
    whole = [shown, *(_first_name(word) or word for word in others)]
    return " ".join(whole) if len({_script(word) for word in whole}) == 1 else shown


def _may_follow(word: str) -> bool:
    return _is_particle(word) or (_first_name(word) is not None and not _is_word(word))


def _is_particle(word: str) -> bool:
    return word.isalpha() and folded(word) in _PARTICLES


def _is_word(name: str) -> bool:
    return any("word" in fields for part in _PARTS.split(name) for fields in _LIST.find(part))


def _script(word: str) -> str:
    return unicodedata.name(word[0]).split()[0]


def _first_name(word: str) -> str | None:
    """Return a word as it is shown if it is a first name, such as "Zoë" or "Anne-Marie"."""
    word = without_stray_accents(word).strip(".!")
    parts = _PARTS.split(word)
    if len(word) > _MAX_LETTERS or len(parts) > _MAX_WORDS or not all(map(_spells_name, parts)):
        return None
    if _is_listed(word):
        return _capitalized(word)
    if honored := _HONORIFIC.fullmatch(word):
        return _first_name(honored[1])
    if _IDEOGRAPHS.fullmatch(word):
        # A Chinese or Japanese surname comes before the first name, without a space.
        return next((word[cut:] for cut in (1, 2) if _LIST.find(word[cut:])), None)
    return None


def _spells_name(part: str) -> bool:
    # A dot within a name would make a domain of it, such as "Eri.ca".
    return spells_words(part) and "." not in part


def _capitalized(word: str) -> str:
    """Return a name with capital letters unless it has them, as in "McKenna" and "Min-jun"."""
    capitals = sum(letter.isupper() for letter in word)
    marks = sum(not letter.isalpha() for letter in word)
    if word[0].isupper() and len(word) > 2 and capitals <= 2 + marks and not word.isupper():
        return word
    return "-".join(
        # O'Shea and D'Andre; but not Asma'u.
        f"{part[:2].upper()}{part[2:3].title()}{part[3:].lower()}"
        if part[1:2] in {"'", "’"}
        else f"{part[:1].title()}{part[1:].lower()}"
        for part in _PARTS.split(word)
    )
