"""Removes characters from a visitor's text that may not be stored, or that show nothing.

The text is not fit for a mail yet: `letters/quoting/` decides what may be quoted.
"""

import re
import unicodedata

JOINERS = "\u200c\u200d"
"""Zero-width (non-)joiner: part of the spelling in Persian, Sinhala, Malayalam and others."""
_JOINING_SCRIPTS = (
    (0x0600, 0x08FF),  # Arabic, Syriac, Thaana, N'Ko, Mandaic
    (0x0900, 0x0DFF),  # Devanagari to Sinhala
    (0x1000, 0x109F),  # Myanmar
    (0x1780, 0x18AF),  # Khmer, Mongolian
    (0xFB50, 0xFDFF),  # Arabic presentation forms that NFKC keeps
)
_BLANKS = re.compile(r"[^\S\n]+")
_PLAIN = re.compile(r"[\n\x20-\x7e]*")
"""Printable ASCII and newlines, from which nothing is removed: most letters are only that."""


def _joins(text: str, index: int) -> bool:
    """Return whether the joiner at `index` is between letters of a script that uses it."""
    sides = text[index - 1 : index] + text[index + 1 : index + 2]
    return len(sides) == 2 and all(
        any(first <= ord(side) <= last for first, last in _JOINING_SCRIPTS)
        and unicodedata.category(side)[0] in "LM"
        for side in sides
    )


def storable(text: str) -> str:
    """Return `text` without control characters and lone surrogates, stripped.

    Line ends become newlines; all else is kept as typed.
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    if _PLAIN.fullmatch(lines):
        return lines.strip()
    kept = (c for c in lines if c in "\n\t" or unicodedata.category(c) not in {"Cc", "Cs"})
    return "".join(kept).strip()


def sanitize(text: str) -> str:
    """Return `text` in NFKC without control, bidi, zero-width and unassigned characters.

    Keeps joiners where a script needs them, and newlines; runs of blanks become one space.
    """
    if _PLAIN.fullmatch(text):
        return _BLANKS.sub(" ", text).strip()
    text = unicodedata.normalize("NFKC", text)
    text = text.replace("\u2028", "\n").replace("\u2029", "\n").replace("\t", " ")
    kept = []
    for index, character in enumerate(text):
        if character in JOINERS:
            if _joins(text, index):
                kept.append(character)
        elif character == "\n" or unicodedata.category(character)[0] != "C":
            kept.append(character)
    return _BLANKS.sub(" ", "".join(kept)).strip()
