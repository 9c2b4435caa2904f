"""The commands for translators: `python -m tools.messages extract`, `update` and `check`."""

import sys

from santa_app.i18n.catalogs import po_file, read_catalog
from santa_app.i18n.checks import SAME_WORDS, english_words, to_do
from santa_app.i18n.languages import LANGUAGES
from tools.extraction import update_catalogs, write_template

USAGE = f"""usage: python -m tools.messages COMMAND

  extract       write the messages of the source to locales/messages.pot
  update        merge them into locales/*.po, and make the catalogs that are missing
  check LOCALE  say what a language lacks, and which of its words are still English; those that
                are right as they are belong in locales/LOCALE/{SAME_WORDS}
"""
COMMANDS = {"extract": write_template, "update": update_catalogs}


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
    match sys.argv[1:]:
        case [name] if name in COMMANDS:
            COMMANDS[name]()
        case ["check", locale] if locale in {one.locale for one in LANGUAGES[1:]}:
            sys.exit(check(locale))
        case _:
            sys.exit(USAGE)
