"""Which of the site's languages to suggest to a visitor."""


def suggested_language(wanted: list[str], published: list[str], shown: str) -> str:
    """Return the language of the site that a visitor would rather read, or a blank text.

    Regions are not told apart: "pt-PT" finds "pt-BR".

    Args:
        wanted: BCP 47 tags of the languages the visitor reads, best first.
        published: The tags of the site's languages.
        shown: The tag of the page's language.
    """
    for want in wanted:
        language = want.split("-")[0].lower()
        if language == shown.split("-", maxsplit=1)[0]:
            return ""
        for tag in published:
            if tag.split("-")[0] == language:
                return tag
    return ""
