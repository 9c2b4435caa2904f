"""A development server with hot reload, in a folder that a test may change."""

import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.support.running_site import free_port
from tests.support.waiting import BUILD_PATIENCE_MS, wait_until

SAVE_AGAIN_MS = 60_000
"""Milliseconds after which a saved text that is not shown is saved again."""


@contextmanager
def developing(
    folder: Path, command: Sequence[str], environment: Mapping[str, str], port: int
) -> Iterator[str]:
    """Run a development server until the end of the block; yield its URL once it answers.

    Its output goes to `log.txt` in the folder.

    Raises:
        RuntimeError: When it ends before it answers; with the end of what it printed.
        TimeoutError: When it runs, but does not answer with a page.
    """
    log = folder / "log.txt"
    with log.open("wb") as output:
        server = subprocess.Popen(
            [sys.executable, *command],
            cwd=folder, env=environment, stdout=output, stderr=output, start_new_session=True,
        )  # fmt: skip
    url = f"http://localhost:{port}"
    try:
        wait_until(
            lambda: _answers(url) or server.poll() is not None,
            f"{url} answers (see {log})", seconds=BUILD_PATIENCE_MS / 1000,
        )  # fmt: skip
        if server.poll() is not None:
            raise RuntimeError(log.read_text(errors="replace")[-2000:])
        yield url
    finally:
        with suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def two_free_ports() -> int:
    """Return a free port such that the next one is free too, for the backend."""
    while True:
        port = free_port()
        if free_port() == port + 1:
            return port


def replace_once(path: Path, old: str, new: str) -> None:
    """Replace `old`, which must occur once in the file, by `new`."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), "utf-8")


def shown_after_saving(file: Path, check: Callable[[float], None]) -> None:
    """Save the file again while the check fails: Reflex misses a save while it reloads.

    Args:
        file: The saved file.
        check: Waits for what must be shown, for as many milliseconds as it is told.
    """
    for _ in range(10):
        try:
            return check(SAVE_AGAIN_MS)
        except (AssertionError, TimeoutError):
            file.touch()
    return check(SAVE_AGAIN_MS)


def _answers(url: str) -> bool:
    try:
        return urllib.request.urlopen(url, timeout=60).status == 200
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False
