"""One mailbox is one identity: its limits and "stop all mail" hold however its address is typed."""

import json
import unicodedata
from contextlib import suppress

import idna
import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import DeliveryStatus, FailureReason, HoldReason, ReplyStatus
from santa_app.letters.submission.form import FormField
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import links_in, write
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import FakeClock, form

VICTIM = "victim@example.org"


def readings(letter: str) -> set[str]:
    """Return what mail software may make of a character: IDNA 2008, IDNA 2003, NFKC."""
    found = {unicodedata.normalize("NFKC", letter).casefold()}
    with suppress(idna.IDNAError):
        found.add(idna.uts46_remap(letter, std3_rules=False))
    with suppress(UnicodeError):
        found.add(f"a{letter}b".encode("idna").decode("ascii")[1:-1])
    return found


def disguises() -> list[str]:
    """Return addresses that some mail software delivers to VICTIM."""
    local, domain = VICTIM.split("@")
    found = [
        "VICTIM@EXAMPLE.ORG", "victim+x@example.org", "victim@example.org.", "victim@.example.org",
        '"victim"@example.org', "victim(x)@example.org", "Victim <victim@example.org>",
        "<victim@example.org>", "victim@example.org,a@b.c", "a@b.c;victim@example.org",
        "a@b.c，victim＠example.org", "a@b.c＜victim＠example.org＞", "a@b.c\nvictim@example.org",
        "victim%example.org@relay.example.com", "example.org!victim@relay.example.com",
        "@relay.example.com:victim@example.org", "victim@[192.0.2.1]", "victim@192.0.2.1",
    ]  # fmt: skip
    for code in range(0x80, 0xF0000):
        letter = chr(code)
        if unicodedata.category(letter) in {"Cn", "Co", "Cs", "Lo"}:
            continue
        read = readings(letter)
        if "" in read:
            found += [f"vic{letter}tim@{domain}", f"{local}@exam{letter}ple.org"]
        for place, wanted in enumerate(VICTIM):
            if wanted in read:
                found.append(f"{VICTIM[:place]}{letter}{VICTIM[place + 1 :]}")
    return found


async def test_stopped_mailbox_gets_no_mail_in_any_disguise(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(recipient_letters_per_day=10_000)
    await write(service, parent_email=VICTIM)
    _, stop = links_in(sendgrid.requests[-1].text)
    await service.parents.stop_mail(stop)
    tried = disguises()
    assert len(tried) > 800
    for address in tried:
        outcome = await submit(form(parent_email=address), origin=None, service=service)
        if outcome.accepted:
            assert outcome.status is SubmitStatus.REPLY_LATER, ascii(address)
        else:
            assert outcome.field is FormField.PARENT_EMAIL, ascii(address)
    clock.forward(hours=30)
    assert await service.worker.drain() == 0
    assert [request.to for request in sendgrid.requests] == [VICTIM]
    # Case and a tag are ordinary spellings, so they are accepted and held.
    assert len(stored()) > 2


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
    sendgrid.release()
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
