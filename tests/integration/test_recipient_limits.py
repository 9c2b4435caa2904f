"""Recipient limits: ten replies a day, twenty letters a day."""

import asyncio
from datetime import timedelta

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import HoldReason, ReplyStatus
from tests.integration.fixture_types import Open, Stored
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form

pytestmark = pytest.mark.both_databases


async def test_letters_over_the_reply_limit_are_held(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    kinds = []
    for minute in range(12):
        clock.now = START + timedelta(minutes=minute)
        sent = form(parent_email=f"Full+{minute}@example.com")
        kinds.append((await submit(sent, origin=None, service=service)).status)
    assert kinds == [SubmitStatus.REPLY_SENT] * 10 + [SubmitStatus.REPLY_LATER] * 2
    assert [row.reply_status for row in stored()[10:]] == [ReplyStatus.HELD] * 2
    assert {row.hold_reason for row in stored()[10:]} == {HoldReason.RECIPIENT_LIMIT}
    assert {row.reply_scheduled_at for row in stored()[10:]} == {START + timedelta(hours=24)}

    clock.now = START + timedelta(hours=23, minutes=59)
    assert await service.worker.drain() == 0
    clock.now = START + timedelta(hours=24)
    assert await service.worker.drain() == 1
    assert len(sendgrid.requests) == 11
    last = stored()[11]
    assert last.reply_status == ReplyStatus.HELD
    assert last.reply_scheduled_at == START + timedelta(hours=24, minutes=1)
    assert stored()[10].hold_reason is None
    assert stored()[10].reply_expires_at == clock.now + timedelta(hours=48)


async def test_concurrent_letters_share_the_limit(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sent = {"parent_email": "rush@example.com"}
    await asyncio.gather(*(submit(form(**sent), origin=None, service=service) for _ in range(25)))
    assert len(stored()) == 20
    assert len(sendgrid.requests) == 10


async def write_to(service: LetterService, domain: str, count: int) -> None:
    for number in range(count):
        sent = form(parent_email=f"parent{number}@{domain}")
        assert (await submit(sent, origin=None, service=service)).accepted


async def test_replies_to_one_domain_over_its_limit_are_held(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(recipient_domain_replies_per_day=3, recipient_replies_per_day=3)
    await write_to(service, "catch-all.example", 2)
    await write_to(service, "one.catch-all.example", 2)
    await write_to(service, "two.Catch-All.example", 1)
    assert [row.hold_reason for row in stored()] == [None] * 3 + [HoldReason.DOMAIN_LIMIT] * 2
    # Neither another domain nor a provider whose mailboxes belong to everybody is concerned.
    await write_to(service, "example.org", 1)
    await write_to(service, "gmail.com", 5)
    assert len(sendgrid.requests) == 3 + 1 + 5

    clock.now = START + timedelta(hours=23)
    assert await service.worker.drain() == 0
    clock.now = START + timedelta(hours=24)
    assert await service.worker.drain() == 2
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}


async def test_held_replies_of_a_domain_are_not_checked_for_each_free_place(
    open_service: Open, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(recipient_domain_replies_per_day=2, recipient_replies_per_day=2)
    await write_to(service, "example.org", 1)
    clock.forward(hours=23, minutes=50)
    await write_to(service, "example.org", 2)
    assert stored()[2].reply_scheduled_at == clock.now + timedelta(hours=1)


async def test_concurrent_letters_share_the_limit_of_their_domain(
    open_service: Open, sendgrid: FakeSendGrid
) -> None:
    services = [
        open_service(recipient_domain_replies_per_day=6, recipient_replies_per_day=1)
        for _ in range(2)
    ]
    sent = [form(parent_email=f"parent{number}@example.org") for number in range(20)]
    await asyncio.gather(
        *(submit(one, origin=None, service=services[place % 2]) for place, one in enumerate(sent))
    )
    assert len(sendgrid.requests) == 6
