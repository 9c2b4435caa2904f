"""Every helpline has two publishers, and the page says no more than its sources do."""

import datetime as dt
import re
from pathlib import Path

import pytest

from santa_app.content import helplines
from santa_app.content.checks import SHARED_HOSTS, ContentError, domain_of
from santa_app.content.helplines import (
    COUNTRIES,
    SOURCES,
    WORDS,
    Emergency,
    Helpline,
    Source,
    Table,
    countries,
    newest,
    tel,
)
from santa_app.content.tables import read_table
from santa_app.i18n import LANGUAGES, use_locale

FILE = Path(helplines.__file__).with_suffix(".toml")
ENTRIES = [
    (country.code, one)
    for country in COUNTRIES
    for one in (*country.emergencies, *country.helplines)
]
NAMES = [f"{code}-{one.phone}" for code, one in ENTRIES]


@pytest.mark.parametrize(("code", "item"), ENTRIES, ids=NAMES)
def test_two_publishers_name_the_number_and_the_check_is_past(
    code: str, item: Helpline | Emergency
) -> None:
    assert len({SOURCES[key].published_by for key in item.sources["number"]}) >= 2
    for source in (SOURCES[key] for keys in item.sources.values() for key in keys):
        assert source.dated == "unknown" or source.dated <= item.checked.isoformat(), source
    assert item.checked <= dt.datetime.now(dt.UTC).date()


def test_countries_are_in_alphabetical_order_with_a_code_each() -> None:
    names = [country.country for country in COUNTRIES if country.code != "EU"]
    assert names == sorted(names)
    assert COUNTRIES[-1].code == "EU"
    assert len({country.code for country in COUNTRIES}) == len(COUNTRIES) > 40


def test_each_source_stands_once_and_confirms_something() -> None:
    used = {key for _, item in ENTRIES for keys in item.sources.values() for key in keys}
    assert used == SOURCES.keys()
    assert len({source.url for source in SOURCES.values()}) == len(SOURCES)


IRELAND = """\
code = "IE"
emergency_of = "EU"

[[countries.helplines]]
own_name = "Childline"
phone = "1800 66 66 66"
who = "Anyone up to 18 years old"
hours = "Day and night"
languages = ["en"]
website = "https://www.childline.ie/"
sources.number = ["breakingnews-ie", "audio-com"]
sources.hours = ["breakingnews-ie", "ispcc-ie"]
"""
CONNEMARA = ', publisher = "Connemara Community Radio"'


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        (', "audio-com"]', "]", "Helpline 'Childline': field 'sources' need 2 publishers"),
        ("sources.number", "sources.numbers", "Helpline 'Childline': field 'sources' is "),
        ('"ispcc-ie"]', '"ispcc"]', "Helpline 'Childline': field 'sources' has no 'ispcc'."),
        ("sources.hours", "sources.no_name", "Helpline 'Childline': field 'hours' has no source."),
        ('["breakingnews-ie", "ispcc-ie"]', "[]", "Helpline 'Childline': field 'sources' is "),
        ("who = ", "whom = ", "Helpline 'Childline': field 'whom' is not a field of Helpline."),
        ('phone = "1800 66 66 66"', "", "Helpline 'Childline': field 'phone' is missing."),
        ('"1800 66 66 66"', '"1800  66"', "Helpline 'Childline': field 'phone' is '1800  66': "),
        ('"1800 66 66 66"', '"+353 1"', "Helpline 'Childline': field 'phone' is '+353 1': "),
        ('"Anyone up to 18 years old"', '""', "Helpline 'Childline': field 'who' is blank."),
        ('["en"]', "[]", "Helpline 'Childline': field 'languages' or 'languages_text' is needed."),
        ('own_name = "Childline"', "", "Helpline '1800 66 66 66': field 'own_name' or "),
        ('"https://www.ch', '"www.ch', "Helpline 'Childline': field 'website' is 'www.childline"),
        ('code = "IE"', 'code = "ie"', "Country 'ie': field 'code' is 'ie': "),
        ('emergency_of = "EU"', 'emergency_of = "AO"', "Country 'Ireland': field 'emergency_of'"),
        ("own_name", "own name", "is no TOML: "),
    ],
)
def test_a_mistake_in_a_copy_of_the_table_is_named(tmp_path, right, wrong, said):
    assert IRELAND.count(right) == 1
    with pytest.raises(ContentError) as caught:
        read_copy(tmp_path, IRELAND, IRELAND.replace(right, wrong))
    assert re.match(rf"helplines\.toml,? {re.escape(said)}", str(caught.value))


@pytest.mark.parametrize(
    ("publisher", "said"),
    [
        ("", "field 'publisher' is missing; audio.com shows what others publish."),
        (', publisher = ""', "field 'publisher' is blank."),
        (', publisher = "breakingnews.ie"', "Helpline 'Childline': field 'sources' need 2 publi"),
    ],
)
def test_two_sources_of_one_publisher_are_not_enough(tmp_path, publisher, said):
    with pytest.raises(ContentError) as caught:
        read_copy(tmp_path, CONNEMARA, publisher)
    assert said in str(caught.value)
    assert str(caught.value).startswith("helplines.toml, ")


def read_copy(folder: Path, right: str, wrong: str) -> Table:
    """Read a copy of helplines.toml in which `wrong` takes the place of `right`."""
    text = FILE.read_text("utf-8")
    assert text.count(right) == 1
    copy = folder / FILE.name
    copy.write_text(text.replace(right, wrong), "utf-8")
    return read_table(copy, Table)


@pytest.mark.parametrize("host", SHARED_HOSTS)
def test_a_page_on_a_host_of_many_publishers_names_its_own(host: str) -> None:
    for address in (f"https://{host}/a", f"https://www.{host}/a", f"https://someone.{host}./a"):
        with pytest.raises(ContentError, match="field 'publisher' is missing"):
            Source(url=address)
        assert Source(url=address, publisher="A ministry").published_by == "A ministry"
    assert Source(url=f"https://not-{host}/a").published_by == f"not-{host}"


def test_hosts_of_one_organization_are_one_publisher() -> None:
    one, other = "https://www.rnz.co.nz/a", "https://amp.rnz.co.nz/b"
    assert Source(url=one).published_by == Source(url=other).published_by == "rnz.co.nz"
    assert domain_of("health.wyo.gov") == "wyo.gov"
    assert domain_of("bris.se") == "bris.se"
    assert domain_of("warrington.gov.uk") != domain_of("leeds.gov.uk")


def test_free_and_without_a_name_are_said_only_where_a_source_says_so() -> None:
    for _, item in ENTRIES:
        if isinstance(item, Helpline):
            assert (WORDS.free in item.promises) == ("free" in item.sources)
            assert (WORDS.no_name in item.promises) == ("no_name" in item.sources)
    assert {item.promises for _, item in ENTRIES if isinstance(item, Helpline)} == {
        (), (WORDS.free,), (WORDS.free, WORDS.no_name), (WORDS.no_name,),
    }  # fmt: skip


def test_the_newest_source_of_each_publisher_is_shown() -> None:
    def source(host: str, dated: str, publisher: str | None = None) -> Source:
        named = publisher or f"{host}.example"
        return Source(url=f"https://{host}.example/", dated=dated, publisher=named)

    found = newest(
        (
            source("a", "unknown"), source("b", "2024"), source("c", "2025-03-01", "d.example"),
            source("b", "2025-02"), source("d", "2023-05-05"),
        )
    )  # fmt: skip
    assert [(one.host, one.dated) for one in found] == [
        ("c.example", "2025-03-01"), ("b.example", "2025-02"),
    ]  # fmt: skip


def test_emergency_numbers_that_are_not_alone_say_what_they_are_for() -> None:
    japan = next(country for country in COUNTRIES if country.code == "JP")
    assert [number.phone for number in japan.emergencies] == ["110", "119"]
    bare = Emergency(phone="112", sources=japan.also[0].sources, checked=japan.also[0].checked)
    for first, second in ((japan.also[0], bare), (bare, japan.also[0])):
        with pytest.raises(ContentError, match="field 'also' need a note each"):
            helplines.Country(code="JP", helplines=japan.helplines, emergency=first, also=(second,))


def test_countries_of_the_european_union_share_an_emergency_number() -> None:
    numbers = {country.code: country.emergency.phone for country in COUNTRIES if country.emergency}
    assert {numbers[code] for code in ("AT", "BE", "DE", "EU", "SE")} == {"112"}


def test_links_dial_the_number() -> None:
    assert tel("1-800-668-6868") == "tel:18006686868"
    assert tel("0800 1111") == "tel:08001111"
    for _, item in ENTRIES:
        assert re.fullmatch(r"tel:\d{2,11}", tel(item.phone)), item


def test_names_need_no_font_that_is_missing_offline() -> None:
    """The service worker keeps the font of the Western European letters only."""
    for country in COUNTRIES:
        for text in (country.country, *(line.name for line in country.helplines)):
            assert text.encode("latin-1"), text


def test_the_countries_of_the_language_come_first() -> None:
    assert [country.code for country in countries("en")][:4] == ["US", "GB", "CA", "AU"]
    with use_locale("de"):
        german = [country.code for country in countries("de")]
    assert german[:7] == ["DE", "AT", "CH", "LU", "LI", "EG", "DZ"]
    assert german[-1] == "EU"
    assert sorted(german) == sorted(country.code for country in COUNTRIES)
    for one in LANGUAGES:
        assert {country.code for country in countries(one.locale)} == set(german)


@pytest.mark.parametrize(
    ("code", "locale", "found", "name"),
    [
        ("DE", "en", "DE", "Nummer gegen Kummer"), (None, "de", "DE", "Nummer gegen Kummer"),
        (None, "en", "US", "Boys Town National Hotline"), ("FI", "de", "DE", "Nummer gegen Kummer"),
        ("BE", "fr", "BE", "103 Écoute-Enfants"), ("BE", "nl", "BE", "Awel"),
    ],
)  # fmt: skip
def test_letters_name_the_line_of_the_country_or_the_language(code, locale, found, name) -> None:
    country, line = helplines.child_line(code, locale)
    assert (country, line.own_name) == (found, name)
