"""Santa greets by any first name: whole, never an insult, a word or a sentence made of names."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from santa_app.content.words import INSULTS_FILE
from santa_app.letters.quoting import listed_name, surnames_in
from santa_app.letters.quoting.word_list import folded
from tests.support.quoted_names import quotable_name

CORPORA = Path(__file__).parent / "corpora"
KNOWN_NAMES = Path(__file__).parents[3] / "art" / "words" / "known_names.txt"
INSULTS = """
die kill dead hate nazi hitler slave rape slut whore idiot dumb ugly fat pig cow shit piss poo fart ass
fuck bitch cunt cock penis porn sex nude tit anal fag nigger kkk evil scum rat liar gun bomb
arsch fick hure nutte sau kuh depp tot hass mord dumm fett doof
puta puto mierda culo polla zorra tonto feo gorda burro caca pedo odia
merde pute salope con cul bite pede gros moche nul tue haine negre
cazzo merda stronzo troia figa scemo brutto porco frocio
porra caralho foda bunda cu viado feio vaca lixo
hoer kut lul pik kont lelijk haat kurwa chuj dupa suka glupi debil
"""
"""Words of the eleven languages' Latin scripts that no mail may show, however they are divided."""


def entries(file: str = "names.txt") -> Iterator[tuple[str, str, str]]:
    """Return the section, what is typed, and the greeting."""
    section = ""
    for line in (CORPORA / file).read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif not line.startswith("#"):
            for entry in line.split(", "):
                typed, _, greeting = entry.partition("=")
                yield section, typed, greeting or typed


@cache
def listed() -> tuple[str, ...]:
    return tuple(KNOWN_NAMES.read_text("utf-8").splitlines())


def test_names_of_all_languages_are_greeted_whole() -> None:
    assert len(list(entries())) > 340
    assert [(typed, quotable_name(typed)) for _, typed, greeting in entries()
            if quotable_name(typed) != greeting] == []  # fmt: skip


def test_names_that_no_list_has_are_greeted() -> None:
    names = list(entries("first_names.txt"))
    assert set(Counter(section for section, *_ in names).values()) == {60}
    shown = [(typed, greeting, quotable_name(typed)) for _, typed, greeting in names]
    assert [one for one in shown if one[1] != one[2]] == []


def test_hostile_names_and_ordinary_words_are_not_greeted() -> None:
    found = list(entries("hostile_names.txt"))
    counts = Counter(section.split()[0] for section, *_ in found)
    assert counts["insults"] > 500
    assert counts["words"] == 12 * 40
    spellings = [text for _, typed, _ in found for text in (typed, typed.lower(), typed.upper())]
    assert [text for text in spellings if quotable_name(text)] == []


def test_no_class_has_to_hyphenate_a_name_of_two_words() -> None:
    whole = [typed for _, typed, greeting in entries() if typed == greeting]
    whole += ["Peggy Sue", "Sol Abril", "María del Mar", "Gian Marco", "Jean Paul", "Juan Luis"]
    assert [typed for typed in whole if surnames_in(typed)] == []
    assert listed_name("abd al-rahman") == "Abd al-Rahman"
    assert listed_name("abu bakr s.") == "Abu Bakr S."
    assert surnames_in("Abu Bakr Schmidt") == ("Schmidt",)


def cut(word: str) -> Iterator[str]:
    """Return a word divided at each place by each mark, and by a capital letter."""
    for at in range(1, len(word)):
        for mark in ("-", "'", "’", "‐", "-'", " "):
            yield f"{word[:at]}{mark}{word[at:]}"
            yield f"{word[:at].title()}{mark}{word[at:].title()}"
            yield f"{word[:at].upper()}{mark}{word[at:]}"
        yield word[:at].title() + word[at:].title()


def beside_names(word: str) -> Iterator[str]:
    """Return a word beside names, and names in which it hides until a mark divides them."""
    for name, mark in product(("emma", "noah", "ian", "mo"), ("-", "'", "’")):
        yield f"{word.title()}{mark}{name.title()}"
        yield f"{name.title()}{mark}{word.title()}"
        yield f"{word.upper()}{mark}{name}"
    for name in listed():
        for rest, parts in (
            (name.removeprefix(word), (word, name.removeprefix(word))),
            (name.removesuffix(word), (name.removesuffix(word), word)),
        ):
            if rest and rest != name and " " not in name:
                for mark in ("-", "'"):
                    yield mark.join(part.title() for part in parts)
                    yield mark.join((parts[0].upper(), parts[1]))
                yield parts[0].title() + parts[1].title()
                yield parts[0].upper() + parts[1]


@pytest.mark.parametrize("word", INSULTS.split())
def test_no_spelling_of_an_insult_is_greeted(word: str) -> None:
    for typed in (word, *cut(word), *beside_names(word)):
        shown = quotable_name(typed) or ""
        # An undivided listed name is greeted: "KillIan" is Killian. A word after it is left out.
        assert word not in re.split(r"[-‐'’ ]", folded_parts(shown)), (typed, shown)
        assert folded(shown).replace(" ", "") != word, (typed, shown)
        assert not re.search(r"[a-z](?!c[A-Z])[A-Z]", shown) or shown[:2] in BEFORE, (typed, shown)


BEFORE = {"Mc", "Ma", "De", "La", "Le", "Da", "Di", "Ja", "Jo", "Ra", "Sh", "Ta"}


def folded_parts(shown: str) -> str:
    return re.sub(r"[^\w\s'’‐-]", "", shown).casefold()


SENTENCES = """
Will Sue Bill|Sue Will Rob Mark|Will You Die|Mark My Word|Papa Is Dead|Emma Hates You|Max Will Die|Anna Will Pay
Alle Hassen Sie|Sie Hassen Dich|Du Bist Tot|Anna Ist Tot|Mia Stinkt|Ben Hasst Mich|Die Mama Weint|Lotte Hassen
Le Mari Paye|Elle Te Tue|Marie Ment|Papa Est Mort|Elle Meurt|Tu Es Nul|Le Mari|Prudence Paye Cher|Elle Te Mata
Ella Te Mata|El Te Odia|Te Amo Rosa|Lola Te Ama|Rosa Mata Leo|Eva Es Mala|Ella Es Fea|Sara Muere|Max Mata
Ela Te Ama|Maria Te Mata|Eva Mata|Rosa Vai Pagar|Ana Cala|Ela Manda|Tu Vais Morrer
Lei Ti Odia|Luca Paga|Anna Muore|Rosa Mente|Lui Mente|Sara Sei Mia|Mia Cara
Ona Tam Pada|Ania Pada|Jan Bije|Ona Cala|Ty Umrzesz
Hij Haat Jou|Jan Wil Sem|Zij Kust Jan|Lotte Liegt|Jan Moet Betalen
Віра Бреше|Богдан Вкрав|Він Ненавидить Віру|Ти Помреш
太郎 しね|さくら きらい
علي مات|محمد كذب|نور قتل|أنت حمار
"""


@pytest.mark.parametrize("mark", [" ", "-"])
@pytest.mark.parametrize("sentence", re.split(r"[|\n]", SENTENCES.strip()))
def test_no_sentence_made_of_names_is_greeted(sentence: str, mark: str) -> None:
    """At most its first name remains, which says nothing."""
    shown = quotable_name(sentence.replace(" ", mark))
    assert shown in {None, sentence.split(maxsplit=1)[0]}


@pytest.mark.parametrize(
    "typed",
    ["", "'", "\u202e", "x" * 61, "Testkind", "Mama", "Papa Is Dead", "Call Max", "Eri.ca", "A.nna",
     "Emma@home", "Emma:pay", "Emm4", "Аnnа", "Emma and your account", "Emma, Tom, Ida, Max", "Emma is my name now",
     "Emma, pay", "1 Emma", "Mark-Will-Sue-You", "-", "Em-", "Emma🔪", "Allah", "Dick", "Adolf", "Alle Hassen Sie", "Ella Te Mata", "Le Mari Paye", "Le-Mari-Paye", "Kill-Ian", "Nazi-M", "Fat-Ima", "DIE'go",
     "Rose May Die", "Max Stinkt", "Anna Muore", "Léa Pue", "Ana Apesta", "Jan Stinkt", "Ola Kłamie", "Оля Бреше",
     "ليلى كلبة", "Lisa Kurwa", "Mata Anna", "Feliz Navidad", "Merry Xmas", "Christmas", "Natale", "Buon Natale",
     "Feliz Natal", "Тиха Ніч", "Bon Noël", "Vrolijk Kerstfeest", "Na-Zi", "Pu-Ta", "Ca'ca", "عبد", "عبد محمود الغريب", "Abd Khan", "Umm Xyzzy", "Abu Xyzzy"],
)  # fmt: skip
def test_what_says_something_else_is_not_greeted(typed: str) -> None:
    assert quotable_name(typed) is None


def test_no_insult_of_the_list_is_a_name() -> None:
    insults = INSULTS_FILE.read_text("utf-8").splitlines()
    assert [word for word in insults if "\t" not in word and quotable_name(word)] == []
