"""A killed process loses no letter, and a kill before the commit sends at most one more mail."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.models import ReplyStatus, SantaLetter
from santa_app.settings import Settings
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import FakeClock, form
from tests.support.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.both_databases

ROOT = Path(__file__).parents[2]
CONTACT = "care@example.org"
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(settings: Settings) -> Iterator[Start]:
    """Starts processes on the test's database and fake SendGrid; they are killed after the test."""
    running: list[subprocess.Popen[str]] = []

    def start_one(point: str, **sent: object) -> "subprocess.Popen[str]":
        # Short where the next process waits for the end of the lease, yet long enough for a busy
        # machine to begin with the send; a real send may take longer.
        sends = point in {"serving", "before the result is written"}
        environment = {
            **os.environ,
            "DATABASE_URL": settings.database_url,
            "SENDGRID_API_KEY": "test-key",
            "SENDGRID_HOST": settings.sendgrid_host,
            "SECRET_KEY": "k" * 40,
            "SAFEGUARDING_CONTACT": CONTACT,
            "SEND_TIMEOUT": "10" if sends else "0.5",
            "LEASE": "20" if sends else "5",
            "POLL_INTERVAL": "0.1",
            "FORM": json.dumps(sent),
        }
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.integration.letter_process", point],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        running.append(process)
        assert process.stdout is not None
        # A process that never gets there is killed, which ends the `readline`.
        overdue = threading.Timer(PATIENCE, process.kill)
        overdue.start()
        assert process.stdout.readline() == "READY\n"
        overdue.cancel()
        return process

    yield start_one
    for process in running:
        process.kill()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def kill(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait(PATIENCE)


async def after_the_lease(service: LetterService, clock: FakeClock) -> None:
    """Let a process see the lease of the killed one until it ends."""
    clock.now = utc_now() + timedelta(minutes=1)
    await service.worker.tasks.run_due()
    clock.forward(seconds=service.settings.lease)
    await service.worker.tasks.run_due()


def wait_until_sent(stored: Stored, sendgrid: FakeSendGrid, requests: int) -> SantaLetter:
    """Wait until the one letter is marked as sent, and return it."""
    sendgrid.wait_for(requests)
    wait_until(lambda: stored()[0].reply_status == ReplyStatus.SENT, "the letter is sent")
    (row,) = stored()
    return row


def test_killed_between_insert_and_send(
    start: Start, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    kill(start("before the send", **form()))
    (row,) = stored()
    assert row.reply_status == ReplyStatus.SENDING
    assert sendgrid.requests == []

    start("serving")
    answered = wait_until_sent(stored, sendgrid, 1)
    assert answered.id == row.id
    assert answered.reply_attempts == 1
    assert [request.letter_id for request in sendgrid.requests] == [row.id]


async def test_killed_between_claim_and_send(
    start: Start, sendgrid: FakeSendGrid, service: LetterService, clock: FakeClock
) -> None:
    # The process reads the real clock.
    now = utc_now()
    (number,) = await owe(
        service,
        1,
        created_at=now,
        reply_scheduled_at=now,
        reply_expires_at=now + timedelta(hours=48),
        delete_after=now + timedelta(days=60),
    )
    kill(start("after the claim"))
    assert sendgrid.requests == []
    await after_the_lease(service, clock)
    assert await service.worker.drain() == 1
    assert [request.letter_id for request in sendgrid.requests] == [number]


async def test_killed_between_answer_and_commit_sends_at_most_twice(
    start: Start, sendgrid: FakeSendGrid, stored: Stored, service: LetterService, clock: FakeClock
) -> None:
    kill(start("before the result is written", **form()))
    (row,) = stored()
    assert row.reply_status == ReplyStatus.SENDING
    assert len(sendgrid.requests) == 1

    await after_the_lease(service, clock)
    assert await service.worker.drain() == 1
    assert await service.worker.drain() == 0
    assert [request.letter_id for request in sendgrid.requests] == [row.id, row.id]


async def test_operator_is_told_after_a_kill_between_letter_and_alert(
    start: Start, sendgrid: FakeSendGrid, stored: Stored, open_service: Open, clock: FakeClock
) -> None:
    kill(start("after the claim of the alert", **form(message_to_santa="He hits me.")))
    (row,) = stored()
    assert row.reply_status == ReplyStatus.HELD
    assert sendgrid.requests == []
    clock.now = utc_now() + timedelta(minutes=1)
    await open_service(safeguarding_contact=CONTACT).worker._tick()
    assert [request.to for request in sendgrid.requests] == [CONTACT]


async def test_resubmission_after_the_kill_is_the_same_letter(
    start: Start, sendgrid: FakeSendGrid, service: LetterService, clock: FakeClock
) -> None:
    sent = form()
    kill(start("before the send", **sent))
    outcome = await submit(sent, origin=None, service=service)
    assert outcome.status is SubmitStatus.REPLY_LATER
    await after_the_lease(service, clock)
    assert await service.worker.drain() == 1
    assert [request.letter_id for request in sendgrid.requests] == [outcome.letter_id]
