"""When the families of each language wait for presents, and who brings them."""

from typing import Annotated, Final, Literal

from pydantic import Field

from santa_app.content.checks import entry, require
from santa_app.content.countries import CountryCode
from santa_app.content.tables import Text, read_table
from santa_app.i18n import DEFAULT_LOCALE, LANGUAGES, country_name

MIDNIGHT: Final = 24
"""The hour at which a day ends."""


@entry
class Custom:
    """The Christmas customs of a language's families; customs.toml explains the fields."""

    locale: str
    codes: tuple[CountryCode, ...]
    day: Literal[24, 25] = 25
    hour: Annotated[int, Field(ge=0, lt=MIDNIGHT)] = 0
    bringers: tuple[Text, ...]

    def __post_init__(self) -> None:
        known = {language.locale for language in LANGUAGES}
        require(self, "locale", "is not a language of the site", holds=self.locale in known)

    @property
    def heading(self) -> str:
        """The names of the countries in the current language."""
        return ", ".join(country_name(code) for code in self.codes)


@entry
class _Page:
    title: Text
    lead: Text
    customs: tuple[Custom, ...]


TABLE: Final = read_table(__file__, _Page)
CUSTOMS: Final = TABLE.customs


def custom(locale: str) -> Custom:
    """Return the custom of a language; the English one where there is none."""
    by_locale = {one.locale: one for one in CUSTOMS}
    return by_locale.get(locale, by_locale[DEFAULT_LOCALE])


def customs(locale: str) -> tuple[Custom, ...]:
    """Return `CUSTOMS`, with the custom of a language first."""
    return tuple(sorted(CUSTOMS, key=lambda one: one.locale != locale))
