"""The figures as square pictures, each centered and as large as the square allows."""

from __future__ import annotations

from dataclasses import replace

from art.printables.kit.animals import cat, mouse, polar_bear, rabbit, reindeer_head, robin
from art.printables.kit.buildings import candy_cane, house, lamp_post, wreath
from art.printables.kit.faces import elf_head, nutcracker_head, santa_head
from art.printables.kit.inks import STORYBOOK
from art.printables.kit.ornaments import bauble, gift, stocking
from art.printables.kit.shapes import Drawing, Ink, group, render
from art.printables.kit.sleigh import sleigh
from art.printables.kit.sweets import candle, cocoa, cookie, gingerbread_child, hand_bell, lollipop
from art.printables.kit.toys import doll, drum, robot, rocking_horse, teddy, train
from art.printables.kit.winter import fir, gold_star, holly, moon, snowflake, snowman

# name: drawing, center of the picture in its own units, half the side of the square around it
_FIGURES: dict[str, tuple[Drawing, tuple[float, float], float]] = {
    "santa": (santa_head(), (12, -30), 108),
    "reindeer": (reindeer_head("red"), (0, -22), 98),
    "elf": (elf_head(), (0, -30), 78),
    "nutcracker": (nutcracker_head(), (0, -85), 112),
    "snowman": (snowman("top"), (0, -130), 138),
    "snow-child": (snowman("bobble", scarf="gold"), (0, -126), 134),
    "cat": (cat(), (6, -90), 96),
    "mouse": (mouse(), (4, -66), 72),
    "robin": (robin(), (-7, -34), 56),
    "rabbit": (rabbit(), (0, -82), 88),
    "bear": (polar_bear(), (0, -84), 94),
    "tree": (fir(200), (0, -100), 106),
    "star": (group(gold_star(60)), (0, 4), 66),
    "moon": (moon(80), (0, 0), 86),
    "snowflake": (snowflake(80, 12), (0, 0), 92),
    "holly": (holly(100), (0, 0), 114),
    "candy cane": (candy_cane(160, 24), (28, -84), 92),
    "gift": (gift(120, 100), (0, -64), 76),
    "bauble": (bauble(60), (0, -10), 78),
    "teddy": (teddy(), (0, -61), 70),
    "train": (train(), (5, -52), 90),
    "drum": (drum(120, 76), (0, -36), 68),
    "rocking horse": (rocking_horse(), (0, -62), 80),
    "robot": (robot(), (0, -70), 76),
    "stocking": (stocking(), (16, 46), 68),
    "doll": (doll(), (0, -60), 68),
    "house": (house(200, 100, 90), (0, -104), 122),
    "sleigh": (sleigh(), (6, -95), 166),
    "lamp": (lamp_post(200), (0, -99), 108),
    "wreath": (wreath(70), (0, 12), 90),
    "gingerbread": (gingerbread_child("tie"), (0, -66), 78),
    "lollipop": (lollipop(210), (0, -118), 124),
    "cookie": (cookie(60), (0, 0), 66),
    "cocoa": (cocoa(), (6, -60), 72),
    "candle": (candle(90), (0, -70), 76),
    "bell": (hand_bell(), (0, -6), 72),
}

NAMES = tuple(_FIGURES)


def sticker(name: str, size: float, ink: Ink = STORYBOOK) -> str:
    """Return the SVG of a figure, `size` millimeters square; raise KeyError for an unknown one."""
    drawing, (x, y), half = _FIGURES[name]
    box = f"{x - half:g} {y - half:g} {2 * half:g} {2 * half:g}"
    # A line of 0.28 mm on the sheet, whatever the scale of the figure.
    width = 0.28 * 2 * half / size
    scaled = replace(ink, width=width, finest=0)
    prefix = name.replace(" ", "") + f"{size:g}".replace(".", "")
    return (
        f'<svg class="sticker" aria-hidden="true" viewBox="{box}"'
        f' style="width:{size:g}mm;height:{size:g}mm">{render(drawing, scaled, prefix)}</svg>'
    )


def placed(name: str, size: float) -> Drawing:
    """Return the figure scaled to a square of `size` units around the origin."""
    drawing, (x, y), half = _FIGURES[name]
    return group(drawing.at(drawing.x - x, drawing.y - y)).scale(size / (2 * half))
