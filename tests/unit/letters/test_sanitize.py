"""What of a visitor's text a mail may quote, and what it may not."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santa_app.letters.submission.sanitize import (
    carries_contact,
    quotable_name,
    quotable_place,
    quotable_wishes,
    sanitize,
    split_wishes,
    storable,
)

PERSIAN = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"  # a name spelt with a non-joiner
SINHALA = "\u0dc1\u0dca\u200d\u0dbb\u0dd3"  # a syllable spelt with a joiner


@pytest.mark.parametrize(
    "name",
    [
        "Мария",
        "Zoë",
        "小明",
        "O'Brien",
        "O’Brien",
        "Anne-Marie",
        "محمد",
        "अनन्या",
        "Σοφία",
        "שרה",
        "さくら",
        "민준",
        "J. R.",
        "St. Test",
        "Ngọc Ánh",
        "María del Carmen de los Test",
        "Max 2",
        PERSIAN,
        SINHALA,
    ],
)
def test_names_of_every_script_are_quoted_as_they_are(name: str) -> None:
    assert quotable_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    "name",
    [
        "http://evil.test",
        "evil.test",
        "Bit.ly/x",
        "www evil",
        "me@evil",
        "@handle",
        "0123456789",
        "012 345 67",
        "+49 (170) 123-45",
        "<b>Test</b>",
        "a:b",
        "Test!",
        "Call me now: please",
        "One two three four five six seven",
        "x" * 61,
        "'",
        "",
        "\u202e",
        "evil[.]test",
        "evil (dot) test",
        "evil dot com",
        "ｅｖｉｌ．ｔｅｓｔ",
        "evil。test",
        "1.2.3.4",
        "ev\u200bil.te\u200bst",
        "mailto:x",
        "a\\b",
        "$100",
        "{{ 7*7 }}",
    ],
)
def test_names_that_could_be_a_message_are_not(name: str) -> None:
    assert quotable_name(name) is None


def test_a_name_is_one_line() -> None:
    assert quotable_name("Test\nSubject") == "Test Subject"


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("a\u202eb\u2066c\u200ed", "abcd"),
        ("a\u200bb\ufeffc\u2060d\u00ade", "abcde"),
        ("a\x00b\x1bc\x7fd", "abcd"),
        ("Ｔｅｓｔ　１", "Test 1"),
        ("a  \t b", "a b"),
        ("a\u2028b", "a\nb"),
        ("\U000e0041\U000e0042tag", "tag"),
        ("a\u200db", "ab"),
        ("\u200dа\u200d", "а"),
        (PERSIAN, PERSIAN),
        ("\u0639\u200c", "\u0639"),
        ("ﬁ", "fi"),
    ],
)
def test_hidden_characters_go_and_spelling_stays(typed: str, clean: str) -> None:
    assert sanitize(typed) == clean


@pytest.mark.parametrize(
    "text",
    [
        "see http://x",
        "ftp://x",
        "example.com",
        "EXAMPLE.COM",
        "sub.example.co.uk/path",
        "t.me/someone",
        "a@b",
        "mail me at x (at) example (dot) com",
        "x [dot] com",
        "1234567",
        "1 2 3 4 5 6 7",
        "12-34-56-7",
        "٠١٢٣٤٥٦",
        "javascript:alert",
        "10.0.0.1",
        "пример.рф",
        "%68%74",
    ],
)
def test_contacts_are_found(text: str) -> None:
    assert carries_contact(text)


@pytest.mark.parametrize(
    "text",
    ["a red kite", "a doll. And a ball.", "Lego no. 5", "Mr. Test", "123456", "2 cats & 3 dogs",
     "I like 5 things: cats", "size 10.5", "J. R. Test", "3.5 apples", "hello... you"],
)  # fmt: skip
def test_plain_wishes_are_no_contacts(text: str) -> None:
    assert not carries_contact(text)


@pytest.mark.parametrize(
    ("text", "wishes"),
    [
        ("a ball\na kite", ["a ball", "a kite"]),
        ("a ball, a kite; a book", ["a ball", "a kite", "a book"]),
        ("- a ball\n* a kite\n• a book", ["a ball", "a kite", "a book"]),
        ("1. a ball\n2) a kite\n(3) a book", ["a ball", "a kite", "a book"]),
        ("a ball\n\nA BALL\n", ["A BALL"]),
        ("一个球，一本书、风筝", ["一个球", "一本书", "风筝"]),
        ("a ball, red\na kite", ["a ball, red", "a kite"]),
        (" , ,\t", []),
        (None, []),
    ],
)
def test_a_list_falls_into_wishes(text: str | None, wishes: list[str]) -> None:
    assert split_wishes(text) == wishes


def test_up_to_three_wishes_are_quoted_and_doubtful_ones_left_out() -> None:
    assert quotable_wishes("a\nb\nc\nd") == ["a", "b", "c"]
    listed = "visit evil.test\na kite 🪁\nyou are a bad person and i know where you live\na book!"
    assert quotable_wishes(listed) == ["a kite 🪁", "a book!"]
    assert quotable_wishes("x" * 61) == []
    assert quotable_wishes("x" * 60) == ["x" * 60]


def test_places() -> None:
    assert quotable_place(" Zürich, Switzerland ") == "Zürich, Switzerland"
    assert quotable_place("Test (Upper)") == "Test (Upper)"
    assert quotable_place("北京市") == "北京市"
    assert quotable_place("Test! Buy now") is None
    assert quotable_place(None) is None


def test_stored_words_keep_everything_but_control_characters() -> None:
    assert storable(" a\r\nb\rc\x00\x07\td\ud800\u202e ") == "a\nb\nc\td\u202e"


@given(st.text(max_size=300))
def test_what_is_quoted_is_harmless_whatever_is_typed(text: str) -> None:
    quoted = [quotable_name(text), quotable_place(text), *quotable_wishes(text)]
    for words in filter(None, quoted):
        assert "\n" not in words
        assert len(words) <= 60
        assert not carries_contact(words)
        assert not set(words) & set("<>{}[]\\|@:")
        hidden = {c for c in words if unicodedata.category(c)[0] == "C"}
        assert hidden <= {"\u200c", "\u200d"}


@given(st.text(max_size=300))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = sanitize(text)
    assert sanitize(once) == once
    assert storable(storable(text)) == storable(text)
