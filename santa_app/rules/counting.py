"""Chooses the plural form for a number, on both sides."""

from santa_app.i18n import PLURAL_PLACES


def plural_place(places: str, count: int) -> int:
    """Return which of a language's plural forms a number takes.

    Args:
        places: The result of `santa_app.i18n.plurals.plural_places`.
        count: A whole number from 0.
    """
    return int(places[count if count < 100 else 100 + count % 100])


def counted(forms: tuple[str, ...], count: int) -> str:
    """Return the form for a number, with the number in place of {count}.

    Args:
        forms: The result of `santa_app.i18n.plural_forms`.
        count: A whole number from 0.
    """
    return forms[plural_place(PLURAL_PLACES, count)].replace("{count}", str(count))
