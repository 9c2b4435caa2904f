"""The send quota counts each request that SendGrid accepted, once, and for a limited time."""

import pytest

from santa_app.letters import SubmitStatus, submit
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import counted, owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import FakeClock, form


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
