"""The parent's link shows the letter, deletes it and stops mail, and opens nothing else."""

import asyncio

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import HoldReason, ReplyStatus
from santa_app.letters.parents.links import LinkError, LinkErrorCode
from santa_app.letters.parents.progress import ReplyProgress
from tests.integration.fixture_types import Stored
from tests.integration.parent_links import look, sent_link
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import FakeClock, form


@pytest.mark.both_databases
async def test_link_shows_the_letter_and_changes_nothing(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    token = await sent_link(service, sendgrid, parent_email="view.parent@example.com")
    before = stored()
    view = await look(service, token)
    assert view.letter == before[0]
    assert view.recipient == "v•••@example.com"
    assert view.progress is ReplyProgress.SENT
    assert view.is_owner
    assert not view.mail_stopped
    assert "Testkind" not in repr(view)
    assert stored() == before


@pytest.mark.both_databases
async def test_delete_removes_the_letter_and_ends_the_link(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    token = await sent_link(service, sendgrid)
    await service.parents.delete(token)
    assert stored() == []
    desk = service.parents
    for act in (desk.view, desk.delete, desk.stop_mail, desk.resend, desk.end_links):
        with pytest.raises(LinkError, match=LinkErrorCode.GONE):
            await act(token)


@pytest.mark.both_databases
async def test_stop_holds_pending_and_later_replies(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    mine = {"parent_email": "stop.parent@example.com"}
    token = await sent_link(service, sendgrid, **mine)
    sendgrid.answers(Answer(status=503))
    await submit(form(**mine), origin=None, service=service)
    await service.parents.stop_mail(token)
    await service.parents.stop_mail(token)
    view = await look(service, token)
    assert (view.mail_stopped, view.progress) == (True, ReplyProgress.SENT)

    outcome = await submit(
        form(parent_email="Stop.Parent+x@example.com"), origin=None, service=service
    )
    assert outcome.status is SubmitStatus.REPLY_LATER
    other = await submit(form(), origin=None, service=service)
    assert other.status is SubmitStatus.REPLY_SENT
    clock.forward(hours=30)
    assert await service.worker.drain() == 0
    assert len(sendgrid.requests) == 3
    held = stored()[1:3]
    assert {row.reply_status for row in held} == {ReplyStatus.HELD}
    assert {row.reply_scheduled_at for row in held} == {None}
    assert {row.hold_reason for row in held} == {HoldReason.SUPPRESSED}


async def test_letter_whose_send_fails_after_the_stop_is_held(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    mine = {"parent_email": "late.parent@example.com"}
    token = await sent_link(service, sendgrid, **mine)
    sendgrid.answers(Answer(status=503, mode=Mode.HANG))
    visitor = asyncio.create_task(submit(form(**mine), origin=None, service=service))
    await sendgrid.wait_for_async(2)
    await service.parents.stop_mail(token)
    sendgrid.answer_hanging()
    await visitor
    assert stored()[1].reply_status == ReplyStatus.PENDING
    clock.forward(minutes=1)
    assert await service.worker.drain() == 0
    assert stored()[1].reply_status == ReplyStatus.HELD
    assert len(sendgrid.requests) == 2


@pytest.mark.parametrize("token", ["", "x.y.z", None, 7, "a" * 5_000])
async def test_foreign_token_opens_nothing(token: object, service: LetterService) -> None:
    with pytest.raises(LinkError, match=LinkErrorCode.INVALID):
        await service.parents.view(token)
