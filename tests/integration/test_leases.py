"""Leases: a letter belongs to one process until its lease ends, even if a clock jumps."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.models import COUNTS, SENT_REPLIES, HoldReason, ReplyStatus
from santa_app.letters.sending.attempt import Claim
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import START, FakeClock, form

pytestmark = pytest.mark.both_databases

AHEAD = timedelta(days=2)
HOUR = timedelta(hours=1)


class Monotonic:
    """Seconds that no setting of a clock changes."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def steady() -> Monotonic:
    return Monotonic()


async def test_letter_of_processes_that_are_killed_again_and_again_waits_for_a_person(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    (number,) = await owe(service, 1)
    sender = service.worker._reply_sender
    for copies in range(1, 4):
        # The mail service takes the reply, and the process is killed before that is stored.
        (claimed,) = await service.repository.claim(f"of-a-killed-process-{copies}", 5)
        await sender.sender.send(sender.renderer.write(claimed))
        for seconds in (0, 19, 1):
            clock.forward(seconds=seconds)
            assert stored()[0].reply_status == ReplyStatus.SENDING
            await service.worker.tasks.run_due()
            assert await service.repository.release_held() == 0
        assert stored()[0].reply_copies == copies
        clock.forward(hours=4)
        assert await service.repository.release_held() == (copies < 3)
    clock.forward(days=3)
    assert await service.worker.drain() == 0
    (row,) = stored()
    assert (row.hold_reason, row.id) == (HoldReason.OUTCOME_UNKNOWN, number)
    assert len({str(request.body["headers"]["Message-ID"]) for request in sendgrid.taken}) == 1
    counts = select(func.count()).select_from(SENT_REPLIES)
    read = service.repository.database.read
    assert await read(lambda connection: connection.execute(counts).scalar_one()) == 3


async def test_process_that_lost_its_lease_cannot_write_a_result(
    service: LetterService, clock: FakeClock, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    await owe(service, 1)
    (old,) = await service.repository.claim("slow", 1)
    assert await service.repository.end_leases(["slow"]) == 1
    clock.forward(hours=4)
    assert await service.repository.release_held() == 1
    assert len(await service.repository.claim("quick", 1)) == 1
    await service.worker._reply_sender.snooze(Claim(letter=old, ends_at=0.0))
    (row,) = stored()
    assert row.reply_lease == "quick"
    assert "after its lease was lost" in caplog.text


async def test_no_send_starts_that_could_outlast_its_lease(
    open_service: Open, sendgrid: FakeSendGrid, steady: Monotonic, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(monotonic=steady)
    await owe(service, 1)
    (letter,) = await service.repository.claim("short", 1)
    # A timeout of 8 s with its margin needs 12 s; 11.9 s of the lease are left.
    await service.worker._reply_sender.run(Claim(letter=letter, ends_at=steady.seconds + 11.9))
    assert sendgrid.requests == []
    (row,) = stored()
    assert row.reply_status == ReplyStatus.PENDING
    assert row.reply_scheduled_at == clock.now
    assert row.reply_attempts == 0


async def test_a_database_whose_clock_jumps_takes_no_letter_from_a_process(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, steady: Monotonic, stored: Stored
) -> None:
    first, second = (open_service(monotonic=steady) for _ in range(2))
    (number,) = await owe(first, 1)
    sendgrid.answers(always=Answer(mode=Mode.HANG))
    sending = asyncio.create_task(first.worker.drain())
    visitor = asyncio.create_task(submit(form(), origin=None, service=first))
    await sendgrid.wait_for_async(2)

    for hours in (2, -4):
        clock.forward(hours=hours)
        for service in (first, second):
            await service.worker.tasks.run_due()
        assert await second.worker.drain() == 0
    sendgrid.answer_hanging()
    assert (await visitor).status is SubmitStatus.REPLY_SENT
    assert await sending == 1
    assert len(sendgrid.requests) == 2
    assert number in {request.letter_id for request in sendgrid.requests}
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}


async def test_a_server_whose_clock_is_wrong_stores_the_times_of_the_database(
    open_service: Open,
    sendgrid: FakeSendGrid,
    steady: Monotonic,
    stored: Stored,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as wrong:
        wrong.setattr("santa_app.letters.service.utc_now", lambda: utc_now() + AHEAD)
        service = open_service(clock=None, monotonic=steady)
        sendgrid.answers(Answer(status=503), Answer(status=429, headers={"Retry-After": "60"}))
        for _ in range(2):
            await submit(form(), origin=None, service=service)
    assert len(stored()) == 2
    for row in stored():
        assert abs(row.created_at - utc_now()) < HOUR
        assert row.reply_scheduled_at is not None
        assert abs(row.reply_scheduled_at - utc_now()) < HOUR
        assert abs(row.reply_expires_at - utc_now() - 48 * HOUR) < HOUR
        assert abs(row.delete_after - utc_now() - 60 * 24 * HOUR) < HOUR
    pause, now = await service.repository.read_pause()
    assert pause is not None
    assert pause.until is not None
    assert abs(pause.until - now) < HOUR


async def test_waits_from_the_time_when_the_database_s_clock_was_ahead_end(
    open_service: Open,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    steady: Monotonic,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = open_service(send_budget_per_day=100, monotonic=steady)
    clock.forward(days=2)
    for _ in range(11):
        await submit(form(parent_email="full@example.com"), origin=None, service=service)
    sendgrid.answers(Answer(status=503), Answer(status=429, headers={"Retry-After": "3600"}))
    for _ in range(2):
        await submit(form(), origin=None, service=service)
    assert {row.reply_status for row in stored()} == {"sent", "held", "pending"}

    clock.now = START
    await service.worker.tasks.run_due()
    waits = [row.reply_scheduled_at for row in stored() if row.reply_scheduled_at is not None]
    assert waits == [START] * 3
    (said,) = [text for text in caplog.messages if "clock" in text]
    assert said == "the database's clock was ahead: 4 waits end now"
    read = service.repository.database.read
    assert await read(lambda connection: list(connection.scalars(select(COUNTS.c.minute)))) == []
    sent = await read(lambda connection: set(connection.scalars(select(SENT_REPLIES.c.sent_at))))
    assert sent == {START}
    await service.worker.drain()
    assert [row.reply_status for row in stored()].count(ReplyStatus.HELD) == 1
    clock.forward(hours=24)
    await service.worker.drain()
    assert {row.reply_status for row in stored()} == {"sent"}


async def test_waits_that_a_rule_gives_stay_as_they_are(
    open_service: Open, clock: FakeClock, stored: Stored
) -> None:
    service = open_service()
    await owe(service, 1, reply_scheduled_at=START + HOUR)
    await owe(service, 1, reply_status=ReplyStatus.HELD, reply_scheduled_at=START + 24 * HOUR)
    before = stored()
    await service.worker.tasks.run_due()
    assert stored() == before


async def test_links_signed_ahead_open_after_the_clock_was_set_back(
    service: LetterService, clock: FakeClock
) -> None:
    clock.forward(days=2)
    token = service.signer.token("access-key")
    clock.now = START
    assert service.signer.key(token) == "access-key"
