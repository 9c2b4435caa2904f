"""Letters whose replies go through an SMTP server: what visitor, letter and operator see."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from types import SimpleNamespace

import pytest
from pydantic import SecretStr

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.health import Problem
from santa_app.letters.mail import smtp
from santa_app.letters.models import FailureReason, HoldReason, PauseKind, ReplyStatus
from santa_app.letters.operator import actions
from santa_app.letters.parents.progress import ReplyProgress
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import links_in, look
from tests.support.fake_sendgrid import Mode
from tests.support.letter_examples import START, FakeClock, form
from tests.support.smtp_server import PASSWORD, Refusal, SmtpServer, Stage
from tests.support.waiting import PATIENCE

NAME = "pat.parent"


@pytest.fixture
def open_smtp(open_service: Open, smtp_server: SmtpServer) -> Open:
    return partial(
        open_service,
        mail_sender="smtp",
        smtp_host="localhost",
        smtp_port=smtp_server.ports["starttls"],
        smtp_user="santa",
        smtp_password=SecretStr(PASSWORD),
        mail_from="santa@northpole.example",
    )


@pytest.fixture
def service(open_smtp: Open) -> LetterService:
    return open_smtp()


@pytest.fixture
def too_late(smtp_server: SmtpServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server takes each mail, and the client's time is up before it answers."""

    @asynccontextmanager
    async def timeout(_: float) -> AsyncIterator[None]:
        taken = len(smtp_server.mails)
        async with asyncio.timeout(PATIENCE) as limit:

            async def watch() -> None:
                while len(smtp_server.mails) == taken:
                    await asyncio.sleep(0.01)
                limit.reschedule(0)

            watching = asyncio.create_task(watch())
            try:
                yield
            finally:
                watching.cancel()

    monkeypatch.setattr(smtp, "asyncio", SimpleNamespace(**{**vars(asyncio), "timeout": timeout}))
    smtp_server.refuse(always=Refusal(stage=Stage.CONTENT, mode=Mode.LATE))


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


@pytest.mark.usefixtures("too_late")
async def test_a_server_that_answers_too_late_gets_three_copies_of_one_mail(
    service: LetterService,
    smtp_server: SmtpServer,
    stored: Stored,
    clock: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert await send(service) is SubmitStatus.REPLY_UNREACHED
    sent_at = []
    for _ in range(48 * 4):
        taken = len(smtp_server.mails)
        await service.worker.drain()
        if len(smtp_server.mails) > taken:
            sent_at.append((clock.now - START) / timedelta(hours=1))
        clock.forward(minutes=15)
    assert sent_at == [4, 8]
    assert len({mail.message["Message-ID"] for mail in smtp_server.mails}) == 1
    (row,) = stored()
    assert (row.reply_status, row.hold_reason) == (ReplyStatus.HELD, HoldReason.OUTCOME_UNKNOWN)
    assert "ALARM: it is unknown whether a reply was sent in 3 attempts" in caplog.text

    # A person may send another one, whose outcome again only a person can tell.
    await service.repository.apply_action([1], actions.release(timedelta(hours=48)))
    await service.worker.drain()
    assert (len(smtp_server.mails), stored()[0].hold_reason) == (4, HoldReason.OUTCOME_UNKNOWN)


@pytest.mark.usefixtures("too_late")
async def test_copies_count_as_replies_of_the_mailbox_and_pause_what_is_never_answered(
    open_smtp: Open, smtp_server: SmtpServer, stored: Stored, clock: FakeClock
) -> None:
    service = open_smtp(recipient_replies_per_day=4)
    for _ in range(3):
        await send(service)
    pause, now = await service.repository.read_pause()
    assert pause is not None
    assert (pause.kind, pause.is_open(now)) == (PauseKind.REJECTED, True)
    service.health._cached_until = 0.0
    assert Problem.REPLIES_REJECTED in (await service.health.check()).problems
    for _ in range(23 * 4):
        clock.forward(minutes=15)
        await service.worker.drain()
    assert len(smtp_server.mails) == 4
    assert {row.hold_reason for row in stored()} == {HoldReason.RECIPIENT_LIMIT}


async def test_unknown_mailbox_fails_alone(
    service: LetterService,
    smtp_server: SmtpServer,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "santa_app")  # the server's log is in this process, too
    words = f"550 5.1.1 {NAME}: no such user <{NAME}@example.com>"
    smtp_server.refuse(*[Refusal(stage=Stage.RCPT, text=words)] * 4)
    for _ in range(4):
        assert await send(service) is SubmitStatus.REPLY_ADDRESS_REFUSED
    assert {row.failure_reason for row in stored()} == {FailureReason.ADDRESS}
    assert (await service.repository.read_pause())[0] is None
    assert await send(service) is SubmitStatus.REPLY_SENT
    told = caplog.text + repr([row.reply_error for row in stored()])
    assert "no such user" in told
    assert NAME not in told
