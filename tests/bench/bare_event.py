"""The first bare operation: an event of an empty Reflex site, sent by the same visitors."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tests.support.load import Figures, Turn, measure
from tests.support.running_site import ROOT, free_port
from tests.support.websocket_visitors import Delta, Visitor, visitors

STATE = "reflex___state____state.bare___bare____bare_state"
_SOURCE = Path(__file__).parent / "bare_site" / "site"


@contextmanager
def bare_site(folder: Path) -> Generator[str]:
    """Serve the bare site from `folder`, which must not exist yet, and yield its URL.

    Raises:
        RuntimeError: When it does not start; with the end of its log.
    """
    shutil.copytree(_SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    pages = folder / ".web" / "build" / "client"
    pages.mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Bare</title>")
    port = free_port()
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.bare_site.serve"],
            cwd=folder,
            env={**os.environ, "PORT": str(port), "PYTHONPATH": str(ROOT)},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    url = f"http://localhost:{port}"
    try:
        _wait_for(url, process, log)
        yield url
    finally:
        process.terminate()
        process.wait(timeout=20)


def _wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    give_up = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < give_up:
        try:
            with urllib.request.urlopen(f"{url}/ping", timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"the bare site did not start:\n{log.read_text()[-3000:]}")


async def measure_events(url: str, count: int, turns: int) -> Figures:
    """Measure the bare site's event with `count` visitors at once."""
    async with visitors(url, "/", count) as arrived:
        return await measure([_client(visitor) for visitor in arrived], turns)


def _client(visitor: Visitor) -> Turn:
    async def turn(_: int) -> None:
        await visitor.ask(f"{STATE}.answer", {}, _is_answered)

    return turn


def _is_answered(told: Delta) -> bool:
    return STATE in told
