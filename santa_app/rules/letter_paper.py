"""How large Santa's letter and a class's poster are printed, so that each fits one page."""

from collections.abc import Sequence

from santa_app.rules.certificate import text_width

SIZES = (15, 14, 13, 12, 11, 10)
"""The font sizes a letter may have, in points, largest first."""
_WIDTH = 480
"""The width of the text in points: A4 is the narrower paper, less its margins."""
_HEIGHT = 490
"""The height of all paragraphs in points: US Letter is the shorter paper, less its margins, the
head and the signature."""
_LINE_HEIGHT = 1.4
_GAP = 0.55
"""The height of a line and the space after a paragraph in font sizes, as in
components/santas_letter.py."""
_NARROW = 110
"""How much of `text_width`, in percent, fits a line of the page's font: at least this much."""
_LOST = 300
"""What a line loses because it ends at a word, in hundredths of the font size."""


def _height(paragraphs: Sequence[str], size: int) -> float:
    """Return the estimated height of the paragraphs in points."""
    hundredths = _NARROW * _WIDTH // size - _LOST
    lines = sum(1 + text_width(paragraph) // hundredths for paragraph in paragraphs)
    return size * (_LINE_HEIGHT * lines + _GAP * len(paragraphs))


def fitting_size(paragraphs: Sequence[str]) -> int:
    """Return the largest of `SIZES` at which the paragraphs fit one page, else the smallest."""
    for size in SIZES:
        if _height(paragraphs, size) <= _HEIGHT:
            return size
    return SIZES[-1]


NAME_SIZES = (54, 46, 40, 34, 30, 26, 23, 20, 18, 16, 14, 12, 10, 8, 6)
"""The font sizes that the names on a poster may have, in points, largest first."""
_NAMES_HEIGHT = 310
"""The height of the names on a poster in points, on US Letter."""
_NAMES_LINE = 1.45
"""The height of a line of names; components/class_paper.py sets the same."""
_NARROW_DISPLAY = 125
"""The same for the display face, which has Latin letters only."""
_NAMES_GAP = 90
"""The space between two names, in hundredths of the font size; the same."""


def fitting_names_size(names: Sequence[str]) -> int:
    """Return the largest of `NAME_SIZES` at which the names fit their part of a poster."""
    for size in NAME_SIZES:
        if _lines_of_names(names, 100 * _WIDTH // size) * size * _NAMES_LINE <= _NAMES_HEIGHT:
            return size
    return NAME_SIZES[-1]


def _lines_of_names(names: Sequence[str], width: int) -> int:
    """Return how many lines the names take; a name that is wider than a line is broken."""
    lines, free = 0, 0
    for name in names:
        is_latin = max(name) < "\u0250"
        needed = 100 * text_width(name) // (_NARROW_DISPLAY if is_latin else 100) + _NAMES_GAP
        if needed > free:
            lines += -(-needed // width)
            free = max(0, width - needed)
        else:
            free -= needed
    return lines
