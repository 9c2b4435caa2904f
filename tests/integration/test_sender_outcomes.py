"""Each answer of SendGrid: the toast, the letter's status and attempts, and the next try."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

from santa_app.letters import Kind, PostOffice, submit
from santa_app.letters.outcome import REPLY_SENT
from santa_app.letters.table import ReplyStatus, SantaLetter
from tests.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.unit.letters.examples import START, FakeClock, form

Stored = Callable[[], list[SantaLetter]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """What SendGrid answers and what has to follow from it; `due` in seconds from now."""

    answer: Answer
    kind: Kind
    says: str
    status: ReplyStatus
    attempts: int
    due: float | None
    rests: bool = False
    error: str | None = None


def epoch(seconds: float) -> str:
    return str(int((START + timedelta(seconds=seconds)).timestamp()))


def date(seconds: float) -> str:
    return format_datetime((START + timedelta(seconds=seconds)).astimezone(UTC), usegmt=True)


PENDING, SENT, FAILED = ReplyStatus.PENDING, ReplyStatus.SENT, ReplyStatus.FAILED
SHORTLY = "Your letter is saved and Santa's reply will be sent shortly."
SOON = "Santa will reply soon."
CASES = {
    "202": Case(
        answer=Answer(), kind=Kind.REPLY_SENT, says="Parents", status=SENT, attempts=1, due=None
    ),
    "200 is not 202": Case(
        answer=Answer(status=200),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=1,
        due=30,
        error="unexpected answer 200",
    ),
    "400": Case(
        answer=Answer(status=400, error="The address parent@example.com is no good"),
        kind=Kind.REPLY_REFUSED,
        says="Error: The address p•••@example.com is no good",
        status=FAILED,
        attempts=1,
        due=None,
        error="rejected: The address p•••@example.com is no good",
    ),
    "400 without a word": Case(
        answer=Answer(status=400),
        kind=Kind.REPLY_REFUSED,
        says="Error: Unknown email error",
        status=FAILED,
        attempts=1,
        due=None,
        error="rejected",
    ),
    "413": Case(
        answer=Answer(status=413, error="Too large"),
        kind=Kind.REPLY_REFUSED,
        says="Error: Too large",
        status=FAILED,
        attempts=1,
        due=None,
        error="rejected: Too large",
    ),
    "401": Case(
        answer=Answer(status=401, error="Maximum credits exceeded"),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=0,
        due=300,
        rests=True,
    ),
    "403": Case(
        answer=Answer(status=403),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=0,
        due=300,
        rests=True,
    ),
    "429": Case(
        answer=Answer(status=429),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=1,
        due=30,
        rests=True,
        error="429: too many requests",
    ),
    "429 Retry-After in seconds": Case(
        answer=Answer(status=429, headers={"Retry-After": "77"}),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=0,
        due=77,
        rests=True,
    ),
    "429 Retry-After as a date": Case(
        answer=Answer(status=429, headers={"Retry-After": date(600)}),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=0,
        due=600,
        rests=True,
    ),
    "429 X-RateLimit-Reset": Case(
        answer=Answer(status=429, headers={"X-RateLimit-Reset": epoch(45)}),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=0,
        due=45,
        rests=True,
    ),
    "500": Case(
        answer=Answer(status=500),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=1,
        due=30,
        error="unexpected answer 500",
    ),
    "503 Retry-After": Case(
        answer=Answer(status=503, headers={"Retry-After": "120"}),
        kind=Kind.REPLY_LATER,
        says=SHORTLY,
        status=PENDING,
        attempts=1,
        due=120,
        error="unexpected answer 503",
    ),
    "dropped": Case(
        answer=Answer(mode=Mode.DROP),
        kind=Kind.REPLY_UNREACHED,
        says=SOON,
        status=PENDING,
        attempts=1,
        due=30,
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
async def test_an_answer_ends_in_toast_status_and_next_try(
    case: Case, office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sendgrid.answers(case.answer)
    outcome = await submit(form(), origin="192.0.2.1", office=office)

    assert outcome.accepted
    assert not outcome.destructive
    assert outcome.kind is case.kind
    assert outcome.title == (REPLY_SENT if case.status is SENT else "Letter Received!")
    assert outcome.description.startswith(case.says)
    (row,) = stored()
    assert row.reply_status == case.status
    assert row.reply_attempts == case.attempts
    due = None if case.due is None else START + timedelta(seconds=case.due)
    assert row.reply_due_at == due
    assert row.reply_lease is None
    if case.error is not None:
        assert row.reply_error == case.error
    rests_until = await office.store.paused_until(START)
    assert (rests_until is not None) == case.rests
    assert len(sendgrid.requests) == 1


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.status is PENDING])
async def test_what_was_not_sent_is_sent_once_it_is_due(
    name: str, office: PostOffice, sendgrid: FakeSendGrid, stored: Stored, clock: FakeClock
) -> None:
    case = CASES[name]
    sendgrid.answers(case.answer)
    await submit(form(), origin="192.0.2.1", office=office)
    assert case.due is not None
    clock.forward(seconds=case.due - 1)
    assert await office.delivery.run_due() == 0

    clock.forward(seconds=1)
    assert await office.delivery.run_due() == 1
    (row,) = stored()
    assert row.reply_status == SENT
    assert row.reply_sent_at == clock.now
    assert row.reply_attempts == case.attempts + 1
    assert row.reply_error is None
    assert row.reply_message_id == "fake-2"
    assert len(sendgrid.taken) == (2 if case.answer.takes_mail else 1)


async def test_a_sender_that_hangs_is_given_up_after_the_timeout(
    open_office: Callable[..., PostOffice], sendgrid: FakeSendGrid, stored: Stored
) -> None:
    office = open_office(send_timeout=0.2)
    sendgrid.answers(always=Answer(mode=Mode.HANG))
    outcome = await submit(form(), origin="192.0.2.1", office=office)
    assert outcome.kind is Kind.REPLY_UNREACHED
    (row,) = stored()
    assert row.reply_status == PENDING
    assert row.reply_attempts == 1
    assert row.reply_due_at == START + timedelta(seconds=30)
    assert row.reply_error == "no answer within 0.2 s"


async def test_nobody_listens(open_office: Callable[..., PostOffice], stored: Stored) -> None:
    office = open_office(sendgrid_host="http://127.0.0.1:9")
    outcome = await submit(form(), origin="192.0.2.1", office=office)
    assert outcome.kind is Kind.REPLY_UNREACHED
    (row,) = stored()
    assert row.reply_status == PENDING
    assert row.reply_error is not None
    assert row.reply_error.startswith("no answer: URLError")


async def test_the_visitor_waits_no_longer_than_set_and_the_send_goes_on(
    open_office: Callable[..., PostOffice], sendgrid: FakeSendGrid, stored: Stored
) -> None:
    office = open_office(submit_wait=0.05)
    sendgrid.answers(Answer(mode=Mode.HANG))
    outcome = await submit(form(), origin="192.0.2.1", office=office)
    assert outcome.kind is Kind.REPLY_LATER
    await sendgrid.wait_for_async(1)
    (row,) = stored()
    assert row.reply_status == ReplyStatus.SENDING
    assert row.reply_lease_until == START + timedelta(seconds=20)

    sendgrid.release()
    await office.delivery.stop()
    (row,) = stored()
    assert row.reply_status == SENT
    assert len(sendgrid.requests) == 1


async def test_the_request_is_what_sendgrid_wants_and_tracks_nobody(
    office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sent = form()
    await submit(sent, origin="192.0.2.1", office=office)
    (request,) = sendgrid.requests
    (row,) = stored()
    body = request.body
    assert request.headers["authorization"] == "Bearer test-key"
    assert body["from"] == {"email": "santa@northpole.example", "name": "Santa Claus"}
    assert body["reply_to"] == {"email": "elves@northpole.example"}
    assert body["subject"] == "Santa has answered your letter"
    assert body["categories"] == ["santa-reply"]
    assert body["headers"] == {"Auto-Submitted": "auto-generated"}
    assert body["custom_args"] == {"letter_id": str(row.id)}
    assert body["tracking_settings"] == {
        "click_tracking": {"enable": False, "enable_text": False},
        "open_tracking": {"enable": False},
        "subscription_tracking": {"enable": False},
    }
    assert request.to == sent["parent_email"]
    assert "Testkind" in request.text
    assert "a book about owls" in request.html
    assert office.secrets.parent_url(row.access_key) in request.text


def test_the_cases_cover_what_the_design_names() -> None:
    assert {case.answer.status for case in CASES.values()} == {
        200, 202, 400, 401, 403, 413, 429, 500, 503,
    }  # fmt: skip
    assert datetime.fromtimestamp(int(epoch(0)), UTC) == START
