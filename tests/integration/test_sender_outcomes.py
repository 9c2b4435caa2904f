"""Each answer of SendGrid: the toast, the letter's status and attempts, and the retry."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from santa_app.content.submission import SENT as REPLY_SENT
from santa_app.i18n import language
from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import ReplyStatus
from tests.integration.fixture_types import Stored
from tests.integration.sender_cases import CASES, PENDING, SENT, Case
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import START, FakeClock, form


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
async def test_answer_decides_toast_status_and_retry(
    case: Case, service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sendgrid.answers(case.answer)
    outcome = await submit(form(), origin="192.0.2.1", service=service)

    assert outcome.accepted
    assert outcome.status is case.visitor_is_told
    assert outcome.title == (REPLY_SENT if case.status is SENT else "Letter Received!")
    assert outcome.description.startswith(case.says)
    (row,) = stored()
    assert row.reply_status == case.status
    assert row.reply_attempts == case.attempts
    due = None if case.due is None else START + timedelta(seconds=case.due)
    # A reply that lost no attempt stays due; the pause alone keeps it back.
    assert row.reply_scheduled_at == (START if case.rests and case.attempts == 0 else due)
    assert row.reply_lease is None
    assert row.failure_reason == case.reason
    if case.error is not None:
        assert row.reply_error == case.error
    pause, now = await service.repository.read_pause()
    assert (pause is not None and pause.is_open(now)) == case.rests
    if pause is not None and case.rests:
        assert pause.until == due
    assert len(sendgrid.requests) == 1


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.status is PENDING])
async def test_retry_is_sent_when_due(
    name: str, service: LetterService, sendgrid: FakeSendGrid, stored: Stored, clock: FakeClock
) -> None:
    case = CASES[name]
    sendgrid.answers(case.answer)
    await submit(form(), origin="192.0.2.1", service=service)
    assert case.due is not None
    clock.forward(seconds=case.due - 1)
    assert await service.worker.drain() == 0

    clock.forward(seconds=1)
    assert await service.worker.drain() == 1
    (row,) = stored()
    assert row.reply_status == SENT
    assert row.reply_sent_at == clock.now
    assert row.reply_attempts == case.attempts + 1
    assert row.reply_error is None
    assert row.reply_message_id == "fake-2"
    assert len(sendgrid.taken) == (2 if case.answer.takes_mail else 1)


async def test_hanging_sender_times_out(
    open_service: Callable[..., LetterService], sendgrid: FakeSendGrid, stored: Stored
) -> None:
    service = open_service(send_timeout=0.2)
    sendgrid.answers(always=Answer(mode=Mode.HANG))
    outcome = await submit(form(), origin="192.0.2.1", service=service)
    assert outcome.status is SubmitStatus.REPLY_UNREACHED
    (row,) = stored()
    assert row.reply_status == PENDING
    assert row.reply_attempts == 1
    assert row.reply_scheduled_at == START + timedelta(seconds=30)
    assert row.reply_error == "no answer within 0.2 s"


async def test_sender_refuses_connections(
    open_service: Callable[..., LetterService], stored: Stored
) -> None:
    service = open_service(sendgrid_host="http://127.0.0.1:9")
    outcome = await submit(form(), origin="192.0.2.1", service=service)
    assert outcome.status is SubmitStatus.REPLY_UNREACHED
    (row,) = stored()
    assert row.reply_status == PENDING
    assert row.reply_error is not None
    assert row.reply_error.startswith("no answer: URLError")


async def test_visitor_waits_no_longer_than_set_while_the_send_continues(
    open_service: Callable[..., LetterService], sendgrid: FakeSendGrid, stored: Stored
) -> None:
    service = open_service(submit_wait=0.05)
    sendgrid.answers(Answer(mode=Mode.HANG))
    outcome = await submit(form(), origin="192.0.2.1", service=service)
    assert outcome.status is SubmitStatus.REPLY_LATER
    await sendgrid.wait_for_async(1)
    (row,) = stored()
    assert row.reply_status == ReplyStatus.SENDING
    assert row.reply_lease_until == START + timedelta(seconds=20)

    sendgrid.release()
    await service.worker.stop()
    (row,) = stored()
    assert row.reply_status == SENT
    assert len(sendgrid.requests) == 1


async def test_request_follows_the_api_and_disables_tracking(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sent = form(child_name="Emil")
    await submit(sent, origin="192.0.2.1", service=service)
    (request,) = sendgrid.requests
    (row,) = stored()
    body = request.body
    assert request.headers["authorization"] == "Bearer test-key"
    assert body["from"] == {"email": "santa@northpole.example", "name": "Santa Claus"}
    assert body["reply_to"] == {"email": "elves@northpole.example"}
    assert body["subject"].startswith("For Emil: ")
    assert body["categories"] == ["santa-reply"]
    assert body["headers"].keys() == {
        "Auto-Submitted",
        "List-Unsubscribe",
        "List-Unsubscribe-Post",
        "References",
    }
    assert body["personalizations"][0]["custom_args"] == {"letter_id": str(row.id)}
    assert body["tracking_settings"] == {
        "click_tracking": {"enable": False, "enable_text": False},
        "open_tracking": {"enable": False},
        "subscription_tracking": {"enable": False},
    }
    assert request.to == sent["parent_email"]
    assert "Dear Emil," in request.text
    assert "a book" in request.html
    assert service.signer.parent_url(row.access_key, language("en")) in request.text
