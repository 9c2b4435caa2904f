"""Reads texts that are kept in Markdown files: the sections under their headings."""

import re
from collections.abc import Iterator

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_HEADING = re.compile(r"^## ", re.MULTILINE)


def sections(text: str) -> Iterator[tuple[str, str]]:
    """Yield each `## ` heading and the text below it, without HTML comments."""
    for section in _HEADING.split(_COMMENT.sub("", text))[1:]:
        heading, _, body = section.partition("\n")
        yield heading.strip(), body.strip()
