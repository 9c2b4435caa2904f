"""The worker's concurrent sends, and the events that free a slot."""

import asyncio
from typing import Any

import pytest

from santa_app.letters import SubmitStatus, submit
from santa_app.letters.models import ReplyStatus, SantaLetter
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import form

pytestmark = pytest.mark.both_databases


async def test_sends_in_flight_are_limited(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    service = open_service(backlog_sends=3, visitor_sends=2, submit_wait=0.05)
    sendgrid.answers(always=Answer(mode=Mode.HANG))
    await owe(service, 10)
    service.worker.start()
    await sendgrid.wait_for_async(3)
    kinds = [(await submit(form(), origin=None, service=service)).status for _ in range(4)]
    assert kinds == [SubmitStatus.REPLY_LATER] * 4
    assert len(await sendgrid.wait_for_async(5)) == 5
    states = [row.reply_status for row in stored()[10:]]
    assert states == [ReplyStatus.SENDING] * 2 + [ReplyStatus.PENDING] * 2
    sendgrid.answers(always=Answer())
    sendgrid.answer_hanging()
    await sendgrid.wait_for_async(14)
    await service.worker.stop()
    assert sorted({request.letter_id for request in sendgrid.requests}) == list(range(1, 15))


async def test_fifty_hanging_sends_delay_no_other_visitor(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    service = open_service()
    sendgrid.answers(*(Answer(mode=Mode.HANG) for _ in range(50)))
    patient = [asyncio.create_task(submit(form(), origin=None, service=service)) for _ in range(50)]
    await sendgrid.wait_for_async(50)
    others = await asyncio.gather(
        *(submit(form(), origin=None, service=service) for _ in range(20))
    )
    assert {outcome.status for outcome in others} == {SubmitStatus.REPLY_SENT}
    assert not any(task.done() for task in patient)
    sendgrid.answer_hanging()
    assert {(await task).status for task in patient} == {SubmitStatus.REPLY_SENT}
    assert len(stored()) == len(sendgrid.requests) == 70


async def test_accepted_mail_frees_its_slot_before_the_commit(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = open_service(backlog_sends=1)
    written = asyncio.Event()
    finish = service.repository.complete

    async def slow_finish(letter: SantaLetter, end: Any) -> Any:
        await written.wait()
        return await finish(letter, end)

    monkeypatch.setattr(service.repository, "complete", slow_finish)
    await owe(service, 3)
    working = asyncio.create_task(service.worker.drain())
    assert len(await sendgrid.wait_for_async(3)) == 3
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENDING}
    written.set()
    assert await working == 3
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}
