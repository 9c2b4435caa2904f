"""Styles follow the direction of the text, so that pages in Arabic are mirrored."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLACES = (
    *sorted((ROOT / "santa_app" / "components").rglob("*.py")),
    *sorted((ROOT / "santa_app" / "pages").rglob("*.py")),
    ROOT / "santa_app" / "theme.py",
)
MEANT = {
    "left-1/2": "the middle, together with a translation by half of the width",
    "santa_app/pages/track_santa.py: left-0": "places on the map, which no language mirrors",
    "santa_app/pages/north_pole_village.py: left-3": "looks to the left of the picture",
    "santa_app/pages/north_pole_village.py: right-3": "looks to the right of the picture",
}
"""Where left and right are meant."""
_LENGTH = r"(?:\d|auto|px|full|\[)"
_PHYSICAL = re.compile(
    rf"""(?<![\w/.-])(?:[^\s"':]+:)*!?-?
    (?P<name>(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right)-{_LENGTH}[^\s"'!]*
    |text-(?:left|right)\b(?!-)
    |(?:rounded-(?:[lr]|[tb][lr])|border-[lr])(?:-[^\s"'!]+)?(?=[\s"'!]))""",
    re.VERBOSE,
)
_LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_CSS = re.compile(
    r"(?<![\w-])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)"
    r"|(?:text-align|float): *(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)(?=[\s:;])"
)


def physical_classes(source: str) -> list[str]:
    """Return the Tailwind classes in a module's strings that name a side of the screen."""
    return [
        found["name"]
        for literal in _LITERAL.findall(source)
        for found in _PHYSICAL.finditer(literal)
    ]


def test_classes_name_start_and_end() -> None:
    used, wrong = set(), []
    for path in PLACES:
        place = path.relative_to(ROOT).as_posix()
        for name in physical_classes(path.read_text("utf-8")):
            known = {name, f"{place}: {name}"} & MEANT.keys()
            used |= known
            wrong += [] if known else [f"{place}: {name}"]
    assert wrong == []
    assert used == MEANT.keys()


@pytest.mark.parametrize(
    "sheet", sorted((ROOT / "assets/styles").rglob("*.css")), ids=lambda sheet: sheet.name
)
def test_style_sheets_name_start_and_end(sheet: Path) -> None:
    assert _CSS.findall(sheet.read_text("utf-8")) == []
