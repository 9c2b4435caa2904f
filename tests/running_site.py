"""Starts the site as `make run` does, on a port of its own, for browser tests and measurements."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PORT_FILE = ROOT / ".web" / "test-port.json"
ENVIRONMENT = dict(os.environ)
"""As it was at the beginning: builds run beside tests that change it for themselves."""
BUILDING = threading.Lock()
"""Held while the site's own build folder changes, or is copied."""
_BUILD = """
from santa_app.server import commands, settings
commands.prepare_environment()
commands.build(settings.load_settings())
"""


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def build_port() -> int:
    """Return the port of the last build if it is free, so that the build can be used again."""
    if PORT_FILE.exists():
        port = json.loads(PORT_FILE.read_text())
        if _is_free(port):
            return port
    port = free_port()
    PORT_FILE.parent.mkdir(exist_ok=True)
    PORT_FILE.write_text(json.dumps(port))
    return port


@dataclass
class RunningSite:
    """A served site: its address, its database, its log, and how to stop and start it."""

    folder: Path
    port: int
    environment: dict[str, str]
    command: Sequence[str] = ("-m", "santa_app", "run")
    """What Python is asked to run."""
    process: subprocess.Popen[bytes] | None = None
    seen: int = field(default=0)

    @property
    def url(self) -> str:
        """The site's address, without a trailing slash."""
        return f"http://localhost:{self.port}"

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.folder / "santa.db"

    @property
    def log(self) -> Path:
        """All that the server printed."""
        return self.folder / "server.log"

    def build(self) -> None:
        """Build the pages as the start would, unless the last build still holds.

        Raises:
            RuntimeError: When the build fails; with the end of what it printed.
        """
        with BUILDING:
            done = subprocess.run(
                [sys.executable, "-c", _BUILD],
                cwd=ROOT,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
        if done.returncode:
            raise RuntimeError(f"the site was not built:\n{done.stdout[-3000:]}")

    def start(self, *, seconds: float = 180) -> None:
        """Start the server and wait until it answers.

        Raises:
            RuntimeError: When it stops or does not answer in time; with the end of its log.
        """
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, *self.command],
                cwd=ROOT,
                env=self.environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        give_up = time.monotonic() + seconds
        while time.monotonic() < give_up:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/ping", timeout=2) as answer:
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
        """Ask the server to stop, and see that it does."""
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()

    def new_log(self) -> str:
        """Return what was logged since the last call."""
        text = self.log.read_text()
        new, self.seen = text[self.seen :], len(text)
        return new


def site_in(folder: Path, *, port: int | None = None, **settings: str) -> RunningSite:
    """Return a site that keeps all its files in `folder`; it is not started yet.

    Args:
        folder: Where database, outbox and log go.
        port: Its port; the last build's if left out.
        **settings: Environment variables of santa_app.settings.
    """
    port = port or build_port()
    temporary = folder / "tmp"
    temporary.mkdir(parents=True, exist_ok=True)
    environment = {
        **ENVIRONMENT,
        "PORT": str(port),
        "SITE_URL": f"http://localhost:{port}",
        "DATABASE_URL": f"sqlite:///{folder / 'santa.db'}",
        "OUTBOX_DIR": str(folder / "outbox"),
        "TMPDIR": str(temporary),
        # All visitors of a test come from one address.
        "ORIGIN_CONNECTIONS": "100000",
        "ORIGIN_CONNECTS_PER_MINUTE": "1000000",
        "ORIGIN_MESSAGES_PER_MINUTE": "1000000",
        "CONNECTION_MESSAGES_PER_MINUTE": "1000000",
        **settings,
    }
    return RunningSite(folder=folder, port=port, environment=environment)


def build_site() -> None:
    """Build the pages of a site that mails and has no `port` of its own, unless they still hold."""
    with tempfile.TemporaryDirectory() as folder:
        # Pages say whether the site mails at all; with which key, they do not.
        site_in(Path(folder), SENDGRID_API_KEY="any").build()
