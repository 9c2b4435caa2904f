"""The suggestion of another language."""

import pytest
from reflex_browser_state.testing import FakeBrowser, run_in_node, run_in_python

from santa_app.rules.language_choice import suggested_language
from santa_app.states.language_choice import LanguageChoice

PUBLISHED = ["en", "de", "pt-BR"]
CASES = (
    (["de-AT", "en"], "en", "de"),
    (["en-GB", "de"], "en", ""),
    (["fr", "pt-PT", "en"], "en", "pt-BR"),
    (["fr"], "en", ""),
    ([], "en", ""),
    (["EN"], "de", "en"),
    (["pt"], "pt-BR", ""),
)


def test_the_first_language_that_the_site_speaks_is_suggested() -> None:
    inputs = [(wanted, PUBLISHED, shown) for wanted, shown, _ in CASES]
    expected = [suggestion for _, _, suggestion in CASES]
    assert run_in_python(suggested_language, inputs) == expected
    assert run_in_node(suggested_language, inputs) == expected


@pytest.mark.parametrize("chosen", [False, True])
def test_a_visitor_who_has_chosen_is_not_asked_again(chosen: bool) -> None:
    with FakeBrowser() as fake:
        fake.languages = ["de"]
        state = LanguageChoice()
        if chosen:
            state.choose()
        state.suggest(PUBLISHED, "en")
        assert state.suggested == ("" if chosen else "de")
        state.choose()
        assert (state.suggested, state.chosen) == ("", True)
