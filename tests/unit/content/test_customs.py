"""Customs, post offices, traditions: a family's own country comes first; English is as before."""

import subprocess
import sys
from pathlib import Path

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.customs import CUSTOMS, Custom, custom, customs
from santa_app.content.post_offices import POST_OFFICES, PostOffice, post_offices
from santa_app.content.stories import minutes_aloud
from santa_app.content.traditions import TRADITIONS, traditions
from santa_app.i18n import LANGUAGES, use_locale

ROOT = Path(__file__).resolve().parents[3]
LOCALES = [language.locale for language in LANGUAGES]


def test_each_language_has_a_custom_and_its_own_comes_first() -> None:
    assert [one.locale for one in CUSTOMS] == LOCALES
    assert customs("en") == CUSTOMS
    for locale in LOCALES:
        ordered = customs(locale)
        assert ordered[0] is custom(locale)
        assert ordered[0].locale == locale
        assert set(ordered) == set(CUSTOMS)


@pytest.mark.parametrize(
    ("field", "value"), [("locale", "xx"), ("day", 26), ("hour", 24), ("codes", ("Germany",))]
)
def test_a_wrong_custom_is_refused(field: str, value: object) -> None:
    values = {"locale": "de", "codes": ("DE",), "bringers": ("Somebody",), field: value}
    with pytest.raises(ContentError, match=f"field '{field}"):
        Custom(**values)  # ty: ignore[invalid-argument-type]


def test_the_post_office_and_the_tradition_of_the_language_come_first() -> None:
    assert post_offices("en") == POST_OFFICES
    assert traditions("en") == TRADITIONS
    assert [office.code for office in post_offices("nl")[:3]] == ["NL", "BE", "GB"]
    assert [office.code for office in post_offices("fr")[:2]] == ["FR", "BE"]
    assert [one.code for one in traditions("ja")[:2]] == ["JP", "DE"]
    for locale in LOCALES:
        assert set(post_offices(locale)) == set(POST_OFFICES)
        assert set(traditions(locale)) == set(TRADITIONS)


def test_an_address_fits_on_an_envelope_and_has_two_publishers() -> None:
    for office in POST_OFFICES:
        for address in office.addresses("en"):
            assert 1 <= len(address.lines) <= 4
            assert all(0 < len(line) <= 30 for line in address.lines)
    with pytest.raises(ContentError, match="field 'sources' need two publishers"):
        PostOffice(
            code="DE",
            language="de",
            lines=("Nobody",),
            text="Nowhere",
            sources=("https://one.example/a", "https://one.example/b"),
        )


def test_a_belgian_family_finds_the_address_in_its_language_first() -> None:
    belgian = next(office for office in POST_OFFICES if office.code == "BE")
    assert [one.lines[2] for one in belgian.addresses("fr")] == ["0612 Ciel", "0612 Hemel"]
    assert [one.language for one in belgian.addresses("nl")] == ["nl", "fr"]
    assert [one.language for one in belgian.addresses("en")] == ["nl", "fr"]


def test_reading_times_count_words_or_characters() -> None:
    assert minutes_aloud("word " * 366) == 2
    assert minutes_aloud("") == 1
    with use_locale("ja"):
        assert minutes_aloud("あ" * 900) == 3
        assert minutes_aloud(" ".join(["あ" * 90] * 10)) == 3, "blanks are not read"
    with use_locale("de"):
        assert minutes_aloud("Wort " * 366) == 2


_EVENING = """
from reflex_browser_state.testing import FakeBrowser
from santa_app.states.countdown import CountdownState
for now in ("2026-12-23 18:00:00", "2026-12-24 17:59:59", "2026-12-24 18:00:00",
            "2026-12-25 23:59:59", "2026-12-26 00:00:00"):
    with FakeBrowser(now, zone="Europe/Berlin"):
        state = CountdownState()
        state.on_start()
        print(state.left, int(state.christmas), int(state.eve))
"""


def test_german_families_wait_for_the_evening_of_the_24th() -> None:
    """In a process of its own, as the pages of a language are built."""
    done = subprocess.run(
        [sys.executable, "-c", _EVENING],
        env={"SITE_LANGUAGE": "de", "PATH": ""},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    day = 24 * 3600
    assert [tuple(map(int, line.split())) for line in done.stdout.splitlines()] == [
        (day, 0, 0),
        (1, 0, 0),
        (0, 1, 1),
        (0, 1, 0),
        (363 * day + 18 * 3600, 0, 0),
    ]
