"""Helplines that children can call, by country, and the texts of their page: helplines.toml.

Each entry is confirmed by sources that were read; two publishers name its number.
docs/safeguarding.md says how to check and renew them.
"""

import datetime as dt
import re
from dataclasses import replace
from typing import Annotated, Final, Literal

from pydantic import Field

from santa_app.content.blocks import Note
from santa_app.content.checks import domain_of, entry, host_of, require, shows_others
from santa_app.content.countries import SPOKEN_IN, CountryCode, nearest_first, plain
from santa_app.content.tables import Text, read_table
from santa_app.i18n import country_name, language_name

Fact = Literal["number", "hours", "text", "free", "no_name"]
"""The facts that a source can confirm; `no_name` means that callers need give no name."""
GROUP: Final = "EU"
"""The code of the group of countries, which comes last."""
MIN_PUBLISHERS: Final = 2
"""Minimum publishers that name a number."""
Phone = Annotated[str, Field(pattern=r"^[0-9]+([ -][0-9]+)*$")]
"""A telephone number as it is dialed in its country."""
PartialDate = Annotated[str, Field(pattern=r"^([0-9]{4}(-[0-9]{2}){0,2}|unknown)$")]
"""A year, a month or a day in ISO format, or "unknown"."""
SourceKeys = dict[Fact, Annotated[tuple[str, ...], Field(min_length=1)]]
"""The keys of the sources that confirm each fact."""


@entry
class Source:
    """A publication; helplines.toml explains the fields."""

    url: Annotated[str, Field(pattern=r"^https?://[^/]+\.")]
    dated: PartialDate = "unknown"
    publisher: str = ""
    note: str = ""

    def __post_init__(self) -> None:
        problem = f"is missing; {self.host} shows what others publish"
        known = bool(self.publisher) or not shows_others(self.host)
        require(self, "publisher", problem, holds=known)

    @property
    def host(self) -> str:
        return host_of(self.url)

    @property
    def published_by(self) -> str:
        return self.publisher or domain_of(self.host)


@entry
class Emergency:
    """An emergency number; `note` says which emergencies it is for, if not for all."""

    phone: Phone
    note: Text = ""
    sources: SourceKeys
    checked: dt.date


@entry
class Helpline:
    """A telephone line where children are listened to; helplines.toml explains the fields."""

    own_name: str = ""
    translated_name: Text = ""
    phone: Phone
    text: Text = ""
    who: Text
    hours: Text = ""
    languages: tuple[str, ...] = ()
    languages_text: Text = ""
    named_in: tuple[str, ...] = ()
    website: Annotated[str, Field(pattern=r"^https://")] = ""
    sources: SourceKeys
    checked: dt.date

    def __post_init__(self) -> None:
        one_name = bool(self.own_name) != bool(self.translated_name)
        require(self, "own_name", "or 'translated_name' is needed, but not both", holds=one_name)
        speaks = self.languages or self.languages_text
        require(self, "languages", "or 'languages_text' is needed", holds=bool(speaks))
        for field, value in (("hours", self.hours), ("text", self.text)):
            require(self, field, "has no source", holds=not value or field in self.sources)

    @property
    def name(self) -> str:
        return self.own_name or self.translated_name.format(number=self.phone)

    @property
    def spoken(self) -> str:
        """The languages it answers in."""
        names = (*map(language_name, self.languages), self.languages_text)
        return ", ".join(name for name in names if name)

    @property
    def promises(self) -> tuple[str, ...]:
        """The promises to callers that a source confirms."""
        said: dict[Fact, str] = {"free": WORDS.free, "no_name": WORDS.no_name}
        return tuple(text for fact, text in said.items() if fact in self.sources)


@entry
class Country:
    """A country with its helplines, the line for children first; `group` names several countries."""

    code: CountryCode
    group: Text | None = None
    helplines: tuple[Helpline, ...]
    emergency: Emergency | None = None
    emergency_of: CountryCode | None = None
    also: tuple[Emergency, ...] = ()

    def __post_init__(self) -> None:
        one = not (self.emergency and self.emergency_of)
        require(self, "emergency_of", "needs no 'emergency' beside it", holds=one)
        numbers = (self.emergency, *self.also)
        noted = all(number and number.note for number in numbers)
        require(self, "also", "need a note each", holds=not self.also or noted)

    @property
    def emergencies(self) -> tuple[Emergency, ...]:
        """All emergency numbers, the first of which stands beside the country's name."""
        return (self.emergency, *self.also) if self.emergency else ()

    @property
    def country(self) -> str:
        return self.group or country_name(self.code)


@entry
class Directory:
    """A directory of helplines all over the world."""

    name: str
    url: Annotated[str, Field(pattern=r"^https://")]


@entry
class Words:
    """The texts of the page; `always_said` and `link` stand under every letter and every reply.

    These are the same everywhere, so that they tell nothing about what a child wrote; `call`, under
    every reply, differs only with the country.
    """

    always_said: Text
    link: Text
    call: Text
    free: Text
    no_name: Text
    first: tuple[Note, ...]
    call_title: Text
    calling: tuple[Note, ...]
    numbers_title: Text
    numbers_lead: Text
    checked: Text
    missing_title: Text
    missing: Text
    directories: tuple[Directory, ...]
    about_title: Text
    about: Text
    sources_title: Text
    leave: Text
    leave_title: Text
    leaving: Text


@entry
class Table:
    """The content of helplines.toml."""

    page: Words
    english_first: tuple[CountryCode, ...]
    countries: tuple[Country, ...]
    sources: dict[str, Source]

    def __post_init__(self) -> None:
        for country in self.countries:
            shared = not country.emergency_of or bool(self.emergency(country))
            require(country, "emergency_of", "names no emergency number", holds=shared)
            for item in (*country.emergencies, *country.helplines):
                for key in (key for keys in item.sources.values() for key in keys):
                    require(item, "sources", f"has no '{key}'", holds=key in self.sources)
                naming = {self.sources[key].published_by for key in item.sources.get("number", ())}
                require(
                    item,
                    "sources",
                    f"need {MIN_PUBLISHERS} publishers that name the number, not {len(naming)}",
                    holds=len(naming) >= MIN_PUBLISHERS,
                )

    def emergency(self, country: Country) -> Emergency | None:
        """Return the emergency number of a country, which may be that of another."""
        code = country.emergency_of or country.code
        return next((one.emergency for one in self.countries if one.code == code), None)


_TABLE: Final = read_table(__file__, Table)
WORDS: Final = _TABLE.page
SOURCES: Final = _TABLE.sources
COUNTRIES: Final = tuple(
    replace(country, emergency=_TABLE.emergency(country), emergency_of=None)
    for country in _TABLE.countries
)

ALWAYS_SAID: Final = WORDS.always_said
LINK: Final = WORDS.link
CALL: Final = WORDS.call


def tel(phone: str) -> str:
    """Return the link that dials a number."""
    return "tel:" + re.sub(r"[ -]", "", phone)


def newest(sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """Return the newest sources, of as many publishers as a number needs."""
    dated = sorted(
        sources, key=lambda one: "" if one.dated == "unknown" else one.dated, reverse=True
    )
    newest_of = {source.published_by: source for source in reversed(dated)}
    kept = (source for source in dated if newest_of[source.published_by] is source)
    return tuple(kept)[:MIN_PUBLISHERS]


def shown_sources(item: Helpline | Emergency) -> tuple[Source, ...]:
    """Return the newest sources that name the number of an entry."""
    return newest(tuple(SOURCES[key] for key in item.sources["number"]))


def countries(locale: str) -> tuple[Country, ...]:
    """Return `COUNTRIES`, those in which the language is spoken first, the others by their names."""
    others = sorted(COUNTRIES, key=lambda country: (country.code == GROUP, plain(country.country)))
    return nearest_first(others, likely_countries(locale))


def likely_countries(locale: str) -> tuple[CountryCode, ...]:
    """Return the countries of most families who read a language."""
    return SPOKEN_IN.get(locale, _TABLE.english_first)


def child_line(code: str | None, locale: str) -> tuple[CountryCode, Helpline]:
    """Return the line for children of a country with its code, or of the language's first country."""
    known = {country.code: country.helplines for country in COUNTRIES}
    found = next(one for one in (code, *likely_countries(locale)) if one in known)
    lines = known[found]
    return found, next((line for line in lines if locale in line.named_in), lines[0])
