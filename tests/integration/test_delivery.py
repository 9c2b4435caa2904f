"""Delivery: what is owed is sent once, in time, within bounds, and no faster than allowed."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from santa_app.letters import Kind, PostOffice, submit
from santa_app.letters.queries import Lease
from santa_app.letters.store import Result
from santa_app.letters.table import ReplyStatus, SantaLetter
from tests.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.integration.owing import owe
from tests.unit.letters.examples import START, FakeClock, form

Stored = Callable[[], list[SantaLetter]]
Open = Callable[..., PostOffice]


async def test_two_processes_share_a_backlog_and_send_each_reply_once(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    first, second = open_office(), open_office()
    numbers = await owe(first, 60)
    sent = await asyncio.gather(first.delivery.run_due(), second.delivery.run_due())
    assert sum(sent) == 60
    assert sorted(request.letter_id for request in sendgrid.requests) == numbers
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}


async def test_a_lease_is_respected_until_it_ends(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    (number,) = await owe(office, 1)
    lost = Lease(key="of-a-killed-process", until=START + timedelta(seconds=20))
    (claimed,) = await office.store.claim(now=START, lease=lost, limit=5)
    assert claimed.reply_status == ReplyStatus.SENDING
    clock.forward(seconds=19)
    assert await office.delivery.run_due() == 0
    clock.forward(seconds=1)
    assert await office.delivery.run_due() == 1
    assert [request.letter_id for request in sendgrid.requests] == [number]
    (row,) = stored()
    assert row.reply_status == ReplyStatus.SENT
    assert row.reply_attempts == 1


async def test_who_lost_its_lease_cannot_write_a_result(
    office: PostOffice, clock: FakeClock, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    await owe(office, 1)
    slow = Lease(key="slow", until=START + timedelta(seconds=20))
    (old,) = await office.store.claim(now=START, lease=slow, limit=1)
    clock.forward(seconds=20)
    quick = Lease(key="quick", until=clock.now + timedelta(seconds=20))
    assert len(await office.store.claim(now=clock.now, lease=quick, limit=1)) == 1
    await office.delivery._attempts.put_back(old, clock.now)
    (row,) = stored()
    assert row.reply_lease == "quick"
    assert "gone before its result" in caplog.text


async def test_no_send_starts_that_could_outlast_its_lease(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    await owe(office, 1)
    lease = Lease(key="short", until=START + timedelta(seconds=20))
    (claimed,) = await office.store.claim(now=START, lease=lease, limit=1)
    # A timeout of 8 s with its margin needs 12 s; 11.9 s of the lease are left.
    clock.forward(seconds=8.1)
    await office.delivery._attempts.make(claimed)
    assert sendgrid.requests == []
    (row,) = stored()
    assert row.reply_status == ReplyStatus.PENDING
    assert row.reply_due_at == clock.now
    assert row.reply_attempts == 0


async def test_a_clock_that_jumps_takes_no_letter_from_another_process(
    open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    seconds = 0.0
    first, second = (open_office(steady=lambda: seconds) for _ in range(2))
    (number,) = await owe(first, 1)
    sendgrid.answers(Answer(mode=Mode.HANG))
    sending = asyncio.create_task(first.delivery.run_due())
    await sendgrid.wait_for_async(1)

    clock.forward(hours=2)
    assert await second.delivery.run_due() == 0
    sendgrid.release()
    assert await sending == 1
    assert [request.letter_id for request in sendgrid.requests] == [number]
    assert stored()[0].reply_status == ReplyStatus.SENT

    lost = Lease(key="of-a-killed-process", until=clock.now)
    (left,) = await owe(first, 1)
    await first.store.claim(now=clock.now, lease=lost, limit=1)
    seconds = first.settings.lease - 0.1
    assert await second.delivery.run_due() == 0
    seconds += 0.1
    assert await second.delivery.run_due() == 1
    assert sendgrid.requests[-1].letter_id == left


async def test_delivery_goes_on_after_whatever_a_round_meets(
    office: PostOffice,
    sendgrid: FakeSendGrid,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    claim = office.store.claim
    monkeypatch.setattr(office.store, "claim", _fails_once(claim))
    await owe(office, 1)
    async with office:
        await sendgrid.wait_for_async(1)
        assert office.delivery.alive
    (error,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert error.getMessage().startswith("a round of delivery broke off: ValueError at")


def _fails_once(claim: Callable[..., Any]) -> Callable[..., Any]:
    failures = [ValueError("nobody foresaw this")]

    async def claiming(**kwargs: Any) -> Any:
        if failures:
            raise failures.pop()
        return await claim(**kwargs)

    return claiming


async def test_a_clock_that_jumps_sends_nothing_twice(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    sendgrid.answers(Answer(mode=Mode.HANG))
    visitor = asyncio.create_task(submit(form(), origin=None, office=office))
    await sendgrid.wait_for_async(1)
    clock.forward(hours=2)
    assert await office.delivery.run_due() == 0
    sendgrid.release()
    assert (await visitor).kind is Kind.REPLY_SENT
    assert len(sendgrid.requests) == 1
    assert [row.reply_status for row in stored()] == [ReplyStatus.SENT]


async def test_waits_double_up_to_a_quarter_of_an_hour(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    sendgrid.answers(always=Answer(status=500))
    await owe(office, 1)
    waits = []
    for _ in range(8):
        assert await office.delivery.run_due() == 1
        (row,) = stored()
        assert row.reply_due_at is not None
        waits.append((row.reply_due_at - clock.now).total_seconds())
        clock.now = row.reply_due_at
    assert waits == [30, 60, 120, 240, 480, 900, 900, 900]


async def test_after_48_hours_a_letter_is_failed_and_logged_as_an_error(
    open_office: Open,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    office = open_office(retry_first=3600.0, retry_most=6 * 3600.0)
    sendgrid.answers(always=Answer(status=500))
    (number,) = await owe(office, 1)
    while (row := stored()[0]).reply_status == ReplyStatus.PENDING:
        assert row.reply_due_at is not None
        clock.now = row.reply_due_at
        assert await office.delivery.run_due() == 1
    assert row.reply_status == ReplyStatus.FAILED
    assert row.reply_due_at is None
    assert row.reply_error == "given up: unexpected answer 500"
    assert timedelta(hours=48) <= clock.now - START < timedelta(hours=54)
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    (error,) = errors
    assert error.getMessage() == "no reply within the limit"
    assert (error.__dict__["letter"], error.__dict__["answer"]) == (
        number,
        "unexpected answer 500",
    )
    clock.forward(days=1)
    assert await office.delivery.run_due() == 0


async def test_a_reply_held_up_by_us_for_days_still_gets_its_try(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    await owe(office, 1)
    clock.forward(days=3)
    assert await office.delivery.run_due() == 1
    assert len(sendgrid.taken) == 1


async def test_a_sender_that_is_down_for_an_hour_costs_no_letter(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    sendgrid.answers(always=Answer(mode=Mode.DROP))
    await owe(office, 5)
    while clock.now < START + timedelta(hours=1):
        await office.delivery.run_due()
        clock.forward(minutes=1)
    assert {row.reply_status for row in stored()} == {ReplyStatus.PENDING}
    sendgrid.answers(always=Answer())
    clock.forward(minutes=15)
    await office.delivery.run_due()
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}
    assert len(sendgrid.taken) == 5


async def test_sends_in_flight_are_bounded(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    office = open_office(backlog_sends=3, visitor_sends=2, submit_wait=0.05)
    sendgrid.answers(always=Answer(mode=Mode.HANG))
    await owe(office, 10)
    office.delivery.start()
    await sendgrid.wait_for_async(3)
    kinds = [(await submit(form(), origin=None, office=office)).kind for _ in range(4)]
    assert kinds == [Kind.REPLY_LATER] * 4
    assert len(await sendgrid.wait_for_async(5)) == 5
    states = [row.reply_status for row in stored()[10:]]
    assert states == [ReplyStatus.SENDING] * 2 + [ReplyStatus.PENDING] * 2
    sendgrid.answers(always=Answer())
    sendgrid.release()
    await sendgrid.wait_for_async(14)
    await office.delivery.stop()
    assert sorted({request.letter_id for request in sendgrid.requests}) == list(range(1, 15))


async def test_fifty_hanging_sends_keep_nobody_else_waiting(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    office = open_office()
    sendgrid.answers(*(Answer(mode=Mode.HANG) for _ in range(50)))
    patient = [asyncio.create_task(submit(form(), origin=None, office=office)) for _ in range(50)]
    await sendgrid.wait_for_async(50)
    others = await asyncio.gather(*(submit(form(), origin=None, office=office) for _ in range(20)))
    assert {outcome.kind for outcome in others} == {Kind.REPLY_SENT}
    assert not any(task.done() for task in patient)
    sendgrid.release()
    assert {(await task).kind for task in patient} == {Kind.REPLY_SENT}
    assert len(stored()) == len(sendgrid.requests) == 70


async def test_a_mail_that_was_taken_frees_its_slot_before_it_is_written_down(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    office = open_office(backlog_sends=1)
    written = asyncio.Event()
    finish = office.store.finish

    async def slow_finish(letter: SantaLetter, result: Result) -> bool:
        await written.wait()
        return await finish(letter, result)

    monkeypatch.setattr(office.store, "finish", slow_finish)
    await owe(office, 3)
    working = asyncio.create_task(office.delivery.run_due())
    assert len(await sendgrid.wait_for_async(3)) == 3
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENDING}
    written.set()
    assert await working == 3
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}


async def test_after_a_failure_the_next_letter_waits_until_it_is_written_down(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    office = open_office(backlog_sends=1)
    sendgrid.answers(Answer(status=401))
    await owe(office, 3)
    await office.delivery.run_due()
    assert len(sendgrid.requests) == 1
    assert {row.reply_status for row in stored()} == {ReplyStatus.PENDING}


async def test_the_loop_wakes_at_once_and_works_off_a_backlog(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    # Nobody waits for a poll here: the poll comes after an hour.
    office = open_office(poll_interval=3600.0, backlog_sends=4)
    office.delivery.start()
    await asyncio.sleep(0)
    await owe(office, 100)
    office.delivery.wake()
    await sendgrid.wait_for_async(100)
    await office.delivery.stop()
    assert not office.delivery.alive
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}
    assert len(sendgrid.requests) == 100


async def test_stopping_finishes_what_is_in_flight_and_claims_nothing_new(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    office = open_office(backlog_sends=1)
    sendgrid.answers(Answer(mode=Mode.HANG))
    await owe(office, 5)
    office.delivery.start()
    await sendgrid.wait_for_async(1)
    stopping = asyncio.create_task(office.delivery.stop())
    await asyncio.sleep(0)
    sendgrid.release()
    await stopping
    states = [row.reply_status for row in stored()]
    assert states == [ReplyStatus.SENT] + [ReplyStatus.PENDING] * 4
    assert len(sendgrid.requests) == 1


async def test_letters_whose_time_is_up_are_deleted(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    await submit(form(), origin=None, office=office)
    sendgrid.answers(always=Answer(status=400))
    await submit(form(), origin=None, office=office)
    assert [row.delete_after - START for row in stored()] == [
        timedelta(days=30),
        timedelta(days=60),
    ]
    for days, left in ((29, 2), (31, 1), (59, 1), (61, 0)):
        clock.now = START + timedelta(days=days)
        await office.delivery._round()
        assert len(stored()) == left
