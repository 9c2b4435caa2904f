"""Send quotas: replies over the quota wait, oldest first, and processes share one quota."""

import asyncio
import logging
import random
from datetime import timedelta

import pytest

from santa_app.letters import SubmitStatus, submit
from santa_app.letters.models import ReplyStatus
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import counted, owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form

AFTER_A_DAY = {"days": 1, "minutes": 1, "seconds": 20}
"""Time until a request stops counting: a day, the minute it was counted in, the lease."""


@pytest.mark.both_databases
async def test_replies_over_the_quota_wait_oldest_first(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(send_budget_per_day=3, backlog_sends=1)
    kinds = []
    for _ in range(5):
        kinds.append((await submit(form(), origin=None, service=service)).status)
        clock.forward(seconds=1)
    assert kinds == [SubmitStatus.REPLY_SENT] * 3 + [SubmitStatus.REPLY_LATER] * 2
    waiting = stored()[3:]
    assert {row.reply_status for row in waiting} == {ReplyStatus.PENDING}
    assert {row.reply_attempts for row in waiting} == {0}

    clock.now = START + timedelta(days=1)
    assert await service.worker.drain() == 0
    clock.now = START + timedelta(**AFTER_A_DAY)
    assert await service.worker.drain() == 2
    assert [request.letter_id for request in sendgrid.requests[3:]] == [4, 5]


@pytest.mark.both_databases
async def test_four_processes_share_one_quota(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    services = [open_service(send_budget_per_day=30) for _ in range(4)]
    await owe(services[0], 20)
    visitors = [
        submit(form(), origin=None, service=service) for service in services for _ in range(10)
    ]
    await asyncio.gather(*visitors, *(service.worker.drain() for service in services))
    for service in services:
        await service.worker.drain()
    assert len(sendgrid.requests) == 30
    assert await counted(services[0]) == 30
    states = [row.reply_status for row in stored()]
    assert states.count(ReplyStatus.SENT) == 30
    assert states.count(ReplyStatus.PENDING) == 30


async def test_new_letter_does_not_overtake_waiting_ones(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    service = open_service(send_budget_per_day=2, backlog_sends=1)
    await owe(service, 3)
    assert await service.worker.drain() == 2
    clock.forward(**AFTER_A_DAY)
    first = await submit(form(), origin=None, service=service)
    second = await submit(form(), origin=None, service=service)
    assert (first.status, second.status) == (SubmitStatus.REPLY_SENT, SubmitStatus.REPLY_LATER)
    await service.worker.drain()
    assert [request.letter_id for request in sendgrid.requests] == [1, 2, 4, 3]


async def test_waiting_for_the_quota_never_fails_a_letter(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(send_budget_per_day=1)
    await owe(service, 1)
    waited, tried = await owe(service, 1), None
    await service.worker.drain()
    clock.forward(days=5)
    sendgrid.answers(Answer(status=503))
    assert await service.worker.drain() == 1
    tried = stored()[1]
    assert waited == [tried.id]
    assert tried.reply_status == ReplyStatus.PENDING
    assert tried.reply_expires_at == START + timedelta(days=5, hours=48)
    clock.forward(days=5)
    sendgrid.answers(Answer(status=503))
    await service.worker.drain()
    assert stored()[1].reply_status == ReplyStatus.PENDING
    clock.forward(days=5)
    await service.worker.drain()
    assert stored()[1].reply_status == ReplyStatus.SENT


async def test_exhausted_quota_is_logged_once_an_hour(
    open_service: Open, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    service = open_service(send_budget_per_day=1)
    await owe(service, 3)
    await service.worker.drain()

    async def told(rounds: int = 1) -> list[tuple[int, str]]:
        caplog.clear()
        for _ in range(rounds):
            await service.worker._tick()
        return [
            (record.levelno, record.getMessage())
            for record in caplog.records
            if "quota" in record.getMessage()
        ]

    ((level, text),) = await told(3)
    assert level == logging.WARNING
    assert text == (
        "the sending quota is used up: 2 replies wait; "
        "the next can be sent at 2025-12-02T12:01+00:00"
    )
    clock.forward(minutes=59)
    assert await told() == []
    clock.forward(hours=47, minutes=2)
    await service.worker.drain()
    ((level, text),) = await told(2)
    assert level == logging.ERROR
    assert "1 replies wait, some for more than 2 days" in text


@pytest.mark.both_databases
async def test_usage_names_what_is_left_and_when_there_is_more(
    open_service: Open, clock: FakeClock
) -> None:
    service = open_service(send_budget_per_day=4, send_budget_per_hour=3)
    await owe(service, 5)
    await service.worker.drain()
    standing, _ = await service.repository.quota_usage()
    assert (standing.used_in_a_day, standing.used_in_an_hour, standing.free) == (3, 3, 0)
    assert (standing.due_letters, standing.oldest_due) == (2, START)
    assert standing.next_at == START + timedelta(hours=1, minutes=1, seconds=20)
    clock.now = standing.next_at
    standing, _ = await service.repository.quota_usage()
    assert (standing.used_in_a_day, standing.used_in_an_hour, standing.free, standing.next_at) == (
        3,
        0,
        1,
        None,
    )


async def test_letter_that_waited_until_its_deletion_is_an_error(
    open_service: Open, clock: FakeClock, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    service = open_service(send_budget_per_day=1)
    await owe(service, 3)
    await service.worker.drain()
    clock.forward(days=60)
    assert await service.repository.purge() == 3
    assert stored() == []
    (error,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert error.getMessage() == "2 letters were deleted before their reply was sent"


async def test_no_hour_and_no_day_exceeds_its_quota(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    service = open_service(send_budget_per_day=11, send_budget_per_hour=4)
    await owe(service, 60)
    draw = random.Random(20251224)  # noqa: S311 - the same walk each time
    moments = []
    while clock.now < START + timedelta(days=3):
        before = len(sendgrid.requests)
        await service.worker.drain()
        moments += [clock.now] * (len(sendgrid.requests) - before)
        clock.forward(seconds=draw.choice((1, 40, 900, 2_000, 7_000)))
    for span, most in ((timedelta(hours=1), 4), (timedelta(days=1), 11)):
        windows = [sum(start <= at < start + span for at in moments) for start in moments]
        assert max(windows) == most
    assert len(moments) >= 2 * 11


async def test_retry_counts(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(send_budget_per_day=2)
    sendgrid.answers(Answer(status=503))
    await submit(form(), origin=None, service=service)
    clock.forward(seconds=30)
    assert await service.worker.drain() == 1
    assert (await submit(form(), origin=None, service=service)).status is SubmitStatus.REPLY_LATER
    assert [row.reply_attempts for row in stored()] == [2, 0]


@pytest.mark.both_databases
@pytest.mark.parametrize(
    "answer",
    [
        Answer(status=400, error="Bad address"),
        Answer(status=401),
        Answer(status=429),
        Answer(status=429, headers={"Retry-After": "30"}),
    ],
    ids=["400", "401", "429", "429 Retry-After"],
)
async def test_refused_request_does_not_count(
    answer: Answer, open_service: Open, sendgrid: FakeSendGrid
) -> None:
    service = open_service(send_budget_per_day=2)
    sendgrid.answers(answer)
    await submit(form(), origin=None, service=service)
    assert len(sendgrid.requests) == 1
    assert await counted(service) == 0


@pytest.mark.both_databases
async def test_old_counts_are_deleted(open_service: Open, clock: FakeClock) -> None:
    service = open_service(send_budget_per_day=4)
    await owe(service, 1)
    await service.worker.drain()
    clock.forward(days=1)
    await service.repository.purge()
    assert await counted(service) == 1
    clock.forward(minutes=2)
    await service.repository.purge()
    assert await counted(service) == 0
