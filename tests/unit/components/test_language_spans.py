"""Phrases of other languages get their `lang`; a phrase that does not occur is an error."""

import pytest

from santa_app.components.language_spans import with_language_spans


def test_a_phrase_is_marked_wherever_it_occurs() -> None:
    shown = str(with_language_spans("Genna, which is called Genna", {"Genna": "am-Latn"}))
    assert shown.count('lang:"am-Latn"') == 2


def test_a_missing_phrase_is_an_error() -> None:
    with pytest.raises(ValueError, match="'Parols' does not contain 'Posadas'"):
        with_language_spans("Parols", {"Posadas": "es"})
