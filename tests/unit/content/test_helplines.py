"""Every helpline has sources, and the page says no more than they do."""

import datetime as dt
import re
from typing import Any
from urllib.parse import urlsplit

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.helplines import (
    COUNTRIES,
    DIRECTORIES,
    FREE,
    NO_NAME,
    Country,
    Emergency,
    Fact,
    Helpline,
    Source,
    countries,
    newest,
    tel,
)
from santa_app.i18n import LANGUAGES, use_locale

LINES = [(country.code, line) for country in COUNTRIES for line in country.helplines]
EMERGENCIES = [(country.code, number) for country in COUNTRIES for number in country.emergencies]
ENTRIES = [*LINES, *EMERGENCIES]
NAMES = [f"{code}-{entry.phone}" for code, entry in ENTRIES]
ONE = Source(url="https://one.example/a", dated="2026")
TWO = Source(url="https://two.example/a", dated="unknown")


def line(**values: Any) -> Helpline:
    """A helpline with two sources, some of its values changed."""
    good = {
        "name": "Test Line",
        "phone": "0800 000",
        "who": "Nobody",
        "languages": ("English",),
        "sources": (ONE, TWO),
        "checked": dt.date(2026, 1, 1),
    }
    return Helpline(**{**good, **values})


def confirming(*facts: Fact) -> Source:
    """A second source that confirms more than the number."""
    return Source(url="https://two.example/a", dated="2026", facts=("number", *facts))


@pytest.mark.parametrize(("code", "entry"), ENTRIES, ids=NAMES)
def test_two_sources_on_different_hosts_name_the_number_and_the_check_is_past(
    code: str, entry: Helpline | Emergency
) -> None:
    naming = {source.host for source in entry.sources if "number" in source.facts}
    assert len(naming) >= 2
    for source in entry.sources:
        parts = urlsplit(source.url)
        assert parts.scheme in {"http", "https"}
        assert "." in source.host
        assert source.dated == "unknown" or source.dated <= entry.checked.isoformat()
    assert entry.checked <= dt.datetime.now(dt.UTC).date()


def test_countries_are_in_alphabetical_order_with_a_code_each() -> None:
    names = [country.country for country in COUNTRIES if country.code != "EU"]
    assert names == sorted(names)
    assert COUNTRIES[-1].code == "EU"
    assert len({country.code for country in COUNTRIES}) == len(COUNTRIES) > 40


@pytest.mark.parametrize(
    "sources",
    [
        (ONE,),
        (ONE, Source(url="https://www.one.example/b", dated="2026")),
        (ONE, Source(url="https://one.example./b", dated="2026")),
        (ONE, Source(url="https://two.example/a", dated="2026", facts=("free",))),
        (ONE, Source(url="not an address", dated="2026")),
    ],
)
def test_an_entry_without_two_sources_is_refused(sources: tuple[Source, ...]) -> None:
    with pytest.raises(ContentError, match="need 2 different hosts"):
        line(sources=sources)
    with pytest.raises(ContentError, match="need 2 different hosts"):
        Emergency(phone="112", sources=sources, checked=dt.date(2026, 1, 1))


@pytest.mark.parametrize(("field", "value"), [("hours", "Day and night"), ("text", "Text 1")])
def test_hours_and_text_messages_need_a_source(field: Fact, value: str) -> None:
    with pytest.raises(ContentError, match=f"field '{field}' has no source"):
        line(**{field: value})
    assert line(**{field: value}, sources=(ONE, confirming(field))).phone == "0800 000"


def test_free_and_without_a_name_are_said_only_where_a_source_says_so() -> None:
    assert line().promises == ()
    assert line(sources=(ONE, confirming("free"))).promises == (FREE,)
    assert line(sources=(ONE, confirming("free", "no name"))).promises == (FREE, NO_NAME)


def test_the_newest_source_of_each_host_is_shown() -> None:
    def source(host: str, dated: str, *facts: Fact) -> Source:
        return Source(url=f"https://{host}.example/", dated=dated, facts=facts or ("number",))

    found = newest(
        (
            source("a", "unknown"), source("b", "2024"), source("c", "2025-03-01", "hours"),
            source("b", "2025-02"), source("d", "2023-05-05"),
        )
    )  # fmt: skip
    assert [(one.host, one.dated) for one in found] == [
        ("b.example", "2025-02"), ("d.example", "2023-05-05"),
    ]  # fmt: skip


def test_emergency_numbers_that_are_not_alone_say_what_they_are_for() -> None:
    police = Emergency(
        phone="110", note="the police", sources=(ONE, TWO), checked=dt.date(2026, 1, 1)
    )
    bare = Emergency(phone="119", sources=(ONE, TWO), checked=dt.date(2026, 1, 1))
    for first, second in ((police, bare), (bare, police)):
        with pytest.raises(ContentError, match="field 'also' need a note each"):
            Country(code="JP", helplines=(line(),), emergency=first, also=(second,))
    assert Country(code="JP", helplines=(line(),), emergency=bare).emergencies == (bare,)
    japan = next(country for country in COUNTRIES if country.code == "JP")
    assert [number.phone for number in japan.emergencies] == ["110", "119"]


@pytest.mark.parametrize("phone", ["", "+44 1", "0800  1", "116-", "call me"])
def test_a_number_that_cannot_be_dialed_is_refused(phone: str) -> None:
    with pytest.raises(ContentError, match="field 'phone'"):
        line(phone=phone)


def test_links_dial_the_number() -> None:
    assert tel("1-800-668-6868") == "tel:18006686868"
    assert tel("0800 1111") == "tel:08001111"
    for _, entry in ENTRIES:
        assert re.fullmatch(r"tel:\d{2,11}", tel(entry.phone)), entry
    assert all(url.startswith("https://") for _, url in DIRECTORIES)


def test_names_need_no_font_that_is_missing_offline() -> None:
    """The service worker keeps the font of the Western European letters only."""
    for country in COUNTRIES:
        for text in (country.country, *(entry.name for entry in country.helplines)):
            assert text.encode("latin-1"), text


def test_the_countries_of_the_language_come_first() -> None:
    assert countries("en") == COUNTRIES
    with use_locale("de"):
        german = [country.code for country in countries("de")]
    assert german[:7] == ["DE", "AT", "CH", "LU", "LI", "EG", "DZ"]
    assert german[-1] == "EU"
    assert sorted(german) == sorted(country.code for country in COUNTRIES)
    for one in LANGUAGES:
        assert {country.code for country in countries(one.locale)} == set(german)
