"""Starts the site as `make run` does, for browser tests, measurements and fault injection.

All sites of the tests share one build. A build contains the site's public URL, so every site has
the same one, `PUBLIC_URL`, and listens on a port of its own. `chromium.launch` sends the browser's
requests for `PUBLIC_URL` to that port; other clients use `RunningSite.local_url`.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from filelock import FileLock

from santa_app.server.commands import prepare_environment
from tests.support.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
PUBLIC_URL = "http://localhost:2412"
"""SITE_URL of the shared build; nothing listens on this port."""
prepare_environment()
ENVIRONMENT = os.environ | {"LANGUAGES": "en"}
"""The environment before any test changes it; the Node of this virtual environment comes first.

The site of the tests is in English: with each language more, a build takes as long again.
"""
_BUILD = """
from santa_app import settings
from santa_app.server import commands
commands.prepare_environment()
commands.build(settings.load_settings())
"""


def build_lock() -> FileLock:
    """Return the lock to hold while the project's build folder is changed or copied."""
    folder = ROOT / ".build"
    folder.mkdir(exist_ok=True)
    return FileLock(folder / "build.lock")


_PORTS = range(10_000, 30_000)
_LANES = 8
_LANE = len(_PORTS) // _LANES


def _own_ports() -> Iterator[int]:
    """Yield the ports of this test process again and again.

    They lie below those that the system gives to connections: one of these may be taken by a
    connection between the moment a test chooses it and the moment its server listens. Processes of
    pytest-xdist have ports of their own, others begin anywhere.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw7").removeprefix("gw")
    first = _PORTS.start + int(worker) % _LANES * _LANE
    start = os.getpid() % _LANE
    return cycle([*range(first + start, first + _LANE), *range(first, first + start)])


_ports = _own_ports()


def free_port() -> int:
    """Return a port on which nothing listens, another one at each call."""
    for port in _ports:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("", port))
            return port
    raise AssertionError("the ports begin again")


@dataclass
class RunningSite:
    """A served site: its URLs, its database, its log, and how to stop and start it."""

    folder: Path
    port: int
    environment: dict[str, str]
    command: Sequence[str] = ("-m", "santa_app", "run")
    """Arguments of the Python interpreter."""
    wrapper: Sequence[str] = ()
    """A command that executes the interpreter, such as one that takes rights away."""
    root: Path = ROOT
    """The project folder whose build is served."""
    process: subprocess.Popen[bytes] | None = None
    seen: int = field(default=0)

    @property
    def url(self) -> str:
        """The public URL, as browsers and mails name it, without a trailing slash."""
        return self.environment["SITE_URL"]

    @property
    def local_url(self) -> str:
        """The URL at which the server listens, for clients other than the browser."""
        return f"http://localhost:{self.port}"

    @property
    def database(self) -> Path:
        return self.folder / "santa.db"

    @property
    def log(self) -> Path:
        """The file with everything that the server printed."""
        return self.folder / "server.log"

    def start(self) -> None:
        """Start the server and wait until it answers, however long a busy machine takes.

        Raises:
            RuntimeError: When the server exits instead; with the end of its log.
        """
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                [*self.wrapper, sys.executable, *self.command],
                cwd=self.root,
                env=self.environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        while self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.local_url}/ping", timeout=10) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the site did not start:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """End the server and its workers at once, as a crash would."""
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """Ask the server to stop, and kill it when it has not stopped in time."""
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def finish_logging(self) -> None:
        """Wait until the server has logged what it did so far.

        It has when it answers a request and logs nothing else for a moment.
        """
        logged = -1
        while logged != (logged := self.log.stat().st_size):
            with urllib.request.urlopen(f"{self.local_url}/ping", timeout=PATIENCE) as answer:
                answer.read()
            time.sleep(0.05)

    def new_log(self) -> str:
        text = self.log.read_text()
        new, self.seen = text[self.seen :], len(text)
        return new


def site_in(folder: Path, *, port: int | None = None, **settings: str) -> RunningSite:
    """Return a site that keeps all its files in `folder`; it is not started yet.

    Args:
        folder: Where database, outbox and log go.
        port: Where it listens; any free port if left out.
        **settings: Environment variables of santa_app.settings.
    """
    port = port or free_port()
    temporary = folder / "tmp"
    temporary.mkdir(parents=True, exist_ok=True)
    environment = {
        **ENVIRONMENT,
        "PORT": str(port),
        "SITE_URL": PUBLIC_URL,
        # Clients other than the browser name the local URL as their origin.
        "ALLOWED_ORIGINS": f"http://localhost:{port}",
        "DATABASE_URL": f"sqlite:///{folder / 'santa.db'}",
        "OUTBOX_DIR": str(folder / "outbox"),
        "TMPDIR": str(temporary),
        # All visitors of a test share one IP address.
        "ORIGIN_CONNECTIONS": "100000",
        "ORIGIN_CONNECTS_PER_MINUTE": "1000000",
        "ORIGIN_CPU_PERCENT": "0",
        # A busy machine needs longer for a reply than visitors wait; less than GIVE_UP_SECONDS.
        "SUBMIT_WAIT": "6",
        # On a busy machine, a letter would wait for the recognizer.
        "RECOGNIZE_BY": "phrases",
        **settings,
    }
    return RunningSite(folder=folder, port=port, environment=environment)


def build_site() -> None:
    """Build the pages of a site that sends mail, unless the last build is still valid.

    Test processes that need the build at the same time wait for the first one to finish it.

    Raises:
        RuntimeError: When the build fails; with the end of what it printed.
    """
    with build_lock(), tempfile.TemporaryDirectory() as folder:
        # Pages differ with and without a key; which key it is makes no difference.
        environment = site_in(Path(folder), SENDGRID_API_KEY="any").environment
        done = subprocess.run(
            [sys.executable, "-c", _BUILD],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"the site was not built:\n{done.stdout[-3000:]}")
