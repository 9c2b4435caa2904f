"""Tells a word that may be a first name from an insult, an ordinary word and what is no name."""

import re
import unicodedata
from collections.abc import Set
from functools import lru_cache

from santa_app.content.words import (
    FIRST_NAMES_FILE,
    INSULTS_FILE,
    MARKED_NAMES_FILE,
    ORDINARY_WORDS_FILE,
)
from santa_app.letters.quoting.word_list import (
    WordFilter,
    WordList,
    folded,
    in_one_script,
    sound,
    spells_words,
    without_stray_accents,
)

MARKED = WordList(MARKED_NAMES_FILE)
_KNOWN = WordFilter(FIRST_NAMES_FILE)
_ORDINARY = WordFilter(ORDINARY_WORDS_FILE)
_INSULTS = WordList(INSULTS_FILE)
_MAX_LETTERS = 24
_HYPHENS = re.compile(r"[-‐]")
_APOSTROPHES = re.compile("['’ʼʻ`´](?![яюєї])")
"""Marks that divide a name; before these vowels, a Ukrainian apostrophe is part of the spelling."""
_CAPITALS = re.compile(r"(?<=[^\W\d_])(?=[A-ZÀ-ÖØ-ÞА-ЯІЇЄҐ][a-zß-öø-ÿа-яіїєґ])")
_SHORT = 2
"""Letters of a part that is a syllable and no word, as in "Ji-woo" and "D'Angelo"."""
_INSIDE = {
    "LATIN": (5, 4),
    "CYRILLIC": (5, 4),
    "ARABIC": (3, 3),
    "JAPANESE": (2, 2),
    "HANGUL": (2, 2),
}
"""From how many letters on an insult is found inside a longer word, and at its ends, by script.

A word of another script is a name only if it is known."""
_MORE_LATIN = str.maketrans("", "", "ıəŋ")
"""Letters of Turkish, Azerbaijani and Sámi names, which are no letters with accents."""
_VOWELS = re.compile("[aeiouyаеєиіїоуюяыэё]")
_UNLIKELY = re.compile(
    r"(.)\1\1|(.{1,3})\2\2|[b-df-hj-np-tv-xz]{5}|[бвгґджзклмнпрстфхцчшщ]{5}|www|http|dotcom"
    r"|.{3}(?:com|html)$"
)
"""What no name has, behind its accents: three equal letters or syllables, five consonants."""
_ROWS = (
    "qwertyuiop", "qwertzuiop", "asdfghjkl", "azertyuiop", "qsdfghjklm", "zxcvbnm", "yxcvbnm",
    "йцукенгшщзх", "фівапролдж", "фывапролдж", "ячсмитьбю", "ضصثقفغعهخحج", "شسيبلاتنمك",
)  # fmt: skip
"""Rows of keyboards."""
_IDEOGRAPH = re.compile("[\u4e00-\u9fff]")
_SURNAME = re.compile("^ال|(?:[scz]k[ia]|wicz|enko|енко|чук|[сцз]ькии|[сцз]ька|ович)$")
"""How surnames begin in Arabic, and end in Polish and Ukrainian."""
_NO_JAPANESE_NAME = re.compile(
    r"(.)\1{2,}|[ぁ-ゖ]{3,}の[ぁ-ヺ一-鿿]{2,}|.*[を死殺糞屑豚屎淫奴傻逼妈操滚贱婊].*|[\u4e00-\u9fff]+[ぁ-ゖ]+|.*(?:する|した|して|しろ|ます|です|ない|くれ|ください|たい|だよ|だね|だぞ|ちゃえ|やがれ|なさい|て|てた"
    r"|った|って)|[\u3040-\u30ff]{9,}|[\u3400-\u9fff]{6,}"
)
"""Ends of Japanese verbs and sentences, and words that are too long for a name."""
_LONG_FAMILY = "(?:남궁|황보|제갈|선우|독고|사공)"
_KOREAN_FAMILY = (
    f"{_LONG_FAMILY}|"
    "[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진엄채원천방공현함변염여추도소석설마길연위표명기반왕금옥육인맹제모탁국어은편용예봉]"
)
_KOREAN_NAME = re.compile(
    "[가강건경고관광교국규균근기길나난남노누늘다단달담대덕도동두라란람랑래려련령로록루률리린림마만명모무문미민바반방배백범별병보복봄봉부빈빛사산상새샘서석선설섭성세소솔송수순슬승시신실심"
    "아안애양언엘여연열영예오온완용우운웅원월유윤율은을음의이인일자잔장재전정제조종주준중지진찬창채천철청초총춘충치탁태택하학한향헌혁현형혜호홍화환황회효훈휘희]"
    "[강건결경광교국규균근기길나남늘동라란람랑련록루률름리린림민배백범별봄봉비빈빛산상샘서석선설섭성솔수순슬승시아안양연열영예오온완용우욱운웅원월유윤율은을음이인일임재전정제조종주준"
    "지진찬창채천철총치탁태택하학한향헌혁현형혜호홍화환훈휘희]"
)
"""Two syllables that Korean first names are made of."""


def hyphen_parts(word: str) -> list[str]:
    """Return what hyphens divide."""
    return _HYPHENS.split(word)


def _pieces(word: str) -> list[str]:
    """Return what hyphens and apostrophes divide, and capitals in a word that is not known."""
    divided = [one for part in hyphen_parts(word) for one in _APOSTROPHES.split(part)]
    return [
        piece for one in divided for piece in ([one] if is_known(one) else _CAPITALS.split(one))
    ]


def marks(word: str) -> set[str]:
    """Return what else a first name is: "word", "grammar" or "surname"."""
    return {mark for fields in MARKED.find(word) for mark in fields}


def is_known(word: str) -> bool:
    """Return whether a word without hyphens is a first name of the lists.

    An accent may make an ordinary word of a name, as in "olá", or a name of a word, as in "Côme".
    """
    key, spelled = folded(word), _spelled(word)
    return spelled in _KNOWN or (key != spelled and key in _KNOWN and spelled not in _ORDINARY)


def is_ordinary(word: str) -> bool:
    """Return whether a folded word is one of a language, or a name."""
    return word in _ORDINARY or f"^{word}" in _ORDINARY or word in _KNOWN


def _spelled(word: str) -> str:
    return unicodedata.normalize("NFC", word).casefold()


def spells_name(part: str) -> bool:
    """Return whether a part has letters only; a dot would make a domain of it ("Eri.ca")."""
    return spells_words(part) and "." not in part


def script(word: str) -> str:
    """Return the only script of the letters, or an empty text if they are of several."""
    found = {_script(letter) for letter in word if letter.isalpha()}
    return found.pop() if len(found) == 1 else ""


def _script(letter: str) -> str:
    name = unicodedata.name(letter, "?").split()[0]
    return "JAPANESE" if name.startswith(("CJK", "HIRA", "KATA", "IDEO")) else name


def is_insult(words: list[str], harmless: Set[str] = frozenset()) -> bool:
    """Return whether a piece of the words, or neighbors joined, is an insult in some disguise.

    Words behind the first that are `harmless` are not insults alone.
    """
    pieces = [piece for word in words for piece in _pieces(word)]
    return any(
        _is_insult("".join(pieces[start:end]), inside=end - start == 1)
        for start in range(len(pieces))
        for end in range(start + 1, len(pieces) + 1)
        if end - start > 1 or not start or folded(pieces[start]) not in harmless
    )


@lru_cache(maxsize=256)
def _is_insult(word: str, *, inside: bool) -> bool:
    key = folded(word)
    if ["sound"] not in (found := _INSULTS.find(key)) and found:
        return True
    if is_known(word):
        return False
    forms = {key, in_one_script(key)}
    least, at_ends = _INSIDE.get(script(word), (_MAX_LETTERS, _MAX_LETTERS))
    return any(_INSULTS.find(sound(form)) or _INSULTS.find(form) for form in forms) or any(
        [] in _INSULTS.find(form[start:end])
        for form in forms
        for start in range(len(form) - at_ends + 1 if inside else 0)
        for end in range(start + at_ends, len(form) + 1)
        if end - start >= least or start == 0 or end == len(form)
    )


def is_name(word: str, *, surname: bool = False) -> bool:
    """Return whether a word may be a first name, or behind one also a usual surname.

    Its pieces between hyphens and apostrophes are looked at alone. Whether it is an insult is not
    looked at.
    """
    word = without_stray_accents(word).strip(".!")
    parts = hyphen_parts(word)
    if len(word) > _MAX_LETTERS or not all(map(spells_name, parts)) or not script(word):
        return False
    as_one = is_known("".join(parts))
    pieces = _pieces(word)
    if len(pieces) > 1 and not as_one and _spelled("".join(pieces)) in _ORDINARY:
        return False
    if not all(map(is_known, pieces)) and _UNLIKELY.search(folded("".join(pieces))):
        return False
    return all(
        is_known(piece)
        or (len(pieces) > 1 and len(folded(piece)) <= _SHORT and (as_one or piece.isalpha()))
        or (surname and _may_be_surname(piece))
        or _may_be_name(piece, surname=surname)
        for piece in pieces
    )


def _may_be_surname(piece: str) -> bool:
    """Return whether an ordinary word is a usual surname."""
    return "surname" in marks(piece) or bool(_SURNAME.search(folded(piece)))


def _may_be_name(piece: str, *, surname: bool) -> bool:
    """Return whether an unknown word is no ordinary one and looks like a name."""
    spelled, bare = _spelled(piece), folded(piece)
    if script(piece) == "HANGUL":
        is_new = piece not in _ORDINARY and _KOREAN_NAME.fullmatch(piece)
        return bool(is_new) or korean_first_name(piece) != piece
    if (
        spelled in _ORDINARY
        or (f"^{spelled}" in _ORDINARY and not surname)
        or piece not in {piece.lower(), piece.upper(), piece.capitalize()}
    ):
        return False
    match script(piece):
        case "JAPANESE":
            return not (_NO_JAPANESE_NAME.fullmatch(piece) or _is_compound(bare))
        case "ARABIC":
            looks_right = len(bare) > 1
        case "LATIN" if not bare.translate(_MORE_LATIN).isascii():
            return False
        case "LATIN" | "CYRILLIC":
            looks_right = len(bare) > 1 and bool(_VOWELS.search(bare))
        case _:
            return False
    return looks_right and not (_UNLIKELY.search(bare) or _is_row(bare) or _is_compound(bare))


def korean_first_name(word: str) -> str:
    """Return a Korean name without the surname before it and the ending of a call behind it.

    김서준 and 서준이 are 서준; what has no first name in it stays as it is.
    """
    if is_known(word) or _KOREAN_NAME.fullmatch(word):
        return word
    own = re.fullmatch(f"{_LONG_FAMILY}(..?)|(?:{_KOREAN_FAMILY})(..)[이아야]?", word)
    called = re.fullmatch("(..)[이아야]", word)
    tries = [one for found in (own, called) if found for one in found.groups() if one]
    if word.endswith("이"):  # Children add it to their own names.
        tries.reverse()
    if one := next(filter(is_known, tries), ""):
        return one
    unknown = (one for one in tries if one not in _ORDINARY and _KOREAN_NAME.fullmatch(one))
    return word if word in _ORDINARY else next(unknown, word)


def is_korean_surname(word: str) -> bool:
    """Return whether a word is a usual surname, which stands before a first name."""
    return bool(re.fullmatch(_KOREAN_FAMILY, word))


def _is_compound(bare: str) -> bool:
    """Return whether a word is two ordinary words, as in "誕生日" and "Testkind"."""
    is_japanese = script(bare) == "JAPANESE"
    least = 1 if _IDEOGRAPH.search(bare) and len(bare) > _SHORT else 3 if is_japanese else 4
    return any(
        bare[:cut] in _ORDINARY and bare[cut:] in _ORDINARY
        for cut in range(least, len(bare) - least + 1)
    )


def _is_row(bare: str) -> bool:
    return any(
        run in row or run[::-1] in row
        for run in (
            {bare} if len(bare) == 3 else {bare[at : at + 4] for at in range(len(bare) - 3)}
        )
        for row in _ROWS
    )
