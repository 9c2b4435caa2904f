"""`python -m tests.bench`, run by `make bench`. It never fails because something is slow."""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from santa_app.server.commands import prepare_environment
from tests.bench.frames import show_frames
from tests.bench.growth import show_growth
from tests.bench.load.run import show_load
from tests.bench.pages import show_pages
from tests.bench.reload import show_reload
from tests.bench.season import FEW, SOME, show_season
from tests.bench.speed import API_KEY, FULL, QUICK, run_speed, show_speed
from tests.bench.weight import show_weights
from tests.support.running_site import ROOT, site_in
from tests.support.table import say

PARTS = ("speed", "bytes", "pages", "frames", "growth", "reload", "season", "load")


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
        measure(
            Path(folder),
            [chosen.only] if chosen.only else PARTS,
            quick=chosen.quick,
            rows=chosen.rows,
        )
    return 0


def measure(folder: Path, parts: Sequence[str], *, quick: bool, rows: int) -> None:
    """Measure and print the chosen parts, each with files of its own in `folder`."""
    for part in parts:
        own = folder / part
        own.mkdir()
        match part:
            case "speed":
                show_speed(run_speed(own, QUICK if quick else FULL))
            case "bytes":
                build(own)
                show_weights(ROOT / ".web")
            case "pages":
                show_pages(own)
            case "frames":
                show_frames(own)
            case "growth":
                show_growth(own)
            case "reload":
                show_reload(own)
            case "season":
                show_season(rows=FEW if quick else rows)
            case "load":
                show_load(own, quick=quick)


def build(folder: Path) -> None:
    """Build the pages, unless the last build is still valid, by starting the site."""
    site = site_in(folder, SENDGRID_API_KEY=API_KEY)
    try:
        site.start()
    finally:
        site.stop()


if __name__ == "__main__":
    sys.exit(main())
