"""Marks: what the pages of a release contain in place of an operator's settings.

A release is built once, with `SANTA_MARKS=1`; `santa_app.build.filling` puts the settings of the
server into its pages. A mark consists of letters and underscores, so nothing on the way escapes,
hyphenates or shortens it.
"""

import os
import re
from typing import Final

MARKED: Final = os.environ.get("SANTA_MARKS") == "1"
"""Whether this process builds the pages of a release."""
SITE_URL: Final = "https://santa-site-url.invalid"
"""The mark of SITE_URL: a URL, because Reflex makes that of the websocket from it."""
LETTER_PATH: Final = "/santa-letter-path"
"""The mark of the letter page's path; a language's tag follows it."""
LETTER_PATHS: Final = re.compile(r"santa-letter-path-([a-z]{2}(?:-br)?)")
PATTERN: Final = re.compile(
    r"__SANTA_(?P<field>[a-z]+)_(?P<locale>[a-z]{2}(?:_[A-Z]{2})?)_(?P<within>[A-Z]*)__"
)
"""A mark of a text, its language, and the syntax in which it stands inside that of the file."""
SHOWN: Final = "document.documentElement.dataset.languages.split(' ')"
"""The tags of the languages that the filled pages show, as an expression of the browser."""


def mark(field: str, locale: str) -> str:
    """Return the mark of a text that `santa_app.build.filling` knows by its `field`."""
    return f"__SANTA_{field}_{locale}___"


def are_in(text: str) -> bool:
    """Return whether a text has marks."""
    parts = ("__SANTA_", LETTER_PATH.strip("/"), SITE_URL.removeprefix("https:"))
    return any(part in text for part in parts)


def within(syntax: str, text: str) -> str:
    """Return a text with marks that is in JSON or HTML, which a script then has as a string."""
    return PATTERN.sub(lambda found: f"{found[0].removesuffix('__')}{syntax}__", text)
