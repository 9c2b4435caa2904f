"""`python -m tests.bench`, run by `make bench`. It never fails because something is slow."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from santa_app.server.commands import prepare_environment
from tests.bench.speed import show_speed
from tests.bench.steady import show_steady
from tests.bench.taps import show_taps
from tests.support.running_site import ROOT, build_site
from tests.support.table import say

PARTS: Mapping[str, Callable[[Path], None]] = {
    "letters": show_speed,
    "steady": show_steady,
    "taps": show_taps,
}
"""Each part, which prints what it measures; its files go into a folder of its own."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    prepare_environment()
    build_site()
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {sys.version.split()[0]}")
    with tempfile.TemporaryDirectory(prefix="santa-bench-") as folder:
        for part in [chosen.only] if chosen.only else PARTS:
            own = Path(folder) / part
            own.mkdir()
            PARTS[part](own)
    return 0


if __name__ == "__main__":
    sys.exit(main())
