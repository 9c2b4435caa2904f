"""The texts of the sheets that families print: HTML and SVG files below `art/printables`."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

CONTEXT: Final = "printable"
"""The context of the messages on printed sheets."""

NIGHTS: Final = ("{count} sleep", "{count} sleeps")
"""A calendar's count of the nights until Christmas."""

_SPOKEN: Final = ("alt", "aria-label")
"""Attributes that a screen reader speaks, in the PDF, too."""
_BRAND: Final = re.compile(r"(?:^|\s+[·-]\s+)Letters to Santa$")
"""The site's name, which is the same in all languages."""
_COUNTED: Final = re.compile(r"(\d+) sleeps?")


class PrintedText(NamedTuple):
    """A text of a sheet: in an element of an `ElementTree` or `lxml` tree.

    `place` is "text", "tail" or the name of an attribute. `rest` follows the message and is not
    translated.
    """

    element: Any
    place: str  # "text", "tail" or the name of an attribute
    message: str | tuple[str, str]  # or singular and plural
    count: int | None
    rest: str  # follows the message; not translated

    def put(self, translation: str) -> None:
        """Put a translation in the place of the message."""
        text = translation.format(count=self.count) if self.count is not None else translation
        text += self.rest
        if self.place in ("text", "tail"):
            old = getattr(self.element, self.place)
            before = old[: len(old) - len(old.lstrip())]
            setattr(self.element, self.place, before + text + old[len(old.rstrip()) :])
        else:
            self.element.set(self.place, text)


def printed_texts(root: Any) -> Iterator[PrintedText]:  # noqa: ANN401 -- of either library
    """Yield a sheet's visible texts in order, but not from elements with `translate="no"`."""
    silent = ("style", "title") if root.tag.endswith("svg") else ("style",)
    for element in root.iter():
        name = element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""
        is_silent = name in ("", *silent) or element.get("translate") == "no"
        inside = () if is_silent else ("text",)
        for place in (*_SPOKEN, *inside, "tail"):
            is_attribute = place in _SPOKEN
            text = element.get(place) if is_attribute else getattr(element, place)
            words = " ".join((text or "").split())
            short = _BRAND.sub("", words)
            if any(map(str.isalpha, short)):
                counted = _COUNTED.fullmatch(short)
                yield PrintedText(
                    element,
                    place,
                    NIGHTS if counted else short,
                    int(counted[1]) if counted else None,
                    words[len(short) :],
                )
