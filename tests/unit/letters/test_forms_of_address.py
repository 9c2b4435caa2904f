"""A child is called as its language calls: in the vocative, or with an honorific."""

import pytest

from santa_app.i18n import use_locale
from santa_app.letters.quoting import Gender, called, quotable_names
from santa_app.letters.replies import greeting, write
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
