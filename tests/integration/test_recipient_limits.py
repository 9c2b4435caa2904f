"""Recipient limits: six replies a day, twenty letters a day."""

import asyncio
from datetime import timedelta

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import HoldReason, ReplyStatus
from tests.integration.fixture_types import Stored
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form


async def test_letters_over_the_reply_limit_are_held(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    kinds = []
    for minute in range(8):
        clock.now = START + timedelta(minutes=minute)
        sent = form(parent_email=f"Full+{minute}@example.com")
        kinds.append((await submit(sent, origin=None, service=service)).status)
    assert kinds == [SubmitStatus.REPLY_SENT] * 6 + [SubmitStatus.REPLY_LATER] * 2
    assert [row.reply_status for row in stored()[6:]] == [ReplyStatus.HELD] * 2
    assert {row.hold_reason for row in stored()[6:]} == {HoldReason.RECIPIENT_LIMIT}
    assert {row.reply_scheduled_at for row in stored()[6:]} == {START + timedelta(hours=24)}

    clock.now = START + timedelta(hours=23, minutes=59)
    assert await service.worker.drain() == 0
    clock.now = START + timedelta(hours=24)
    assert await service.worker.drain() == 1
    assert len(sendgrid.requests) == 7
    last = stored()[7]
    assert last.reply_status == ReplyStatus.HELD
    assert last.reply_scheduled_at == START + timedelta(hours=24, minutes=1)
    assert stored()[6].hold_reason is None
    assert stored()[6].reply_expires_at == clock.now + timedelta(hours=48)


async def test_letters_over_the_letter_limit_are_refused(
    service: LetterService, stored: Stored
) -> None:
    sent = {"parent_email": "many@example.com"}
    outcomes = [await submit(form(**sent), origin=None, service=service) for _ in range(21)]
    assert all(outcome.accepted for outcome in outcomes[:20])
    assert outcomes[20].status is SubmitStatus.MAILBAG_FULL
    assert "mailbag for this address is full today" in outcomes[20].description
    assert len(stored()) == 20


async def test_concurrent_letters_share_the_limit(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sent = {"parent_email": "rush@example.com"}
    await asyncio.gather(*(submit(form(**sent), origin=None, service=service) for _ in range(25)))
    assert len(stored()) == 20
    assert len(sendgrid.requests) == 6
