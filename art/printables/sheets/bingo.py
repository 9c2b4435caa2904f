"""Christmas bingo: four boards and the cards for the caller."""

from __future__ import annotations

import random

from art.printables.kit.inks import HOLLY, PINE
from art.printables.kit.stickers import sticker
from art.printables.sheets.paper import bare

_CALLS = (
    "santa",
    "reindeer",
    "elf",
    "snowman",
    "cat",
    "mouse",
    "robin",
    "rabbit",
    "bear",
    "tree",
    "star",
    "snowflake",
    "holly",
    "candy cane",
    "gift",
    "bauble",
    "teddy",
    "train",
    "drum",
    "stocking",
    "gingerbread",
    "cookie",
    "candle",
    "bell",
)


def christmas_bingo() -> tuple[str, str]:
    """Return two pages of two boards each and one of calling cards."""
    draw = random.Random(24)  # noqa: S311  # boards must come out the same on every run

    def board(number: int) -> str:
        names = draw.sample(_CALLS, 16)
        cells = "".join(f'<div class="cell">{sticker(name, 21)}</div>' for name in names)
        return (
            f'<div class="board"><h2>Christmas Bingo</h2><div class="grid">{cells}</div>'
            f"<small>Board {number} &middot; four in a row wins &middot; Letters to"
            f" Santa</small></div>"
        )

    pages = [bare(f'{board(i)}<div class="scissors"></div>{board(i + 1)}') for i in (1, 3)]
    cards = "".join(f'<div class="cut call">{sticker(name, 23)}{name}</div>' for name in _CALLS)
    calls = bare(
        '<h2 class="center">Caller\'s cards</h2><p class="center">Cut out, shuffle, draw one'
        " and call"
        f' it. Buttons make good counters.</p><div class="calls">{cards}</div>'
    )
    css = f"""
.board {{ flex: 1; display: flex; flex-direction: column; align-items: center }}
svg.roof {{ overflow: visible }}
.board h2 {{ font-size: 23pt; color: {HOLLY} }}
.grid {{ display: grid; grid-template-columns: repeat(4, 33mm);
  grid-template-rows: repeat(4, 25.5mm);
  border: .7mm solid {PINE}; border-radius: 3mm; overflow: hidden }}
.cell {{ display: grid; place-items: center; border: .25mm solid {PINE} }}
.board small {{ margin-top: 1.5mm; color: {PINE} }}
.scissors {{ border-top: .3mm dashed #6f6a58; margin: 3mm 0 }}
.calls {{ display: grid; grid-template-columns: repeat(5, 1fr); gap: 0; margin-top: 4mm; flex: 1 }}
.call {{ display: flex; flex-direction: column; align-items: center; justify-content: center;
  gap: 1mm; font-weight: 700; text-transform: capitalize; border-radius: 2mm }}
"""
    return "".join(pages) + calls, css
