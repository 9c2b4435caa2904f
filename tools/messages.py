"""The commands for translators: `python -m tools.messages extract`, `update` and `check`."""

import re
import sys
from typing import Final

from babel.messages.catalog import Catalog

from santa_app.i18n import catalogs
from santa_app.i18n.addresses import CONTEXT
from santa_app.i18n.catalogs import po_file, read_catalog
from santa_app.i18n.checks import ids_of, texts_of, to_do
from santa_app.i18n.languages import LANGUAGES
from tools.extraction import update_catalogs, write_template

SAME_WORDS: Final = "same_words.txt"
"""The file of a language that lists the words which are the same in English, one on a line."""
_WORD: Final = re.compile(r"[^\W\d_]{4,}")
_NO_WORDS: Final = re.compile(r"\{\w*\}|https?://\S+|\]\([^)]*\)")
USAGE = f"""usage: python -m tools.messages COMMAND

  extract       write the messages of the source to locales/messages.pot
  update        merge them into locales/*.po, and make the catalogs that are missing;
                `update LOCALE` does so for one language only
  check LOCALE  say what a language lacks, and which of its words are still English; those that
                are right as they are belong in locales/LOCALE/{SAME_WORDS}
"""
COMMANDS = {"extract": write_template, "update": update_catalogs}


def english_words(catalog: Catalog, locale: str) -> dict[str, str]:
    """Return the words that a translation shares with its English text, with such a translation.

    Those that the language's `SAME_WORDS` lists are right as they are.
    """
    file = catalogs.FOLDER / locale / SAME_WORDS
    known = set(file.read_text("utf-8").split()) if file.exists() else set()
    found: dict[str, str] = {}
    for message in catalog:
        if message.id and message.context != CONTEXT:
            english = words_of(" ".join(ids_of(message)))
            text = " ".join(texts_of(message))
            found |= dict.fromkeys(english & words_of(text) - known, text)
    return found


def words_of(text: str) -> set[str]:
    """Return the words of four letters and more, in small letters, without those of addresses."""
    return {word.casefold() for word in _WORD.findall(_NO_WORDS.sub(" ", text))}


def check(locale: str) -> int:
    """Print what a language lacks, and return the exit code: 1 if there is anything."""
    catalog = read_catalog(po_file(locale), locale)
    lacking = to_do(catalog, locale)
    words = english_words(catalog, locale)
    lacking += [f"English? {word!r} in {text!r}" for word, text in sorted(words.items())]
    for line in lacking:
        print(line)  # noqa: T201 -- a command
    return 1 if lacking else 0


if __name__ == "__main__":
    others = {one.locale for one in LANGUAGES[1:]}
    match sys.argv[1:]:
        case [name] if name in COMMANDS:
            COMMANDS[name]()
        case ["update", locale] if locale in others:
            update_catalogs(locale)
        case ["check", locale] if locale in others:
            sys.exit(check(locale))
        case _:
            sys.exit(USAGE)
