"""Checks of a catalog's completeness."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from santa_app.i18n import catalogs
from santa_app.i18n.checks import problems, to_do
from santa_app.i18n.languages import REVIEWED
from tools.messages import english_words

HEADER = 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'


def catalog(text: str) -> Catalog:
    return read_po(BytesIO((HEADER + text).encode()), locale="de")


def message(translation: str, text: str = "Hello {name}", *, before: str = "") -> str:
    return f'{before}msgid "{text}"\nmsgstr "{translation}"\n\n'


@pytest.mark.parametrize(
    ("translated", "problem"),
    [
        (message("Hallo {name}"), None),
        (message(""), "'Hello {name}': not translated"),
        (message("Hallo", "Bye"), "'Hello {name}': not translated"),
        (message("Hallo {name}", before="#, fuzzy\n"), "fuzzy"),
        (message("Hallo {nam}"), "placeholders differ: {nam}, {name}"),
        (message("Hallo {name"), "expected '}'"),
    ],
)
def test_a_text(translated: str, problem: str | None) -> None:
    found = problems(catalog(message("")), catalog(translated))
    assert len(found) == (problem is not None)
    assert problem is None or problem in found[0]


@pytest.mark.parametrize(
    ("forms", "problem"),
    [
        (("ein Stern", "{count} Sterne"), None),
        (("", "{count} Sterne"), "1 of 2 plural forms"),
        (("ein Stern", "{n} Sterne"), "placeholders differ"),
    ],
)
def test_plural_forms(forms: tuple[str, str], problem: str | None) -> None:
    both = 'msgid "{count} star"\nmsgid_plural "{count} stars"\n'
    wanted = catalog(f'{both}msgstr[0] ""\nmsgstr[1] ""\n')
    found = problems(wanted, catalog(f'{both}msgstr[0] "{forms[0]}"\nmsgstr[1] "{forms[1]}"\n'))
    assert len(found) == (problem is not None)
    assert problem is None or problem in found[0]


def test_paths_are_plain_and_each_has_one_page() -> None:
    template = "".join(
        message("", path, before='msgctxt "path"\n') for path in ("/about", "/songs", "/cards")
    )
    own = "".join(
        message(translation, path, before='msgctxt "path"\n')
        for path, translation in (("/about", "/Über"), ("/songs", "/a-b/c"), ("/cards", "/a-b/c"))
    )
    wrong, twice = problems(catalog(template), catalog(own))
    assert "/Über is no path" in wrong
    assert twice == "/a-b/c: two pages have this path"


def test_words_that_are_still_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogs, "FOLDER", tmp_path)
    own = catalog(
        message("Pia backt einen cake mit {sugar}", "Pia bakes a cake with {sugar}")
        + message("/cake", "/cake", before='msgctxt "path"\n')
    )
    assert english_words(own, "de") == {"cake": "Pia backt einen cake mit {sugar}"}
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "same_words.txt").write_text("cake\n", "utf-8")
    assert english_words(own, "de") == {}


@pytest.mark.parametrize("locale", sorted(REVIEWED))
def test_a_published_language_is_complete_and_has_no_english_left(locale: str) -> None:
    own = catalogs.read_catalog(catalogs.po_file(locale), locale)
    assert to_do(own, locale) == []
    assert english_words(own, locale) == {}
