"""Phrases of other languages get their `lang`, and each marked phrase occurs in its text."""

import pytest

from santa_app.components.language_spans import with_language_spans
from santa_app.content.songs import SONGS
from santa_app.content.traditions import TRADITIONS
from santa_app.pages.christmas_songs import FOREIGN_PHRASES
from santa_app.pages.christmas_traditions import LANGUAGES, OWN_NAMES


def test_a_word_is_marked_wherever_it_stands() -> None:
    shown = str(with_language_spans("Genna, which is called Genna", {"Genna": "am-Latn"}))
    assert shown.count('lang:"am-Latn"') == 2


def test_a_text_without_foreign_words_stays_as_it_is() -> None:
    assert "lang" not in str(with_language_spans("St. Lucia's Day", {}))


def test_a_word_that_is_not_there_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="'Parols' does not contain 'Posadas'"):
        with_language_spans("Parols", {"Posadas": "es"})


def test_every_greeting_has_a_language_and_a_meaning() -> None:
    assert set(LANGUAGES) == {tradition.slug for tradition in TRADITIONS}
    assert all(": " in tradition.say_it for tradition in TRADITIONS)


def test_each_marked_word_is_found_in_its_entry() -> None:
    facts = {song.slug: song.fun_fact for song in SONGS}
    told = {one.slug: one.tradition + one.description for one in TRADITIONS}
    checked = 0
    for texts, marked in ((facts, FOREIGN_PHRASES), (told, OWN_NAMES)):
        for slug, words in marked.items():
            for word in words:
                assert word in texts[slug]
                checked += 1
    assert checked == 6
