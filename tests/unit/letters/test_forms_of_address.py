"""A child is called as its language calls: in the vocative, or with an honorific."""

import pytest

from santa_app.content.santa_reply import GENDERED, prose
from santa_app.i18n import use_locale
from santa_app.letters.quoting import Gender, called, quotable_names
from santa_app.letters.replies import greeting, write
from santa_app.letters.replies.variants import Variants
from tests.support.letter_examples import letter
from tests.unit.letters.test_quoting_names import entries


@pytest.mark.parametrize("locale", ["pl", "uk"])
def test_names_have_their_vocative(locale: str) -> None:
    rows = [row[1:] for row in entries("vocatives.txt") if row[0] == locale]
    assert len(rows) == 40
    with use_locale(locale):
        assert [(name, called([name]).name) for name, _ in rows] == rows


@pytest.mark.parametrize(
    ("locale", "typed", "shown"),
    [
        ("pl", "Kacper i Ania", "Kacprze i Aniu"),
        ("pl", "ANNA-MARIA", "Anno-Mario"),
        ("pl", "Otto", "Otto"),
        ("uk", "Дем'ян", "Дем'яне"),
        ("uk", "Сашко та Олег", "Сашку і Олеже"),
        ("ja", "はるか", "はるかさん"),
        ("ja", "はるかちゃん", "はるかちゃん"),
        ("ja", "ゆうたくん", "ゆうたくん"),
        ("ja", "ゆうたさん", "ゆうたさん"),
        ("ja", "山田花子", "花子さん"),
        ("ja", "さくら、ゆうた", "さくらさん、ゆうたさん"),
        ("ja", "Emma", "Emmaさん"),
        ("en", "Kacper", "Kacper"),
    ],
)
def test_a_child_is_called_as_its_language_calls(locale: str, typed: str, shown: str) -> None:
    with use_locale(locale):
        form = called(quotable_names(typed))
    assert (form.name, form.is_nominative) == (shown, False)


@pytest.mark.parametrize(
    ("locale", "name", "girl", "boy"),
    [
        ("pl", "Alex", "Alex", "Alexie"),
        ("pl", "Jocelyn", "Jocelyn", "Jocelynie"),
        ("uk", "Даніел", "Даніел", "Даніеле"),
    ],
)
def test_what_nothing_tells_stays_in_the_nominative(
    locale: str, name: str, girl: str, boy: str
) -> None:
    with use_locale(locale):
        assert called([name]).is_nominative
        hello = greeting([name])
        assert (called([name], Gender.GIRL).name, called([name], Gender.BOY).name) == (girl, boy)
    assert hello.name == name
    assert hello.before.endswith(": ")
    written = write(letter(child_name=name, locale=locale))
    assert written.greeting == hello
    assert name not in written.subject


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        (
            "pl",
            "Nicole Carmen Miriam Ingrid Ruth Dagmar Rachel Iris Megan Karen Nel Reem Iman Alex",
        ),
        ("uk", "Ніколь Кармен Маріам Естер Рут Інгрід Джейн Адель Айгуль Зейнаб Ірис Іман Алекс"),
    ],
)
def test_no_girl_is_called_as_a_boy(locale: str, names: str) -> None:
    with use_locale(locale):
        assert [name for name in names.split() if called([name]).name != name] == []


def said(locale: str, gender: str | None, part: str) -> set[str]:
    child = letter(locale=locale, gender=gender)
    numbers = range(len(prose(locale).parts[part]))
    return {Variants(child, number).part(part) for number in numbers}


@pytest.mark.parametrize("locale", ["ar", "pl", "uk"])
def test_santa_speaks_to_a_girl_to_a_boy_and_to_a_child_that_says_neither(locale: str) -> None:
    for part in ("greeting", "arrived", "arrived from", "good", "honest", "farewell"):
        forms = [said(locale, gender, part) for gender in (*Gender, None)]
        assert all(not GENDERED.search(text) for texts in forms for text in texts)
        assert not any("[" in text or "|" in text for texts in forms for text in texts)
        assert forms[2] - forms[0] - forms[1], part
        assert forms[0] - forms[1], part
    assert not prose("en").has_genders


def test_a_teenager_reads_the_words_of_one() -> None:
    parts = prose("ja").parts
    for part in ("arrived", "season: december", "good", "gentle: feelings"):
        children = [letter(locale="ja", age=age) for age in (7, None, 12, 13, 18)]
        forms = [
            {Variants(child, n).part(part) for n in range(len(parts[part]))} for child in children
        ]
        assert not any("[" in text or "|" in text for texts in forms for text in texts)
        assert forms[0] == forms[1] == forms[2]
        assert forms[3] == forms[4]
        assert not forms[0] & forms[3], part
