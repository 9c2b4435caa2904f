"""The list of coloring pages, in the order the site shows them."""

from __future__ import annotations

from art.printables.coloring import easy, hard, medium, north_pole
from art.printables.coloring.page import ColoringPage

PAGES = (
    ColoringPage(
        slug="elf-workshop", title="Elf Workshop", difficulty="Hard", scene=hard.elf_workshop
    ),
    ColoringPage(
        slug="north-pole-village",
        title="North Pole Village",
        difficulty="Hard",
        scene=north_pole.north_pole_village,
    ),
    ColoringPage(
        slug="santa-sleigh", title="Santa's Sleigh", difficulty="Medium", scene=medium.santa_sleigh
    ),
    ColoringPage(
        slug="gingerbread-house",
        title="Gingerbread House",
        difficulty="Medium",
        scene=medium.gingerbread_house,
    ),
    ColoringPage(
        slug="nutcracker",
        title="The Nutcracker",
        difficulty="Medium",
        scene=medium.nutcracker_march,
    ),
    ColoringPage(slug="rudolph", title="Rudolph", difficulty="Easy", scene=easy.rudolph),
    ColoringPage(
        slug="christmas-tree",
        title="Oh Christmas Tree",
        difficulty="Easy",
        scene=easy.christmas_tree,
    ),
    ColoringPage(
        slug="snowman-family", title="Snowman Family", difficulty="Easy", scene=easy.snowman_family
    ),
)
