"""Names of countries and languages as each language calls them, by CLDR."""

from babel import Locale


def country_in(locale: str, code: str) -> str:
    """Return the name of a country, such as "Germany"; `code` is that of ISO 3166-1.

    Raises:
        KeyError: When the code is not one of a country.
    """
    # American English on the pages writes "and" where CLDR has a sign.
    return Locale.parse(locale).territories[code].replace(" & ", " and ")


def language_in(locale: str, code: str) -> str:
    """Return the name of a language as it stands in a sentence, such as "German" or "allemand".

    Raises:
        KeyError: When the code is not one of a language.
    """
    return Locale.parse(locale).languages[code]
