"""One mailbox is one identity: its limits and "stop all mail" hold however its address is typed."""

import json

import pytest

from santa_app.letters import LetterService
from santa_app.letters.models import DeliveryStatus, FailureReason, HoldReason, ReplyStatus
from santa_app.letters.parents import LinkScope
from santa_app.rules.email_address import EmailAddress
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import links_in, look, sent_link, write
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import FakeClock

VICTIM = "victim@example.org"


async def test_addresses_that_an_earlier_release_stored(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    old = ["parent@bücher.example", "a@b.c，d＠e.f", "имя@example.org"]
    for address in old:
        await owe(service, 1, parent_email=address)
    await service.worker.drain()
    assert [request.to for request in sendgrid.requests] == ["parent@xn--bcher-kva.example"]
    assert [row.reply_status for row in stored()] == ["sent", "failed", "failed"]
    assert {row.failure_reason for row in stored()[1:]} == {FailureReason.REJECTED}


@pytest.mark.both_databases
async def test_deleting_letters_does_not_reset_the_limit(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    for _ in range(13):
        await service.parents.delete(await write(service, parent_email=VICTIM))
    assert stored() == []
    assert len(sendgrid.requests) == 10
    await write(service, parent_email=VICTIM)
    assert stored()[0].hold_reason == HoldReason.RECIPIENT_LIMIT
    clock.forward(days=1)
    assert await service.worker.drain() == 1


async def test_letter_deleted_while_it_is_sent_counts(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    service = open_service(recipient_replies_per_day=1, submit_wait=0.05)
    sendgrid.answers(Answer(mode=Mode.HANG))
    link = await write(service, parent_email=VICTIM)
    await sendgrid.wait_for_async(1)
    await service.parents.delete(link)
    sendgrid.answer_hanging()
    await service.worker.stop()
    assert len(sendgrid.requests) == 1
    await write(open_service(recipient_replies_per_day=1), parent_email=VICTIM)
    assert stored()[0].hold_reason == HoldReason.RECIPIENT_LIMIT


@pytest.mark.both_databases
async def test_counted_replies_are_purged_after_a_day(
    service: LetterService, clock: FakeClock
) -> None:
    await write(service, parent_email=VICTIM)
    for hours, left in ((23, 1), (1, 0)):
        clock.forward(hours=hours)
        await service.repository.purge()
        assert len((await service.repository.export(1))["sent_replies"]) == left


@pytest.mark.both_databases
async def test_delivery_events_know_the_mailbox_by_its_address(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(recipient_replies_per_day=1)
    sendgrid.answers(Answer(status=500))
    await write(service, parent_email="parent@bücher.example")

    async def tell(**values: object) -> int:
        said = {"letter_id": "1", "timestamp": int(clock().timestamp()), **values}
        return (await service.webhook.apply(json.dumps([said]).encode()))[1]

    assert await tell(event="delivered", email="other@xn--bcher-kva.example") == 0
    assert await tell(event="delivered", email="parent@b.c，d＠xn--bcher-kva.example") == 0
    assert await tell(event="delivered", email=sendgrid.requests[0].to) == 1
    assert stored()[0].delivery_status == DeliveryStatus.DELIVERED
    # The event proves that the mail left, so it counts against the limit.
    assert stored()[0].reply_status == ReplyStatus.SENT
    await write(service, parent_email="parent@bücher.example")
    assert stored()[1].hold_reason == HoldReason.RECIPIENT_LIMIT


@pytest.mark.both_databases
async def test_owners_of_look_alike_domains_have_no_power_over_each_other(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    mine, theirs = "a@faß.example", "a@fass.example"
    key = {"submission_key": "0123456789abcdef0123456789abcdef"}
    link = await sent_link(service, sendgrid, parent_email=mine, **key)
    _, stop = links_in(sendgrid.requests[-1].text)
    for stopping in (link, stop):
        await service.parents.stop_mail(stopping)
        await write(service, parent_email=theirs)
        assert sendgrid.requests[-1].to == theirs
    await write(service, parent_email=mine)
    assert stored()[-1].hold_reason == HoldReason.SUPPRESSED
    sent = len(sendgrid.requests)
    other = await sent_link(service, sendgrid, parent_email=theirs, **key)
    assert len(sendgrid.requests) == sent + 1
    await service.parents.allow_mail(other)
    assert (await look(service, link)).mail_stopped
    # A link of version 1.0.0 names both, and may be either's.
    signer = service.signer
    former = signer.recipient_hash(EmailAddress.parse(theirs))
    await service.parents.allow_mail(link)
    await service.parents.stop_mail(signer._former_signers[LinkScope.MAILBOX].sign(former).decode())
    for address in (mine, theirs):
        await write(service, parent_email=address)
        assert stored()[-1].hold_reason == HoldReason.SUPPRESSED
