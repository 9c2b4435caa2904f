"""What the languages of a visitor's browser tell: a language to suggest, and the country."""


def language_of(tag: str) -> str:
    """Return the language of a BCP 47 tag without region or script."""
    parts = tag.split("-")
    return parts[0].lower()


def region_of(tag: str) -> str:
    """Return the code of the country of a BCP 47 tag, or a blank text."""
    for part in tag.split("-")[1:]:
        if len(part) == 2:
            return part.upper()
    return ""


def country_number(wanted: list[str], codes: list[str]) -> int:
    """Return the place of the visitor's country in a list of countries; 0 if it is unknown.

    It is -1 if the list has no such country. `wanted` are BCP 47 tags, best first.
    """
    for want in wanted:
        region = region_of(want)
        if region != "":
            for number, code in enumerate(codes):
                if code == region:
                    return number
            return -1
    return 0


def suggested_language(wanted: list[str], published: list[str], shown: str) -> str:
    """Return the language of the site that a visitor would rather read, or a blank text.

    `wanted`, best first, `published` and `shown` are BCP 47 tags. Regions are not told apart:
    "pt-PT" finds "pt-BR".
    """
    for want in wanted:
        language = language_of(want)
        if language == language_of(shown):
            return ""
        for tag in published:
            if language_of(tag) == language:
                return tag
    return ""
