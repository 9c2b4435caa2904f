"""The rights of each link: in the reply, to stop mail, on the thank-you screen."""

import pytest

from santa_app.content import my_letter
from santa_app.letters import LetterService, submit
from santa_app.letters.models import DeliveryStatus, HoldReason, ReplyStatus, SuppressionReason
from santa_app.letters.parents.access import MailboxView
from santa_app.letters.parents.links import LinkError, LinkErrorCode
from santa_app.letters.parents.progress import ReplyProgress, progress_text
from santa_app.letters.parents.resend import ResendStatus
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import MINE, change, links_in, look, stop, write
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form


async def test_thank_you_link_shows_and_deletes_the_letter(
    service: LetterService, stored: Stored
) -> None:
    link = await write(service)
    view = await look(service, link)
    assert view.letter == stored()[0]
    assert (view.progress, view.is_owner) == (ReplyProgress.SENT, False)
    await service.parents.delete(link)
    assert stored() == []
    with pytest.raises(LinkError, match=LinkErrorCode.GONE):
        await service.parents.view(link)


async def test_thank_you_link_cannot_change_the_mailbox(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    link = await write(service)
    before = stored()
    desk = service.parents
    for act in (desk.stop_mail, desk.allow_mail, desk.end_links):
        with pytest.raises(LinkError, match=LinkErrorCode.FORBIDDEN):
            await act(link)
    assert stored() == before
    letter, _ = links_in(sendgrid.requests[-1].text)
    assert not (await look(service, letter)).mail_stopped


async def test_thank_you_link_reveals_nothing_about_the_mailbox(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    service = open_service(recipient_replies_per_day=1)
    first = await write(service)
    for link in (await write(service), await write(service)):
        view = await look(service, link)
        assert (view.progress, view.resend.status) == (
            ReplyProgress.PENDING,
            ResendStatus.NOT_NOW,
        )
        assert progress_text(view.progress, is_owner=False) == my_letter.TABLE.not_sent_yet
    letter, _ = links_in(sendgrid.requests[-1].text)
    before = (await look(service, first)).resend
    await service.parents.stop_mail(letter)
    view = await look(service, first)
    assert (view.progress, view.mail_stopped, view.resend) == (ReplyProgress.SENT, False, before)
    stopped = await look(service, await write(service))
    assert (stopped.progress, stopped.mail_stopped) == (ReplyProgress.PENDING, False)
    # A resend looks the same, but sends nothing.
    clock.forward(hours=2)
    await service.parents.resend(first)
    assert (await look(service, first)).progress is ReplyProgress.PENDING
    clock.forward(days=3)
    assert await service.worker.drain() == 0
    assert len(sendgrid.requests) == 1


async def test_only_the_owner_of_the_mailbox_prints_a_reply_and_only_one_that_was_sent(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    service = open_service(recipient_replies_per_day=1)
    assert not (await look(service, await write(service))).may_print
    letter, _ = links_in(sendgrid.requests[-1].text)
    assert (await look(service, letter)).may_print
    await write(service)
    assert stored()[1].hold_reason == HoldReason.RECIPIENT_LIMIT
    held = service.signer.token(stored()[1].access_key)
    assert not (await look(service, held)).may_print
    # A resend that waits takes nothing back: the first mail has arrived.
    clock.forward(hours=2)
    await service.parents.resend(letter)
    assert stored()[0].reply_status == ReplyStatus.HELD
    assert (await look(service, letter)).may_print


async def test_thank_you_link_reveals_a_wrong_email_address(
    service: LetterService, sendgrid: FakeSendGrid
) -> None:
    link = await write(service)
    await change(service, delivery_status=DeliveryStatus.BOUNCED, delivery_status_at=START)
    await stop(service, SuppressionReason.BOUNCE)
    second = await write(service)
    for one in (link, second):
        view = await look(service, one)
        assert (view.progress, view.resend.status) == (ReplyProgress.BOUNCED, ResendStatus.NOT_NOW)
        assert "typos" in progress_text(view.progress, is_owner=False)
    assert len(sendgrid.requests) == 1


async def test_stop_link_works_after_the_letter_is_deleted(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    link = await write(service)
    letter, stopping = links_in(sendgrid.requests[-1].text)
    await service.parents.delete(link)
    clock.forward(days=100)
    with pytest.raises(LinkError):
        await service.parents.view(letter)
    assert await service.parents.view(stopping) == MailboxView(mail_stopped=False)
    await service.parents.stop_mail(stopping)
    assert await service.parents.view(stopping) == MailboxView(mail_stopped=True)
    await submit(form(**MINE), origin=None, service=service)
    assert len(sendgrid.requests) == 1
    assert [row.hold_reason for row in stored()] == [HoldReason.SUPPRESSED]


async def test_stop_link_does_nothing_else(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    await write(service)
    _, stopping = links_in(sendgrid.requests[-1].text)
    before = stored()
    desk = service.parents
    for act in (desk.delete, desk.allow_mail, desk.resend, desk.end_links):
        with pytest.raises(LinkError, match=LinkErrorCode.FORBIDDEN):
            await act(stopping)
    assert stored() == before


@pytest.mark.both_databases
async def test_revoked_link_opens_nothing_and_the_letter_stays(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    link = await write(service)
    letter, stopping = links_in(sendgrid.requests[-1].text)
    await service.parents.end_links(letter)
    for one in (link, letter):
        with pytest.raises(LinkError, match=LinkErrorCode.GONE):
            await service.parents.view(one)
        with pytest.raises(LinkError, match=LinkErrorCode.GONE):
            await service.parents.delete(one)
        with pytest.raises(LinkError, match=LinkErrorCode.GONE):
            await service.parents.end_links(letter)
    assert len(stored()) == 1
    assert await service.parents.view(stopping) == MailboxView(mail_stopped=False)
