"""The cities of Santa's journey, from Auckland westwards round the world."""

from typing import Annotated
from zoneinfo import ZoneInfo

from pydantic import Field

from santa_app.content.checks import collection, entry
from santa_app.i18n import gettext as _


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
            (_("Auckland"), _("New Zealand"), "Pacific/Auckland", -36.85, 174.76),
            (_("Sydney"), _("Australia"), "Australia/Sydney", -33.87, 151.21),
            (_("Tokyo"), _("Japan"), "Asia/Tokyo", 35.68, 139.69),
            (_("Beijing"), _("China"), "Asia/Shanghai", 39.90, 116.41),
            (_("Mumbai"), _("India"), "Asia/Kolkata", 19.08, 72.88),
            (_("Dubai"), _("United Arab Emirates"), "Asia/Dubai", 25.20, 55.27),
            (_("Cairo"), _("Egypt"), "Africa/Cairo", 30.04, 31.24),
            (_("Cape Town"), _("South Africa"), "Africa/Johannesburg", -33.92, 18.42),
            (_("Paris"), _("France"), "Europe/Paris", 48.86, 2.35),
            (_("London"), _("United Kingdom"), "Europe/London", 51.51, -0.13),
            (_("Rio de Janeiro"), _("Brazil"), "America/Sao_Paulo", -22.91, -43.17),
            (_("New York"), _("United States"), "America/New_York", 40.71, -74.01),
            (_("Mexico City"), _("Mexico"), "America/Mexico_City", 19.43, -99.13),
            (_("Los Angeles"), _("United States"), "America/Los_Angeles", 34.05, -118.24),
        )
    )
)
