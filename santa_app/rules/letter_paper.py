"""Font sizes with which a printed letter and a class's poster fit their pages."""

from collections.abc import Sequence
from datetime import datetime

from babel.dates import format_skeleton

from santa_app.rules.text_width import text_width

SIZES = (16, 15, 14, 13, 12, 11, 10)
"""The font sizes a letter may have, in points, largest first."""
_WIDTH = 480
"""The width of the text in points: A4 is the narrower paper, less its margins."""
_HEIGHT = 510
"""The height of all paragraphs in points: US Letter is the shorter paper, less its margins, the
head and the signature."""
_LINE_HEIGHT = 1.4
_GAP = 0.55
"""The height of a line and the space after a paragraph in font sizes, as in
components/santas_letter.py."""
_NARROW = 113
"""`text_width` in percent of the width in the page's font: 111 to 124 for Santa's words."""
_LOST = 200
"""The width that word wrapping leaves unused, in hundredths of the font size."""


def postmark(sent_at: datetime | None, locale: str) -> str:
    """Return the month of a postmark, such as "Dec 2025"; empty for a reply that was not sent."""
    return format_skeleton("yMMM", sent_at, locale=locale) if sent_at else ""


def fits(paragraphs: Sequence[str], size: int) -> bool:
    """Return whether the paragraphs fit one page at a font size in points; estimated, with room."""
    hundredths = _NARROW * _WIDTH // size - _LOST
    lines = sum(1 + text_width(paragraph) // hundredths for paragraph in paragraphs)
    return size * (_LINE_HEIGHT * lines + _GAP * len(paragraphs)) <= _HEIGHT


def fitting_size(paragraphs: Sequence[str]) -> int:
    """Return the largest of `SIZES` at which the paragraphs fit one page, else the smallest."""
    return next((size for size in SIZES if fits(paragraphs, size)), SIZES[-1])


def sheets_of(paragraphs: Sequence[str], size: int) -> list[list[str]]:
    """Return the paragraphs of each page at a font size in points, at least one page."""
    sheets: list[list[str]] = [[]]
    for paragraph in paragraphs:
        if len(sheets[-1]) > 0 and not fits([*sheets[-1], paragraph], size):
            sheets.append([])
        sheets[-1].append(paragraph)
    return sheets


NAME_SIZES = (96, 80, 66, 55, 48, 42, 36, 30, 26, 23, 20, 18, 16, 14, 12, 10, 8, 6)
"""The font sizes that names on a poster may have, in points, largest first."""
FROM_THE_DOOR = 55
"""The font size, one of `NAME_SIZES`, whose capitals of 14 mm are read from three meters away."""
_BANNER = (270, 50)
"""Width and height of the class's name on the picture's banner, in points, and so on."""
_BELOW_ANSWER = (480, 190)
_OWN_SHEET = (480, 697)
_NAMES_LINE = {True: 1.05, False: 1.35}
_NAMES_GAP = 50
"""The height of a line of names in font sizes, and the space between two names in hundredths of
it, as in components/class_paper.py."""
_NARROW_DISPLAY = 125
"""`text_width` in percent of the width in the display face, which has Latin letters only."""


def class_name_size(name: str, *, in_display_face: bool = True) -> int:
    """Return the largest of `NAME_SIZES` at which the words fit the banner of a poster."""
    return _largest(name.split(), _BANNER, in_display_face=in_display_face)


def poster_names(names: Sequence[str], *, in_display_face: bool = True) -> tuple[int, bool]:
    """Return the font size of the names, and whether they need a sheet of their own.

    They share the sheet with Santa's answer while they can be read from the door there.
    """
    shared = _largest(names, _BELOW_ANSWER, in_display_face=in_display_face)
    if shared >= FROM_THE_DOOR:
        return shared, False
    return _largest(names, _OWN_SHEET, in_display_face=in_display_face), True


def _largest(names: Sequence[str], area: tuple[int, int], *, in_display_face: bool) -> int:
    width, height = area
    line = _NAMES_LINE[in_display_face]
    return next(
        (
            size
            for size in NAME_SIZES
            if _lines_of_names(names, 100 * width // size, in_display_face=in_display_face)
            * size
            * line
            <= height
        ),
        NAME_SIZES[-1],
    )


def _lines_of_names(names: Sequence[str], width: int, *, in_display_face: bool) -> int:
    """Return how many lines the names take; a name that is wider than a line is broken."""
    lines, free = 0, 0
    for name in names:
        is_narrow = in_display_face and max(name) < "\u0250"
        needed = 100 * text_width(name) // (_NARROW_DISPLAY if is_narrow else 100) + _NAMES_GAP
        if needed > free:
            lines += -(-needed // width)
            free = max(0, width - needed)
        else:
            free -= needed
    return lines
