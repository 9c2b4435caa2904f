"""When the sender refuses all of us, everything rests, and no letter pays for it."""

import asyncio
import logging

import pytest
from sqlalchemy import select

from santa_app.letters import Kind, PostOffice, submit
from santa_app.letters.table import LETTERS
from tests.integration.fixture_types import Open
from tests.integration.owing import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import FakeClock, form


@pytest.mark.parametrize(
    ("answer", "rest"),
    [
        (Answer(status=401), 300),
        (Answer(status=403), 300),
        (Answer(status=429, headers={"Retry-After": "30"}), 30),
    ],
    ids=["401", "403", "429"],
)
async def test_a_pause_holds_for_every_process_and_costs_no_attempt(
    answer: Answer, rest: int, open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    first, second = open_office(backlog_sends=1), open_office(backlog_sends=1)
    await owe(first, 3)
    sendgrid.answers(answer)
    await first.delivery.run_due()
    assert len(sendgrid.requests) == 1

    clock.forward(seconds=rest - 1)
    assert await first.delivery.run_due() == 0
    assert await second.delivery.run_due() == 0
    for office in (first, second):
        outcome = await submit(form(), origin=None, office=office)
        assert outcome.kind is Kind.REPLY_LATER
    assert len(sendgrid.requests) == 1

    clock.forward(seconds=1)
    assert await second.delivery.run_due() == 5
    assert len(sendgrid.requests) == 6
    rows = await first.store.database.read(
        lambda connection: connection.execute(select(LETTERS)).all()
    )
    assert {row.reply_attempts for row in rows} == {1}


async def test_after_a_pause_one_letter_goes_ahead_alone(
    open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    office = open_office(backlog_sends=1)
    await owe(office, 10)
    sendgrid.answers(always=Answer(status=401))
    for tries in range(1, 4):
        await office.delivery.run_due()
        assert len(sendgrid.requests) == tries
        clock.forward(seconds=300)


async def test_the_alarm_is_raised_once_for_each_pause(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    sendgrid.answers(always=Answer(status=401, error="Maximum credits exceeded"))
    forms = [submit(form(), origin=None, office=office) for _ in range(5)]
    outcomes = await asyncio.gather(*forms)
    assert {outcome.kind for outcome in outcomes} == {Kind.REPLY_LATER}
    alarms = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert len(alarms) == 1
    assert alarms[0].getMessage() == (
        "ALARM: all sending rests until 2025-12-01T12:05:00+00:00: 401: Maximum credits exceeded"
    )
    clock.forward(seconds=300)
    await office.delivery.run_due()
    alarms = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert len(alarms) == 2
