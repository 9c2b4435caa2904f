"""Each answer of SendGrid: the toast, the letter's status and attempts, and the retry."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import FailureReason, HoldReason, ReplyStatus
from tests.integration.fixture_types import Stored
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import START, FakeClock, form

PENDING, HELD, SENT = ReplyStatus.PENDING, ReplyStatus.HELD, ReplyStatus.SENT
COPY = 4 * 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """An answer of SendGrid, and what visitor and letter get; `due` is in seconds from now."""

    answer: Answer
    told: SubmitStatus = SubmitStatus.REPLY_LATER
    status: ReplyStatus = ReplyStatus.PENDING
    attempts: int = 1
    due: float | None = 30
    pauses: bool = False
    reason: FailureReason | None = None
    error: str | None = None


def rejected(answer: Answer, error: str | None = None) -> Case:
    return Case(
        answer=answer, told=SubmitStatus.REPLY_REJECTED, status=ReplyStatus.FAILED, due=None,
        reason=FailureReason.REJECTED, error=error,
    )  # fmt: skip


def paused(answer: Answer, seconds: float) -> Case:
    return Case(answer=answer, attempts=0, due=seconds, pauses=True)


def unknown(answer: Answer, error: str | None = None) -> Case:
    told = SubmitStatus.REPLY_LATER if error else SubmitStatus.REPLY_UNREACHED
    return Case(answer=answer, told=told, status=HELD, due=COPY, error=error)


def in_seconds(seconds: float) -> datetime:
    return (START + timedelta(seconds=seconds)).astimezone(UTC)


BAD = Answer(status=400, error="The address parent@example.com is no good")
A_DATE = {"Retry-After": format_datetime(in_seconds(600), usegmt=True)}
AN_EPOCH = {"X-RateLimit-Reset": str(int(in_seconds(45).timestamp()))}
CASES = {
    "202": Case(answer=Answer(), told=SubmitStatus.REPLY_SENT, status=SENT, due=None),
    "200 is not 202": unknown(Answer(status=200), "unexpected answer 200"),
    "400": rejected(BAD, "The address p•••@example.com is no good"),
    "400 without a word": rejected(Answer(status=400)),
    "413": rejected(Answer(status=413, error="Too large"), "Too large"),
    "401": paused(Answer(status=401, error="Maximum credits exceeded"), 300),
    "403": paused(Answer(status=403), 300),
    "429": Case(answer=Answer(status=429), pauses=True, error="429: too many requests"),
    "429 in seconds": paused(Answer(status=429, headers={"Retry-After": "77"}), 77),
    "429 at a date": paused(Answer(status=429, headers=A_DATE), 600),
    "429 at an epoch": paused(Answer(status=429, headers=AN_EPOCH), 45),
    "500": unknown(Answer(status=500), "unexpected answer 500"),
    "503": Case(
        answer=Answer(status=503, headers={"Retry-After": "120"}),
        due=120,
        error="unexpected answer 503",
    ),
    "dropped": unknown(Answer(mode=Mode.DROP)),
    "lost": unknown(Answer(mode=Mode.LOSE)),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
async def test_answer_decides_toast_status_and_retry(
    case: Case, service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sendgrid.answers(case.answer)
    outcome = await submit(form(), origin="192.0.2.1", service=service)

    assert outcome.accepted
    assert outcome.status is case.told
    (row,) = stored()
    assert row.reply_status == case.status
    assert row.reply_attempts == case.attempts
    due = None if case.due is None else START + timedelta(seconds=case.due)
    # A reply that lost no attempt stays due; the pause alone keeps it back.
    assert row.reply_scheduled_at == (START if case.pauses and case.attempts == 0 else due)
    assert row.reply_lease is None
    assert row.failure_reason == case.reason
    if case.error is not None:
        assert row.reply_error == case.error
    pause, now = await service.repository.read_pause()
    assert (pause is not None and pause.is_open(now)) == case.pauses
    if pause is not None and case.pauses:
        assert pause.until == due
    assert len(sendgrid.requests) == 1


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.due])
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
    assert (row.reply_status, row.hold_reason, row.reply_copies) == (HELD, HoldReason.NEXT_COPY, 1)
    assert row.reply_scheduled_at == START + timedelta(seconds=COPY)
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

    sendgrid.answer_hanging()
    await service.worker.stop()
    (row,) = stored()
    assert row.reply_status == SENT
    assert len(sendgrid.requests) == 1
