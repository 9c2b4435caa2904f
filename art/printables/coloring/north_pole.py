"""The scene of Santa's village, for patient pencils."""

from __future__ import annotations

from art.printables.coloring.easy import hill
from art.printables.coloring.village import village_square
from art.printables.kit.animals import polar_bear, robin
from art.printables.kit.curves import wave
from art.printables.kit.people import elf, santa_standing
from art.printables.kit.shapes import (
    Drawing,
    ellipse,
    group,
    line,
)
from art.printables.kit.winter import fir, gold_star


def north_pole_village() -> Drawing:
    """Santa's village under northern lights: workshop, houses, skating pond, guests."""
    lights = [
        line(wave([(-40, y), (140, y - 46), (330, y + 16), (540, y - 40), (810, y + 4)]))
        for y in (172, 216, 260, 304)
    ]
    stars = [
        gold_star(r).at(x, y)
        for x, y, r in (
            (60, 170, 12),
            (240, 206, 11),
            (150, 228, 10),
            (520, 180, 11),
            (690, 200, 12),
            (600, 246, 10),
            (270, 300, 11),
            (120, 316, 11),
            (640, 316, 11),
            (720, 360, 10),
            (40, 376, 10),
            (480, 330, 10),
        )
    ]
    return group(
        *lights,
        *stars,
        *village_square(),
        _pond().scale(0.9).at(176, 896),
        santa_standing().scale(0.76).at(414, 926),
        elf(-60, 60, "red").scale(0.66).at(540, 950),
        polar_bear().scale(0.7).at(664, 946),
        hill([(-40, 1000), (200, 976), (400, 986), (640, 972), (820, 996)]),
        robin().scale(0.66).at(372, 984),
        fir(90).at(52, 990),
        fir(84).at(742, 984),
    )


def _pond() -> Drawing:
    child = elf(-70, 70, "night").scale(0.6)
    return group(
        ellipse(0, 20, 176, 56).tint("ice"),
        ellipse(0, 16, 150, 42).tint("ice").thin(),
        line("M-96 20Q-60 34 -20 26M30 38Q70 40 100 24M-40 2Q0 -8 40 2").thin(),
        child.turn(-8).at(-50, 22),
        child.flip().turn(8).at(76, 34),
    )
