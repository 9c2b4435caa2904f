"""The portraits: one for each elf name, the same in every browser, with every part in use."""

from xml.etree import ElementTree as ET

from santa_app.content import elf_portraits
from santa_app.content.elf_names import PREFIXES
from santa_app.rules.elf_portrait import elf_portrait

ELVES = [[prefix, month] for prefix in range(len(PREFIXES)) for month in range(1, 13)]
KINDS = ("BACKS", "HAIRS", "EARS", "EYES", "MOUTHS", "MARKS", "HATS", "CLOTHES", "TOOLS")
COLORS = ("SKINS", "HAIR_COLORS", "CLOTHES_COLORS", "SKIES")


def test_each_elf_has_a_face_of_its_own() -> None:
    assert len({elf_portrait(*elf) for elf in ELVES}) == len(ELVES) == 312


def test_every_part_and_color_is_worn() -> None:
    drawings = [elf_portrait(*elf) for elf in ELVES]
    checked = 0
    for kind in (*KINDS, *COLORS):
        for part in getattr(elf_portraits, kind):
            worn = sum(part in drawing for drawing in drawings)
            assert worn >= len(ELVES) // 20, (kind, part)
            checked += 1
    assert checked >= 50


def test_hat_and_clothes_differ_in_color() -> None:
    for elf in ELVES:
        colors = [
            group.get("color")
            for group in ET.fromstring(elf_portrait(*elf)).iter("g")  # noqa: S314 -- our own text
            if group.get("color") in elf_portraits.CLOTHES_COLORS
        ]
        assert len(set(colors)) == len(colors) == 2
