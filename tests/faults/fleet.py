"""The processes under test: several servers and workers on one database and one sender."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from santa_app.settings import Settings
from tests.faults import process as under_test
from tests.faults.clock import MovedClock
from tests.faults.recorder import ROOT, RecordingSender
from tests.support.letter_examples import SECRET_KEY
from tests.support.running_site import free_port
from tests.support.waiting import PATIENCE, wait_until

START = 600.0
"""Seconds for a server to start on a busy machine."""

_LIMITS = (
    "ORIGIN_LETTERS_PER_HOUR",
    "ORIGIN_CONNECTIONS",
    "ORIGIN_CONNECTS_PER_MINUTE",
    "RECIPIENT_DOMAIN_REPLIES_PER_DAY",
)
"""Limits for each client IP address and each domain; all visitors of the bench share one."""


@dataclass
class Member:
    """One process under test, which may be killed and started again."""

    name: str
    kind: str
    log: Path
    environment: dict[str, str]
    port: int = 0
    host: str = "localhost"
    within: tuple[str, ...] = ()
    """A prefix of the command, to run it on another machine."""
    folder: Path = ROOT
    """The release that runs."""
    life: int = 0
    """The number of starts of the process."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def key(self) -> str:
        """The name of this start of the process, as the ledger records it."""
        return f"{self.name}-{self.life}"

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self, *, wait: bool = True) -> None:
        self.life += 1
        environment = {
            **self.environment,
            "SENDGRID_API_KEY": f"SG.{self.key}",
            "SMTP_USER": self.key,
        }
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                [*self.within, sys.executable, "-m", "tests.faults.process", self.kind],
                cwd=self.folder,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        if wait:
            wait_until(
                self.answers, f"{self.name} starts (see {self.log})", seconds=START, every=0.05
            )

    def answers(self) -> bool:
        """Whether the process is ready.

        Raises:
            RuntimeError: When it has died instead; with the end of its log.
        """
        if not self.runs:
            raise RuntimeError(f"{self.name} died at its start:\n{self.log.read_text()[-3000:]}")
        if self.kind == "deliver":
            return self.log.read_text().count("READY") >= self.life
        try:
            with urllib.request.urlopen(f"{self.url}/ping", timeout=30) as answer:
                return answer.status == 200
        except OSError:
            return False

    def kill(self) -> None:
        """Send SIGKILL to its process group, and wait until it is gone."""
        if self.process is None:
            return
        if self.runs:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Send SIGTERM, as a deployment does, and kill the process if it does not stop."""
        if self.process is None or not self.runs:
            return
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()


@dataclass
class Fleet:
    """All processes of a case, killed at the end of `with Fleet(…) as fleet:`."""

    folder: Path
    database_url: str
    sender: RecordingSender
    clock: MovedClock
    settings: dict[str, str] = field(default_factory=dict)
    members: list[Member] = field(default_factory=list)
    before_restart: Callable[[Member], None] | None = None

    def __enter__(self) -> "Fleet":
        return self

    def __exit__(self, *_: object) -> None:
        for member in self.members:
            member.kill()

    @property
    def servers(self) -> list[Member]:
        return [member for member in self.members if member.kind == "serve"]

    def add(self, kind: str = "serve", *, port: int = 0, **settings: str) -> Member:
        """Add a process, not started yet: `serve` or `deliver`."""
        port = port or free_port()
        name = f"{kind}{len(self.members)}"
        clean = {
            name: value
            for name, value in os.environ.items()
            if name.lower() not in Settings.model_fields
        }
        environment = {
            **clean,
            "PORT": str(port),
            "SITE_URL": f"http://localhost:{port}",
            "DATABASE_URL": self.database_url,
            "MAIL_SENDER": "sendgrid",
            "SENDGRID_HOST": self.sender.url,
            "SECRET_KEY": SECRET_KEY,
            "RECOGNIZE_BY": "phrases",
            **dict.fromkeys(_LIMITS, "10000"),
            under_test.CLOCK: str(self.clock.file),
            **self.settings,
            **settings,
        }
        member = Member(
            name=name,
            kind=kind,
            log=self.folder / f"{name}.log",
            environment=environment,
            port=port,
        )
        self.members.append(member)
        return member

    def start(self, servers: int, deliveries: int = 0) -> None:
        """Add and start processes at the same time, and wait until they answer."""
        new = [self.add() for _ in range(servers)]
        new += [self.add("deliver") for _ in range(deliveries)]
        for member in new:
            member.start(wait=False)
        for member in new:
            wait_until(member.answers, f"{member.name} starts (see {member.log})", seconds=START)
