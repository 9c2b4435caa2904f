"""Recognizes the first names by which Santa may greet a child."""

import re
from itertools import takewhile

from santa_app.letters.quoting.name_words import (
    MARKED,
    hyphen_parts,
    is_insult,
    is_known,
    is_korean_surname,
    is_name,
    korean_first_name,
    marks,
    script,
    spells_name,
)
from santa_app.letters.quoting.word_list import folded, without_stray_accents
from santa_app.letters.submission.sanitize import sanitize

_MAX_FIELD = 60
"""Longest name that is read, in characters."""
_MAX_WORDS = 2
"""Most words that are quoted; a surname behind them and small words are left out."""
_MAX_CHILDREN = 3
_SHORT = 2
"""Letters of a part that is a syllable and no word, as in "Ji-woo"."""
_PARTICLES = frozenset((
    "de", "del", "la", "las", "los", "da", "do", "dos", "van", "von", "der", "den", "ter", "ten",
    "zu", "le", "di", "bin", "bint", "al", "el",
))  # fmt: skip
_PARENT_OF = frozenset(("abu", "umm", "um", "oum", "أبو", "ابو", "أم", "ام"))
_BINDING = _PARENT_OF | {"abd", "عبد"}
"""Words that are half a name: "father of", "mother of", "slave of"."""
_ARTICLES = frozenset(("al", "el", "ul", "ad", "ud", "ed", "ar", "ur", "as", "us", "az", "ez"))
"""How the Arabic article is written inside a bound name, in small letters."""
_SURNAMES = frozenset(
    ("pinto", "negri", "negro", "dick", "butt", "hooker", "gros", "gross", "marrano")
)
"""Usual surnames that are insults, too."""
_SEPARATORS = re.compile(
    r"\s*[,&+/、，،・]\s*|\s+(?:and|und|y|e|et|en|i|och|og|и|і|та|й|و)\s+|(?<=\s)و(?=\w{2})",
    re.IGNORECASE,
)
_LEADING_MARKS = "'’‘ʼʻʿ`´"
_BEFORE_CAPITAL = frozenset(
    ("Mc", "Mac", "De", "La", "Le", "Da", "Di", "Ja", "Jo", "Ra", "Sha", "Ta")
)
"""What may stand before a capital letter inside a name, as in "LaToya"."""
_HONORIFIC = re.compile(r"(\w+?)(?:ちゃん|くん|さん|君)")
"""What Japanese children add to their own names, too."""
_MAX_KANA = 4
"""Letters of a pet name before it."""
_IDEOGRAPHS = re.compile("[\u4e00-\u9fff]{3,4}")
_EAST_ASIAN = re.compile("[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3々]+")
_FAMILY_FIRST = re.compile(
    "([\u4e00-\u9fff]{2})([\u4e00-\u9fff々]{2,3})|([\uac00-\ud7a3])([\uac00-\ud7a3]{2})"
)
"""A surname and a first name without a blank: 山田花子, 김민준.

First names of four ideographs and of three Korean syllables are rare.
"""


def quotable_names(text: str) -> tuple[str, ...]:
    """Return the names by which Santa may greet one to three children; none if one is harmful.

    Any word is a first name that is no insult, no ordinary word of a published language and looks
    like a name; the lists know which ordinary words are first names, too ("Hope"). Two words are
    quoted if both are known as first names and neither is an ordinary word ("Anna Sofía"); a
    surname is left out. Children may have "and" or a comma between them. A name of several words,
    such as "Abd Allah", is quoted whole or not at all.
    """
    if len(text) > _MAX_FIELD:
        return ()
    children = _SEPARATORS.split(" ".join(sanitize(text).split()))
    if len(children) > _MAX_CHILDREN:
        return ()
    names = [_greeting(_words(child)) for child in children]
    known = [name for name in names if name]
    return tuple(known) if len(known) == len(names) else ()


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
    """Return the words beside a first name that may be no first name, as "Schmidt" and "Smith".

    A surname that is a first name, too, is not recognized. In scripts without capital letters, of
    whose names the lists have too few, only what stands before a known first name is looked at.
    """
    words = _words(name)
    if family := _family_name(words):
        return (family,)
    return tuple(
        word
        for word in words[_bound(words) or 1 :]
        if word[0].lower() != word[0].upper()
        and not (_is_initial(word) or _is_particle(word) or _is_listed(word.strip(".!")))
    )


def _family_name(words: list[str]) -> str | None:
    """Return a surname that stands first, with or without a blank, as in East Asia, or None."""
    if not words or not _EAST_ASIAN.fullmatch("".join(words)) or is_known(words[0]):
        return None
    if len(words) == 2:
        return words[0] if is_known(words[1]) else None
    found = _FAMILY_FIRST.fullmatch("".join(words))
    if not found:
        return None
    return next(
        (one for one, first in (found.group(1, 2), found.group(3, 4)) if one and is_known(first)),
        None,
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
        if " " in folded(" ".join(words[:count])) and MARKED.find(" ".join(words[:count])):
            return count if all(map(spells_name, words[:count])) else 0
    if len(words) > 1 and folded(words[0]) in _PARENT_OF and _is_plain_name(words[1]):
        return 2
    return 0


def _shown_bound(words: list[str]) -> str:
    return " ".join(
        "-".join(
            part.lower() if at + number and folded(part) in _ARTICLES else _capitalized(part)
            for number, part in enumerate(hyphen_parts(word))
        )
        for at, word in enumerate(words)
    )


def _is_plain_name(word: str) -> bool:
    return _is_listed(word.strip(".!")) and not _is_word(word.strip(".!"))


def _is_listed(word: str) -> bool:
    """Return whether a word is a known first name, and so are its parts or both together."""
    parts = hyphen_parts(word)
    as_one = is_known("".join(parts))
    return (
        not is_insult([word])
        and is_name(word)
        and all(
            is_known(part)
            or (as_one and _is_syllable(part))
            or (at and folded(part) in _PARTICLES | _ARTICLES)
            for at, part in enumerate(parts)
        )
    )


def _is_syllable(part: str) -> bool:
    return len(folded(part)) <= _SHORT


def _greeting(words: list[str]) -> str | None:
    if len(words) > 1 and is_korean_surname(words[0]):
        words = words[1:]
    bound = _bound(words)
    others = [
        word
        for word in words[bound or 1 :]
        if not _is_particle(word) and not (word[:1].isalpha() and _is_initial(word))
    ]
    if (
        not words
        or len(others) > (1 if bound else _MAX_WORDS)
        or is_insult(words[bound:], _PARTICLES | _SURNAMES)
        or not all(is_name(word, surname=True) for word in others)
    ):
        return None
    if bound:
        return _shown_bound(words[:bound])
    return None if _is_sentence(words) or _are_many(others) else _quoted(words, others)


def _quoted(words: list[str], others: list[str]) -> str | None:
    """Return the first word and, if neither is an ordinary word, a second first name."""
    shown = _shown(words[0])
    if shown is None or not others:
        return shown and _shown(hyphen_parts(words[0])[0] if _is_word(words[0]) else words[0])
    if _is_word(words[0]):
        return None if _is_word(others[0]) else _shown(hyphen_parts(words[0])[0])
    particles = list(takewhile(_is_particle, words[1:]))
    whole = [shown, *particles, _capitalized(others[0].strip(".!"))]
    fits = words[1 + len(particles)] is others[0] and len({script(word) for word in whole}) == 1
    return " ".join(whole) if fits and _is_plain_name(others[0]) else shown


def _are_many(others: list[str]) -> bool:
    """Return whether there are more than two first names, and no surname behind them."""
    return len(others) == _MAX_WORDS and not (
        _is_plain_name(others[0]) and not _is_plain_name(others[1])
    )


def _is_sentence(words: list[str]) -> bool:
    """Return whether the words may mean something together, such as "Ella Te Mata".

    Half a bound name alone says something else than the whole, too.
    """
    if len(words) > 1 and folded(words[0]) in _BINDING:
        return True
    parts = [part for word in words for part in hyphen_parts(word)]
    found = [marks(part) for part in parts]
    return (
        len(parts) > 1
        and any("grammar" in one for one in found)
        and all("word" in one for one in (found if len(parts) == 2 else found[1:]))
    )


def _may_follow(word: str) -> bool:
    return _is_particle(word) or _is_plain_name(word)


def _is_particle(word: str) -> bool:
    return word.isalpha() and folded(word) in _PARTICLES


def _is_word(name: str) -> bool:
    """Return whether a name is or has an ordinary word; syllables, as in "Ji-woo", are none."""
    parts = hyphen_parts(name)
    as_one = len(parts) > 1 and is_known("".join(parts))
    return any(
        "word" in marks(part)
        and not (as_one and _is_syllable(part))
        and not (len(parts) > 1 and folded(part) in _ARTICLES)
        for part in parts
    )


def _shown(word: str) -> str | None:
    """Return a word as it is shown if it may be a first name, such as "Zoë" or "Anne-Marie"."""
    word = without_stray_accents(word).strip(".!")
    if (honored := _HONORIFIC.fullmatch(word)) and not is_known(word):
        # What has an honorific and is no word with it is a name: "ゆうちゃん".
        is_pet_name = honored[1].endswith(("っ", "ー")) or (
            is_name(word) and len(honored[1]) <= _MAX_KANA
        )
        return word if is_known(honored[1]) or is_pet_name else None
    if _IDEOGRAPHS.fullmatch(word) and not is_known(word):
        # A Chinese or Japanese surname comes before the first name, without a space.
        known = next((word[cut:] for cut in (1, 2) if is_known(word[cut:])), None)
        if known:
            return known
    if is_name(word):
        return korean_first_name(word) if script(word) == "HANGUL" else _capitalized(word)
    return None


def _capitalized(word: str) -> str:
    """Return a name with the capital letters of names, as in "McKenna", "O'Shea" and "Min-jun"."""
    first, *others = hyphen_parts(word)
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
    if part[1:2] in {"'", "’"} and part[2:3] not in "яюєї":
        # O'Shea and D'Andre; but neither Asma'u nor В’ячеслав.
        return f"{part[:2].upper()}{part[2:3].title()}{part[3:].lower()}"
    for cut in range(1, len(part) - 1):
        start, rest = part[:cut], part[cut:]
        if (
            start in _BEFORE_CAPITAL
            and rest.istitle()
            and (start in {"Mc", "Mac"} or is_known(rest))
        ):
            return part
    return f"{part[:1].title()}{part[1:].lower()}"
