"""Writes every illustration of the site to ``assets/art``.

Usage: ``python art/pictures/make_art.py NODE_MODULES [NAME ...]``, where NODE_MODULES holds
the npm package ``@iconify-json/fluent-emoji-flat``. Names, or how they begin, limit it to those.
"""

import importlib
import pkgutil
import sys
from collections.abc import Callable
from pathlib import Path

import scenes
from parts.emoji import open_set
from parts.svg import Art

OUT = Path(__file__).resolve().parents[2] / "assets" / "art"


def catalogue() -> dict[str, Callable[[], Art]]:
    """Every picture's path below ``assets/art`` without suffix, and the function that draws it."""
    pictures: dict[str, Callable[[], Art]] = {}
    for module in pkgutil.iter_modules(scenes.__path__):
        pictures |= importlib.import_module(f"scenes.{module.name}").PICTURES
    return pictures


def main(arguments: list[str]) -> int:
    """Draw the named pictures, or all; return the exit code."""
    if not arguments:
        print(__doc__)
        return 2
    open_set(Path(arguments[0]))
    pictures = catalogue()
    starts = tuple(arguments[1:]) or ("",)
    wanted = [name for name in pictures if name.startswith(starts)]
    for name in wanted:
        text = pictures[name]().svg()
        target = OUT / f"{name}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        print(f"{len(text) / 1024:6.1f} KB  {target.relative_to(OUT)}")
    return 0 if wanted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
