"""Writes every illustration of the site to ``assets/art``.

Usage: ``python art/pictures/make_art.py NODE_MODULES [NAME ...]``, where NODE_MODULES holds
the npm packages ``@iconify-json/fluent-emoji-flat`` and ``svgo``, which writes the same picture
in a tenth fewer bytes. Names, or how they begin, limit it to those.
"""

import importlib
import pkgutil
import subprocess
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


def squeeze(packages: Path, pictures: list[Path]) -> None:
    """Write the pictures anew with svgo from the ``node_modules`` folder `packages`."""
    svgo = packages / "svgo" / "bin" / "svgo.js"
    settings = Path(__file__).with_name("svgo.config.js")
    command = ["node", svgo, "--quiet", "--config", settings, "--input", *pictures]
    subprocess.run(command, check=True)


def main(arguments: list[str]) -> int:
    """Draw the named pictures, or all; return the exit code."""
    if not arguments:
        print(__doc__)
        return 2
    open_set(Path(arguments[0]))
    pictures = catalogue()
    starts = tuple(arguments[1:]) or ("",)
    wanted = [name for name in pictures if name.startswith(starts)]
    targets = [OUT / f"{name}.svg" for name in wanted]
    for name, target in zip(wanted, targets, strict=True):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(pictures[name]().svg())
    if targets:
        squeeze(Path(arguments[0]), targets)
    for target in targets:
        print(f"{target.stat().st_size / 1024:6.1f} KB  {target.relative_to(OUT)}")
    return 0 if wanted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
