"""The parts and colors of an elf's portrait; parts.svg draws the parts."""

import re
from pathlib import Path

_PART = re.compile(r'^  <g id="(?P<kind>\w+)-[\w-]+"(?:/>|>(?P<drawing>.*)</g>)$', re.MULTILINE)


def _parts() -> dict[str, tuple[str, ...]]:
    """Return the drawings of parts.svg by kind, in their order."""
    found: dict[str, tuple[str, ...]] = {}
    sheet = (Path(__file__).parent / "parts.svg").read_text(encoding="utf-8")
    for part in _PART.finditer(sheet):
        found[part["kind"]] = (*found.get(part["kind"], ()), part["drawing"] or "")
    return found


_PARTS = _parts()
BACKS = _PARTS["back"]
"""Hair behind the head."""
HAIRS = _PARTS["hair"]
"""Hair on the forehead."""
EARS = _PARTS["ear"]
"""The right ear; the left one mirrors it."""
EYES = _PARTS["eyes"]
MOUTHS = _PARTS["mouth"]
MARKS = _PARTS["mark"]
HATS = _PARTS["hat"]
CLOTHES = _PARTS["clothes"]
TOOLS = _PARTS["tool"]
"""Drawn upright, with the hand at the origin."""

SKINS = ("#ffd9bd", "#f2c29b", "#d99a6c", "#b5774a", "#8c5836", "#7a4a2e")
HAIR_COLORS = ("#1b0f08", "#4a2c1d", "#8a5a36", "#c8742e", "#e6b450", "#8b93a7", "#a13d2a")
CLOTHES_COLORS = ("#b3202c", "#2f8260", "#3a5aa0", "#6b3f8f", "#c9791f", "#1f7f8c")
SKIES = ("#dbeee4", "#fdeecb", "#cfe0f5", "#f6dcd6", "#e6dcf2")
