"""The printable certificates: their drawn parts, and what is said where printing fails.

A certificate is one SVG of 1100 by 800 units on a landscape page. It loads nothing and runs
no script; the colors are the site's pine, holly and candle gold on cream paper.
"""

from santa_app.content.checks import entry

PRINT_DELAY_SECONDS = 0.5
"""Between opening a certificate's window and printing it (SPEC section 9)."""
POP_UP_BLOCKED = "Please allow pop-ups to download your certificate."
CERTIFICATE_FAILED = "There was an error generating your certificate. Please try again."

WIDTH = 1100
HEIGHT = 800

PAGE_STYLE = (
    "@page{size:landscape;margin:9mm}"
    "html,body{margin:0;background:#fff}"
    "svg{display:block;width:100%;height:auto;max-height:184mm;margin:0 auto;"
    "-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    "text{font-family:Palatino,'Palatino Linotype','Book Antiqua',Georgia,'Noto Serif',serif;"
    "text-anchor:middle}"
    "@media screen{body{padding:16px}svg{max-height:calc(100vh - 32px)}}"
)
"""One page on A4 and on Letter: 184 mm is less than either holds when it lies on its side."""


@entry
class Palette:
    """The colors of one kind of certificate."""

    paper: str
    frame: str
    accent: str
    leaf: str


NICE_PALETTE = Palette(paper="#fffaf0", frame="#a3182d", accent="#b8862b", leaf="#1f5c3f")
ELF_PALETTE = Palette(paper="#f8fbf2", frame="#1f5c3f", accent="#b8862b", leaf="#1f5c3f")

GOLD = "#b8862b"
INK = "#3b2a1e"
SOFT_INK = "#6b5440"

HOLLY = (
    '<path d="M0 0C14-26 34-18 44-34c6 14 22 14 32 4-2 14 8 24 22 24-12 8-14 20-4 30-16-4-26 4-26 18'
    '-12-10-26-6-32 6C32 32 14 26 0 0z"/>'
    '<path d="M6 0Q48-4 92-4" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>'
)
"""A holly leaf that grows to the right from its stem at 0, 0."""

BERRIES = (
    '<g fill="#c8213a"><circle cx="-1" cy="-1" r="11"/><circle cx="17" cy="7" r="9"/>'
    '<circle cx="6" cy="18" r="10"/></g>'
    '<g fill="#fff" fill-opacity=".6"><circle cx="-4" cy="-4" r="3"/><circle cx="15" cy="4" r="2.4"/>'
    '<circle cx="3" cy="15" r="2.6"/></g>'
)

STAR = "M0-15 4.4-4.9 15.3-4.1 6.9 2.9 9.5 13.5 0 7.7-9.5 13.5-6.9 2.9-15.3-4.1-4.4-4.9z"
"""A five-pointed star around 0, 0."""

FLAKE = "M0-14V14M-12-7 12 7M-12 7 12-7M-4-13 0-9 4-13M-4 13 0 9 4 13M-13-2-8-4.5-8.5-10M13 2 8 4.5 8.5 10M-13 2-8 4.5-8.5 10M13-2 8-4.5 8.5-10"
"""A snowflake around 0, 0, drawn as lines."""

SEAL = (
    '<path d="M-26 40-44 112l24-12 14 22L14 44zM26 40l18 72-24-12-14 22L-14 44z" fill="#a3182d"/>'
    '<circle r="58" fill="#d4a437" stroke="#d4a437" stroke-width="9" stroke-dasharray="1 11.15"'
    ' stroke-linecap="round"/>'
    '<circle r="56" fill="#d4a437"/><circle r="47" fill="none" stroke="#8a6112" stroke-width="1.5"/>'
    '<circle r="33" fill="none" stroke="#8a6112" stroke-width="1.5"/>'
    '<path id="ring" d="M-36 0A36 36 0 1 1 36 0A36 36 0 1 1-36 0" fill="none"/>'
    '<text font-size="10.5" letter-spacing="1.3" fill="#5e4008" font-weight="bold">'
    '<textPath href="#ring" startOffset="25%">NORTH POLE</textPath></text>'
    '<path d="M0-27 21 5H11L24 20H-24L-11 5H-21z" fill="#1f5c3f"/>'
    '<path d="M-4 20H4V27H-4z" fill="#7a4a21"/><circle cy="-27" r="4" fill="#fff4c9"/>'
)
"""A gold seal with a fir tree and red ribbons, around 0, 0."""
