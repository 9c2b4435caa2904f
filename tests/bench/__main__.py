"""`python -m tests.bench`, run by `make bench`. It never fails because something is slow."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from santa_app.server.commands import prepare_environment
from tests.bench.connect import show_connect
from tests.bench.frames import show_frames
from tests.bench.growth import show_growth
from tests.bench.languages import show_languages
from tests.bench.load.run import show_load
from tests.bench.pages import show_pages
from tests.bench.reload import show_reload
from tests.bench.season import FEW, SOME, show_season
from tests.bench.speed import API_KEY, FULL, QUICK, run_speed, show_speed
from tests.bench.weight import show_weights
from tests.support.running_site import ROOT, site_in
from tests.support.table import say


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """How much is measured."""

    quick: bool
    rows: int


def show_bytes(folder: Path) -> None:
    """Build the pages, unless the last build is still valid, by starting the site; weigh them."""
    site = site_in(folder, SENDGRID_API_KEY=API_KEY)
    try:
        site.start()
    finally:
        site.stop()
    show_weights(ROOT / ".web")


PARTS: Mapping[str, Callable[[Path, Extent], None]] = {
    "speed": lambda own, much: show_speed(run_speed(own, QUICK if much.quick else FULL)),
    "connect": lambda own, much: show_connect(own, quick=much.quick),
    "bytes": lambda own, _: show_bytes(own),
    "pages": lambda own, _: show_pages(own),
    "frames": lambda own, _: show_frames(own),
    "languages": lambda own, much: show_languages(own, quick=much.quick),
    "growth": lambda own, _: show_growth(own),
    "reload": lambda own, _: show_reload(own),
    "season": lambda _, much: show_season(rows=FEW if much.quick else much.rows),
    "load": lambda own, much: show_load(own, quick=much.quick),
}
"""Each part, which prints what it measures; its files go into a folder of its own."""


def main() -> int:
    """Measure, print, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few letters: does it all still work?")
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    parser.add_argument("--rows", type=int, default=SOME, help="letters of the part season")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    prepare_environment()
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {sys.version.split()[0]}")
    with tempfile.TemporaryDirectory(prefix="santa-bench-") as folder:
        much = Extent(quick=chosen.quick, rows=chosen.rows)
        measure(Path(folder), [chosen.only] if chosen.only else PARTS, much)
    return 0


def measure(folder: Path, parts: Iterable[str], much: Extent) -> None:
    """Measure and print the chosen parts, each with files of its own in `folder`."""
    for part in parts:
        own = folder / part
        own.mkdir()
        PARTS[part](own, much)


if __name__ == "__main__":
    sys.exit(main())
