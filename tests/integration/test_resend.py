"""Resend: when it is allowed, and why a reply has not arrived yet."""

import asyncio
from datetime import timedelta

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import (
    DeliveryStatus,
    FailureReason,
    HoldReason,
    PauseKind,
    ReplyStatus,
)
from santa_app.letters.parents.links import LinkError, LinkErrorCode
from santa_app.letters.parents.progress import ReplyProgress
from santa_app.letters.parents.resend import ResendStatus
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import MINE, change, look, sent_link
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer as SendGridAnswer
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form


@pytest.mark.both_databases
async def test_resend_once_an_hour_and_three_times_in_all(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    token = await sent_link(service, sendgrid, **MINE)
    for times in range(1, 4):
        view = await look(service, token)
        assert view.resend.status is ResendStatus.TOO_SOON
        assert view.resend.allowed_at == clock.now + timedelta(hours=1)
        with pytest.raises(LinkError, match=LinkErrorCode.NO_RESEND):
            await service.parents.resend(token)
        clock.forward(hours=1)
        assert (await look(service, token)).resend.status is ResendStatus.ALLOWED
        await service.parents.resend(token)
        assert (await look(service, token)).progress is ReplyProgress.PENDING
        with pytest.raises(LinkError, match=LinkErrorCode.NO_RESEND):
            await service.parents.resend(token)
        assert await service.worker.drain() == 1
        assert len(sendgrid.requests) == times + 1
        assert stored()[0].resend_count == times
    clock.forward(hours=5)
    assert (await look(service, token)).resend.status is ResendStatus.NO_MORE
    with pytest.raises(LinkError, match=LinkErrorCode.NO_RESEND):
        await service.parents.resend(token)
    assert {request.to for request in sendgrid.requests} == {MINE["parent_email"]}


async def test_resend_forgets_the_delivery_events_of_the_last_reply(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    token = await sent_link(service, sendgrid, **MINE)
    await change(service, delivery_status=DeliveryStatus.BLOCKED, delivery_status_at=START)
    clock.forward(hours=1)
    assert (await look(service, token)).progress is ReplyProgress.BLOCKED
    await service.parents.resend(token)
    (row,) = stored()
    assert (row.delivery_status, row.delivery_status_at, row.reply_message_id) == (None, None, None)
    assert row.resend_requested_at == clock.now
    assert row.reply_expires_at == clock.now + timedelta(hours=48)


async def test_resend_respects_the_recipient_limit(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(recipient_replies_per_day=3)
    tokens = [await sent_link(service, sendgrid, **MINE) for _ in range(2)]
    clock.forward(hours=2)
    for token in tokens:
        await service.parents.resend(token)
        await service.worker.drain()
    assert len(sendgrid.requests) == 3
    held = stored()[1]
    assert held.reply_status == ReplyStatus.HELD
    assert (await look(service, tokens[1])).progress is ReplyProgress.RECIPIENT_LIMIT
    assert (
        await submit(form(**MINE), origin=None, service=service)
    ).status is SubmitStatus.REPLY_LATER
    clock.forward(days=2)
    await service.worker.drain()
    assert len(sendgrid.requests) > 3
    assert stored()[1].reply_status == ReplyStatus.SENT


async def test_no_resend_to_a_suppressed_mailbox(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    token = await sent_link(service, sendgrid, **MINE)
    clock.forward(hours=2)
    await service.parents.stop_mail(token)
    assert (await look(service, token)).resend.status is ResendStatus.NOT_NOW
    with pytest.raises(LinkError, match=LinkErrorCode.NO_RESEND):
        await service.parents.resend(token)
    await service.parents.allow_mail(token)
    await service.parents.resend(token)
    assert await service.worker.drain() == 1


@pytest.mark.both_databases
async def test_concurrent_resends_send_one_reply(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    services = [open_service() for _ in range(3)]
    token = await sent_link(services[0], sendgrid, **MINE)
    clock.forward(hours=1)
    asked = (service.parents.resend(token) for service in services)
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert sorted(type(end).__name__ for end in ends) == ["LinkError", "LinkError", "NoneType"]
    assert stored()[0].resend_count == 1


async def test_reason_why_a_reply_has_not_arrived(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(send_budget_per_day=5)

    async def now() -> ReplyProgress:
        return (await look(service, service.signer.token(stored()[0].access_key))).progress

    sendgrid.answers(SendGridAnswer(status=503))
    await submit(form(**MINE), origin=None, service=service)
    assert await now() is ReplyProgress.RETRYING
    await service.repository.pause(PauseKind.REFUSED, timedelta(minutes=5), "401")
    assert await now() is ReplyProgress.SENDING_PAUSED
    clock.forward(minutes=5)
    await owe(service, 9)
    await service.worker.drain()
    await change(service, reply_status=ReplyStatus.PENDING, reply_scheduled_at=clock.now)
    assert await now() is ReplyProgress.QUOTA_EXHAUSTED
    await change(service, reply_status=ReplyStatus.SENDING)
    assert await now() is ReplyProgress.PENDING
    await change(
        service,
        reply_status=ReplyStatus.HELD,
        hold_reason=HoldReason.RECIPIENT_LIMIT,
        reply_scheduled_at=clock.now,
    )
    assert await now() is ReplyProgress.RECIPIENT_LIMIT
    await change(service, reply_scheduled_at=None, hold_reason=HoldReason.OPERATOR)
    assert await now() is ReplyProgress.HELD_BY_OPERATOR
    await change(service, reply_status=ReplyStatus.FAILED, failure_reason=FailureReason.EXPIRED)
    assert await now() is ReplyProgress.EXPIRED
    await change(service, failure_reason=FailureReason.REJECTED)
    assert await now() is ReplyProgress.REJECTED
    for arrival in DeliveryStatus:
        await change(service, reply_status=ReplyStatus.SENT, delivery_status=arrival)
        expected = (
            ReplyProgress.SENT
            if arrival is DeliveryStatus.PROCESSED
            else ReplyProgress(str(arrival))
        )
        assert await now() is expected
