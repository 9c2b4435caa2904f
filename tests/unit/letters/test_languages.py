"""Each language's files for letters: Santa's prose, sad words, wishes; and every script."""

from pathlib import Path

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.phrases import normalized
from santa_app.content.sad_words import kinds, sad_words
from santa_app.content.santa_reply import prose
from santa_app.content.wish_words import wish_words
from santa_app.i18n import (
    LANGUAGES,
    REVIEWED,
    answer_in,
    catalogs,
    isolated,
    language_file,
    language_files,
    letter_locale,
    missing_files,
    served_locales,
    use_locale,
)
from santa_app.letters import load_languages
from santa_app.letters.quoting import quotable_place, read_wishes
from santa_app.letters.replies import content
from tests.support.letter_examples import letter
from tests.support.letters_by_language import CHEERFUL, SAD, WISHES
from tests.support.quoted_names import quotable_name

COMPLETE = [one.locale for one in LANGUAGES if not missing_files(one.locale)]


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_language_that_answers_letters_has_all_its_words(locale: str) -> None:
    english = sad_words("en")
    assert prose(locale).parts.keys() >= prose("en").parts.keys()
    assert len(prose(locale).topics) >= 20
    assert sad_words(locale).phrases.keys() == english.phrases.keys()
    assert len(wish_words(locale).gifts) > 400
    spellings = sad_words(locale).spellings
    assert [normalized(one).strip() for one in spellings] == list(spellings)


def test_a_language_without_its_files_answers_no_letters() -> None:
    assert {"en", "de"} <= set(COMPLETE)
    assert letter_locale("de") == "de"
    for one in LANGUAGES:
        answers = not missing_files(one.locale)
        assert letter_locale(one.tag) == (one.locale if answers else "en")
        assert all(name.startswith(f"locales/{one.locale}") for name in missing_files(one.locale))
    with pytest.raises(KeyError):
        missing_files("tlh")


def test_letters_are_answered_only_in_languages_whose_pages_and_files_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def without_french_files(locale: str) -> tuple[str, ...]:
        return ("locales/fr/wishes.md",) if locale == "fr" else ()

    monkeypatch.setattr(language_files, "missing_files", without_french_files)
    try:
        answer_in(["en", "fr"])
        assert [letter_locale(sent) for sent in ("de", "fr", "en")] == ["en", "en", "en"]
        answer_in(["en", "de"])
        assert letter_locale("de") == "de"
        assert served_locales() == ("en", "de")
    finally:
        answer_in(None)


async def test_no_letter_waits_for_the_files_of_its_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for cached in (catalogs.catalog, catalogs.messages, prose, sad_words, wish_words):
        cached.cache_clear()
    answer_in(["en", "uk"])
    try:
        await load_languages()
        monkeypatch.setattr(Path, "open", lambda file, *_, **__: pytest.fail(f"{file} was read"))
        assert content.write(letter(child_name="Марійка", locale="uk")).greeting.name == "Марійко"
        assert content.write(letter(message_to_santa="Дідусь помер", locale="uk")).is_gentle
    finally:
        answer_in(None)


@pytest.mark.parametrize(
    ("locale", "kind", "text"), [(one, *row) for one, rows in SAD.items() for row in rows]
)
def test_sad_letters_are_recognized(locale: str, kind: str, text: str) -> None:
    assert kind in kinds(text, locale)


@pytest.mark.parametrize(
    ("locale", "text"), [(one, text) for one, texts in CHEERFUL.items() for text in texts]
)
def test_cheerful_letters_are_not_sad(locale: str, text: str) -> None:
    assert kinds(text, locale) == frozenset()


@pytest.mark.parametrize(
    ("locale", "typed", "quoted"), [(one, *row) for one, rows in WISHES.items() for row in rows]
)
def test_wishes_are_quoted(locale: str, typed: str, quoted: tuple[str, ...]) -> None:
    with use_locale(locale):
        assert read_wishes(typed).quoted == quoted


def test_each_published_language_has_letters_here() -> None:
    for letters in (SAD, CHEERFUL, WISHES):
        assert letters.keys() >= REVIEWED


def test_names_and_places_are_listed_as_their_language_lists_them() -> None:
    with use_locale("de"):
        assert quotable_name("Ben, Lena and Tom") == "Ben, Lena und Tom"
        assert quotable_place("berlin, germany") == "Berlin, Deutschland"
        assert quotable_place("USA") == "Vereinigte Staaten"
    assert quotable_name("Ben, Lena and Tom") == "Ben, Lena and Tom"
    assert quotable_place("USA") == "the USA"


def test_vowel_marks_neither_hide_a_word_nor_cut_it() -> None:
    assert normalized("مُحَمَّد مات") == " محمد مات "
    assert normalized("मेरी दिया!") == " मेरी दिया "
    assert normalized("Їжак’и, ß") == " їжаки ss "


def test_only_words_of_the_other_direction_are_isolated() -> None:
    assert isolated("Anna 2", "ltr") == "Anna 2"
    assert isolated("محمد", "ltr") == "\u2068محمد\u2069"
    assert isolated("محمد", "rtl") == "محمد"
    assert isolated("Anna", "rtl") == "\u2068Anna\u2069"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("## polite", "## politeness"), "is missing or unknown"),
        (("die: eine {color} {gift}", "die: eine {farbe} {gift}"), "wrong placeholder"),
        (("die: Puppe/Puppen", "dei: Puppe/Puppen"), "is of no kind"),
        ((": roten, rote, rotes, rote", ": roten, rote"), "needs a form"),
        (("2/zwei: zwei", "2/zwei zwei"), "not understood"),
    ],
)
def test_a_mistake_in_a_file_of_wishes_is_named(
    change: tuple[str, str], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = language_file("wishes.md", "de").read_text("utf-8")
    assert change[0] in text
    file = tmp_path / "de" / "wishes.md"
    file.parent.mkdir()
    file.write_text(text.replace(*change, 1), "utf-8")
    monkeypatch.setattr("santa_app.content.wish_words.language_file", lambda *_: file)
    with pytest.raises(ContentError, match=f"^de/wishes.md: .*{problem}"):
        wish_words.__wrapped__("de")
