"""Cleaning of visitors' texts: for storage, and for deciding whether a field is empty."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santa_app.letters.submission.sanitize import sanitize, storable

PERSIAN = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"  # a name spelt with a non-joiner


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


def test_stored_words_keep_everything_but_control_characters() -> None:
    assert storable(" a\r\nb\rc\x00\x07\td\ud800\u202e ") == "a\nb\nc\td\u202e"


@given(st.text(max_size=300))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = sanitize(text)
    assert sanitize(once) == once
    assert storable(storable(text)) == storable(text)
