"""The printable certificates as complete HTML documents (SPEC sections 2, 8 and 9).

Every text is escaped here, so that a name such as <b> is printed as it was typed. A document
loads no file and holds no script: whoever opens its window also prints it.
"""

from santa_app.browser.portable import escape_html
from santa_app.content.certificates import (
    BERRIES,
    ELF_PALETTE,
    FLAKE,
    GOLD,
    HEIGHT,
    HOLLY,
    INK,
    NICE_PALETTE,
    PAGE_STYLE,
    SEAL,
    SOFT_INK,
    STAR,
    WIDTH,
    Palette,
)
from santa_app.content.lettering import (
    ELF_TITLE,
    ELF_TITLE_WIDTH,
    NICE_TITLE,
    NICE_TITLE_WIDTH,
    SIGNATURE,
    SIGNATURE_WIDTH,
)
from santa_app.rules.nice_score import star_count

NAME_WIDTH = 800
"""How wide a line with a name may be, in the certificate's units."""
LARGEST_NAME = 78
SMALLEST_NAME = 18
"""Font sizes of such a line."""
MIDDLE = WIDTH // 2

BOLD = ' font-weight="bold"'
ITALIC = ' font-style="italic"'
SPACED = ' font-weight="bold" letter-spacing="4"'


def certificate_number(prefix: str, now: float) -> str:
    """Return the number of a certificate issued at `now` (ms since 1970): NL-1766534400000."""
    return prefix + "-" + str(int(now))


def text_width(text: str) -> int:
    """Return about how wide `text` is, in hundredths of its font size.

    Wide scripts count a full square, capitals and the widest letters nearly so. Half of a
    surrogate pair, which a cut-off name may hold, counts half.
    """
    width = 0
    for character in text:
        code = ord(character)
        if code >= 0x10000:
            width += 100
        elif 0xD800 <= code <= 0xDFFF:
            width += 50
        elif code >= 0x1100:
            width += 100
        elif character in "mwMW@%&":
            width += 95
        elif character in "fijlrt .,'-":
            width += 40
        elif character != character.lower():
            width += 76
        else:
            width += 56
    return width


def fitted_size(text: str, room: int, largest: int, smallest: int) -> int:
    """Return the font size, between the two limits, at which `text` fits into `room` units."""
    size = largest
    needed = text_width(text)
    if needed > 0:
        size = min(size, (100 * room) // needed)
    return max(size, smallest)


def _line(text: str, y: int, size: int, color: str, extra: str) -> str:
    """Draw one centered line of safe text."""
    return f'<text x="{MIDDLE}" y="{y}" font-size="{size}" fill="{color}"{extra}>{text}</text>'


def _fitted_line(text: str, y: int, largest: int, color: str, extra: str) -> str:
    """Draw one centered line of raw text that shrinks, and at last is squeezed, to fit."""
    size = fitted_size(text, NAME_WIDTH, largest, SMALLEST_NAME)
    squeeze = ""
    if text_width(text) * size > 100 * NAME_WIDTH:
        squeeze = f' textLength="{NAME_WIDTH}" lengthAdjust="spacingAndGlyphs"'
    return _line(escape_html(text), y, size, color, extra + squeeze)


def _lettering(path: str, width: int, x: int, y: int, color: str) -> str:
    """Draw lettering centered on x, with its baseline at y."""
    return f'<path d="{path}" transform="translate({x - width // 2} {y})" fill="{color}"/>'


def _title(path: str, width: int, color: str) -> str:
    return (
        f'<g transform="translate({MIDDLE} 178) scale(.92)">'
        f"{_lettering(path, width, 0, 0, color)}</g>"
    )


def _corner(transform: str) -> str:
    return f'<use href="#corner" transform="{transform}"/>'


def _frame(palette: Palette) -> str:
    """Draw the paper, the double frame, holly in the corners and snowflakes between."""
    flakes = ""
    for x in (300, 425, 675, 800):
        flakes += f'<path d="{FLAKE}" transform="translate({x} 44) scale(.8)"/>'
        flakes += f'<path d="{FLAKE}" transform="translate({x} 756) scale(.8)"/>'
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{palette.paper}"/>'
        f'<g fill="none" stroke="{palette.frame}">'
        '<rect x="16" y="16" width="1068" height="768" rx="8" stroke-width="8"/>'
        '<rect x="60" y="60" width="980" height="680" rx="26" stroke-width="2"/></g>'
        f'<g fill="none" stroke="{palette.accent}">'
        '<rect x="28" y="28" width="1044" height="744" rx="4" stroke-width="2"/>'
        '<rect x="67" y="67" width="966" height="666" rx="22" stroke-width="1"/>'
        f'<g stroke-width="2" stroke-linecap="round">{flakes}</g></g>'
        f'<defs><g id="corner"><g fill="{palette.leaf}">{HOLLY}<g transform="rotate(90)">'
        f'{HOLLY}</g></g><g transform="translate(2 2)">{BERRIES}</g></g></defs>'
        + _corner("translate(60 60) scale(.86)")
        + _corner("translate(1040 60) scale(-.86 .86)")
        + _corner("translate(60 740) scale(.86 -.86)")
        + _corner("translate(1040 740) scale(-.86 -.86)")
        + f'<path d="{STAR}" transform="translate({MIDDLE} 44)" fill="{palette.accent}"/>'
        + f'<path d="{STAR}" transform="translate({MIDDLE} 756)" fill="{palette.accent}"/>'
    )


def _footing(number: str, issued: str) -> str:
    """Draw number and date on the left, the seal in the middle, the signature on the right."""
    return (
        f'<g font-size="17" fill="{INK}"><text x="240" y="602">{escape_html(issued)}</text>'
        f'<text x="240" y="668">{escape_html(number)}</text></g>'
        f'<g stroke="{GOLD}"><path d="M140 611H340M140 677H340M740 650H980"/></g>'
        f'<g font-size="13" fill="{SOFT_INK}"><text x="240" y="628">Issued on</text>'
        '<text x="240" y="694">Certificate number</text>'
        '<text x="860" y="670">Santa Claus, North Pole</text></g>'
        '<g transform="translate(860 636) scale(.5)">'
        f"{_lettering(SIGNATURE, SIGNATURE_WIDTH, 0, 0, INK)}</g>"
        f'<g transform="translate({MIDDLE} 620) scale(.92)">{SEAL}</g>'
    )


def _document(title: str, label: str, body: str) -> str:
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{PAGE_STYLE}</style></head><body>"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape_html(label)}">{body}</svg></body></html>'
    )


def _stars(count: int, y: int) -> str:
    stars = ""
    for index in range(count):
        x = MIDDLE - 22 * (count - 1) + 44 * index
        stars += f'<path d="{STAR}" transform="translate({x} {y})"/>'
    return f'<g fill="{GOLD}">{stars}</g>'


def nice_certificate(name: str, score: int, year: int, now: float, issued: str) -> str:
    """Return the Nice List certificate for `name`: a complete HTML document.

    `score` is out of 100, `now` (ms since 1970) makes the certificate number, and `issued` is
    the date as the visitor's locale writes it.
    """
    body = (
        _frame(NICE_PALETTE)
        + _title(NICE_TITLE, NICE_TITLE_WIDTH, NICE_PALETTE.frame)
        + _line(f"SANTA&#39;S OFFICIAL NICE LIST {year}", 246, 17, SOFT_INK, SPACED)
        + _line("This is to certify that", 292, 22, INK, ITALIC)
        + _fitted_line(name, 368, LARGEST_NAME, NICE_PALETTE.leaf, BOLD)
        + f'<path d="M150 392H950" stroke="{GOLD}" stroke-width="1.5"/>'
        + _line(f"has been checked twice and is on the Nice List of {year}", 432, 24, INK, ITALIC)
        + _line(f"Nice score: {score} out of 100", 478, 28, NICE_PALETTE.frame, BOLD)
        + _stars(star_count(score), 512)
        + _footing(certificate_number("NL", now), issued)
    )
    return _document("Nice List Certificate", f"Nice List certificate for {name}", body)


def elf_certificate(first_name: str, elf: str, talents: list[str], now: float, issued: str) -> str:
    """Return the elf certificate for `first_name`, called `elf`: a complete HTML document.

    `talents` is the elf's job and ability, `now` (ms since 1970) makes the certificate number,
    and `issued` is the date as the visitor's locale writes it.
    """
    body = (
        _frame(ELF_PALETTE)
        + _title(ELF_TITLE, ELF_TITLE_WIDTH, ELF_PALETTE.frame)
        + _line("SANTA&#39;S WORKSHOP, NORTH POLE", 246, 17, SOFT_INK, SPACED)
        + _fitted_line(first_name, 296, 32, INK, BOLD)
        + _line("is known among the elves as", 332, 22, INK, ITALIC)
        + _fitted_line(elf, 404, 68, NICE_PALETTE.frame, BOLD)
        + f'<path d="M150 426H950" stroke="{GOLD}" stroke-width="1.5"/>'
        + _fitted_line(talents[0], 472, 30, ELF_PALETTE.frame, BOLD)
        + _fitted_line(f"who {talents[1]}", 512, 24, INK, ITALIC)
        + _footing(certificate_number("ELF", now), issued)
    )
    return _document("Official Elf Certificate", f"Elf certificate for {first_name}", body)
