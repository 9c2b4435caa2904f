"""The cities of Santa's journey, from Auckland westwards round the world, from `cities.toml`."""

from datetime import UTC, datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import Field

from santa_app.content.checks import entry, require
from santa_app.content.tables import Text, read_table


@entry
class City:
    """A stop of the journey. `zone` is an IANA time zone; coordinates are degrees north and east."""

    name: Text
    country: Text
    zone: str
    latitude: Annotated[float, Field(ge=-90, le=90)]
    longitude: Annotated[float, Field(ge=-180, le=180)]

    def __post_init__(self) -> None:
        try:
            ZoneInfo(self.zone)
        except ZoneInfoNotFoundError:
            require(self, "zone", f"is {self.zone!r}, which is no time zone", holds=False)


@entry
class _Table:
    cities: tuple[City, ...]


CITIES = read_table(__file__, _Table).cities
EVE_OFFSETS = tuple(
    (datetime(2026, 12, 24, tzinfo=UTC).astimezone(ZoneInfo(city.zone)).utcoffset() or timedelta())
    / timedelta(hours=1)
    for city in CITIES
)
"""The hours by which each city's clock is ahead of UTC on Christmas Eve."""
