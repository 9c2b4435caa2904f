"""Marks of careless text, in all that a language says: catalogs and Santa's replies."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from santa_app.content.santa_reply import AGED, prose
from santa_app.i18n import LANGUAGES, language_file
from santa_app.i18n.catalogs import po_file, read_catalog, template_file
from santa_app.i18n.checks import DESK, ids_of, texts_of

LOCALES: Final = [one.locale for one in LANGUAGES]
OTHERS: Final = [one for one in LOCALES if one != "en"]
_LATIN: Final = ("de", "fr", "es", "pt_BR", "it", "pl", "nl")
_HERE: Final = Path(__file__).parent
_CARELESS: Final = re.compile(r"""\w'|\.\.\.|(?<![=\w/{])"(?!>)|[ \u3000]\n|  """)
"""A straight apostrophe or quotation mark, three dots, a blank too many."""
_MARKS: Final = "\u064b-\u0652"
"""Arabic vowels, which belong to the word before them."""
_SHORT: Final = 40
_IMPERIAL: Final = re.compile(
    r"""\d\s?(?:inch\w*|Zoll|pouces?|pulgadas?|polegadas?|pollic[ei]|cale?|cali|duim|дюйм\w*|インチ|인치|"""
    r"""بوص\w*|°\s?F|Meilen?|milles|millas?|milhas?|miglia|mijl|миль|マイル|마일|ميل\w*|feet|foot)"""
    r"""(?!\w)|Fahrenheit"""
)
_METRIC: Final = re.compile(
    r"(?<!\w)(?:[cmk]?m|°\s?C|c\.m|см|мм|м|км|センチ|ミリ|メートル|キロ|センチメートル|[Kk]ilom\w+|سم|ملم|متر\w*|كم|كيلومتر\w*)"
    r"(?!\w)|센티|미터|킬로|\dcm|cm|km"
)
_FOR_CHILDREN: Final = re.compile(
    r"content/(?:advent/\d|stories/|(?:trivia|coloring_on_screen|village|reindeer|tracker|nice_list|good_deeds"
    r"|presents|pairs|games|home_scene|postcards|daily_questions|elf_names|cities|workshop_diary)\.toml)"
)
_KANJI: Final = re.compile("[\u3400-\u4dbf\u4e00-\u9fff]")
_PROPER_NAME: Final = re.compile(r"[A-ZÀ-Ý][\w’-]{2,}(?: (?:of |the |& )?[A-ZÀ-Ý][\w’-]+)*")
_NO_NAME: Final = re.compile(r"https?://\S+|\{\w+\}")
_SOME_ONE: Final = {
    "de": r"du|dich|dir|dein\w*",
    "fr": r"tu|te|toi|ton|ta|tes",
    "es": r"tú|te|ti|tu|tus|contigo",
    "pt_BR": r"você|seu|sua|seus|suas",
    "it": r"tu|te|ti|tuo|tua|tuoi|tue",
    "pl": r"ty|ciebie|ci|cię|tobie|tobą|twoj\w+|twój",
    "nl": r"je|jij|jou|jouw",
    "uk": r"ти|тебе|тобі|тобою|твій|твоя|твоє|твою|твої\w*",
    "ar": r"أنتَ|أنتِ|لكَ|لكِ|رسالتكَ|رسالتكِ",
}
_SEVERAL: Final = {
    "de": r"euch|euer|eure\w*|seid",
    "fr": r"vous|votre|vos",
    "es": r"vosotr\w+|ustedes|vuestr\w+",
    "pt_BR": r"vocês",
    "it": r"voi|vi|vostr\w+",
    "pl": r"wy|was|wam|wami|wasz\w*",
    "nl": r"jullie",
    "uk": r"ви|вас|вам|вами|ваш\w*",
    "ar": r"لكم|أنتم|رسالتكم|عندكم",
}
_BOTH: Final = re.compile(
    r"ihr beide|vous aimez|avec vous|vocês dois|oboje|jullie allebei|якщо ви любите|z wami|з вами"
)
"""Where Santa speaks of the child and somebody with it."""


@cache
def _catalog(locale: str) -> Catalog:
    if locale == "en":
        with template_file().open("rb") as stream:
            return read_po(stream)
    return read_catalog(po_file(locale), locale)


@cache
def _said(locale: str) -> tuple[str, ...]:
    """Return all texts of a language's catalog; for English those of the template."""
    said_by = ids_of if locale == "en" else texts_of
    return tuple(text for one in _catalog(locale) if one.id for text in said_by(one))


@cache
def _replies(locale: str) -> tuple[tuple[str, str], ...]:
    """Return Santa's paragraphs for children and for teenagers, each with the name of its part."""
    own = prose(locale)
    said = [(part, text) for part, texts in own.parts.items() for text in texts]
    said += [("topic", text) for topic in own.topics for text in topic.answers]
    forms = [(part, AGED.sub(r"\1", text), AGED.sub(r"\2", text)) for part, text in said]
    older = [(f"{part}: teen", teen) for part, child, teen in forms if teen != child]
    return (*((part, child) for part, child, _ in forms), *older)


@pytest.mark.parametrize("locale", OTHERS)
def test_a_catalog_is_set_with_care(locale: str) -> None:
    said = _said(locale)
    assert len(said) > 4000
    assert [text for text in said if _CARELESS.search(text)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_a_reply_is_set_with_care(locale: str) -> None:
    said = _replies(locale)
    assert len(said) > 300
    assert [text for _, text in said if _CARELESS.search(text)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_a_fragment_of_a_sentence(locale: str) -> None:
    assert [text for text in _said(locale) if text != text.strip()] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_crossed_out_words_do_not_return(locale: str) -> None:
    replies = [text for _, text in _replies(locale)]
    texts = {
        "everywhere": [*_said(locale), *replies],
        "short": [text for text in _said(locale) if len(text) <= _SHORT],
        "replies": replies,
        "gentle": [text for part, text in _replies(locale) if "gentle" in part],
    }
    with language_file("avoided_words.toml", locale).open("rb") as stream:
        avoided = tomllib.load(stream)
    assert set(avoided) <= set(texts)
    assert avoided["gentle"]
    for place, rows in avoided.items():
        for pattern, reason in rows.items():
            words = re.compile(_whole(pattern, locale), re.IGNORECASE)
            assert [text for text in texts[place] if words.search(text)] == [], reason


def _whole(pattern: str, locale: str) -> str:
    if locale in {"ja", "ko"}:  # no blanks between words, or endings that are written on
        return pattern
    return rf"(?<![\w{_MARKS}])(?:{pattern})(?![\w{_MARKS}])"


@pytest.mark.parametrize("locale", list(_SOME_ONE))
def test_a_paragraph_speaks_to_one_or_to_several(locale: str) -> None:
    one, several = (
        re.compile(rf"(?<!\w)(?:{words[locale]})(?!\w)", re.IGNORECASE)
        for words in (_SOME_ONE, _SEVERAL)
    )
    paragraphs = [
        text for part, text in _replies(locale) if not part.startswith(("class", "small"))
    ]
    assert sum(map(bool, map(one.search, paragraphs))) > (0 if locale == "ar" else 100)
    mixed = [text for text in paragraphs if one.search(text) and several.search(text)]
    assert [text for text in mixed if not _BOTH.search(text)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_no_measure_is_imperial_only(locale: str) -> None:
    assert [
        text for text in _said(locale) if _IMPERIAL.search(text) and not _METRIC.search(text)
    ] == []


def test_what_is_the_same_everywhere_was_read_for_each_country() -> None:
    """Names of institutions, places, songs and persons that seven languages have as English has."""
    reviewed = (_HERE / "same_everywhere.txt").read_text("utf-8").splitlines()
    assert sorted(_same_names()) == sorted(reviewed)


def _same_names() -> set[str]:
    found = set[str]()
    for message in _catalog("en"):
        if not message.id or message.context == DESK:
            continue
        english = next(ids_of(message))
        translated = [_catalog(locale).get(english, message.context) for locale in _LATIN]
        others = [" ".join(texts_of(one)) if one else "" for one in translated]
        names = _PROPER_NAME.findall(_NO_NAME.sub("", english))
        found |= {name for name in names if all(name in other for other in others)}
    return found


@pytest.mark.parametrize("locale", OTHERS)
def test_canada_s_last_day_of_mailing_is_named_as_canada_s(locale: str) -> None:
    country = Locale.parse(locale).territories["CA"][:4]
    dated = [
        text
        for message in _catalog(locale)
        if message.id and "by December 7" in message.id
        for text in texts_of(message)
        if re.search(r"(?<!\d)7(?!\d)", text)
    ]
    assert dated
    assert [text for text in dated if country not in text] == []


def test_children_s_texts_have_the_kanji_of_the_first_three_grades() -> None:
    """The lists are those of the Ministry of Education's guideline for elementary schools."""
    first, second, third = (_HERE / "kanji_of_school.txt").read_text("utf-8").split()
    assert [len(first), len(second), len(third)] == [80, 160, 200]
    known = set(first + second + third)
    texts = [text for part, text in _replies("ja") if not part.endswith("teen")]
    for message in _catalog("en"):
        if any(_FOR_CHILDREN.search(file) for file, _ in message.locations) and message.id:
            texts += texts_of(_catalog("ja").get(message.id, message.context))
    assert len(texts) > 1000
    assert [text for text in texts if set(_KANJI.findall(text)) - known] == []
