"""Misspells texts as pupils do, so that the encoder learns to read through mistakes."""

import random
import re
import unicodedata
from functools import cache
from typing import Final

_HEARD: Final[dict[str, str]] = {
    "en": "ea>ee ee>ea ie>ei ei>ie ght>t wh>w ph>f kn>n tion>shun ck>k ll>l tt>t ss>s y>i ou>u "
    "th>f igh>i er>a ed>d ing>in 've>of gh> ai>a oo>u their>there they're>there your>you're "
    "because>becos said>sed",
    "de": "ie>i ih>i ß>s ß>ss ck>k tz>z ä>e äu>eu v>f ah>a eh>e oh>o mm>m nn>n ll>l tt>t ss>s "
    "dt>t ng>n d>t g>k b>p ch>sch h> ü>u ö>o ä>a er>a ei>ai chs>x pf>f qu>kw",
    "fr": "é>er er>é é>e è>e ê>e à>a ç>s eau>o au>o ai>é ais>é ait>é ent>e es>e s> t> qu>k ph>f "
    "ss>s mm>m nn>n ll>l tt>t c'est>sé j'ai>jé est>é et>é en>an an>en x> ez>é h> oi>oa pp>p",
    "es": "b>v v>b h> ll>y y>ll z>s c>s s>z qu>k gu>g g>j j>g á>a é>e í>i ó>o ú>u ñ>n rr>r x>s "
    "güe>gue hay>ay haber>aver",
    "pt_BR": "ç>s ss>s s>z z>s x>ch ch>x á>a ã>a é>e ê>e í>i ó>o õ>o ú>u lh>li nh>n ão>am am>ão "
    "rr>r h> qu>k e>i o>u l>u u>l ou>o ei>e",
    "it": "ho>o ha>a hanno>anno hai>ai h> cc>c tt>t ll>l ss>s zz>z mm>m nn>n pp>p à>a è>e é>e ì>i "
    "ò>o ù>u gn>ni gli>li qu>cu cqu>qu ch>k sc>sh c'è>ce t>tt l>ll",
    "pl": "ó>u u>ó rz>ż ż>rz ch>h h>ch ą>a ą>om ę>e ę>em ć>c ł>l ń>n ś>s ź>z ż>z dz>c w>f sz>s "
    "cz>c trz>czsz si>ś ci>ć",
    "nl": "ij>ei ei>ij au>ou ou>au dt>t d>t t>d ch>g g>ch v>f z>s aa>a ee>e oo>o uu>u mm>m nn>n "
    "ll>l tt>t en>e ie>i sch>s c>k ë>e",
    "uk": "и>і і>и ї>і е>и и>е о>а ь> ' > ’> г>х є>е щ>ш сь>с ться>ця нн>н лл>л в>у у>в дз>з "
    "я>йа ю>йу з>с",
    "ja": "っ> ッ> を>お は>わ へ>え づ>ず ぢ>じ おう>おお う> い> ー> ゃ>や ょ>よ ゅ>ゆ ん> が>か "
    "で>て だ>た ば>は じ>し",
    "ko": "ㅐ>ㅔ ㅔ>ㅐ ㅚ>ㅙ ㅙ>ㅚ ㅖ>ㅔ ㅢ>ㅣ ㅒ>ㅖ ㄶ>ㄴ ㅀ>ㄹ ㅄ>ㅂ ㄲ>ㄱ ㅆ>ㅅ ㄻ>ㅁ "
    "ㄺ>ㄱ ㅊ>ㅅ ㅌ>ㄷ ㅍ>ㅂ ㄿ>ㅂ ㅈ>ㅅ ㅎ>ㅇ ㅝ>ㅓ",
    "ar": "أ>ا إ>ا آ>ا ة>ه ه>ة ى>ي ي>ى ض>ظ ظ>ض ذ>د ذ>ز ث>ت ث>س ق>ء ئ>ي ؤ>و ص>س س>ص ط>ت ت>ط ء> "
    "ا> ال>ل sh>ch kh>5 7>h 3>a aa>a ee>i",
}


@cache
def _pairs(locale: str) -> list[tuple[str, str]]:
    pairs = [pair.partition(">")[::2] for pair in _HEARD.get(locale, "").split()]
    if locale == "ko":
        pairs = [both for old, new in pairs for both in _in_jamo(old, new)]
    return pairs


def _in_jamo(old: str, new: str) -> list[tuple[str, str]]:
    vowels = {chr(0x314F + n): chr(0x1161 + n) for n in range(21)}
    if old in vowels:
        return [(vowels[old], vowels[new])]
    tails = dict(
        zip(
            "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ",
            map(chr, range(0x11A8, 0x11C3)),
            strict=True,
        )
    )
    return [(tails[old], tails[new])]


def misspelled(text: str, locale: str, mistakes: int, chance: random.Random) -> str:
    """Return the text with that many mistakes, most of them by ear."""
    for _ in range(mistakes):
        text = _one(text, locale, chance)
    return text


def _one(text: str, locale: str, chance: random.Random) -> str:
    split = unicodedata.normalize("NFD", text) if locale == "ko" else text
    kind = chance.random()
    if kind < 0.75:
        spots = [
            (found.start(), old, new)
            for old, new in _pairs(locale)
            for found in re.finditer(re.escape(old), split, re.IGNORECASE)
        ]
        if spots:
            at, old, new = chance.choice(spots)
            return unicodedata.normalize("NFC", split[:at] + new + split[at + len(old) :])
    letters = [n for n in range(1, len(text) - 1) if text[n].isalpha() and text[n - 1].isalpha()]
    if not letters:
        return text
    at = chance.choice(letters)
    if kind < 0.84:
        return text[:at] + text[at + 1 :]
    if kind < 0.92:
        return text[:at] + text[at] + text[at:]
    return text[: at - 1] + text[at] + text[at - 1] + text[at + 1 :]


def careless(text: str, locale: str, chance: random.Random) -> str:
    """Return the text as someone writes in a hurry: no accents, no capitals or no signs."""
    if locale not in {"ja", "ko", "ar", "uk"} and chance.random() < 0.5:
        parts = unicodedata.normalize("NFD", text)
        text = "".join(one for one in parts if not unicodedata.combining(one)).replace("ł", "l")
    return text.lower() if chance.random() < 0.5 else text
