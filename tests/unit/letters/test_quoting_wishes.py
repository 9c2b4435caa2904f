"""A wish is quoted only if every word of it is understood."""

import re
from collections import defaultdict
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest

from santa_app.content.wish_words import Gift, wish_words
from santa_app.i18n import LANGUAGES, use_locale
from santa_app.letters.quoting import Wishes, read_wishes, without_gifts
from santa_app.letters.quoting.word_list import folded

NOTHING = Wishes((), has_more=True)
CORPUS = Path(__file__).parent / "corpora" / "wishes.txt"
LOCALES = [one.locale for one in LANGUAGES]
SHAPES = {
    "en": "star moon flower", "de": "Stern Schneemann Dino Einhorn", "fr": "étoile lune licorne dinosaure",
    "es": "estrella dinosaurio luna", "pt_BR": "estrela unicórnio dinossauro", "it": "stella unicorno dinosauro",
    "pl": "gwiazdka jednorożec dinozaur", "nl": "ster eenhoorn dinosaurus", "uk": "зірка єдиноріг динозавр",
    "ja": "星の ハートの", "ko": "별 하트 달 구름 공룡 유니콘", "ar": "نجمة ديناصور",
}  # fmt: skip
"""Shapes that a lamp or a pillow may have."""
REFUSALS = {
    "en": "no not never none nothing without but except instead enough already don't stop hate lost sick dead",
    "de": "kein keine keinen nicht nie niemals nichts außer sondern statt genug bereits hasse verloren krank tot",
    "fr": "pas jamais rien aucun aucune sauf plus assez déjà lieu déteste perdu malade mort non ni",
    "es": "no nunca nada ningún ninguna excepto menos basta ya odio perdido enfermo muerto ni tampoco",
    "pt_BR": "não nunca nada nenhum nenhuma exceto menos chega já odeio perdido doente morto nem",
    "it": "non mai niente nessun nessuna tranne basta già invece odio perso malato morto né neanche",
    "pl": "nie nigdy nic żadnej żadnych oprócz dość już zamiast nienawidzę zgubiony chory ani",
    "nl": "geen niet nooit niets behalve genoeg al plaats haat verloren ziek dood",
    "uk": "не ні ніколи нічого жодної ніяких крім досить вже замість ненавиджу загублений хворий",
    "ja": "いらない いりません ない もういい きらい 以外 かわりに なくした 病気 元気に 会いたい",
    "ko": "안 못 없이 말고 빼고 대신 그만 이미 필요없는 잃어버린 아픈 죽은 싫은",
    "ar": "لا ليس بلا كفى إلا ما بدل أكره ضائعة مريضة مات عندي",
}
"""Words that no vocabulary may have before a gift, because they turn a wish round."""


@cache
def lines() -> dict[str, list[tuple[str, str, str]]]:
    """Return by locale the sign, the wish, and the expected quotation or an empty text."""
    found = defaultdict(list)
    locale = ""
    for line in CORPUS.read_text("utf-8").splitlines():
        if line.startswith("["):
            locale = line.strip("[]")
        elif line and not line.startswith("#"):
            text, _, quoted = line[2:].partition(" = ")
            found[locale].append((line[0], text, quoted))
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_plain_wishes_are_quoted(locale: str) -> None:
    plain = [(text, quoted) for sign, text, quoted in lines()[locale] if sign == "+"]
    assert len(plain) >= 48
    with use_locale(locale):
        read = {text: read_wishes(text).quoted for text, _ in plain}
    assert len([text for text, found in read.items() if not found]) <= 2
    for text, quoted in plain:
        assert not quoted or read[text] == (quoted,)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_no_wish_for_a_gift_is_not_quoted(locale: str) -> None:
    others = [text for sign, text, _ in lines()[locale] if sign == "-"]
    assert len(others) >= 32
    with use_locale(locale):
        found = {text: read_wishes(text) for text in others}
    assert {text: one for text, one in found.items() if one != NOTHING} == {}


@cache
def single_gifts(locale: str) -> list[tuple[str, Gift]]:
    """Return some gifts of a language that are quoted by their own names, without beings and makers."""
    words = wish_words(locale)
    gifts = [
        (name, gift)
        for name, gift in words.gifts.items()
        if not gift.is_animal
        and name.casefold() not in words.colors
        and name.casefold() not in words.brands
        and (locale == "ja" or not gift.is_plural)
    ]
    with use_locale(locale):
        found = [
            (name, gift)
            for name, gift in gifts[:: len(gifts) // 50]
            if any(_joined(gift.shown) in _joined(one) for one in read_wishes(name).quoted)
        ]
    assert len(found) > 25
    return found


def _joined(text: str) -> str:
    return folded(text).replace(" ", "")


def wrongly_quoted(locale: str, beside: list[str], *, after: bool) -> list[tuple[str, str]]:
    """Return the wishes of a gift beside a word that are quoted without the gift."""
    blank = "" if locale == "ja" else " "
    wrong = []
    with use_locale(locale):
        for name, gift in single_gifts(locale):
            for word in beside:
                typed = f"{name}{blank}{word}" if after else f"{word}{blank}{name}"
                quoted = read_wishes(typed).quoted
                wrong += [(typed, one) for one in quoted if _joined(gift.shown) not in _joined(one)]
    return wrong


@pytest.mark.parametrize("locale", LOCALES)
def test_a_color_is_no_gift_beside_another(locale: str) -> None:
    """An orange bicycle is a bicycle, wherever the color is."""
    colors = list(wish_words(locale).colors)
    colors = colors[:: len(colors) // 20 or 1]
    for after in (False, True):
        assert wrongly_quoted(locale, colors, after=after) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_an_article_is_no_gift(locale: str) -> None:
    """French dice are spelled like an article where accents do not count."""
    words = wish_words(locale)
    articles = re.sub(r"\{.*?\}|[^\w\s]", " ", " ".join(words.patterns.values())).split()
    assert wrongly_quoted(locale, sorted({*articles, *words.numbers}), after=False) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_shape_is_no_gift_beside_another(locale: str) -> None:
    """A star lamp is a lamp, in the order of the language."""
    after = locale not in {"en", "ja", "ko"}
    assert wrongly_quoted(locale, SHAPES[locale].split(), after=after) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_that_turns_a_wish_round_is_known_before_a_gift(locale: str) -> None:
    words = wish_words(locale)
    known = {folded(one) for one in words.opening | words.adjectives | words.colors.keys()}
    assert {one for one in REFUSALS[locale].split() if folded(one) in known} == set()
    blank = "" if locale == "ja" else " "
    name, _ = single_gifts(locale)[0]
    with use_locale(locale):
        for word in [*REFUSALS[locale].split(), "Zorblax"]:
            assert read_wishes(f"{word}{blank}{name}").quoted == ()


def test_what_is_not_understood_spoils_its_line() -> None:
    assert read_wishes("a kite, no dolls and books").quoted == ()
    assert read_wishes("I was nice, a ball").quoted == ("a ball",)
    assert read_wishes("no dolls\na ball").quoted == ("a ball",)
    assert read_wishes("❌ dolls").quoted == ()
    assert read_wishes("a puppy and a ball").quoted == ("a puppy", "a ball")
    assert read_wishes("a ball, a puppy, that it gets well").quoted == ()
    assert read_wishes("a ball, a zorblax, a puppy").quoted == ("a ball",)


@pytest.mark.parametrize(
    ("locale", "plain", "telling"),
    [
        ("en", ["a red bike", "warm socks for grandpa, please", "Lego and a doll"], [
            "a lock because he comes at night", "no doll", "a zorblax", "I want to go home",
        ]),
        ("de", ["Für Opa warme Socken Gr. 45"], ["ein Schloss, weil er nachts kommt", "keine Puppe"]),
        ("ja", ["サッカーボール"], ["よる こわくないように ライト"]),
    ],
)  # fmt: skip
def test_lines_that_only_name_gifts_need_not_be_judged(
    locale: str, plain: list[str], telling: list[str]
) -> None:
    lines = [line for pair in zip_longest(plain, telling, fillvalue="") for line in pair]
    assert without_gifts("\n".join(lines), locale).split("\n") == [
        line for line in lines if line not in plain
    ]
