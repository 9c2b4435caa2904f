"""The catalogs: one PO file for each language in `locales/`, read as gettext reads them."""

from datetime import UTC, datetime
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from santa_app.i18n.languages import DEFAULT_LOCALE

FOLDER: Final = Path(__file__).resolve().parents[2] / "locales"


def po_file(locale: str) -> Path:
    return FOLDER / f"{locale}.po"


def compiled_file(po: Path) -> Path:
    """Return the catalog that a release has beside a PO file: compiling takes half a second."""
    return po.with_suffix(".mo")


def template_file() -> Path:
    return FOLDER / "messages.pot"


def read_catalog(file: Path, locale: str) -> Catalog:
    """Return the messages of a PO file. Raises FileNotFoundError and PoFileError."""
    with file.open("rb") as stream:
        return read_po(stream, locale=locale, abort_invalid=True)


def compiled(messages: Catalog) -> bytes:
    """Return messages as `compiled_file` has them."""
    stream = BytesIO()
    messages.creation_date = datetime.fromtimestamp(0, UTC)  # else it is now
    write_mo(stream, messages)
    return stream.getvalue()


@cache
def messages(locale: str) -> Catalog:
    """Return a language's messages like `read_catalog`; none for the language of the source."""
    if locale == DEFAULT_LOCALE:
        return Catalog(locale=locale)
    return read_catalog(po_file(locale), locale)


@cache
def catalog(locale: str) -> NullTranslations:
    """Return the translations of a language; none for the language of the source.

    Fuzzy and missing translations are left out, so their texts stay in English. Raises what
    `read_catalog` raises.
    """
    if locale == DEFAULT_LOCALE:
        return NullTranslations()
    if (file := compiled_file(po_file(locale))).exists():
        with file.open("rb") as stream:
            return GNUTranslations(stream)
    return GNUTranslations(BytesIO(compiled(messages(locale))))
