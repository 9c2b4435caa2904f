"""Decides which parts of a visitor's text may be stored, and which an e-mail may quote.

Anyone can enter a stranger's e-mail address into the form. An e-mail therefore quotes only a short
name, a short place and up to three short wishes, and none that holds a link, an address or a phone
number. `quotable_name` and its siblings return None for the rest, and the reply then says "friend",
or acknowledges without quoting (`replies/content.py`). `sanitize` alone makes no text quotable.
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
_MAX_NAME_WORDS = 6
_MAX_QUOTE_LENGTH = 60
_MAX_WISH_WORDS = 7
_MAX_WISHES = 3
_BLANKS = re.compile(r"[^\S\n]+")
_PLAIN = re.compile(r"[\n\x20-\x7e]*")
"""Printable ASCII and newlines, from which nothing is removed: most letters are only that."""
_LINK = re.compile(
    r"""
      ://|\\|@|%[0-9a-f]{2}                   # a link, a path, an address, an escape
    | \bwww\b
    | \b[a-z][a-z0-9+-]*:(?=\S)               # a scheme, such as mailto:
    | \w\s?[.。．｡․]\s?[^\W\d_]{2,}[/:]         # a domain with a path, dots spaced out
    | \w[.。．｡․][^\W\d_]{2,}                   # a domain
    | \w\s*[\[({<]\s*(\.|dot|at)\s*[\])}>]    # a domain with a disguised dot
    | \b(dot|punkt|punto|point)\s+(com|net|org|info|de|ru|io|me|co|uk|fr|ly|gg|xyz|shop|app)\b
    | \d+\.\d+\.\d+\.\d+                      # a host by number
    """,
    re.VERBOSE | re.IGNORECASE,
)
_DIGIT_RUN = re.compile(r"(?:\d[\s.\-/()_]*){7,}")
_LIST_MARKER = re.compile(r"^\s*(?:[-*•·–—+>]+|\(?\d{1,2}[.):]|[☐☑✓✔🎁]+)\s*")
_NAME_MARKS = frozenset(" '’ʼ`´-‐.·")
_PLACE_MARKS = _NAME_MARKS | frozenset(",()&")
_WISH_MARKS = _PLACE_MARKS | frozenset('!?"“”„«»+#–—')


def _joins(text: str, index: int) -> bool:
    """Return whether the joiner at `index` stands between letters of a script that uses it."""
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


def carries_contact(text: str) -> bool:
    """Return whether `text` holds a link, a domain, an `@`, or 7 digits in a row.

    Digits count as in a row across the separators of telephone numbers.
    """
    bare = sanitize(text).translate(dict.fromkeys(map(ord, JOINERS)))
    return bool(_LINK.search(bare) or _DIGIT_RUN.search(bare))


def _quotable(text: str, marks: frozenset[str], *, words: int, pictures: bool = False) -> bool:
    allowed = "LMN" if not pictures else "LMNS"
    return (
        any(unicodedata.category(c)[0] in allowed for c in text)
        and len(text) <= _MAX_QUOTE_LENGTH
        and len(text.split()) <= words
        and not carries_contact(text)
        and all(
            c in marks
            or c in JOINERS
            or unicodedata.category(c)[0] in "LMN"
            or (pictures and unicodedata.category(c) in {"So", "Sk"})
            for c in text
        )
    )


def quotable_name(text: str) -> str | None:
    """Return a first name as a mail may quote it, or None where it may not."""
    name = " ".join(sanitize(text).split())
    return name if _quotable(name, _NAME_MARKS, words=_MAX_NAME_WORDS) else None


def quotable_place(text: str | None) -> str | None:
    """Return a city or country as a mail may quote it, or None."""
    place = " ".join(sanitize(text or "").split())
    return place if _quotable(place, _PLACE_MARKS, words=_MAX_NAME_WORDS) else None


def split_wishes(text: str | None) -> list[str]:
    """Return the wishes of a wish list: its lines, or the parts between commas.

    List markers (dashes, numbers) are removed; a repeated wish counts once.
    """
    clean = sanitize(text or "")
    separator = r"\n+" if "\n" in clean else r"[,;、，；،]+"
    wishes = (_LIST_MARKER.sub("", part).strip(" .") for part in re.split(separator, clean))
    return list({wish.casefold(): wish for wish in wishes if wish}.values())


def quotable_wishes(text: str | None) -> list[str]:
    """Return up to three wishes that a mail may quote."""
    quotable = (
        wish
        for wish in split_wishes(text)
        if _quotable(wish, _WISH_MARKS, words=_MAX_WISH_WORDS, pictures=True)
    )
    return [wish for _, wish in zip(range(_MAX_WISHES), quotable, strict=False)]
