"""Recognizes the first names by which Santa may greet a child."""

import re
import unicodedata
from itertools import takewhile

from babel.lists import format_list

from santa_app.content.words import FIRST_NAMES_FILE, INSULTS_FILE
from santa_app.i18n import DEFAULT_LOCALE, current_language
from santa_app.letters.quoting.word_list import (
    WordList,
    folded,
    spells_words,
    without_stray_accents,
)
from santa_app.letters.submission.sanitize import sanitize

_LIST = WordList(FIRST_NAMES_FILE)
_INSULTS = WordList(INSULTS_FILE)
_MAX_FIELD = 60
"""Longest name that is read, in characters."""
_MAX_WORDS = 3
_MAX_CHILDREN = 3
_MAX_LETTERS = 20
_PARTICLES = frozenset((
    "de", "del", "la", "las", "los", "da", "do", "dos", "van", "von", "der", "den", "bin", "bint",
    "al", "el",
))  # fmt: skip
_PARENT_OF = frozenset(("abu", "umm", "um", "oum", "أبو", "ابو", "أم", "ام"))
_BINDING = _PARENT_OF | {"abd", "عبد"}
"""Words that are half a name: "father of", "mother of", "slave of"."""
_ARTICLES = frozenset(("al", "el", "ul", "ad", "ud", "ed", "ar", "ur", "as", "us", "az", "ez"))
"""How the Arabic article is written inside a bound name, in small letters."""
_SURNAMES = frozenset(("pinto", "negri", "negro", "dick", "butt", "hooker", "gros"))
"""Usual surnames that are insults, too."""
_SEPARATORS = re.compile(
    r"\s*[,&+/、，،・]\s*|\s+(?:and|und|y|e|et|en|i|och|og|и|і|та|й|و)\s+|(?<=\s)و(?=\w{2})",
    re.IGNORECASE,
)
_HYPHENS = re.compile(r"[-‐]")
_APOSTROPHES = re.compile("['’ʼʻ`´](?![яюєї])")
"""Marks that divide a name; before these vowels, a Ukrainian apostrophe is part of the spelling."""
_LEADING_MARKS = "'’‘ʼʻʿ`´"
_BEFORE_CAPITAL = frozenset(
    ("Mc", "Mac", "De", "La", "Le", "Da", "Di", "Ja", "Jo", "Ra", "Sha", "Ta")
)
"""What may stand before a capital letter inside a name, as in "LaToya"."""
_HONORIFIC = re.compile(r"(\w+?)(?:ちゃん|くん|さん|君)")
"""What Japanese children add to their own names, too."""
_IDEOGRAPHS = re.compile("[\u4e00-\u9fff]{3,4}")


def quotable_name(text: str) -> str | None:
    """Return how Santa greets the child, or None if no first name is recognized.

    A surname or anything else after the first name is left out. Two words are quoted if each is a
    first name and no ordinary word of a published language ("Anna Sofía", but not "Mark Will"), and
    so are up to three children with "and" or a comma between them, in the current language. A name
    of several words, such as "Abd Allah", is quoted whole or not at all.
    """
    if len(text) > _MAX_FIELD:
        return None
    children = _SEPARATORS.split(" ".join(sanitize(text).split()))
    if len(children) > _MAX_CHILDREN:
        return None
    names = [_greeting(_words(child)) for child in children]
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
    words = _words(name)
    bound = _bound(words)
    first, *others = [" ".join(words[:bound]), *words[bound:]] if bound else words
    if not (bound or _is_listed(first)) or not all(
        _is_initial(word) or _may_follow(word) for word in others
    ):
        return None
    shown = [_shown_bound(words[:bound]) if bound else _capitalized(first)]
    shown += [word if _is_particle(word) else _capitalized(word) for word in others]
    return " ".join(shown)


def surnames_in(name: str) -> tuple[str, ...]:
    """Return the words after a first name that may be no first name, as "Schmidt" and "Smith".

    A surname that is a first name, too, is not recognized. Scripts without capital letters are not
    looked at: of their names the list has too few.
    """
    words = _words(name)
    return tuple(
        word
        for word in words[_bound(words) or 1 :]
        if word[0].lower() != word[0].upper() and not _is_initial(word) and not _may_follow(word)
    )


def _words(text: str) -> list[str]:
    """Return the words, without vowel marks and the sign of ʿAbd's first letter."""
    words = without_stray_accents(text).split()
    return [word.lstrip(_LEADING_MARKS) or word for word in words]


def _is_initial(word: str) -> bool:
    return len(word.rstrip(".")) == 1


def _bound(words: list[str]) -> int:
    """Return how many of the first words are one name together, such as "Abu Bakr", or 0."""
    for count in range(min(len(words), 4), 0, -1):
        # A single word may be two with a hyphen.
        if " " in folded(" ".join(words[:count])) and _LIST.find(" ".join(words[:count])):
            return count if all(map(_spells_name, words[:count])) else 0
    if len(words) > 1 and folded(words[0]) in _PARENT_OF and _is_plain_name(words[1]):
        return 2
    return 0


def _shown_bound(words: list[str]) -> str:
    return " ".join(
        "-".join(
            part.lower() if at + number and folded(part) in _ARTICLES else _capitalized(part)
            for number, part in enumerate(_HYPHENS.split(word))
        )
        for at, word in enumerate(words)
    )


def _is_plain_name(word: str) -> bool:
    return _first_name(word) is not None and not _is_word(word)


def _is_listed(word: str) -> bool:
    """Return whether a word is a first name, and each of its parts for itself may be shown."""
    parts = _HYPHENS.split(word)
    if not all(map(_spells_name, parts)) or _insults(parts):
        return False
    if len(parts) == 1:
        return _fits(word)
    as_one = bool(_LIST.find("".join(parts)))
    return all(
        _fits(part)
        or (as_one and _is_syllable(part))
        or (at and folded(part) in _PARTICLES | _ARTICLES)
        for at, part in enumerate(parts)
    )


def _fits(part: str) -> bool:
    """Return whether a word without hyphens is listed, and so is what its apostrophes divide."""
    pieces = _APOSTROPHES.split(part)
    return bool(_LIST.find(part)) and (
        len(pieces) == 1
        or all(
            _is_syllable(piece) or (_LIST.find(piece) and not _is_word(piece)) for piece in pieces
        )
    )


def _is_syllable(part: str) -> bool:
    return len(folded(part)) <= 2


def _insults(parts: list[str]) -> bool:
    """Return whether some of the parts, or neighbors joined, spell an insult."""
    pieces = [piece for part in parts for piece in _APOSTROPHES.split(part)]
    return any(
        _INSULTS.find("".join(pieces[start:end]))
        for start in range(len(pieces))
        for end in range(start + 1, len(pieces) + 1)
    )


def _greeting(words: list[str]) -> str | None:
    if bound := _bound(words):
        return _shown_bound(words[:bound])
    if (
        not 1 <= sum(not _is_particle(word) for word in words) <= _MAX_WORDS
        or _is_sentence(words)
        or _hurts(words)
    ):
        return None
    first, *others = words
    shown = _first_name(first)
    if shown is None or _is_word(first):
        return _first_part(first) if shown else None
    particles = list(takewhile(_is_particle, others))
    second = others[len(particles) : len(particles) + 1]
    if not second or not _is_plain_name(second[0]):
        return shown
    whole = [shown, *particles, _first_name(second[0]) or ""]
    if _insults([first, second[0]]):
        return None
    return " ".join(whole) if len({_script(word) for word in whole}) == 1 else shown


def _first_part(word: str) -> str | None:
    """Return "Max" of "Max-Will": a compound with an ordinary word is not greeted whole."""
    return _first_name(_HYPHENS.split(word)[0])


def _is_sentence(words: list[str]) -> bool:
    """Return whether the words may mean something together, such as "Ella Te Mata".

    Half a bound name alone says something else than the whole, too.
    """
    if len(words) > 1 and folded(words[0]) in _BINDING:
        return True
    parts = [part for word in words for part in _HYPHENS.split(word)]
    marks = [_marks(part) for part in parts]
    return (
        len(parts) > 1
        and any("grammar" in found for found in marks)
        and all("word" in found for found in (marks if len(parts) == 2 else marks[1:]))
    )


def _hurts(words: list[str]) -> bool:
    """Return whether a word behind the first is an insult or a threat, as in "Rose May Die"."""
    return any(
        _INSULTS.find(part) and folded(part) not in _SURNAMES | _PARTICLES
        for word in words[1:]
        for part in _HYPHENS.split(word)
    )


def _may_follow(word: str) -> bool:
    return _is_particle(word) or _is_plain_name(word)


def _is_particle(word: str) -> bool:
    return word.isalpha() and folded(word) in _PARTICLES


def _is_word(name: str) -> bool:
    """Return whether a name is or has an ordinary word; syllables, as in "Ji-woo", are none."""
    parts = _HYPHENS.split(name)
    as_one = len(parts) > 1 and bool(_LIST.find("".join(parts)))
    return any(
        "word" in _marks(part)
        and not (as_one and _is_syllable(part))
        and not (len(parts) > 1 and folded(part) in _ARTICLES)
        for part in parts
    )


def _marks(part: str) -> set[str]:
    return {mark for fields in _LIST.find(part) for mark in fields}


def _script(word: str) -> str:
    return unicodedata.name(word[0]).split()[0]


def _first_name(word: str) -> str | None:
    """Return a word as it is shown if it is a first name, such as "Zoë" or "Anne-Marie"."""
    word = without_stray_accents(word).strip(".!")
    if len(word) > _MAX_LETTERS or len(_HYPHENS.split(word)) > _MAX_WORDS:
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
    """Return a name with the capital letters of names, as in "McKenna", "O'Shea" and "Min-jun"."""
    first, *others = _HYPHENS.split(word)
    small = first.istitle()
    return "-".join(
        [
            _capitalized_part(first),
            *(
                part.lower()
                if folded(part) in _PARTICLES | _ARTICLES or (small and part.islower())
                else _capitalized_part(part)
                for part in others
            ),
        ]
    )


def _capitalized_part(part: str) -> str:
    if part[1:2] in {"'", "’"}:
        # O'Shea and D'Andre; but not Asma'u.
        return f"{part[:2].upper()}{part[2:3].title()}{part[3:].lower()}"
    for cut in range(1, len(part) - 1):
        start, rest = part[:cut], part[cut:]
        if (
            start in _BEFORE_CAPITAL
            and rest.istitle()
            and (start in {"Mc", "Mac"} or _LIST.find(rest))
        ):
            return part
    return f"{part[:1].title()}{part[1:].lower()}"
