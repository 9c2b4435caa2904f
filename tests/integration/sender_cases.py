"""Each answer of SendGrid with the expected result for visitor and letter."""

from dataclasses import dataclass
from datetime import UTC, timedelta
from email.utils import format_datetime

from santa_app.letters import SubmitStatus
from santa_app.letters.models import FailureReason, ReplyStatus
from tests.support.fake_sendgrid import Answer, Mode
from tests.support.letter_examples import START


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """An answer of SendGrid and what must follow; `due` is in seconds from now.

    By default the visitor is told that the reply comes shortly, and the letter waits for its retry.
    """

    answer: Answer
    visitor_is_told: SubmitStatus = SubmitStatus.REPLY_LATER
    says: str = "Your letter is saved and Santa's reply will be sent shortly."
    status: ReplyStatus = ReplyStatus.PENDING
    attempts: int
    due: float | None
    rests: bool = False
    reason: FailureReason | None = None
    error: str | None = None


def epoch(seconds: float) -> str:
    return str(int((START + timedelta(seconds=seconds)).timestamp()))


def date(seconds: float) -> str:
    return format_datetime((START + timedelta(seconds=seconds)).astimezone(UTC), usegmt=True)


PENDING, SENT, FAILED = ReplyStatus.PENDING, ReplyStatus.SENT, ReplyStatus.FAILED
CASES = {
    "202": Case(
        answer=Answer(),
        visitor_is_told=SubmitStatus.REPLY_SENT,
        says="Parents",
        status=SENT,
        attempts=1,
        due=None,
    ),
    "200 is not 202": Case(
        answer=Answer(status=200),
        attempts=1,
        due=30,
        error="unexpected answer 200",
    ),
    "400": Case(
        answer=Answer(status=400, error="The address parent@example.com is no good"),
        visitor_is_told=SubmitStatus.REPLY_REJECTED,
        says="Error: Unknown email error",
        status=FAILED,
        attempts=1,
        due=None,
        reason=FailureReason.REJECTED,
        error="The address p•••@example.com is no good",
    ),
    "400 without a word": Case(
        answer=Answer(status=400),
        visitor_is_told=SubmitStatus.REPLY_REJECTED,
        says="Error: Unknown email error",
        status=FAILED,
        attempts=1,
        due=None,
        reason=FailureReason.REJECTED,
    ),
    "413": Case(
        answer=Answer(status=413, error="Too large"),
        visitor_is_told=SubmitStatus.REPLY_REJECTED,
        says="Error: Unknown email error",
        status=FAILED,
        attempts=1,
        due=None,
        reason=FailureReason.REJECTED,
        error="Too large",
    ),
    "401": Case(
        answer=Answer(status=401, error="Maximum credits exceeded"),
        attempts=0,
        due=300,
        rests=True,
    ),
    "403": Case(
        answer=Answer(status=403),
        attempts=0,
        due=300,
        rests=True,
    ),
    "429": Case(
        answer=Answer(status=429),
        attempts=1,
        due=30,
        rests=True,
        error="429: too many requests",
    ),
    "429 Retry-After in seconds": Case(
        answer=Answer(status=429, headers={"Retry-After": "77"}),
        attempts=0,
        due=77,
        rests=True,
    ),
    "429 Retry-After as a date": Case(
        answer=Answer(status=429, headers={"Retry-After": date(600)}),
        attempts=0,
        due=600,
        rests=True,
    ),
    "429 X-RateLimit-Reset": Case(
        answer=Answer(status=429, headers={"X-RateLimit-Reset": epoch(45)}),
        attempts=0,
        due=45,
        rests=True,
    ),
    "500": Case(
        answer=Answer(status=500),
        attempts=1,
        due=30,
        error="unexpected answer 500",
    ),
    "503 Retry-After": Case(
        answer=Answer(status=503, headers={"Retry-After": "120"}),
        attempts=1,
        due=120,
        error="unexpected answer 503",
    ),
    "dropped": Case(
        answer=Answer(mode=Mode.DROP),
        visitor_is_told=SubmitStatus.REPLY_UNREACHED,
        says="Santa will reply soon.",
        attempts=1,
        due=30,
    ),
}
