"""The faces of a family: the browser joins them only when they name the same weights."""

import re
from pathlib import Path

CSS = Path(__file__).resolve().parents[2] / "assets" / "styles" / "site.css"


def test_all_faces_of_a_family_share_their_weights():
    weights: dict[str, set[str]] = {}
    faces = re.findall(r"@font-face \{(.*?)\}", CSS.read_text(), flags=re.DOTALL)
    for face in faces:
        family = re.search(r'font-family: "([^"]+)"', face)
        weight = re.search(r"font-weight: ([^;]+);", face)
        assert family, face
        assert weight, face
        weights.setdefault(family.group(1), set()).add(weight.group(1))
    assert len(faces) >= 8
    assert {family: len(named) for family, named in weights.items()} == {
        "Mountains of Christmas": 1,
        "Nunito": 1,
        "Nunito Latin": 1,
        "Christmas Latin": 1,
    }
