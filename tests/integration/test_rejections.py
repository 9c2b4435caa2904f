"""Rejected replies: a run of them pauses sending, and families never read SendGrid's words."""

import asyncio
import logging
from datetime import UTC, timedelta

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.health import Problem
from santa_app.letters.models import FailureReason, PauseKind, ReplyStatus
from santa_app.letters.submission.form import FormField
from santa_app.states.my_letter import facts_of, texts_of
from tests.integration.fixture_types import Open, Stored
from tests.integration.operating import Operator, end, operator, owe_since
from tests.integration.parent_links import look
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import FakeClock, form

__all__ = ["operator"]
CANARY = "canary of the provider"
REJECTED = Answer(status=400, error=CANARY, field="from.email")
BAD_ADDRESS = Answer(status=400, error=CANARY, field="personalizations.0.to.0.email")
FAILED, PENDING = ReplyStatus.FAILED, ReplyStatus.PENDING


def statuses(stored: Stored) -> list[str]:
    return [row.reply_status for row in stored()]


async def test_six_of_six_rejected_replies_are_an_alarm_and_can_all_be_sent_later(
    open_service: Open,
    operator: Operator,
    sendgrid: FakeSendGrid,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = open_service(clock=utc_now)
    began = utc_now()
    sendgrid.answers(always=REJECTED)
    told = [(await submit(form(), origin=None, service=service)).status for _ in range(6)]
    assert told == [SubmitStatus.REPLY_REJECTED] * 2 + [SubmitStatus.REPLY_LATER] * 4
    assert statuses(stored) == [FAILED] * 2 + [PENDING] * 4
    assert len(sendgrid.requests) == 3

    (alarm,) = [one for one in caplog.records if one.levelno == logging.CRITICAL]
    assert "3 replies in a row were rejected" in alarm.getMessage()
    assert Problem.REPLIES_REJECTED in (await service.health.check()).problems
    shown = await operator.run("status")
    assert shown.exit_code == 1
    assert "SENDING FAILS" in shown.stdout
    assert (await operator.json("status"))["sending_fails"] is True

    sendgrid.answers(always=Answer())
    assert (await operator.run("resume")).exit_code == 0
    since = began.astimezone(UTC).strftime("%Y-%m-%dT%H:%M")
    done = await operator.json("retry", "--reason", "rejected", "--since", since)
    assert [one["done"] for one in done["letters"]] == [True] * 2
    await service.worker.drain()
    assert statuses(stored) == [ReplyStatus.SENT] * 6
    assert (await operator.run("status")).exit_code == 0


async def test_a_run_spares_the_backlog_and_ends_by_itself_once_the_cause_is_mended(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    await owe(service, 30)
    sendgrid.answers(always=REJECTED)
    await service.worker.drain()
    for rounds in range(1, 4):
        assert statuses(stored).count(FAILED) == 2
        before = len(sendgrid.requests)
        clock.forward(seconds=300)
        await service.worker.drain()
        assert len(sendgrid.requests) == before + 1, rounds
    sendgrid.answers(always=Answer())
    clock.forward(seconds=300)
    await service.worker.drain()
    assert statuses(stored).count(ReplyStatus.SENT) == 28
    assert (await service.repository.read_pause())[0] is None


@pytest.mark.both_databases
async def test_processes_share_the_run(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sendgrid.answers(always=REJECTED)
    for _ in range(4):
        await submit(form(), origin=None, service=open_service())
    assert statuses(stored) == [FAILED, FAILED, PENDING, PENDING]
    assert len(sendgrid.requests) == 3


@pytest.mark.parametrize(
    "answers",
    [[BAD_ADDRESS] * 8, [REJECTED, REJECTED, Answer()] * 3],
    ids=["addresses", "with others between"],
)
async def test_single_rejections_pause_nothing(
    answers: list[Answer], service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sendgrid.answers(*answers)
    for _ in answers:
        await submit(form(), origin=None, service=service)
    assert statuses(stored) == [
        ReplyStatus.SENT if answer.status == 202 else FAILED for answer in answers
    ]
    assert (await service.repository.read_pause())[0] is None


async def test_a_rejected_reply_fails_at_its_time_limit_even_in_a_run(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    await owe(service, 1)
    for _ in range(2):
        await service.repository.count_rejection(timedelta(minutes=5), "400")
    sendgrid.answers(always=REJECTED)
    await service.worker.drain()
    assert statuses(stored) == [PENDING]
    clock.forward(hours=48)
    await service.worker.drain()
    (row,) = stored()
    assert (row.reply_status, row.failure_reason) == (FAILED, FailureReason.REJECTED)


async def test_retry_chooses_by_reason_and_time(
    open_service: Open, operator: Operator, stored: Stored
) -> None:
    service = open_service(clock=utc_now)
    for reason in FailureReason:
        await owe_since(service, 1)
        await end(service, FAILED, reason)
    day = timedelta(days=1)
    tomorrow, yesterday = ((utc_now() + n * day).strftime("%Y-%m-%d") for n in (1, -1))
    later = await operator.json("retry", "--reason", "rejected", "--since", tomorrow)
    assert later["letters"] == []
    chosen = await operator.json("retry", "--reason", "rejected", "--since", yesterday)
    assert [one["letter_id"] for one in chosen["letters"]] == [1]
    assert statuses(stored) == [PENDING, FAILED, FAILED]
    assert (await operator.run("retry", "2", "--reason", "expired")).exit_code == 2
    assert [one["letter_id"] for one in (await operator.json("retry"))["letters"]] == [2, 3]


@pytest.mark.parametrize("answer", [REJECTED, BAD_ADDRESS, Answer(status=413, error=CANARY)])
async def test_families_never_read_what_sendgrid_says(
    answer: Answer, service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sendgrid.answers(answer)
    sent = form()
    results = [await submit(sent, origin=None, service=service) for _ in range(2)]
    (row,) = stored()
    assert row.reply_error == CANARY
    row.delivery_note = CANARY
    view = await look(service, results[0].link)
    view.letter.delivery_note = CANARY
    reply = service.worker._reply_sender.renderer.write(row)
    seen = [results, facts_of(view), texts_of(view.letter), view.progress, reply.text, reply.html]
    assert "canary" not in str(seen)
    told = "Error: The email address was refused." if answer is BAD_ADDRESS else "Error: Unknown"
    for result in results:
        assert result.description.startswith(told)
        assert result.field == (FormField.PARENT_EMAIL if answer is BAD_ADDRESS else None)


@pytest.mark.both_databases
async def test_concurrent_rejections_are_one_alarm(
    service: LetterService, sendgrid: FakeSendGrid, caplog: pytest.LogCaptureFixture
) -> None:
    sendgrid.answers(always=REJECTED)
    await asyncio.gather(*(submit(form(), origin=None, service=service) for _ in range(8)))
    assert len([one for one in caplog.records if one.levelno == logging.CRITICAL]) == 1
    pause, _ = await service.repository.read_pause()
    assert pause is not None
    assert pause.kind is PauseKind.REJECTED
