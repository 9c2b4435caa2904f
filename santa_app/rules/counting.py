"""Chooses the plural form for a number, in the browser and on the server."""

from santa_app.i18n import PLURAL_PLACES


def plural_place(places: str, count: int) -> int:
    """Return which plural form the whole number takes; `places` are those of `plural_places`."""
    return int(places[count if count < 100 else 100 + count % 100])


def counted(forms: tuple[str, ...], count: int) -> str:
    """Return the one of `plural_forms` for the number, with the number in place of {count}."""
    return forms[plural_place(PLURAL_PLACES, count)].replace("{count}", str(count))
