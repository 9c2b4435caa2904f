"""Names of countries and languages as each language calls them, by CLDR."""

from babel import Locale


def country_in(locale: str, code: str) -> str:
    """Return the name of an ISO 3166-1 country, such as "Germany"; raise KeyError for none."""
    # American English on the pages writes "and" where CLDR has a sign.
    return Locale.parse(locale).territories[code].replace(" & ", " and ")


def language_in(locale: str, code: str) -> str:
    """Return a language as sentences name it ("German", "allemand"); raise KeyError for none."""
    return Locale.parse(locale).languages[code]
