"""Every sheet there is, and the previews of those that have one."""

from __future__ import annotations

from collections.abc import Callable

from art.printables.sheets import cards, crafts, decor, kids, letter, planning
from art.printables.sheets.paper import Sheet

SHEETS: tuple[Sheet, ...] = (
    *letter.SHEETS,
    *cards.SHEETS,
    *crafts.SHEETS,
    *planning.SHEETS,
    *kids.SHEETS,
    *decor.SHEETS,
)

PREVIEWS: dict[str, Callable[[], str]] = {**cards.PREVIEWS}
