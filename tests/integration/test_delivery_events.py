"""The effect of delivery events on a letter and its mailbox, in any order of arrival."""

import itertools
from datetime import timedelta
from typing import Any

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import DeliveryStatus, HoldReason, ReplyStatus
from tests.integration.fixture_types import Stored
from tests.integration.posted_events import (
    ADDRESS,
    NEWS,
    Post,
    client,
    post,
    sent_letter,
    service,
    signer,
    suppressed,
)
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import START, FakeClock, form
from tests.support.signed_events import event

__all__ = ["client", "post", "service", "signer"]


@pytest.mark.parametrize(
    ("name", "more", "arrival", "reason"),
    [
        ("processed", {}, DeliveryStatus.PROCESSED, None),
        ("deferred", {"response": "452 mailbox full"}, DeliveryStatus.DEFERRED, None),
        ("delivered", {"response": "250 OK"}, DeliveryStatus.DELIVERED, None),
        ("bounce", {"type": "bounce", "reason": "550 unknown"}, DeliveryStatus.BOUNCED, "bounce"),
        ("bounce", {"type": "blocked", "reason": "554 listed"}, DeliveryStatus.BLOCKED, None),
        ("bounce", {"reason": "550"}, DeliveryStatus.BLOCKED, None),
        ("dropped", {"reason": "Invalid SMTPAPI header"}, DeliveryStatus.DROPPED, None),
        ("dropped", {"reason": "Bounced Address"}, DeliveryStatus.BOUNCED, "bounce"),
        ("dropped", {"reason": "Spam Reporting Address"}, DeliveryStatus.COMPLAINED, "complaint"),
        ("dropped", {"reason": "Unsubscribed Address"}, DeliveryStatus.UNSUBSCRIBED, "unsubscribe"),
        ("spamreport", {}, DeliveryStatus.COMPLAINED, "complaint"),
        ("unsubscribe", {}, DeliveryStatus.UNSUBSCRIBED, "unsubscribe"),
        ("group_unsubscribe", {"asm_group_id": 1}, DeliveryStatus.UNSUBSCRIBED, "unsubscribe"),
    ],
)
async def test_events_are_stored_with_the_letter(
    name: str,
    more: dict[str, Any],
    arrival: DeliveryStatus,
    reason: str | None,
    service: LetterService,
    post: Post,
    stored: Stored,
) -> None:
    number = await sent_letter(service, stored)
    answer = await post(event(name, number, ADDRESS, START, **more))
    assert answer.status_code == 204
    (letter,) = stored()
    assert (letter.delivery_status, letter.delivery_status_at) == (arrival, START)
    assert letter.delivery_note == (more.get("reason") or more.get("response"))
    assert letter.reply_status == ReplyStatus.SENT
    assert await suppressed(service) == ([] if reason is None else [reason])


@pytest.mark.both_databases
@pytest.mark.parametrize("name", ["bounce", "spamreport", "unsubscribe"])
async def test_bounced_mailbox_gets_no_more_mail(
    name: str,
    service: LetterService,
    post: Post,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    stored: Stored,
) -> None:
    number = await sent_letter(service, stored)
    sendgrid.answers(Answer(status=500))
    await submit(form(parent_email=ADDRESS), origin=None, service=service)
    await post(event(name, number, ADDRESS, START, type="bounce"))
    outcome = await submit(
        form(parent_email="News.Parent+x@example.com"), origin=None, service=service
    )
    assert outcome.status is SubmitStatus.REPLY_LATER
    clock.forward(hours=30)
    assert await service.worker.drain() == 0
    assert len(sendgrid.requests) == 2
    assert {row.hold_reason for row in stored()[1:]} == {HoldReason.SUPPRESSED}
    other = await submit(form(), origin=None, service=service)
    assert other.status is SubmitStatus.REPLY_SENT


@pytest.mark.parametrize("order", list(itertools.permutations(range(5)))[::15])
async def test_order_of_events_does_not_matter(
    order: tuple[int, ...], service: LetterService, post: Post, stored: Stored
) -> None:
    number = await sent_letter(service, stored)
    events = [
        event(name, number, ADDRESS, START + timedelta(seconds=at), type="bounce")
        for at, name in enumerate(NEWS)
    ]
    for index in order:
        await post(events[index])
    (letter,) = stored()
    assert letter.delivery_status == DeliveryStatus.COMPLAINED
    assert letter.delivery_status_at == START + timedelta(seconds=4)


@pytest.mark.both_databases
async def test_repeated_event_changes_nothing_after_mail_was_allowed(
    service: LetterService, post: Post, stored: Stored
) -> None:
    number = await sent_letter(service, stored)
    bounce = event("bounce", number, ADDRESS, START, type="bounce")
    await post(bounce, bounce)
    before = stored()
    token = service.signer.token(before[0].access_key)
    await service.parents.allow_mail(token)
    assert await suppressed(service) == []
    await post(bounce)
    assert stored() == before
    assert await suppressed(service) == []


async def test_foreign_event_is_ignored(service: LetterService, post: Post, stored: Stored) -> None:
    number = await sent_letter(service, stored)
    before = stored()
    answer = await post(
        event("bounce", number, "stranger@example.com", START, type="bounce"),
        event("spamreport", number + 1, ADDRESS, START),
        {**event("bounce", number, ADDRESS, START, type="bounce"), "letter_id": None},
        event("spamreport", number, ADDRESS.replace("@", "@mail."), START),
    )
    assert answer.status_code == 204
    assert stored() == before
    assert await suppressed(service) == []


@pytest.mark.both_databases
async def test_message_id_alone_identifies_the_letter(
    service: LetterService, post: Post, stored: Stored
) -> None:
    number = await sent_letter(service, stored)
    message = stored()[0].reply_message_id
    almost = event("delivered", number, "", START, sg_message_id=f"{message}0.recvd-1")
    await post(almost)
    assert stored()[0].delivery_status is None
    await post({**almost, "sg_message_id": f"{message}.recvd-1-2"})
    assert stored()[0].delivery_status == DeliveryStatus.DELIVERED


async def test_provider_text_is_stored_without_email_addresses(
    service: LetterService, post: Post, stored: Stored
) -> None:
    number = await sent_letter(service, stored)
    said = f"550 5.1.1 <{ADDRESS}>:\n user unknown\0 " + "x" * 500
    await post(event("bounce", number, ADDRESS, START, type="bounce", reason=said))
    note = stored()[0].delivery_note
    assert note is not None
    assert note.startswith("550 5.1.1 <n•••@example.com>: user unknown x")
    assert len(note) == 200


@pytest.mark.both_databases
async def test_event_of_a_reply_with_lost_answer_prevents_a_second_mail(
    service: LetterService, post: Post, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    sendgrid.answers(Answer(mode=Mode.LOSE))
    await submit(form(parent_email=ADDRESS), origin=None, service=service)
    (letter,) = stored()
    assert letter.hold_reason == HoldReason.NEXT_COPY
    assert letter.id is not None
    at = clock.forward(seconds=5)
    await post(event("processed", letter.id, ADDRESS, at, sg_message_id="lost.recvd-1"))
    clock.forward(hours=5)
    assert await service.worker.drain() == 0
    (letter,) = stored()
    assert (letter.reply_status, letter.reply_sent_at) == (ReplyStatus.SENT, at)
    assert letter.reply_message_id == "lost"
    assert letter.delete_after == at + timedelta(days=30)
    assert len(sendgrid.requests) == 1


@pytest.mark.both_databases
async def test_event_before_our_commit_is_accepted(
    service: LetterService, post: Post, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    sendgrid.answers(Answer(status=500))
    before = service.repository.complete

    async def slow(*given: Any) -> bool:
        letter = stored()[0]
        assert letter.id is not None
        await post(event("delivered", letter.id, ADDRESS, clock()))
        return await before(*given)

    service.repository.complete = slow  # ty: ignore[invalid-assignment]
    await submit(form(parent_email=ADDRESS), origin=None, service=service)
    assert stored()[0].reply_status == ReplyStatus.SENT
    clock.forward(hours=1)
    assert await service.worker.drain() == 0
    assert len(sendgrid.requests) == 1
