"""The portrait of an elf: parts of a drawing, chosen by the same numbers as the elf's name."""

from reflex_browser_state.portable import hash32

from santa_app.content.elf_names import SUFFIXES
from santa_app.content.elf_portraits import (
    BACKS,
    CLOTHES,
    CLOTHES_COLORS,
    EARS,
    EYES,
    HAIR_COLORS,
    HAIRS,
    HATS,
    MARKS,
    MOUTHS,
    SKIES,
    SKINS,
    TOOLS,
)

PORTRAIT_BOX = "-100 -112 200 200"
"""The `viewBox` of a portrait: a circle of radius 98 fits in."""
CHEEKS = (
    '<g fill="#e2604f" fill-opacity=".38"><ellipse cx="-24" cy="11" rx="8" ry="6"/>'
    '<ellipse cx="24" cy="11" rx="8" ry="6"/></g>'
    '<ellipse cy="7" rx="5.5" ry="4.2" fill="#a03c28" fill-opacity=".42"/>'
)


def _pick(choices: tuple[str, ...], elf: int, trait: int) -> str:
    return choices[hash32(elf * 16 + trait) % len(choices)]


def _colored(color: str, part: str) -> str:
    return f'<g color="{color}">{part}</g>'


def elf_portrait(prefix: int, month: int) -> str:
    """Return an SVG `<g>` in PORTRAIT_BOX for a prefix's index and a birth month, 1 to 12."""
    elf = prefix * len(SUFFIXES) + month
    skin = _pick(SKINS, elf, 0)
    hair = _pick(HAIR_COLORS, elf, 1)
    ear = _pick(EARS, elf, 2)
    hat_color = hash32(elf * 16 + 3)
    hat = CLOTHES_COLORS[hat_color % len(CLOTHES_COLORS)]
    # Never the hat's color, and never the same step away from it for all elves.
    step = 1 + hash32(elf * 16 + 4) % (len(CLOTHES_COLORS) - 1)
    clothes = CLOTHES_COLORS[(hat_color + step) % len(CLOTHES_COLORS)]
    return (
        f'<g><circle cy="-12" r="98" fill="{_pick(SKIES, elf, 5)}"/>'
        + _colored(hair, _pick(BACKS, elf, 6))
        + _colored(clothes, _pick(CLOTHES, elf, 7))
        + _colored(skin, f'{ear}<g transform="scale(-1 1)">{ear}</g>')
        + f'<circle r="42" fill="{skin}"/>'
        + _colored(hair, _pick(HAIRS, elf, 8))
        + CHEEKS
        + _pick(EYES, elf, 9)
        + _pick(MOUTHS, elf, 10)
        + _pick(MARKS, elf, 11)
        + _colored(hat, _pick(HATS, elf, 12))
        + f'<g transform="translate(42 60)rotate(6)scale(.86)">{_pick(TOOLS, elf, 13)}'
        + f'<circle r="13" fill="{skin}"/></g>'
        + "</g>"
    )
