"""The reply worker sends each pending reply once, retries on schedule, and fails after two days."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from santa_app.letters import LetterService, submit
from santa_app.letters.models import FailureReason, ReplyStatus
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import START, FakeClock, form


@pytest.mark.both_databases
async def test_two_processes_send_each_reply_once(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    first, second = open_service(), open_service()
    numbers = await owe(first, 60)
    sent = await asyncio.gather(first.worker.drain(), second.worker.drain())
    assert sum(sent) == 60
    assert sorted(request.letter_id for request in sendgrid.requests) == numbers
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}


async def test_worker_survives_errors(
    service: LetterService,
    sendgrid: FakeSendGrid,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    claim = service.repository.claim
    monkeypatch.setattr(service.repository, "claim", _fails_once(claim))
    await owe(service, 1)
    async with service:
        await sendgrid.wait_for_async(1)
        assert service.worker.is_running
    (error,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert error.getMessage().startswith("the worker's loop met an error: ValueError at")


def _fails_once(claim: Callable[..., Any]) -> Callable[..., Any]:
    failures = [ValueError("nobody foresaw this")]

    async def claiming(*args: Any) -> Any:
        if failures:
            raise failures.pop()
        return await claim(*args)

    return claiming


async def test_letter_fails_after_48_hours_and_is_logged_as_an_error(
    open_service: Open,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = open_service(retry_first=3600.0, retry_most=6 * 3600.0)
    sendgrid.answers(always=Answer(status=503))
    (number,) = await owe(service, 1)
    while (row := stored()[0]).reply_status == ReplyStatus.PENDING:
        assert row.reply_scheduled_at is not None
        clock.now = row.reply_scheduled_at
        assert await service.worker.drain() == 1
    assert row.reply_status == ReplyStatus.FAILED
    assert row.reply_scheduled_at is None
    assert row.failure_reason == FailureReason.EXPIRED
    assert row.reply_error == "unexpected answer 503"
    assert timedelta(hours=48) <= clock.now - START < timedelta(hours=54)
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    (error,) = errors
    assert error.getMessage() == "no reply within the time limit"
    assert (error.__dict__["letter"], error.__dict__["answer"]) == (
        number,
        "unexpected answer 503",
    )
    clock.forward(days=1)
    assert await service.worker.drain() == 0


async def test_worker_wakes_at_once_and_sends_a_backlog(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    # The next poll would come after an hour.
    service = open_service(poll_interval=3600.0, backlog_sends=4)
    service.worker.start()
    await asyncio.sleep(0)
    await owe(service, 100)
    service.worker.wake()
    await sendgrid.wait_for_async(100)
    await service.worker.stop()
    assert not service.worker.is_running
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}
    assert len(sendgrid.requests) == 100


async def test_stop_finishes_sends_in_flight_and_claims_nothing(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    service = open_service(backlog_sends=1)
    sendgrid.answers(Answer(mode=Mode.HANG))
    await owe(service, 5)
    service.worker.start()
    await sendgrid.wait_for_async(1)
    stopping = asyncio.create_task(service.worker.stop())
    await asyncio.sleep(0)
    sendgrid.answer_hanging()
    await stopping
    states = [row.reply_status for row in stored()]
    assert states == [ReplyStatus.SENT] + [ReplyStatus.PENDING] * 4
    assert len(sendgrid.requests) == 1


@pytest.mark.both_databases
async def test_expired_letters_are_deleted(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    await submit(form(), origin=None, service=service)
    sendgrid.answers(always=Answer(status=400))
    await submit(form(), origin=None, service=service)
    assert [row.delete_after - START for row in stored()] == [
        timedelta(days=30),
        timedelta(days=60),
    ]
    for days, left in ((29, 2), (31, 1), (59, 1), (61, 0)):
        clock.now = START + timedelta(days=days)
        await service.erasure.run()
        assert len(stored()) == left
