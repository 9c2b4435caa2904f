"""Catalogs, and the language that texts are translated into."""

import pytest

from santa_app import i18n
from tests.support.language import catalogs_in

PO = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 :"
" n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

msgid "Reindeer"
msgstr "Renifery"

msgctxt "verb"
msgid "Open"
msgstr "Otwórz"

#, fuzzy
msgid "Sleigh"
msgstr "Sanki"

msgid "{count} gift"
msgid_plural "{count} gifts"
msgstr[0] "{count} prezent"
msgstr[1] "{count} prezenty"
msgstr[2] "{count} prezentów"
"""


@pytest.fixture(autouse=True)
def polish(tmp_path):
    (tmp_path / "pl.po").write_text(PO, encoding="utf-8")
    with catalogs_in(tmp_path):
        yield


def test_texts_are_translated_inside_the_block_only():
    assert i18n.gettext("Reindeer") == "Reindeer"
    with i18n.use_locale("pl") as language:
        assert i18n.gettext("Reindeer") == "Renifery"
        assert i18n.pgettext("verb", "Open") == "Otwórz"
        assert language.name == "Polski"
        assert i18n.current_language() is language
    assert i18n.gettext("Reindeer") == "Reindeer"


def test_a_missing_or_fuzzy_translation_stays_in_english():
    with i18n.use_locale("pl"):
        assert i18n.gettext("Open") == "Open"
        assert i18n.gettext("Sleigh") == "Sleigh"


def test_an_unknown_locale_is_an_error():
    with pytest.raises(KeyError), i18n.use_locale("tlh"):
        pass


def test_paths_of_a_language_begin_with_its_tag():
    assert i18n.language("pt_BR").prefix == "/pt-br"
    assert i18n.language("en").prefix == ""
