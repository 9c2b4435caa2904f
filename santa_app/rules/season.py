"""The year of the site, by the visitor's local date: month (1-12) and day."""


def is_snow_month(month: int) -> bool:
    """Whether snow falls by itself: from November to February."""
    return month >= 11 or month <= 2
