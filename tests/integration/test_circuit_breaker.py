"""The circuit breaker pauses all sending, and uses up no attempt of any letter."""

import asyncio
import logging

import pytest
from sqlalchemy import select

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import LETTERS
from tests.integration.fixture_types import Open
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import FakeClock, form


@pytest.mark.both_databases
@pytest.mark.parametrize(
    ("answer", "rest"),
    [
        (Answer(status=401), 300),
        (Answer(status=403), 300),
        (Answer(status=429, headers={"Retry-After": "30"}), 30),
    ],
    ids=["401", "403", "429"],
)
async def test_pause_holds_for_every_process_and_uses_no_attempt(
    answer: Answer, rest: int, open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    first, second = open_service(backlog_sends=1), open_service(backlog_sends=1)
    await owe(first, 3)
    sendgrid.answers(answer)
    await first.worker.drain()
    assert len(sendgrid.requests) == 1

    clock.forward(seconds=rest - 1)
    assert await first.worker.drain() == 0
    assert await second.worker.drain() == 0
    for service in (first, second):
        outcome = await submit(form(), origin=None, service=service)
        assert outcome.status is SubmitStatus.REPLY_LATER
    assert len(sendgrid.requests) == 1

    clock.forward(seconds=1)
    assert await second.worker.drain() == 5
    assert len(sendgrid.requests) == 6
    rows = await first.repository.database.read(
        lambda connection: connection.execute(select(LETTERS)).all()
    )
    assert {row.reply_attempts for row in rows} == {1}


async def test_each_pause_is_logged_once(
    service: LetterService,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    sendgrid.answers(always=Answer(status=401, error="Maximum credits exceeded"))
    forms = [submit(form(), origin=None, service=service) for _ in range(5)]
    outcomes = await asyncio.gather(*forms)
    assert {outcome.status for outcome in outcomes} == {SubmitStatus.REPLY_LATER}
    alarms = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert len(alarms) == 1
    assert alarms[0].getMessage() == (
        "ALARM: all sending is paused until 2025-12-01T12:05:00+00:00: "
        "401: Maximum credits exceeded"
    )
    clock.forward(seconds=300)
    await service.worker.drain()
    alarms = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert len(alarms) == 2
