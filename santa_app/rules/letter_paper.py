"""How large Santa's letter is printed, so that it always fits one page."""

from collections.abc import Sequence

from santa_app.rules.certificate import text_width

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
"""What a line loses because it ends at a word, in hundredths of the font size."""


def fits(paragraphs: Sequence[str], size: int) -> bool:
    """Return whether the paragraphs fit one page at a font size in points; estimated, with room."""
    hundredths = _NARROW * _WIDTH // size - _LOST
    lines = sum(1 + text_width(paragraph) // hundredths for paragraph in paragraphs)
    return size * (_LINE_HEIGHT * lines + _GAP * len(paragraphs)) <= _HEIGHT


def fitting_size(paragraphs: Sequence[str]) -> int:
    """Return the largest of `SIZES` at which the paragraphs fit one page, else the smallest."""
    return next((size for size in SIZES if fits(paragraphs, size)), SIZES[-1])
