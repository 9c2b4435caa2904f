"""Plural forms by the rules of three languages, the same in Python and in the browser."""

import json
import os
import subprocess
import sys

import pytest
from babel.messages.pofile import write_po
from reflex_browser_state.testing import run_in_node

from santa_app.i18n import plurals
from santa_app.i18n.extraction import _empty

COUNTS = (0, 1, 2, 3, 5, 11, 21, 100, 101, 111, 1002)
FORMS = {
    "pl": "2 0 1 1 2 2 2 2 2 2 1",
    "uk": "2 0 1 1 2 2 0 2 0 2 1",
    "ar": "0 1 2 3 3 4 4 5 5 4 5",
    "ja": "0 0 0 0 0 0 0 0 0 0 0",
}
SCRIPT = """
import json, pathlib, sys
from santa_app.i18n import catalogs
catalogs.FOLDER = pathlib.Path(sys.argv[1])
from santa_app.i18n import plurals
forms = plurals.plural_forms("{count} gift", "{count} gifts")
texts = [plurals.plural_text(forms, count) for count in json.loads(sys.argv[2])]
print(json.dumps([plurals._FORMS, texts]))
"""


@pytest.mark.parametrize("locale", sorted(FORMS))
def test_the_forms_of_a_language(locale, tmp_path, monkeypatch):
    catalog = _empty(locale)
    numbers = range(catalog.num_plurals)
    catalog.add(("{count} gift", "{count} gifts"), tuple(f"{{count}} f{form}" for form in numbers))
    with (tmp_path / f"{locale}.po").open("wb") as stream:
        write_po(stream, catalog)
    shown = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path), json.dumps(COUNTS)],
        env={**os.environ, "SITE_LANGUAGE": locale},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    rule, texts = json.loads(shown)
    expected = [
        f"{count} f{form}" for count, form in zip(COUNTS, FORMS[locale].split(), strict=True)
    ]
    assert texts == expected
    monkeypatch.setattr(plurals, "_FORMS", rule)
    forms = [f"{{count}} f{form}" for form in numbers]
    calls = [[forms, count] for count in COUNTS]
    assert run_in_node(plurals.plural_text, calls) == expected


def test_english_has_one_and_many():
    forms = plurals.plural_forms("{count} gift", "{count} gifts")
    assert [plurals.plural_text(forms, count) for count in (0, 1, 2)] == [
        "0 gifts",
        "1 gift",
        "2 gifts",
    ]
