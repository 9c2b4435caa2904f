"""The cities of Santa's journey, from Auckland westwards round the world."""

from zoneinfo import ZoneInfo

from santa_app.content.checks import collection, entry, require


@entry
class City:
    """A stop of the journey. `zone` is an IANA time zone; coordinates are degrees north and east."""

    name: str
    country: str
    zone: str
    latitude: float
    longitude: float

    def __post_init__(self) -> None:
        ZoneInfo(self.zone)  # raises ZoneInfoNotFoundError, a KeyError that names the zone
        require(self, "latitude", "is beyond a pole", holds=-90 <= self.latitude <= 90)
        require(self, "longitude", "is beyond 180 degrees", holds=-180 <= self.longitude <= 180)


CITIES = collection(
    City(
        name="Auckland",
        country="New Zealand",
        zone="Pacific/Auckland",
        latitude=-36.85,
        longitude=174.76,
    ),
    City(
        name="Sydney",
        country="Australia",
        zone="Australia/Sydney",
        latitude=-33.87,
        longitude=151.21,
    ),
    City(name="Tokyo", country="Japan", zone="Asia/Tokyo", latitude=35.68, longitude=139.69),
    City(name="Beijing", country="China", zone="Asia/Shanghai", latitude=39.90, longitude=116.41),
    City(name="Mumbai", country="India", zone="Asia/Kolkata", latitude=19.08, longitude=72.88),
    City(
        name="Dubai",
        country="United Arab Emirates",
        zone="Asia/Dubai",
        latitude=25.20,
        longitude=55.27,
    ),
    City(name="Cairo", country="Egypt", zone="Africa/Cairo", latitude=30.04, longitude=31.24),
    City(
        name="Cape Town",
        country="South Africa",
        zone="Africa/Johannesburg",
        latitude=-33.92,
        longitude=18.42,
    ),
    City(name="Paris", country="France", zone="Europe/Paris", latitude=48.86, longitude=2.35),
    City(
        name="London",
        country="United Kingdom",
        zone="Europe/London",
        latitude=51.51,
        longitude=-0.13,
    ),
    City(
        name="Rio de Janeiro",
        country="Brazil",
        zone="America/Sao_Paulo",
        latitude=-22.91,
        longitude=-43.17,
    ),
    City(
        name="New York",
        country="United States",
        zone="America/New_York",
        latitude=40.71,
        longitude=-74.01,
    ),
    City(
        name="Mexico City",
        country="Mexico",
        zone="America/Mexico_City",
        latitude=19.43,
        longitude=-99.13,
    ),
    City(
        name="Los Angeles",
        country="United States",
        zone="America/Los_Angeles",
        latitude=34.05,
        longitude=-118.24,
    ),
)
