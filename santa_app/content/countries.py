"""The countries in which the languages of the site are spoken, from `countries.toml`."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, Protocol, TypeVar

from pydantic import Field

from santa_app.content.checks import entry
from santa_app.content.tables import read_table

CountryCode = Annotated[str, Field(pattern=r"^[A-Z]{2}$")]
"""An ISO 3166-1 code."""


@entry
class _Table:
    spoken_in: dict[str, tuple[CountryCode, ...]]


SPOKEN_IN: Final = read_table(__file__, _Table).spoken_in


class InCountry(Protocol):
    """Something that belongs to a country."""

    @property
    def code(self) -> str: ...


T = TypeVar("T", bound=InCountry)


def nearest_first(items: Iterable[T], near: Sequence[CountryCode]) -> tuple[T, ...]:
    """Return items of near countries first, in the order of these; the others keep their order."""
    places = {code: place for place, code in enumerate(near)}
    return tuple(sorted(items, key=lambda item: places.get(item.code, len(near))))


def plain(name: str) -> str:
    """Return a name without accents, which sorts as a dictionary does."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
