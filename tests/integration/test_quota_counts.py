"""What the send quota counts: each request that SendGrid accepted, once, and for a limited time."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import event

from santa_app.letters import LetterService, SubmitStatus, submit
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import counted, owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import FakeClock, form
from tests.support.running_site import free_port


async def test_retry_counts(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(send_budget_per_day=2)
    sendgrid.answers(Answer(status=500))
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


async def test_unreachable_sender_does_not_count(open_service: Open, stored: Stored) -> None:
    service = open_service(send_budget_per_day=2, sendgrid_host=f"http://127.0.0.1:{free_port()}")
    outcome = await submit(form(), origin=None, service=service)
    assert outcome.status is SubmitStatus.REPLY_UNREACHED
    assert stored()[0].reply_attempts == 1
    assert await counted(service) == 0


@pytest.mark.both_databases
async def test_duplicate_submission_counts_once(open_service: Open, sendgrid: FakeSendGrid) -> None:
    service = open_service(send_budget_per_day=5)
    sent = form()
    await asyncio.gather(*(submit(sent, origin=None, service=service) for _ in range(3)))
    assert len(sendgrid.requests) == 1
    assert await counted(service) == 1


@pytest.mark.both_databases
async def test_without_a_quota_no_statement_is_added(
    open_service: Open, sendgrid: FakeSendGrid
) -> None:
    def statements(service: LetterService) -> list[str]:
        seen: list[str] = []
        engine = service.repository.database._engine  # ty: ignore[unresolved-attribute]
        engine = getattr(engine, "sync_engine", engine)

        @event.listens_for(engine, "before_cursor_execute")
        def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            word = statement.split(maxsplit=1)[0]
            if word in {"SELECT", "INSERT", "UPDATE"}:
                seen.append(word)

        return seen

    plain, limited = open_service(), open_service(send_budget_per_day=9)
    few, more = statements(plain), statements(limited)
    await submit(form(), origin=None, service=plain)
    await submit(form(), origin=None, service=limited)
    # The mailbox's state (and on PostgreSQL its lock), the letter, its result.
    assert few.count("SELECT") <= 2
    assert few[-2:] == ["INSERT", "UPDATE"]
    assert len(more) > len(few)
    assert len(sendgrid.requests) == 2


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
