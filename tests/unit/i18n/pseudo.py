"""Evaluates all pages in a pseudo-language, and prints the texts that are not marked.

A program of its own, because texts are translated while their modules are imported. Every marked
text comes out between brackets.
"""

import importlib
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

OPEN, CLOSE = "⟦⟧"
PROPS = ("aria_label", "alt", "placeholder", "title", "aria_description", "aria_valuetext", "label")
WORD = re.compile(r"[^\W\d_]{2}")


class Brackets:
    """A catalog that puts each message between brackets."""

    def gettext(self, message: str) -> str:
        return f"{OPEN}{message}{CLOSE}"

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        return self.gettext(singular if count == 1 else plural)

    def pgettext(self, context: str, message: str) -> str:
        return message if context == "path" else self.gettext(message)


def text_of(value: object) -> str:
    """Return a literal text of a component; "" for what a State fills in."""
    literal = getattr(value, "_var_value", value)
    return literal if isinstance(literal, str) else ""


class Reader:
    """Reads components in the order of the page."""

    def __init__(self) -> None:
        self.unmarked = set[str]()
        self._inside = 0
        """The number of open messages: a sentence or a verse may go on in the next component."""

    def read(self, component: Any) -> None:
        if text_of(getattr(component, "lang", None)):
            return  # in a language of its own
        for name in PROPS:
            text = text_of(getattr(component, name, None))
            if WORD.search(text) and OPEN not in text:
                self.unmarked.add(text)
        text = text_of(getattr(component, "contents", None))
        if WORD.search(text) and OPEN not in text and CLOSE not in text and not self._inside:
            self.unmarked.add(text)
        self._inside = max(0, self._inside + text.count(OPEN) - text.count(CLOSE))
        if getattr(component, "tag", None) in {"section", "article", "li"}:
            self._inside = 0  # a message that was cut, such as a first sentence, ends here
        for child in getattr(component, "children", None) or ():
            self.read(child)


def main() -> None:
    os.environ["SITE_LANGUAGE"] = "ja"
    from santa_app import i18n  # noqa: PLC0415 -- after the language is set, and so below
    from santa_app.i18n import catalogs  # noqa: PLC0415

    i18n.catalog = lambda _locale: Brackets()  # ty: ignore[invalid-assignment]
    # CLDR translates the names of countries and languages.
    i18n.country_name = i18n.language_name = Brackets().gettext  # ty: ignore[invalid-assignment]
    # Tunes and songs of a language are no messages: the songs are read as if there were none.
    locales, catalogs.FOLDER = catalogs.FOLDER, Path("no-locales")
    importlib.import_module("santa_app.content.songs")
    catalogs.FOLDER = locales
    from santa_app import site  # noqa: PLC0415
    from santa_app.components.layout import layout, page_frame  # noqa: PLC0415
    from santa_app.pages import not_found  # noqa: PLC0415

    reader = Reader()
    nav = site.navigation()
    reader.read(page_frame(nav)())
    for page in (*(route.page for route in site.ROUTES), not_found.PAGE):
        reader.read(layout(page.body(), nav=nav, page=page))
        for text in (page.title, page.description, page.label, page.keywords):
            if OPEN not in text:
                reader.unmarked.add(text)
    json.dump(sorted(reader.unmarked), sys.stdout)


if __name__ == "__main__":
    main()
