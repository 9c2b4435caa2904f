"""The cities of Santa's journey, from Auckland westwards round the world."""

from typing import Annotated
from zoneinfo import ZoneInfo

from pydantic import Field

from santa_app.content.checks import collection, entry


@entry
class City:
    """A stop of the journey. `zone` is an IANA time zone; coordinates are degrees north and east."""

    name: str
    country: str
    zone: str
    latitude: Annotated[float, Field(ge=-90, le=90)]
    longitude: Annotated[float, Field(ge=-180, le=180)]

    def __post_init__(self) -> None:
        ZoneInfo(self.zone)  # raises ZoneInfoNotFoundError, a KeyError that names the zone


CITIES = collection(
    *(
        City(name=name, country=country, zone=zone, latitude=latitude, longitude=longitude)
        for name, country, zone, latitude, longitude in (
            ("Auckland", "New Zealand", "Pacific/Auckland", -36.85, 174.76),
            ("Sydney", "Australia", "Australia/Sydney", -33.87, 151.21),
            ("Tokyo", "Japan", "Asia/Tokyo", 35.68, 139.69),
            ("Beijing", "China", "Asia/Shanghai", 39.90, 116.41),
            ("Mumbai", "India", "Asia/Kolkata", 19.08, 72.88),
            ("Dubai", "United Arab Emirates", "Asia/Dubai", 25.20, 55.27),
            ("Cairo", "Egypt", "Africa/Cairo", 30.04, 31.24),
            ("Cape Town", "South Africa", "Africa/Johannesburg", -33.92, 18.42),
            ("Paris", "France", "Europe/Paris", 48.86, 2.35),
            ("London", "United Kingdom", "Europe/London", 51.51, -0.13),
            ("Rio de Janeiro", "Brazil", "America/Sao_Paulo", -22.91, -43.17),
            ("New York", "United States", "America/New_York", 40.71, -74.01),
            ("Mexico City", "Mexico", "America/Mexico_City", 19.43, -99.13),
            ("Los Angeles", "United States", "America/Los_Angeles", 34.05, -118.24),
        )
    )
)
