"""Cuts the web fonts and writes the style sheets that name them: `python -m art.fonts`.

`fonts.json` has the fonts that all languages share. English pages need two of them; the others are
fetched for letters that only a visitor types, such as those of a child's name. Each other language
has fonts of its own with the letters of its texts, so that its pages fetch these and no others.
"""

import json
import shutil
import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import fontpkg_nunito
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

from santa_app.content.helplines import COUNTRIES, GROUP
from santa_app.content.post_offices import POST_OFFICES
from santa_app.i18n import DEFAULT_LOCALE, LANGUAGES, Language, country_name, use_locale
from santa_app.i18n.catalogs import FOLDER, messages, read_catalog, template_file

ART: Final = Path(__file__).resolve().parent
PACKAGES: Final = ART / "node_modules"
FONTS: Final = ART.parent / "assets" / "fonts"
SHEETS: Final = ART.parent / "assets" / "styles" / "fonts"
SHARED: Final = json.loads((ART / "fonts.json").read_text("utf-8"))
TEXT_FONT: Final = "nunito-latin.woff2"
DISPLAY_FONT: Final = "mountains-of-christmas-700.woff2"
"""The two fonts of English pages."""

_WHOLE_NUNITO: Final = fontpkg_nunito.ROOT / "files" / "Nunito[wght].ttf"
"""The npm package divides it by script, and a Ukrainian page would need two of its parts."""
_FEATURES: Final = ("kern", "liga", "mark", "mkmk", "ccmp", "locl")
_ARABIC_FEATURES: Final = (*_FEATURES, "init", "medi", "fina", "isol", "rlig", "calt")
_ASCII: Final = frozenset(map(chr, range(0x20, 0x7F))) | {"\N{NO-BREAK SPACE}"}
_SIGNS: Final = frozenset("›©")
"""Signs that components put between words."""
_SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
"""Divides long words of headings, see santa_app/i18n/hyphens.py."""
_HEADING_PUNCTUATION: Final = frozenset("()«»‘’‚“„”…¿¡·°")
_LATIN: Final = frozenset({"latin", "latin-ext"})
_NOT_SHOWN: Final = frozenset({"sad_words.md"})


def letters(locale: str) -> frozenset[str]:
    """Return the characters of a language's pages.

    They are those of its catalog and its files, of the names of countries, and of the names and
    addresses that no language translates. Words that are compared with letters only are not shown.
    """
    if locale == DEFAULT_LOCALE:
        own = _source_texts()
    else:
        own = chain(_translations(locale), _texts_of_files(FOLDER / locale), [_SOFT_HYPHEN])
    texts = chain(own, country_names(locale), untranslated())
    return frozenset(chain.from_iterable(texts)) | _ASCII | _SIGNS


def heading_letters(locale: str) -> frozenset[str]:
    """Return the characters that the headings of a language have and English ones lack.

    They are letters, and punctuation that may stand in a heading.
    """
    used = frozenset(chain.from_iterable(chain(_translations(locale), country_names(locale))))
    words = {one for one in used if unicodedata.category(one) in {"Ll", "Lu", "Lo"}}  # º is Lo
    return words | (used & _HEADING_PUNCTUATION) | {_SOFT_HYPHEN}


def _source_texts() -> Iterator[str]:
    for message in read_catalog(template_file(), DEFAULT_LOCALE):
        yield from [message.id] if isinstance(message.id, str) else message.id


def _translations(locale: str) -> Iterator[str]:
    for message in messages(locale):
        if message.id:  # the catalog's head has none
            yield from [message.string] if isinstance(message.string, str) else message.string


def _texts_of_files(folder: Path) -> Iterator[str]:
    files = (file for file in sorted(folder.rglob("*")) if file.is_file())
    return (file.read_text("utf-8") for file in files if file.name not in _NOT_SHOWN)


def country_names(locale: str) -> list[str]:
    """Return the names of all countries that pages name, in a language."""
    codes = {place.code for place in (*COUNTRIES, *POST_OFFICES)} - {GROUP}
    with use_locale(locale):
        return [country_name(code) for code in codes]


def untranslated() -> Iterator[str]:
    """Yield the names and addresses in Latin letters.

    Those in other letters are shown in the device's own fonts, see `.typed` in site.css.
    """
    scripts = {known.locale: known.script for known in LANGUAGES}
    yield from (known.name for known in LANGUAGES if known.script in _LATIN)
    yield from (line.name for country in COUNTRIES for line in country.helplines)
    for office in POST_OFFICES:
        for address in office.addresses(DEFAULT_LOCALE):
            if scripts.get(address.language, "latin") in _LATIN:
                yield from address.lines


@cache
def drawn(font: Path) -> frozenset[str]:
    """Return the characters that a font has."""
    return frozenset(map(chr, TTFont(font).getBestCmap()))


def unicode_range(characters: Collection[str]) -> str:
    """Return characters as the value of a CSS `unicode-range`."""
    runs: list[tuple[int, int]] = []
    for code in sorted(map(ord, characters)):
        if runs and code == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], code)
        else:
            runs.append((code, code))
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """A part of a font.

    Attributes:
        source: The font.
        characters: What the part keeps of it.
        units: Units to the em: fewer make a smaller file and coarser outlines. 0 leaves them.
        weights: The thinnest and the boldest weight that a variable font keeps.
        features: The OpenType features that it keeps.
        hinting: Whether it keeps its hints. Without them FreeType on Linux makes bold letters up
            to a tenth wider on a screen of ordinary density.
    """

    source: Path
    characters: frozenset[str]
    units: int = 0
    weights: tuple[int, ...] = ()
    features: tuple[str, ...] = _FEATURES
    hinting: bool = False

    def write(self, target: Path) -> None:
        """Write it as WOFF2."""
        options = subset.Options(hinting=self.hinting, desubroutinize=True, notdef_outline=True)
        options.layout_features = list(self.features)
        options.name_IDs = [0, 1, 2, 13, 14]  # the copyright and the license stay with the font
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=map(ord, self.characters))
        font = TTFont(self.source, recalcTimestamp=False)
        subsetter.subset(font)
        if self.weights:
            font = instantiateVariableFont(font, {"wght": self.weights})
        if "STAT" in font:
            del font["STAT"]  # names of styles, for menus of other programs
        if self.units:
            scale_upem(font, self.units)
        font.flavor = "woff2"
        font.save(target)


def _shared(name: str) -> Cut:
    """Return a font of fonts.json that has `unicodes`."""
    entry = SHARED[name]
    return Cut(
        source=PACKAGES / entry["package"],
        characters=frozenset(map(chr, subset.parse_unicodes(entry["unicodes"]))),
        units=entry.get("units", 0),
        weights=tuple(entry.get("wght", ())),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A font of one language's pages.

    Attributes:
        family: Its family, as site.css and theme.py name it.
        weight: Its weight in CSS; that of a variable font has two ends.
        file: Its name below assets/fonts.
        cut: What it has.
    """

    family: str
    weight: str
    file: str
    cut: Cut

    def rule(self, family: str = "") -> str:
        """Return the @font-face rule, perhaps with another name of the family."""
        return f"""@font-face {{
  font-family: "{family or self.family}";
  font-style: normal;
  font-weight: {self.weight};
  font-display: swap;
  src: url("/fonts/{self.file}") format("woff2");
  unicode-range: {unicode_range(self.cut.characters)};
}}
"""


def _text_face(language: Language) -> Face:
    """Return the face of texts; in Arabic, Japanese and Korean, of the Latin letters in them."""
    file, cut = TEXT_FONT, _shared(TEXT_FONT)
    if language.locale != DEFAULT_LOCALE:
        file = f"nunito-{_name(language)}.woff2"
        characters = letters(language.locale) & drawn(_WHOLE_NUNITO)
        cut = replace(cut, source=_WHOLE_NUNITO, characters=characters, hinting=True)
    return Face(family="Nunito", weight="400 800", file=file, cut=cut)


def _display_face(language: Language) -> Face:
    file, cut = DISPLAY_FONT, _shared(DISPLAY_FONT)
    if language.locale != DEFAULT_LOCALE:
        file = DISPLAY_FONT.replace(".", f"-{_name(language)}.")
        others = _shared(DISPLAY_FONT.replace(".", "-more.")).characters
        added = heading_letters(language.locale) & others
        cut = replace(cut, characters=cut.characters | added)
    return Face(family="Mountains of Christmas", weight="700", file=file, cut=cut)


def _arabic_face(language: Language) -> Face:
    shared = FONTS / "baloo-bhaijaan-2-arabic.woff2"
    cut = Cut(
        source=shared,
        characters=letters(language.locale) & drawn(shared) - drawn(_WHOLE_NUNITO),
        units=500,
        weights=(400, 800),
        features=_ARABIC_FEATURES,
        hinting=True,
    )
    file = f"baloo-bhaijaan-2-{_name(language)}.woff2"
    return Face(family="Baloo Bhaijaan", weight="400 800", file=file, cut=cut)


def _name(language: Language) -> str:
    """Return what its files are named by, such as "pt-br"."""
    return language.tag.lower()


def faces(language: Language) -> dict[str, Face]:
    """Return the faces that the pages of a language fetch, by "text", "display" and "arabic"."""
    found = {"text": _text_face(language)}
    if language.script == "latin":
        found["display"] = _display_face(language)
    if language.script == "arabic":
        found["arabic"] = _arabic_face(language)
    return found


_ARIAL: Final = ("Arial", "ArialMT", "Liberation Sans", "Arimo", "Roboto", "Helvetica")
_ARIAL_BOLD: Final = (
    "Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Roboto Bold",
    "Roboto-Bold", "Helvetica Bold",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _StandIn:
    """A font of the device, with the metrics of a web font that is still being fetched.

    With them, the web font moves nothing when it arrives. Percentages are of the font size.

    Attributes:
        family: The name of the family.
        weight: Its weight in CSS.
        local: The fonts of the devices, of which the first one is used.
        size: Makes the texts of all English pages as wide as in the web font.
        ascent: The web font's (Nunito 101.2, Mountains of Christmas 104.3), divided by `size`.
        descent: The web font's (35.2 and 34.4), divided by `size`.
    """

    family: str
    weight: int
    local: tuple[str, ...]
    size: float
    ascent: float
    descent: float

    def rule(self, characters: Collection[str]) -> str:
        """Return the @font-face rule for the characters of the web font."""
        return f"""@font-face {{
  font-family: "{self.family}";
  font-weight: {self.weight};
  src: {", ".join(f'local("{name}")' for name in self.local)};
  size-adjust: {self.size:g}%;
  ascent-override: {self.ascent:g}%;
  descent-override: {self.descent:g}%;
  line-gap-override: 0%;
  unicode-range: {unicode_range(characters)};
}}
"""


_STAND_INS: Final = {
    "text": (
        _StandIn("Nunito Standby", 400, _ARIAL, size=101.4, ascent=99.8, descent=34.7),
        _StandIn("Nunito Standby", 700, _ARIAL_BOLD, size=99.2, ascent=102, descent=35.5),
    ),
    "display": (
        _StandIn("Christmas Standby", 700, _ARIAL_BOLD, size=79, ascent=132, descent=43.5),
    ),
}
_TYPED: Final = {"text": "Nunito Typed", "display": "Christmas Typed"}
"""Families for what a visitor types. They have one face each: to fetch another one would tell in
which letters a child's name is written."""


def style_sheet(language: Language) -> str:
    """Return the style sheet of a language's own faces.

    It comes after site.css: of two faces of a family the browser takes the later one.
    """
    rules = [f"/* The fonts of pages in {language.name}, written by `make art`. */\n"]
    found = faces(language)
    rules += [face.rule() for face in found.values() if face.file not in SHARED]
    for kind, stand_ins in _STAND_INS.items():
        if face := found.get(kind):
            rules += [one.rule(face.cut.characters) for one in stand_ins]
            rules.append(face.rule(_TYPED[kind]))
    return "".join(rules)


def main() -> None:
    """Write all fonts and style sheets, and remove those of languages that are gone."""
    cuts: dict[str, Cut] = {}
    for name, entry in SHARED.items():
        if "unicodes" in entry:
            cuts[name] = _shared(name)
        else:
            shutil.copyfile(PACKAGES / entry["package"], FONTS / name)
    sheets = {f"{_name(language)}.css": style_sheet(language) for language in LANGUAGES}
    for language in LANGUAGES:
        cuts |= {face.file: face.cut for face in faces(language).values()}
    for file in (*FONTS.glob("*.woff2"), *SHEETS.glob("*.css")):
        if file.name not in {*cuts, *SHARED, *sheets}:
            file.unlink()
    for name, cut in cuts.items():
        cut.write(FONTS / name)
    SHEETS.mkdir(exist_ok=True)
    for name, sheet in sheets.items():
        (SHEETS / name).write_text(sheet, encoding="utf-8")


if __name__ == "__main__":
    main()
