"""The countries in which the languages of the site are spoken, so that a family finds its own first."""

import unicodedata
from collections.abc import Iterable
from typing import Annotated, Final, Protocol, TypeVar

from pydantic import Field

CountryCode = Annotated[str, Field(pattern=r"^[A-Z]{2}$")]
"""An ISO 3166-1 code."""

SPOKEN_IN: Final = {
    "de": ("DE", "AT", "CH", "LU", "LI"),
    "fr": ("FR", "BE", "CH", "CA", "MA", "DZ", "CM", "SN", "LU"),
    "es": ("MX", "CO", "ES", "AR", "PE", "CL", "EC", "GT", "CU", "DO", "PY", "SV", "PA", "UY"),
    "pt_BR": ("BR", "PT", "AO"),
    "it": ("IT", "CH"),
    "pl": ("PL",),
    "nl": ("NL", "BE"),
    "uk": ("UA",),
    "ja": ("JP",),
    "ar": ("EG", "DZ", "MA", "SA", "TN", "JO", "AE", "OM", "KW", "BH"),
}
"""The countries in which a language is spoken, by its locale, most speakers first.

English has none: its lists keep the order in which they were written.
"""


class InCountry(Protocol):
    """Something that belongs to a country."""

    @property
    def code(self) -> str:
        """The country's ISO 3166-1 code."""
        ...


T = TypeVar("T", bound=InCountry)


def nearest_first(items: Iterable[T], locale: str) -> tuple[T, ...]:
    """Return items of the countries where the language is spoken first; the others keep their order."""
    near = SPOKEN_IN.get(locale, ())
    places = {code: place for place, code in enumerate(near)}
    return tuple(sorted(items, key=lambda item: places.get(item.code, len(near))))


def plain(name: str) -> str:
    """Return a name without accents, which sorts as a dictionary does."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
