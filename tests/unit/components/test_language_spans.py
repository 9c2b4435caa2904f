"""Phrases of other languages get their `lang`, and each marked phrase occurs in its text."""

import pytest

from santa_app.components.language_spans import with_language_spans
from santa_app.content.songs import SONGS
from santa_app.content.traditions import TRADITIONS
from santa_app.pages.christmas_songs import FOREIGN_PHRASES as SONG_PHRASES
from santa_app.pages.christmas_traditions import FOREIGN_PHRASES as TRADITION_PHRASES
from santa_app.pages.christmas_traditions import GREETING_LANGUAGES


def test_a_phrase_is_marked_wherever_it_occurs() -> None:
    shown = str(with_language_spans("Genna, which is called Genna", {"Genna": "am-Latn"}))
    assert shown.count('lang:"am-Latn"') == 2


def test_a_text_without_foreign_phrases_is_unchanged() -> None:
    assert "lang" not in str(with_language_spans("St. Lucia's Day", {}))


def test_a_missing_phrase_is_an_error() -> None:
    with pytest.raises(ValueError, match="'Parols' does not contain 'Posadas'"):
        with_language_spans("Parols", {"Posadas": "es"})


def test_every_greeting_has_a_language_and_a_meaning() -> None:
    assert set(GREETING_LANGUAGES) == {tradition.slug for tradition in TRADITIONS}


def test_each_marked_phrase_occurs_in_its_entry() -> None:
    facts = {song.slug: song.fun_fact for song in SONGS}
    told = {one.slug: one.tradition + one.description for one in TRADITIONS}
    for texts, marked in ((facts, SONG_PHRASES), (told, TRADITION_PHRASES)):
        for slug, words in marked.items():
            for word in words:
                assert word in texts[slug]
    assert SONG_PHRASES
    assert TRADITION_PHRASES
