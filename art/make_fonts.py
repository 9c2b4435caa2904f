"""Cuts the two fonts that every page loads early to what the site uses, into assets/fonts.

    npm pack @fontsource/mountains-of-christmas@5.3.0 @fontsource-variable/nunito@5.3.0
    for file in fontsource*.tgz; do mkdir "${file%.tgz}" && tar xzf "$file" -C "${file%.tgz}"; done
    pip install fonttools==4.61.0 brotli==1.2.1
    python art/make_fonts.py FOLDER    # the one that holds both unpacked packages

Headings are English, so the display face keeps what they hold in the file that is
loaded early; its other letters stand in a second file that a browser fetches when a heading has
one of them. Its figures, which look like letters, stand in neither: numbers are Nunito's. Nunito
keeps all Latin-1 letters, since children's names have them, and its weights from 400 to 800.
Hinting goes; no screen of today reads it. The product does not need this script.
"""

import io
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).resolve().parents[1] / "assets" / "fonts"

ASCII = frozenset(range(0x20, 0x7F))
FIGURES = frozenset(map(ord, "0123456789"))
HEADINGS = ASCII - FIGURES - frozenset(map(ord, "*<=>@[\\]^_`{|}~")) | frozenset(
    map(ord, "\u00a0–—‘’“”…")
)
SIGNS = frozenset(map(ord, "\u00a0©°·×–—‘’“”•…›‹→−½¼¾"))
LATIN_1 = frozenset(range(0xA0, 0x100)) | {0x152, 0x153, 0x131, 0x20AC, 0x2122, 0x2153, 0x2154}
WEIGHTS = (400, 800)
DISPLAY_UNITS, TEXT_UNITS = 256, 500
"""To the em, instead of 1024 and 1000: a corner moves by less than a seventh of a pixel in the
largest heading, and by a sixtieth in text; a wobbly outline of many points weighs a third less."""


def cut(font: TTFont, characters: frozenset[int]) -> TTFont:
    """Leave these characters only."""
    options = Options()
    options.hinting = False
    options.desubroutinize = True
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 13, 14]  # the copyright and the license stay with the font
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def packed(font: TTFont) -> bytes:
    """Return the font as WOFF2."""
    file = io.BytesIO()
    font.flavor = "woff2"
    font.save(file)
    return file.getvalue()


def source(folder: Path, name: str) -> TTFont:
    """Open one font of the unpacked packages."""
    (found,) = folder.rglob(name)
    return TTFont(found, recalcTimestamp=False)


def main(folder: Path) -> int:
    """Write the fonts and say what each weighs."""
    display = "mountains-of-christmas-latin-700-normal.woff2"
    every = frozenset(source(folder, display).getBestCmap())
    early = cut(source(folder, display), HEADINGS)
    scale_upem(early, DISPLAY_UNITS)
    nunito = cut(source(folder, "nunito-latin-wght-normal.woff2"), ASCII | SIGNS | LATIN_1)
    nunito = instantiateVariableFont(nunito, {"wght": WEIGHTS})
    scale_upem(nunito, TEXT_UNITS)
    rest = cut(source(folder, display), every - HEADINGS - FIGURES)
    made = {
        "mountains-of-christmas-700.woff2": early,
        "mountains-of-christmas-700-more.woff2": rest,
        "nunito-latin.woff2": nunito,
    }
    for name, font in made.items():
        data = packed(font)
        (FONTS / name).write_bytes(data)
        sys.stdout.write(f"{len(data):6,} {name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
