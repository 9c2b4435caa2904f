"""Leases: until its lease ends a letter belongs to one process, even if clocks jump."""

import asyncio
import time
from datetime import timedelta

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.models import ReplyStatus
from santa_app.letters.repository import Lease
from santa_app.settings import Settings
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import START, FakeClock, form

pytestmark = pytest.mark.both_databases


async def test_lease_is_respected_until_it_ends(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    (number,) = await owe(service, 1)
    lost = Lease(key="of-a-killed-process", until=START + timedelta(seconds=20))
    (claimed,) = await service.repository.claim(now=START, lease=lost, limit=5)
    assert claimed.reply_status == ReplyStatus.SENDING
    clock.forward(seconds=19)
    assert await service.worker.drain() == 0
    clock.forward(seconds=1)
    assert await service.worker.drain() == 1
    assert [request.letter_id for request in sendgrid.requests] == [number]
    (row,) = stored()
    assert row.reply_status == ReplyStatus.SENT
    assert row.reply_attempts == 1


async def test_process_that_lost_its_lease_cannot_write_a_result(
    service: LetterService, clock: FakeClock, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    await owe(service, 1)
    slow = Lease(key="slow", until=START + timedelta(seconds=20))
    (old,) = await service.repository.claim(now=START, lease=slow, limit=1)
    clock.forward(seconds=20)
    quick = Lease(key="quick", until=clock.now + timedelta(seconds=20))
    assert len(await service.repository.claim(now=clock.now, lease=quick, limit=1)) == 1
    await service.worker._reply_sender.snooze(old, clock.now)
    (row,) = stored()
    assert row.reply_lease == "quick"
    assert "after its lease was lost" in caplog.text


async def test_no_send_starts_that_could_outlast_its_lease(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    await owe(service, 1)
    lease = Lease(key="short", until=START + timedelta(seconds=20))
    (claimed,) = await service.repository.claim(now=START, lease=lease, limit=1)
    # A timeout of 8 s with its margin needs 12 s; 11.9 s of the lease are left.
    clock.forward(seconds=8.1)
    await service.worker._reply_sender.run(claimed)
    assert sendgrid.requests == []
    (row,) = stored()
    assert row.reply_status == ReplyStatus.PENDING
    assert row.reply_scheduled_at == clock.now
    assert row.reply_attempts == 0


async def test_clock_jump_takes_no_letter_from_another_process(
    open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    seconds = 0.0
    first, second = (open_office(monotonic=lambda: seconds) for _ in range(2))
    (number,) = await owe(first, 1)
    sendgrid.answers(Answer(mode=Mode.HANG))
    sending = asyncio.create_task(first.worker.drain())
    await sendgrid.wait_for_async(1)

    clock.forward(hours=2)
    assert await second.worker.drain() == 0
    sendgrid.release()
    assert await sending == 1
    assert [request.letter_id for request in sendgrid.requests] == [number]
    assert stored()[0].reply_status == ReplyStatus.SENT

    lost = Lease(key="of-a-killed-process", until=clock.now)
    (left,) = await owe(first, 1)
    await first.repository.claim(now=clock.now, lease=lost, limit=1)
    seconds = first.settings.lease - 0.1
    assert await second.worker.drain() == 0
    seconds += 0.1
    assert await second.worker.drain() == 1
    assert sendgrid.requests[-1].letter_id == left


async def test_clock_jump_sends_nothing_twice(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    sendgrid.answers(Answer(mode=Mode.HANG))
    visitor = asyncio.create_task(submit(form(), origin=None, service=service))
    await sendgrid.wait_for_async(1)
    clock.forward(hours=2)
    assert await service.worker.drain() == 0
    sendgrid.release()
    assert (await visitor).status is SubmitStatus.REPLY_SENT
    assert len(sendgrid.requests) == 1
    assert [row.reply_status for row in stored()] == [ReplyStatus.SENT]


AHEAD = timedelta(seconds=90)


async def opened_by_clocks_apart(
    open_office: Open, monkeypatch: pytest.MonkeyPatch
) -> tuple[LetterService, LetterService]:
    """Open two services as servers start them, the second on a machine whose clock is ahead."""
    services = []
    for wrong in (timedelta(), AHEAD):
        monkeypatch.setattr(
            "santa_app.letters.service.utc_now", lambda wrong=wrong: utc_now() + wrong
        )
        service = open_office(clock=None, monotonic=time.monotonic)
        await service.worker._tick()
        services.append(service)
    return services[0], services[1]


async def test_servers_share_the_clock_of_postgresql(
    open_office: Open, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    first, second = await opened_by_clocks_apart(open_office, monkeypatch)
    apart = second.clock() - first.clock()
    # A SQLite file has one machine, whose clock it is.
    expected = AHEAD if settings.uses_sqlite else timedelta()
    assert abs(apart - expected) < AHEAD / 3
    assert abs(await second.repository.now() - utc_now()) < AHEAD / 3


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_server_whose_clock_is_ahead_takes_no_letter_from_another(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await opened_by_clocks_apart(open_office, monkeypatch)
    sendgrid.answers(Answer(mode=Mode.HANG))
    visitor = asyncio.create_task(submit(form(), origin=None, service=first))
    await sendgrid.wait_for_async(1)
    # The lease of 20 s has ended by the clock of the second machine.
    assert await second.worker.drain() == 0
    sendgrid.release()
    assert (await visitor).status is SubmitStatus.REPLY_SENT
    assert len(sendgrid.requests) == 1
    # The second machine's own letter has the right time.
    sent = await submit(form(), origin=None, service=second)
    assert sent.status is SubmitStatus.REPLY_SENT
    assert all(abs(row.created_at - utc_now()) < AHEAD / 3 for row in stored())
