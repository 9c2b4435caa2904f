"""Letters whose replies go through an SMTP server: what visitor, letter and operator see."""

import logging

import pytest
from pydantic import SecretStr

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import FailureReason, ReplyStatus
from santa_app.letters.parents.progress import ReplyProgress
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import links_in, look
from tests.support.fake_sendgrid import Mode
from tests.support.letter_examples import FakeClock, form
from tests.support.smtp_server import PASSWORD, Refusal, SmtpServer, Stage

NAME = "pat.parent"


@pytest.fixture
def service(open_service: Open, smtp_server: SmtpServer) -> LetterService:
    return open_service(
        mail_sender="smtp",
        smtp_host="localhost",
        smtp_port=smtp_server.ports["starttls"],
        smtp_user="santa",
        smtp_password=SecretStr(PASSWORD),
        mail_from="santa@northpole.example",
    )


async def send(service: LetterService, **values: object) -> SubmitStatus:
    values = {"parent_email": f"{NAME}@example.com", **values}
    outcome = await submit(form(**values), origin=None, service=service)
    assert outcome.accepted
    return outcome.status


async def test_parent_is_told_without_a_delivery_event(
    service: LetterService, smtp_server: SmtpServer, stored: Stored, clock: FakeClock
) -> None:
    assert await send(service) is SubmitStatus.REPLY_SENT
    (mail,) = smtp_server.mails
    (row,) = stored()
    assert row.reply_status == ReplyStatus.SENT
    assert row.reply_message_id == mail.message["Message-ID"]
    text = mail.message.get_body(("plain",))
    assert text is not None
    link, _ = links_in(text.get_content())
    assert (await look(service, link)).progress is ReplyProgress.SENT

    # A resend is another mail of the same thread.
    clock.forward(hours=2)
    await service.parents.resend(link)
    assert await service.worker.drain() == 1
    first, second = [mail.message for mail in smtp_server.mails]
    assert first["Message-ID"] != second["Message-ID"]
    assert first["References"] == second["References"]


async def test_reply_whose_answer_was_lost_is_sent_again_as_the_same_mail(
    service: LetterService, smtp_server: SmtpServer, stored: Stored, clock: FakeClock
) -> None:
    smtp_server.refuse(Refusal(stage=Stage.CONTENT, mode=Mode.LOSE))
    assert await send(service) is SubmitStatus.REPLY_UNREACHED
    clock.forward(seconds=30)
    assert await service.worker.drain() == 1
    first, second = [mail.message for mail in smtp_server.mails]
    assert first["Message-ID"] == second["Message-ID"]
    assert [row.reply_status for row in stored()] == [ReplyStatus.SENT]


async def test_unknown_mailbox_fails_alone(
    service: LetterService,
    smtp_server: SmtpServer,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    words = f"550 5.1.1 {NAME}: no such user <{NAME}@example.com>"
    smtp_server.refuse(*[Refusal(stage=Stage.RCPT, text=words)] * 4)
    for _ in range(4):
        assert await send(service) is SubmitStatus.REPLY_REJECTED
    assert {row.failure_reason for row in stored()} == {FailureReason.REJECTED}
    assert (await service.repository.read_pause())[0] is None
    assert await send(service) is SubmitStatus.REPLY_SENT
    told = caplog.text + repr([row.reply_error for row in stored()])
    assert "no such user" in told
    assert NAME not in told
