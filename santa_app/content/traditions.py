"""Christmas traditions of six countries, and ideas for family traditions."""

from typing import Final

from santa_app.content.blocks import IconNote, Pictured
from santa_app.content.checks import entry
from santa_app.content.countries import SPOKEN_IN, CountryCode, nearest_first
from santa_app.content.tables import Text, read_table
from santa_app.i18n import country_name


@entry
class Tradition(Pictured):
    """A country's tradition. `code` is its ISO 3166-1 code, `say_it` a greeting in its language.

    `greeting_language` is the language tag of that, `phrases` are words of other languages in the texts
    with theirs.
    """

    FOLDER = "traditions"
    code: CountryCode
    tradition: Text
    description: Text
    when: Text
    say_it: str
    greeting_language: str
    phrases: tuple[tuple[str, str], ...] = ()
    meaning: Text

    @property
    def country(self) -> str:
        return country_name(self.code)


@entry
class _Page:
    traditions: tuple[Tradition, ...]
    family_ideas: tuple[IconNote, ...]


TABLE: Final = read_table(__file__, _Page)
TRADITIONS: Final = TABLE.traditions


def traditions(locale: str) -> tuple[Tradition, ...]:
    """Return `TRADITIONS`, those of the countries in which the language is spoken first."""
    return nearest_first(TRADITIONS, SPOKEN_IN.get(locale, ()))
