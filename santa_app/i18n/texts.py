"""Translates text files: the words of Markdown files and drawings."""

import re
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from typing import Final, NamedTuple

from santa_app.i18n import gettext

_MARKDOWN: Final = re.compile(
    r"""
    (?P<comment> <!--(?s:.*?)--> )
    | ^(?P<field> [a-z_]+ ):(?: [ ](?P<value> .+ ) | [ ]* )$
    | ^(?: \#{2,3}[ ] | -[ ] | \d+\.[ ] ) (?P<line> .+? ) (?: [ ]\{(?:\#|prep|cook).*\} )? $
    | ^(?P<stars> \*{1,2} ) (?P<starred> [^*\n]+ ) (?P=stars) $
    | ^(?P<paragraph> (?!---$) [^\s#*].* (?: \n (?! -[ ] | \d+\.[ ] | \# | \* | --- ) .+ )* )
    """,
    re.VERBOSE | re.MULTILINE,
)
"""The blocks of a Markdown text: fields, headings, list items, lines between stars, paragraphs."""
_DRAWN: Final = re.compile(
    r"<text\b[^>]*>(?:<textPath[^>]*>)?(?P<drawn>[^<]*(?:<!--\w+-->[^<]*)*)</"
)
"""The words of a drawing."""
_GAP: Final = re.compile(r"<!--(\w+)-->")
"""A part of a drawing that is filled in later."""
_DATA: Final = {
    "calories", "coloring", "course", "difficulty", "kind", "link", "rating", "servings", "tags",
    "template",
}  # fmt: skip
"""The fields of Markdown texts that are no words."""


class Block(NamedTuple):
    """A part of a file that is translated as a whole, with its place in the file's text.

    In the words of a drawing, `{name}` stands for the comment `<!--name-->`.
    """

    start: int
    end: int
    text: str  # in a drawing, `{name}` stands for the comment `<!--name-->`
    field: str = ""  # the name of the field whose value it is


def blocks(text: str, suffix: str) -> Iterator[Block]:
    """Yield the translatable blocks of a Markdown text or, with the suffix ".svg", of a drawing."""
    if suffix == ".svg":
        for found in _DRAWN.finditer(text):
            words = unescape(_GAP.sub(r"{\1}", found["drawn"]))
            if re.search(r"[^\W\d_]", re.sub(r"\{.*?\}", "", words)):
                yield Block(*found.span("drawn"), words)
        return
    for found in _MARKDOWN.finditer(text):
        for kind in ("value", "line", "starred", "paragraph"):
            if found[kind] and found["field"] not in _DATA:
                yield Block(*found.span(kind), found[kind], found["field"] or "")


def read_text(file: Path) -> str:
    """Return the text of a file, each of its blocks in the current language."""
    text = file.read_text(encoding="utf-8")
    made, at = "", 0
    for block in blocks(text, file.suffix):
        words = gettext(block.text)
        if file.suffix == ".svg":
            words = re.sub(r"\{(\w+)\}", r"<!--\1-->", escape(words).replace("&#x27;", "&#39;"))
        made += text[at : block.start] + words
        at = block.end
    return made + text[at:]
