"""The environment of a case: a database, a sender, a clock and processes of its own."""

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.faults import accounts
from tests.faults.accounts import Account
from tests.faults.clock import MovedClock
from tests.faults.databases import Host, Letters
from tests.faults.families import Mailbag
from tests.faults.fleet import Fleet, Member
from tests.faults.recorder import RecordingSender
from tests.support.smtp_server import HOST
from tests.support.waiting import wait_until

SETTLING = 240.0
"""Seconds for sending pending replies at the end of a case."""


@dataclass
class Testbed:
    folder: Path
    host: Any
    letters: Letters
    sender: RecordingSender
    clock: MovedClock
    fleet: Fleet
    uncommitted: set[int] = field(default_factory=set)
    """Requests whose answer was read by a process that was killed before the commit."""
    kills: int = 0

    @property
    def by(self) -> str:
        """The kind of sender, if it is not the usual one, for a row's title."""
        return ", by SMTP" if self.fleet.settings.get("MAIL_SENDER") == "smtp" else ""

    def kill(self, member: Member) -> None:
        """Kill a process, or find it dead, and record its uncommitted requests."""
        member.kill()
        self.kills += 1
        heard = self.sender.settled(member.key)
        self.uncommitted |= accounts.uncommitted(heard, self.letters.rows())

    def settle(self, mailbag: Mailbag | list[str], seconds: float = SETTLING) -> Account:
        """Wait until all letters are answered or time is up, and count."""

        def all_sent() -> bool:
            self.letters.release_unknown(self.clock())
            return self.letters.all_sent()

        self.comes_true(all_sent, seconds)
        accepted = mailbag.accepted if isinstance(mailbag, Mailbag) else mailbag
        ledger = self.sender.settled()
        return accounts.settle(accepted, self.letters.rows(), ledger, self.uncommitted)

    @staticmethod
    def comes_true(holds: Callable[[], bool], seconds: float) -> bool:
        """Wait until something holds, and return whether it did in time."""
        try:
            wait_until(holds, "", seconds=seconds, every=0.25)
        except TimeoutError:
            return False
        return True


@contextmanager
def open_testbed(host: Host, name: str, folder: Path, **settings: str) -> Generator[Testbed]:
    """Create the environment of a case; its processes end with it, its logs stay in `folder`."""
    own = folder / name
    own.mkdir()
    letters = host.new(f"faults-{name}")
    clock = MovedClock(own / "clock")
    with RecordingSender() as sender:
        smtp = {
            "SMTP_HOST": HOST,
            "SMTP_PORT": str(sender.smtp_port),
            "SMTP_TLS": "none",
            "SMTP_PASSWORD": "any",
        }
        with Fleet(own, letters.url, sender, clock, {**smtp, **settings}) as fleet:
            yield Testbed(
                folder=own, host=host, letters=letters, sender=sender, clock=clock, fleet=fleet
            )


async def reaches(holds: Callable[[], bool]) -> None:
    """Wait until something holds, without blocking other tasks."""
    while not holds():
        await asyncio.sleep(0.02)
