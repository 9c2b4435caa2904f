"""Post offices near home that take letters to Santa, and to those who bring presents in his stead."""

from typing import Annotated, Final

from pydantic import Field

from santa_app.content.checks import domain_of, entry, host_of, require, shows_others
from santa_app.content.countries import SPOKEN_IN, CountryCode, nearest_first
from santa_app.content.tables import Text, read_table
from santa_app.i18n import country_name


@entry
class Address:
    """What to write on an envelope, in one language."""

    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")]
    lines: tuple[str, ...]


@entry
class PostOffice:
    """A post office of Santa's in a country; post_offices.toml explains the fields."""

    code: CountryCode
    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")]
    lines: tuple[str, ...]
    text: Text
    sources: tuple[Annotated[str, Field(pattern=r"^https?://")], ...]
    others: tuple[Address, ...] = ()

    def __post_init__(self) -> None:
        hosts = map(host_of, self.sources)
        publishers = {domain_of(host) for host in hosts if not shows_others(host)}
        require(self, "sources", "need two publishers", holds=len(publishers) > 1)

    @property
    def country(self) -> str:
        return country_name(self.code)

    def addresses(self, locale: str) -> tuple[Address, ...]:
        """Return the address in each of the country's languages, the one in `locale` first."""
        every = (Address(language=self.language, lines=self.lines), *self.others)
        return tuple(sorted(every, key=lambda one: one.language != locale))


@entry
class _Page:
    title: Text
    lead: Text
    offices: tuple[PostOffice, ...]


TABLE: Final = read_table(__file__, _Page)
POST_OFFICES: Final = TABLE.offices


def post_offices(locale: str) -> tuple[PostOffice, ...]:
    """Return `POST_OFFICES`, those of the countries in which the language is spoken first."""
    return nearest_first(POST_OFFICES, SPOKEN_IN.get(locale, ()))
