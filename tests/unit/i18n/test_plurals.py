"""Plural forms in Python and, compiled, in Node: by the same rule of CLDR."""

import pytest
from babel import Locale
from reflex_browser_state.testing import run_in_node, run_in_python

from santa_app.i18n import LANGUAGES, plural_forms
from santa_app.i18n.plurals import plural_places
from santa_app.rules.counting import counted, plural_place

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100)
EXPECTED = {
    "pl": "many one few few many many many many",
    "uk": "many one few few many many one many",
    "ar": "zero one two few few many many other",
    "de": "other one other other other other other other",
    "fr": "one one other other other other other other",
    "ja": "other other other other other other other other",
}


def test_python_and_node_choose_the_same_forms() -> None:
    inputs = [(plural_places(locale), number) for locale in EXPECTED for number in NUMBERS]
    in_node = run_in_node(plural_place, inputs)
    assert in_node == run_in_python(plural_place, inputs)
    for locale, tags in EXPECTED.items():
        rule = Locale.parse(locale).plural_form
        chosen = [in_node.pop(0) for _ in NUMBERS]
        assert [rule(number) for number in NUMBERS] == tags.split()
        same = {(place, tag) for place, tag in zip(chosen, tags.split(), strict=True)}
        assert len(same) == len(set(chosen)) == len(set(tags.split()))


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.tag)
def test_large_numbers_follow_the_rule(language: object) -> None:
    places = plural_places(language.locale)
    rule = Locale.parse(language.locale).plural_form
    tags = {plural_place(places, number): rule(number) for number in range(200)}
    for number in (*range(200, 1500), 2024, 10_011, 123_456_789):
        assert tags[plural_place(places, number)] == rule(number)


def test_counted_in_english() -> None:
    stars = plural_forms("{count} star", "{count} stars")
    assert [counted(stars, number) for number in (0, 1, 12)] == ["0 stars", "1 star", "12 stars"]
