"""Paths of pages in several languages."""

from collections.abc import Iterator

import pytest

from santa_app.i18n import english_path, page_path, translated_path
from tests.support.language import catalogs_in


@pytest.fixture(autouse=True)
def _german() -> Iterator[None]:
    with catalogs_in():
        yield


@pytest.mark.parametrize(
    ("path", "german"),
    [
        ("/", "/de/"),
        ("/someone-to-talk-to", "/de/jemand-zum-reden"),
        ("/someone-to-talk-to/france", "/de/jemand-zum-reden/france"),
        ("/about", "/de/about"),
    ],
)
def test_a_path_is_translated_below_the_prefix_and_back(path: str, german: str) -> None:
    assert page_path(path, "de") == german
    assert english_path(german.removeprefix("/de"), "de") == path
    assert page_path(path, "en") == path


def test_a_language_without_paths_has_the_english_ones() -> None:
    assert translated_path("/someone-to-talk-to", "ar") == "/someone-to-talk-to"
    assert page_path("/someone-to-talk-to", "ar") == "/ar/someone-to-talk-to"
