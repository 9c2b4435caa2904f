"""Thousands of generated frames against a real server.

A short run belongs to `make test`; `make fuzz` sends FUZZ_MESSAGES frames (5,000 there).
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from santa_app.guard.refusals import Reason
from santa_app.letters.submission.form import FormError, read_form
from tests.abuse.client import RawClient, connect_frame, hydrated, write_letter
from tests.abuse.frames import Sent, frames
from tests.abuse.log_check import CANARY, unannounced
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE

MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "300"))
BATCH = 20
ANNOUNCED = [
    *(f"refused: {reason}" for reason in Reason),
    "browser error",
    "a mailbox has used up its letters of this day",
]


@dataclass
class Run:
    """What a run has sent so far, and what must have come of it."""

    server: RunningSite
    sent: int = 0
    batches: int = 0
    ended: int = 0
    letters: int = 0
    keys: set[tuple[str, str]] = field(default_factory=set)

    def expect_letter(self, one: Sent) -> None:
        """Count what was sent as a letter if the form's rules take it, and its key is new."""
        if one.form is None:
            return
        try:
            draft = read_form(one.form)
        except FormError:
            return
        key = draft.submission_key, draft.parent_email.mailbox
        if key in self.keys:
            return
        self.keys.add(key)
        self.letters += 1

    async def send(self, batch: list[Sent]) -> None:
        """Send a batch, then a letter as an ordinary visitor does."""
        together = [one for one in batch if not one.ends]
        for at in range(0, len(together), 8):
            await self.together(together[at : at + 8])
        for number, one in enumerate(one for one in batch if one.ends):
            await self.alone(one, first=number % 3 == 0)
        self.sent += len(batch)
        self.batches += 1
        assert await write_letter(self.server, f"fuzz-{self.batches}") == "reply_sent"
        self.letters += 1

    async def together(self, some: list[Sent]) -> None:
        """Send events over one connection; where one of them ends it, each over its own."""
        async with hydrated(self.server) as client:
            await client.send(*(one.text for one in some))
            await client.settle()
        if not client.closed:
            for one in some:
                self.expect_letter(one)
            return
        for one in some:
            if await self.alone(one, first=False):
                self.expect_letter(one)

    async def alone(self, one: Sent, *, first: bool) -> bool:
        """Send a frame over a connection of its own, as its first or after a page's first.

        Returns whether the connection bore it.
        """
        client = await RawClient.connect(self.server)
        if not first:
            await client.send(connect_frame())
        await client.send(one.text)
        if first:
            await client.send(connect_frame())
        await client.settle()
        self.ended += bool(client.closed)
        await client.leave()
        return not client.closed

    def check(self, rows: Callable[[], int]) -> None:
        """Hold the server to what it promises, whatever it was sent."""
        assert self.server.process is not None
        assert self.server.process.poll() is None
        log = self.server.new_log()
        assert CANARY not in log
        assert unannounced(log, ANNOUNCED) == []
        assert rows() == self.letters


# Only where it fails: then a batch is shown whole.
@pytest.mark.filterwarnings("ignore:Generating overly large repr")
def test_whatever_is_sent(server: RunningSite, registered: dict[str, Any]) -> None:
    def stored() -> int:
        with sqlite3.connect(server.database, timeout=PATIENCE) as connection:
            return connection.execute("SELECT count(*) FROM santa_letters").fetchone()[0]

    before = stored()
    server.new_log()
    run = Run(server)

    @settings(
        max_examples=2 * MESSAGES // BATCH,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(frames(registered["handlers"]), min_size=BATCH, max_size=BATCH))
    def fuzz(batch: list[Sent]) -> None:
        if run.sent >= MESSAGES:
            return
        asyncio.run(run.send(batch))
        run.check(lambda: stored() - before)

    fuzz()
    assert run.sent >= MESSAGES
    assert 0 < run.ended < run.sent
    assert run.letters > run.batches
    figures = (
        f"{run.sent} messages in {run.batches} batches; "
        f"{run.ended} ended their connection; {run.letters} letters sent and stored"
    )
    print(figures)  # noqa: T201 -- `make fuzz` shows it
