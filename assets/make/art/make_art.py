"""Writes every illustration of the site to ``assets/art``.

Usage: ``python assets/make/art/make_art.py NODE_MODULES [NAME ...]``, where NODE_MODULES holds
``@iconify-json/noto`` and ``@iconify-json/fluent-emoji-flat``. Names limit it to those pictures.
"""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

from emoji import open_sets
from svg import Art

OUT = Path(__file__).resolve().parents[2] / "art"
MODULES = (
    "scenes_hero", "logo", "marker", "scenes_main", "scenes_spots", "scenes_reindeer", "scenes_recipes", "scenes_village",
    "scenes_stories", "scenes_traditions", "scenes_songs", "scenes_movies",
    "scenes_activities", "scenes_pages", "scenes_help",
)  # fmt: skip


def catalogue() -> dict[str, Callable[[], Art]]:
    """Every picture by its path below ``assets/art`` without suffix, with the function that draws it."""
    pictures: dict[str, Callable[[], Art]] = {}
    for name in MODULES:
        pictures |= importlib.import_module(name).PICTURES
    return pictures


def main(arguments: list[str]) -> int:
    """Draw the named pictures, or all; return the exit code."""
    if not arguments:
        print(__doc__)
        return 2
    open_sets(Path(arguments[0]))
    pictures = catalogue()
    wanted = [name for name in pictures if not arguments[1:] or any(name.startswith(a) for a in arguments[1:])]
    for name in wanted:
        text = pictures[name]().svg()
        target = OUT / f"{name}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        print(f"{len(text) / 1024:6.1f} KB  {target.relative_to(OUT)}")
    return 0 if wanted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
