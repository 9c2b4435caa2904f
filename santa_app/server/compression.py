"""Compressed copies of filled pages: quickly at first, then as well as those of a build.

The best compression takes half a minute for all languages. So a release starts with one that is a
tenth larger, and a process with the lowest priority replaces it while the server runs.
"""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import brotli

QUICK: Final = 5
BEST: Final = 11
TO_DO: Final = "to-compress.json"
"""The file beside the pages that names what was compressed quickly."""


def compress(file: Path, quality: int) -> None:
    """Write the copies of a file; the server may read them at the same time."""
    data = file.read_bytes()
    packed = {".br": brotli.compress(data, quality=quality)}
    if quality == QUICK:  # hardly smaller by a second turn
        packed[".gz"] = gzip.compress(data, compresslevel=6, mtime=0)
    for suffix, copy in packed.items():
        draft = file.with_name(f"{file.name}{suffix}.{os.getpid()}.new")
        draft.write_bytes(copy)
        draft.replace(file.with_name(file.name + suffix))


def improve(build: Path) -> None:
    """Start a process that compresses well what was compressed quickly, if anything was."""
    if (build / TO_DO).exists():
        command = [sys.executable, "-m", "santa_app.server.compression", str(build)]
        root = Path(__file__).parents[2]
        subprocess.Popen(command, cwd=root, stdin=subprocess.DEVNULL)  # noqa: S603 -- our own


def main(build: Path) -> None:
    """Compress what `TO_DO` names; a start after this process was killed begins again."""
    os.nice(19)
    to_do = build / TO_DO
    try:
        for name in json.loads(to_do.read_text("utf-8")):
            compress(build / "client" / name, BEST)
        to_do.unlink()
    except FileNotFoundError:
        return  # another server's process has done it, or the folder is gone


if __name__ == "__main__":
    main(Path(sys.argv[1]))
