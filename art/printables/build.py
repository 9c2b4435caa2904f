"""Build the files for download: `python -m art.printables.build [names ...]`.

Without names everything is built. A file is written only when its bytes change.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from pathlib import Path

from art.printables.coloring.pages import PAGES
from art.printables.press import font_faces, press
from art.printables.sheets.catalogue import PREVIEWS, SHEETS

ASSETS = Path(__file__).parents[2] / "assets"
LOG = logging.getLogger("printables")


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    changed = not path.exists() or path.read_bytes() != data
    if changed:
        path.write_bytes(data)
    LOG.info("%s %7d  %s", "new " if changed else "same", len(data), path.relative_to(ASSETS))


def build(names: Iterable[str]) -> None:
    """Build the named files, or all of them if `names` is empty.

    Raises SystemExit for an unknown name and PressError for a file that came out wrong.
    """
    wanted = set(names)
    known = {page.slug for page in PAGES} | {sheet.slug for sheet in SHEETS}
    if unknown := wanted - known:
        raise SystemExit(f"unknown: {', '.join(sorted(unknown))}; there are {sorted(known)}")
    fonts = font_faces()
    with press() as printer:
        for page in PAGES:
            if not wanted or page.slug in wanted:
                data = printer.pdf(page.slug, page.html(fonts), 1)
                _write(ASSETS / "coloring" / f"{page.slug}.pdf", data)
                _write(ASSETS / "coloring" / f"{page.slug}.svg", page.preview().encode())
        for sheet in SHEETS:
            if not wanted or sheet.slug in wanted:
                data = printer.pdf(sheet.slug, sheet.html(fonts), sheet.pages)
                target = ASSETS / "templates" / sheet.path
                _write(target, data)
                if sheet.slug in PREVIEWS:
                    _write(target.with_suffix(".svg"), PREVIEWS[sheet.slug]().encode())
                if target.parent.name == "printables":
                    _write(target.with_suffix(".jpg"), printer.picture(sheet.html(fonts)))


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    build(sys.argv[1:])
