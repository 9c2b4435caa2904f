"""The printable certificates as complete HTML documents.

All text is escaped, so a name such as <b> prints as typed. A document loads no file and contains
no script; the caller prints the window that it opens with the document.
"""

from reflex_browser_state.portable import escape_html

from santa_app.content.certificates import (
    ELF_TEMPLATE,
    ELF_TITLE,
    NICE_TEMPLATE,
    NICE_TITLE,
    PAGE_STYLE,
)
from santa_app.i18n import SITE_LANGUAGE, pgettext
from santa_app.i18n import gettext as _
from santa_app.i18n.dates import long_date_pattern, month_names
from santa_app.rules.filled import filled
from santa_app.rules.nice_score import star_count
from santa_app.rules.print_page import print_page
from santa_app.rules.text_width import text_width

_DATE = long_date_pattern(SITE_LANGUAGE)
_MONTHS = month_names(SITE_LANGUAGE)

MIDDLE = 550
"""The horizontal center of a certificate, in the units of its template."""
NAME_WIDTH = 800
"""The width available for a line with a name, in units of the template."""
SMALLEST_SIZE = 18
"""The smallest font size of such a line."""

RED = "#a3182d"
GREEN = "#1f5c3f"
GOLD = "#b8862b"
INK = "#3b2a1e"
BOLD = ' font-weight="bold"'
ITALIC = ' font-style="italic"'
_NICE_LABEL = _("Nice List certificate for {name}")
_ELF_LABEL = _("Elf certificate for {name}")
_WHO = pgettext("after an elf's name", "who {talent}")
STAR = '<use href="#star" transform="translate('


def certificate_number(prefix: str, now: float) -> str:
    """Return the number of a certificate issued at `now` (ms since 1970): NL-1766534400000."""
    return prefix + "-" + str(int(now))


def long_date(year: int, month: int, day: int) -> str:
    """Return a date in words, as the language of the pages writes it: December 24, 2025."""
    values = {"day": str(day), "month": _MONTHS[month - 1], "number": str(month), "year": str(year)}
    return filled(_DATE, values)


def fitted_size(text: str, width: int, largest: int, smallest: int) -> int:
    """Return the font size, between the two limits, at which `text` fits into `width` units."""
    size = largest
    needed = text_width(text)
    if needed > 0:
        size = min(size, (100 * width) // needed)
    return max(size, smallest)


def _line(text: str, y: int, largest: int, color: str, style: str) -> str:
    """Return a centered line that shrinks to fit; at the smallest size its letters are squeezed."""
    size = fitted_size(text, NAME_WIDTH, largest, SMALLEST_SIZE)
    squeeze = ""
    if text_width(text) * size > 100 * NAME_WIDTH:
        squeeze = f' textLength="{NAME_WIDTH}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text x="{MIDDLE}" y="{y}" font-size="{size}" fill="{color}"{style}{squeeze}>'
        f"{escape_html(text)}</text>"
    )


def _stars(count: int, y: int) -> str:
    stars = ""
    for index in range(count):
        x = MIDDLE - 22 * (count - 1) + 44 * index
        stars += f'{STAR}{x} {y})"/>'
    return f'<g fill="{GOLD}">{stars}</g>'


def _document(title: str, label: str, drawing: str) -> str:
    """Return the document; its heading is for screen readers, the drawing shows the same words."""
    labeled = f'<svg role="img" aria-label="{escape_html(label)}"'
    main = f"<main><h1>{escape_html(title)}</h1>{labeled}{drawing.removeprefix('<svg')}</main>"
    return print_page(title, PAGE_STYLE, main)


def nice_certificate(name: str, score: int, year: int, now: float, issued: str) -> str:
    """Return the Nice List certificate as a complete HTML document.

    `score` is out of 100, `now` (ms since 1970) makes the certificate number, `issued` is a
    `long_date`.
    """
    # Escaped text contains no "<", so a name cannot look like a comment that is replaced later.
    drawing = (
        NICE_TEMPLATE.replace("<!--year-->", str(year))
        .replace("<!--score-->", str(score))
        .replace("<!--stars-->", _stars(star_count(score), 512))
        .replace("<!--number-->", certificate_number("NL", now))
        .replace("<!--issued-->", escape_html(issued))
        .replace("<!--name-->", _line(name, 368, 78, GREEN, BOLD))
    )
    return _document(NICE_TITLE, _NICE_LABEL.replace("{name}", name), drawing)


def elf_certificate(  # noqa: PLR0913 -- each is something on the certificate
    first_name: str, elf: str, talents: list[str], now: float, issued: str, *, portrait: str
) -> str:
    """Return the elf certificate for `first_name`, called `elf`, as a complete HTML document.

    `talents` are job and ability, `now` (ms since 1970) makes the certificate number, `issued` is a
    `long_date`, and `portrait` is an `elf_portrait`.
    """
    drawing = (
        ELF_TEMPLATE.replace("<!--number-->", certificate_number("ELF", now))
        .replace("<!--issued-->", escape_html(issued))
        .replace("<!--portrait-->", portrait)
        .replace("<!--first_name-->", _line(first_name, 296, 32, INK, BOLD))
        .replace("<!--elf_name-->", _line(elf, 404, 68, RED, BOLD))
        .replace("<!--job-->", _line(talents[0], 472, 30, GREEN, BOLD))
        .replace(
            "<!--ability-->", _line(_WHO.replace("{talent}", talents[1]), 512, 24, INK, ITALIC)
        )
    )
    return _document(ELF_TITLE, _ELF_LABEL.replace("{name}", first_name), drawing)
