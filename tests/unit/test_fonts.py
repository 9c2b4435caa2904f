"""The fonts and style sheets that `make art` cuts have the letters of each language's texts."""

import re

import pytest
from fontTools.ttLib import TTFont

from art import fonts
from santa_app.i18n import LANGUAGES, Language
from santa_app.theme import page_fonts

SITE = (fonts.SHEETS.parent / "site.css").read_text("utf-8")
FACE = re.compile(r"@font-face \{(.*?)\}", re.DOTALL)
RANGE = re.compile(r"unicode-range: ([^;]+);")
each_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.tag)


def sheet(language: Language) -> str:
    return (fonts.SHEETS / f"{language.tag.lower()}.css").read_text("utf-8")


def value(face: str, name: str) -> str:
    found = re.search(rf"{name}: ([^;]+);", face)
    assert found, face
    return found[1].strip('"')


@each_language
def test_the_fonts_of_a_language_have_the_letters_of_its_texts(language: Language) -> None:
    for kind, face in fonts.faces(language).items():
        drawn = set(map(chr, TTFont(fonts.FONTS / face.file).getBestCmap()))
        missing = "".join(sorted(face.cut.characters - drawn))
        assert missing == "", f"{face.file} lacks letters of the {kind}: run `make art`"
    assert sheet(language) == fonts.style_sheet(language), "run `make art`"


def test_the_text_font_of_english_has_the_letters_of_its_texts() -> None:
    english = fonts.faces(LANGUAGES[0])["text"].cut.characters
    known = set().union(*(TTFont(file).getBestCmap() for file in fonts.FONTS.glob("nunito-*")))
    missing = {one for one in fonts.letters("en") if ord(one) in known} - english
    assert missing == set(), "add them to nunito-latin.woff2 in art/fonts.json and in site.css"


@each_language
def test_a_page_preloads_the_fonts_of_its_language(language: Language) -> None:
    files = {f"/fonts/{face.file}" for face in fonts.faces(language).values()}
    assert set(page_fonts(language)) == files


def test_no_shared_face_claims_letters_that_its_file_was_not_cut_to() -> None:
    stated = {value(face, "src"): RANGE.findall(face) for face in FACE.findall(SITE)}
    for name, entry in fonts.SHARED.items():
        if "unicodes" in entry:
            drawn = set(map(chr, TTFont(fonts.FONTS / name).getBestCmap()))
            ranges = stated[f'url("/fonts/{name}") format("woff2")']
            asked = set(map(chr, fonts.subset.parse_unicodes(ranges[0].replace("U+", ""))))
            assert asked <= drawn, name


@each_language
def test_all_faces_of_a_family_share_their_weights(language: Language) -> None:
    """Otherwise the browser would not combine them."""
    weights: dict[str, set[str]] = {}
    for face in FACE.findall(SITE + sheet(language)):
        if "local(" not in face:  # the device's own have a face for each weight
            weights.setdefault(value(face, "font-family"), set()).add(value(face, "font-weight"))
    assert {"Nunito", "Nunito Typed"} <= set(weights)
    assert {family for family, named in weights.items() if len(named) > 1} == set()


@each_language
def test_what_is_typed_is_in_the_page_s_own_fonts_only(language: Language) -> None:
    """To fetch another font would tell in which letters a child's name is written."""
    own = page_fonts(language)
    typed = [face for face in FACE.findall(SITE + sheet(language)) if " Typed" in face]
    assert typed
    for face in typed:
        assert value(face, "src").split('"')[1] in own
