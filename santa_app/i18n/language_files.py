"""The files that a language has beside its catalog, because an author writes them anew."""

from pathlib import Path
from typing import Final

from santa_app.i18n.catalogs import FOLDER, po_file
from santa_app.i18n.languages import DEFAULT_LOCALE, LANGUAGES, language

LANGUAGE_FILES: Final = ("santa_reply.md", "sad_words.md", "wishes.md")
"""Santa's prose, the words of sad letters, and the gifts that Santa may name."""
_CONTENT: Final = Path(__file__).resolve().parents[1] / "content"


def language_file(name: str, locale: str) -> Path:
    """Return the path of one of a language's files; those of the source lie in content/."""
    return (_CONTENT if locale == DEFAULT_LOCALE else FOLDER / locale) / name


def missing_files(locale: str) -> tuple[str, ...]:
    """Return what a language lacks to answer a letter, such as "locales/de/wishes.md".

    Raises:
        KeyError: When the site does not know the locale.
    """
    if language(locale).locale == DEFAULT_LOCALE:
        return ()
    files = [po_file(locale), *(language_file(name, locale) for name in LANGUAGE_FILES)]
    return tuple(str(file.relative_to(FOLDER.parent)) for file in files if not file.exists())


def letter_locale(sent: object) -> str:
    """Return the locale in which a letter is answered: what a form sent, if Santa writes it."""
    for known in LANGUAGES:
        if sent in (known.locale, known.tag) and not missing_files(known.locale):
            return known.locale
    return DEFAULT_LOCALE
