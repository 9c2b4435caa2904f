"""Which of the site's languages to suggest to a visitor."""


def language_of(tag: str) -> str:
    """Return the language of a BCP 47 tag without region or script."""
    parts = tag.split("-")
    return parts[0].lower()


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
