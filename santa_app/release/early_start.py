"""Starts the Node processes of a build before Reflex asks for them, where a core would be idle.

Reflex compiles the pages on one core. Meanwhile the bundler's process loads Vite and React Router,
which takes most of a second. The process that compresses begins with the finished pages while their
policies and the service worker are made. Both then wait for a line on their standard input: it is
written when Reflex would start them.
"""

import os
import shutil
import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from reflex.utils import processes
from reflex.utils.exec import frontend_env
from reflex.utils.prerequisites import get_web_dir
from reflex_base.config import get_config

from santa_app.release.slim_runtime import read_script

COMPRESSION: Final = "compress-static.js"
"""Reflex's script in .web, which it runs after `post_build`."""
_BUNDLER: Final = "bundler.js"
_EXPORT: Final = ("run", "export")
"""The end of the command by which Reflex bundles."""
_INSTALLED: Final = "node_modules/.package-lock.json"
"""npm writes this file of .web at each installation."""


@dataclass(frozen=True, kw_only=True, slots=True)
class _Started:
    """A waiting process.

    Attributes:
        process: It goes on after a line on its standard input, and gives up when that is closed.
        end: The end of the command in whose place it goes on.
        packages: The state of the installed packages when it was started.
    """

    process: subprocess.Popen[str]
    end: tuple[str, ...]
    packages: tuple[int, int] | None


_started: list[_Started] | None = None
"""The processes that were started early; None outside of `early_start`."""


@contextmanager
def early_start() -> Generator[None]:
    """Within the context, start the bundler at once, and let Reflex use what was started early.

    A process that ended by itself is not used, nor one from before an installation of packages.
    Reflex then starts its own.
    """
    global _started  # noqa: PLW0603 -- Reflex calls the plugin, which starts the second process
    start = processes.new_process

    def new_process(args: Any, run: bool = False, **options: Any) -> Any:  # noqa: ANN401, FBT001, FBT002 -- Reflex's signature
        early = _take(args)
        if early is None:
            return start(args, run=run, **options)
        if not run:
            print(file=early.stdin, flush=True)
            return early
        output, _ = early.communicate("\n")
        return subprocess.CompletedProcess(args, early.returncode, output)

    _started = []
    processes.new_process = new_process  # ty: ignore[invalid-assignment] -- of its two signatures
    try:
        _start_bundler()
        yield
    finally:
        processes.new_process = start
        for one in _started:
            with one.process:  # its input is closed, so it gives up
                pass
        _started = None


def start_compression(client: Path) -> None:
    """Compress what is in `client` so far; what has changed at the end is compressed then."""
    web = get_web_dir().resolve()
    arguments = (str(web / COMPRESSION), str(client), *get_config().frontend_compression_formats)
    _start([arguments[0], "--early", *arguments[1:]], end=arguments)


def _start_bundler() -> None:
    if _packages() is not None:
        _start(["--input-type=module", "--eval", read_script(_BUNDLER)], end=_EXPORT)


def _start(arguments: Sequence[str], *, end: tuple[str, ...]) -> None:
    node = shutil.which("node")
    if _started is None or node is None:
        return
    process = subprocess.Popen(  # noqa: S603 -- our own fixed command
        [node, *arguments],
        cwd=get_web_dir().resolve(),
        env=frontend_env(os.environ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    _started.append(_Started(process=process, end=end, packages=_packages()))


def _take(args: object) -> subprocess.Popen[str] | None:
    """Return the waiting process that does what a command would."""
    if not isinstance(args, list):
        return None
    for one in _started or ():
        if tuple(map(str, args))[-len(one.end) :] == one.end:
            usable = one.process.poll() is None and one.packages == _packages()
            return one.process if usable else None
    return None


def _packages() -> tuple[int, int] | None:
    """Return what each installation of packages changes; None before the first."""
    try:
        status = (get_web_dir() / _INSTALLED).stat()
    except FileNotFoundError:
        return None
    return status.st_ino, status.st_mtime_ns
