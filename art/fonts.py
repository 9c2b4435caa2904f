"""Cuts the web fonts and writes the style sheets that name them: `python -m art.fonts`.

`fonts.json` has the fonts that all languages share. English pages need two of them; the others are
fetched for letters that only a visitor types, such as those of a child's name. Each other language
has fonts of its own with the letters of its texts, so that its pages fetch these and no others.
"""

import json
import shutil
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
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
from santa_app.i18n import DEFAULT_LOCALE, LANGUAGES, Language
from santa_app.i18n.catalogs import FOLDER, messages, read_catalog, template_file
from santa_app.i18n.names import country_in

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
_HEADING_PUNCTUATION: Final = frozenset("«»‘’‚“”„…¿¡·")
_LATIN: Final = frozenset({"latin", "latin-ext"})


def letters(locale: str) -> frozenset[str]:
    """Return the characters of a language's pages.

    They are those of its catalog and its files, of the names of countries, and of the names and
    addresses that no language translates.
    """
    if locale == DEFAULT_LOCALE:
        own = _source_texts()
    else:
        own = chain(_translations(locale), _texts_of_files(FOLDER / locale))
    texts = chain(own, _countries(locale), _untranslated())
    return frozenset(chain.from_iterable(texts)) | _ASCII | _SIGNS


def heading_letters(locale: str) -> frozenset[str]:
    """Return the characters of a language's headings.

    They are those of English headings, and the letters and the punctuation that the language adds.
    """
    used = frozenset(chain.from_iterable(chain(_translations(locale), _countries(locale))))
    words = {one for one in used if unicodedata.category(one) in {"Ll", "Lu"}}
    return _listed(SHARED[DISPLAY_FONT]["unicodes"]) | words | (used & _HEADING_PUNCTUATION)


def _source_texts() -> Iterator[str]:
    for message in read_catalog(template_file(), DEFAULT_LOCALE):
        yield from [message.id] if isinstance(message.id, str) else message.id


def _translations(locale: str) -> Iterator[str]:
    for message in messages(locale):
        if message.id:  # the catalog's head has none
            yield from [message.string] if isinstance(message.string, str) else message.string


def _texts_of_files(folder: Path) -> Iterator[str]:
    return (file.read_text("utf-8") for file in sorted(folder.rglob("*")) if file.is_file())


def _countries(locale: str) -> Iterator[str]:
    codes = {place.code for place in (*COUNTRIES, *POST_OFFICES)} - {GROUP}
    return (country_in(locale, code) for code in codes)


def _untranslated() -> Iterator[str]:
    """Yield the names and addresses in Latin letters.

    Those in other letters are shown in the device's own fonts, see `.typed` in site.css.
    """
    scripts = {known.locale: known.script for known in LANGUAGES}
    yield from (known.name for known in LANGUAGES if known.script in _LATIN)
    yield from (line.name for country in COUNTRIES for line in country.helplines)
    for office in POST_OFFICES:
        if scripts.get(office.language, "latin") in _LATIN:
            yield from office.lines


def _listed(unicodes: str) -> frozenset[str]:
    """Return the characters that an entry of fonts.json names."""
    return frozenset(map(chr, subset.parse_unicodes(unicodes)))


@cache
def _drawn(font: Path) -> frozenset[str]:
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
class Face:
    """A font of one language's pages.

    Attributes:
        family: Its family, as site.css and theme.py name it.
        weights: Its weight in CSS; two are the ends of a variable font.
        file: Its name below assets/fonts.
        source: The font that it is cut from.
        characters: What it has.
        units: Its units to the em: fewer make a smaller file and coarser outlines.
        features: The OpenType features that it keeps.
    """

    family: str
    weights: tuple[int, ...]
    file: str
    source: Path
    characters: frozenset[str]
    units: int
    features: tuple[str, ...] = _FEATURES

    def rule(self, family: str = "") -> str:
        """Return the @font-face rule, perhaps with another name of the family."""
        return f"""@font-face {{
  font-family: "{family or self.family}";
  font-style: normal;
  font-weight: {" ".join(map(str, self.weights))};
  font-display: swap;
  src: url("/fonts/{self.file}") format("woff2");
  unicode-range: {unicode_range(self.characters)};
}}
"""


def _text_face(language: Language) -> Face:
    """Return the face of texts; in Arabic and Japanese, of the Latin letters in them."""
    is_english = language.locale == DEFAULT_LOCALE
    entry = SHARED[TEXT_FONT]
    return Face(
        family="Nunito",
        weights=tuple(entry["wght"]),
        file=TEXT_FONT if is_english else f"nunito-{_name(language)}.woff2",
        source=PACKAGES / entry["package"] if is_english else _WHOLE_NUNITO,
        characters=(
            _listed(entry["unicodes"])
            if is_english
            else letters(language.locale) & _drawn(_WHOLE_NUNITO)
        ),
        units=entry["units"],
    )


def _display_face(language: Language) -> Face:
    is_english = language.locale == DEFAULT_LOCALE
    entry = SHARED[DISPLAY_FONT]
    drawn = _listed(SHARED[DISPLAY_FONT.replace(".", "-more.")]["unicodes"])
    common = _listed(entry["unicodes"])
    return Face(
        family="Mountains of Christmas",
        weights=(700,),
        file=DISPLAY_FONT if is_english else DISPLAY_FONT.replace(".", f"-{_name(language)}."),
        source=PACKAGES / entry["package"],
        characters=common
        | (frozenset() if is_english else heading_letters(language.locale) & drawn),
        units=entry["units"],
    )


def _arabic_face(language: Language) -> Face:
    shared = "baloo-bhaijaan-2-arabic.woff2"
    return Face(
        family="Baloo Bhaijaan",
        weights=(400, 800),
        file=f"baloo-bhaijaan-2-{_name(language)}.woff2",
        source=PACKAGES / SHARED[shared]["package"],
        characters=letters(language.locale) & _drawn(FONTS / shared) - _drawn(_WHOLE_NUNITO),
        units=500,
        features=_ARABIC_FEATURES,
    )


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


@dataclass(frozen=True, slots=True, kw_only=True)
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
        _StandIn(
            family="Nunito Standby", weight=400, local=_ARIAL, size=101.4, ascent=99.8, descent=34.7
        ),
        _StandIn(
            family="Nunito Standby",
            weight=700,
            local=_ARIAL_BOLD,
            size=99.2,
            ascent=102,
            descent=35.5,
        ),
    ),
    "display": (
        _StandIn(
            family="Christmas Standby",
            weight=700,
            local=_ARIAL_BOLD,
            size=79,
            ascent=132,
            descent=43.5,
        ),
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
            rules += [one.rule(face.characters) for one in stand_ins]
            rules.append(face.rule(_TYPED[kind]))
    return "".join(rules)


def cut_font(
    target: Path,
    source: Path,
    characters: Iterable[str],
    *,
    units: int = 0,
    weights: tuple[int, ...] = (),
    features: tuple[str, ...] = _FEATURES,
) -> None:
    """Write a font with some of its characters as WOFF2; the values are those of a `Face`."""
    options = subset.Options(hinting=False, desubroutinize=True, notdef_outline=True)
    options.layout_features = list(features)
    options.name_IDs = [0, 1, 2, 13, 14]  # the copyright and the license stay with the font
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=map(ord, characters))
    font = TTFont(source, recalcTimestamp=False)
    subsetter.subset(font)
    if len(weights) > 1:
        font = instantiateVariableFont(font, {"wght": weights})
    if units:
        scale_upem(font, units)
    font.flavor = "woff2"
    font.save(target)


def main() -> None:
    """Write all fonts and style sheets, and remove what they replace."""
    for name, entry in SHARED.items():
        source = PACKAGES / entry["package"]
        if unicodes := entry.get("unicodes"):
            weights = tuple(entry.get("wght", ()))
            cut_font(
                FONTS / name,
                source,
                _listed(unicodes),
                units=entry.get("units", 0),
                weights=weights,
            )
        else:
            shutil.copyfile(source, FONTS / name)
    SHEETS.mkdir(exist_ok=True)
    kept = {FONTS / name for name in SHARED}
    for language in LANGUAGES:
        sheet = SHEETS / f"{_name(language)}.css"
        sheet.write_text(style_sheet(language), encoding="utf-8")
        kept.add(sheet)
        for face in faces(language).values():
            target = FONTS / face.file
            if target not in kept:
                cut_font(
                    target, face.source, face.characters,
                    units=face.units, weights=face.weights, features=face.features,
                )  # fmt: skip
                kept.add(target)
    for file in {*FONTS.glob("*.woff2"), *SHEETS.glob("*.css")} - kept:
        file.unlink()


if __name__ == "__main__":
    main()
