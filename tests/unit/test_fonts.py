"""The faces of a font family name the same weights, or the browser would not combine them."""

import re
from pathlib import Path

from santa_app.theme import TAILWIND

CSS = Path(__file__).resolve().parents[2] / "assets" / "styles" / "site.css"


def test_all_faces_of_a_family_share_their_weights():
    weights: dict[str, set[str]] = {}
    faces = re.findall(r"@font-face \{(.*?)\}", CSS.read_text(), flags=re.DOTALL)
    for face in faces:
        if "local(" in face:
            continue  # the device's own, with a face of its own for each weight
        family = re.search(r'font-family: "([^"]+)"', face)
        weight = re.search(r"font-weight: ([^;]+);", face)
        assert family, face
        assert weight, face
        weights.setdefault(family.group(1), set()).add(weight.group(1))
    assert len(faces) >= 8
    assert {family: len(named) for family, named in weights.items()} == {
        "Mountains of Christmas": 1,
        "Nunito": 1,
        "Baloo Bhaijaan": 1,
        "Nunito Latin": 1,
        "Christmas Latin": 1,
    }


def test_what_stands_in_for_a_face_covers_the_same_letters():
    faces = re.findall(r"@font-face \{(.*?)\}", CSS.read_text(), flags=re.DOTALL)
    ranges: dict[str, set[str]] = {}
    for face in faces:
        early = re.search(r"(nunito-latin|mountains-of-christmas-700)\.woff2", face)
        standby = re.search(r'"(Nunito|Christmas) Standby"', face)
        name = early[1] if early else standby[1] if standby else None
        if name:
            key = "text" if name.lower().startswith("nunito") else "display"
            ranges.setdefault(key, set()).add(re.findall(r"unicode-range: ([^;]+);", face)[0])
    assert {key: len(found) for key, found in ranges.items()} == {"text": 1, "display": 1}


def test_names_of_fonts_need_no_quotation_marks():
    # Tailwind writes none, and a browser ignores the whole list for one name that needs them.
    for families in TAILWIND["theme"]["extend"]["fontFamily"].values():
        for family in families:
            assert re.fullmatch(r"[a-z-]+( [a-z-]+)*", family, re.IGNORECASE), family
