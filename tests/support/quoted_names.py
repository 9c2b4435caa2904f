"""How Santa calls a child who typed a name."""

from santa_app.letters.quoting import called, quotable_names


def quotable_name(text: str) -> str | None:
    """Return the name or names in the form of a greeting, or None if none may be quoted."""
    return called(quotable_names(text)).name or None
