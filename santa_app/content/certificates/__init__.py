"""The printable certificates: their SVG templates, page style and messages.

A template is a drawing of 1100 x 800 units. `santa_app.rules.certificate` replaces its comments,
such as <!--name-->, with text.
"""

import re
from html import escape
from pathlib import Path

from santa_app.content.santa_reply import SIGNATURE
from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE
from santa_app.i18n import gettext as _
from santa_app.i18n.display_width import display_width
from santa_app.i18n.texts import read_text

PRINT_DELAY_SECONDS = 0.5
"""Time between opening a certificate's window and printing it."""
POP_UP_BLOCKED = _("Please allow pop-ups to download your certificate.")
CERTIFICATE_FAILED = _("There was an error generating your certificate. Please try again.")

PAGE_STYLE = (
    "@page{size:landscape;margin:9mm}"
    "html,body{margin:0;background:#fff}"
    "svg{display:block;width:100%;height:auto;max-height:184mm;margin:0 auto;"
    "-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    "text{font-family:Palatino,'Palatino Linotype','Book Antiqua',Georgia,'Noto Serif',serif;"
    "text-anchor:middle}"
    "h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}"
    "@media screen{body{padding:16px}svg{max-height:calc(100vh - 32px)}}"
)
"""The certificate fills one landscape page: 184 mm fits the height of both A4 and US Letter."""


NICE_TITLE = _("Nice List Certificate")
ELF_TITLE = _("Official Elf Certificate")
_DRAWN_WORDS = re.compile(
    r'<g transform="translate\((\d+) (\d+)\)[^>]*>'
    r'<path d="M0 0m[^>]*transform="translate\(-\d+ 0\)" fill="(#\w+)"/></g>'
)
"""The title and the signature, whose letters are outlines in the templates."""
_LARGEST, _ROOM = (66, 34), (1500, 560)
"""Title and signature in other languages: the largest font size, and most letters times size."""


def _template(file: str, title: str) -> str:
    """Return the SVG file without line breaks and indentation."""
    lines = read_text(Path(__file__).parent / file).splitlines()
    whole = "".join(line.strip() for line in lines)
    if SITE_LANGUAGE == DEFAULT_LOCALE:
        return whole
    drawn = list(_DRAWN_WORDS.finditer(whole))
    for found, words, largest, room in zip(drawn, (title, SIGNATURE), _LARGEST, _ROOM, strict=True):
        whole = whole.replace(
            found[0],
            f'<text x="{found[1]}" y="{found[2]}" font-size="{min(largest, room // display_width(words))}" '
            f'fill="{found[3]}" font-style="italic">{escape(words)}</text>',
        )
    return whole


NICE_TEMPLATE = _template("nice-list.svg", NICE_TITLE)
ELF_TEMPLATE = _template("elf.svg", ELF_TITLE)
