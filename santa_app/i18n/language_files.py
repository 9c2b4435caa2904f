"""The files that each language writes anew, beside its catalog."""

from collections.abc import Iterable
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
    """Return the files that a language lacks for answering letters, as "locales/de/wishes.md"."""
    if language(locale).locale == DEFAULT_LOCALE:
        return ()
    files = [po_file(locale), *(language_file(name, locale) for name in LANGUAGE_FILES)]
    return tuple(str(file.relative_to(FOLDER.parent)) for file in files if not file.exists())


_answered: frozenset[str] | None = None


def answer_in(locales: Iterable[str] | None) -> None:
    """Answer letters in these languages only, whose pages the server has; None for every one."""
    global _answered  # noqa: PLW0603 -- a fact about the process
    _answered = None if locales is None else frozenset(locales)


def served_locales() -> tuple[str, ...]:
    """Return the locales that `answer_in` has named and whose files are there, English first."""
    return tuple(
        known.locale
        for known in LANGUAGES
        if _answered is not None and known.locale in _answered and not missing_files(known.locale)
    )


def letter_locale(sent: object) -> str:
    """Return the locale in which a letter is answered: what a form sent, if Santa writes it.

    A mail leads to pages in its language, so these have to be there, too (`answer_in`).
    """
    for known in LANGUAGES:
        is_answered = _answered is None or known.locale in _answered
        if sent in (known.locale, known.tag) and is_answered and not missing_files(known.locale):
            return known.locale
    return DEFAULT_LOCALE
