"""A server that is told to stop while a letter is in hand answers its visitor first."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from santa_app import product
from santa_app.letters import SubmitStatus
from tests.faults.clock import MovedClock
from tests.faults.databases import SqliteHost
from tests.faults.fleet import Fleet, Member
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import long_form
from tests.support.letter_state import ANSWER, LETTER_STATE, SUBMIT
from tests.support.waiting import PATIENCE
from tests.support.websocket import ClosedError
from tests.support.websocket_visitors import Delta, VisitError, Visitor


class Post:
    """One server with a database and a sender of its own, and its visitors."""

    def __init__(self, folder: Path, sendgrid: FakeSendGrid, fleet: Fleet) -> None:
        self.sendgrid = sendgrid
        self.letters = SqliteHost(folder).new("stopping")
        fleet.database_url = self.letters.url
        self.server: Member = fleet.add(SENDGRID_HOST=sendgrid.url)
        self.server.start()
        self.visitors: list[Visitor] = []

    async def arrive(self) -> Visitor:
        visitor = await Visitor.arrive(self.server.url, product.LETTER_PATH)
        self.visitors.append(visitor)
        return visitor

    def terminate(self) -> None:
        """Send SIGTERM to all processes of the server, as systemd does."""
        assert self.server.process is not None
        os.killpg(self.server.process.pid, signal.SIGTERM)

    async def ended(self) -> int:
        """Wait for the end of the server, and return its exit code."""
        assert self.server.process is not None
        return await asyncio.to_thread(self.server.process.wait, PATIENCE)


async def status_of_letter(visitor: Visitor, key: str) -> str:
    """Send a letter, and return the status of its answer."""

    def is_answer(told: Delta) -> bool:
        return bool(told.get(LETTER_STATE, {}).get(ANSWER))

    await visitor.ask(SUBMIT, {"form": long_form(key)}, is_answer)
    return visitor.state[LETTER_STATE][ANSWER]["status"]


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    with FakeSendGrid() as sendgrid:
        clock = MovedClock(tmp_path / "clock")
        with Fleet(tmp_path, "", sendgrid, clock) as fleet:  # ty: ignore -- a sender that only answers
            own = Post(tmp_path, sendgrid, fleet)
            yield own
            sendgrid.answer_hanging()
            for visitor in own.visitors:
                visitor.vanish()


async def test_letters_in_hand_are_answered_before_their_websockets_close(post: Post) -> None:
    soon, never, idle = [await post.arrive() for _ in range(3)]
    post.sendgrid.answers_to("soon@example.com", Answer(delay=1.5))
    post.sendgrid.answers_to("never@example.com", Answer(mode=Mode.HANG))
    asking = [
        asyncio.create_task(status_of_letter(visitor, key))
        for visitor, key in ((soon, "soon"), (never, "never"))
    ]
    await post.sendgrid.wait_for_async(2)
    post.terminate()
    # Not longer than a visitor waits: the second is told that the reply comes later.
    assert await asyncio.gather(*asking) == [SubmitStatus.REPLY_SENT, SubmitStatus.REPLY_LATER]
    with pytest.raises((ClosedError, VisitError), match="closed with 1000"):
        await status_of_letter(idle, "idle")
    post.sendgrid.answer_hanging()
    assert await post.ended() == 0
    assert [row.status for row in post.letters.rows()] == ["sent", "sent"]
