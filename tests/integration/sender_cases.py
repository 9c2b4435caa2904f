"""Each answer of SendGrid, with what the visitor is told and what becomes of the letter."""

from dataclasses import dataclass
from datetime import UTC, timedelta
from email.utils import format_datetime

from santa_app.letters import SubmitStatus
from santa_app.letters.models import FailureReason, ReplyStatus
from tests.fake_sendgrid import Answer, Mode
from tests.unit.letters.examples import START


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """What SendGrid answers and what has to follow from it; `due` in seconds from now.

    Unless a case says otherwise the visitor hears that the reply comes shortly, and the letter
    waits for its next try.
    """

    answer: Answer
    kind: SubmitStatus = SubmitStatus.REPLY_LATER
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
        kind=SubmitStatus.REPLY_SENT,
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
        kind=SubmitStatus.REPLY_REFUSED,
        says="Error: The address p•••@example.com is no good",
        status=FAILED,
        attempts=1,
        due=None,
        reason=FailureReason.REJECTED,
        error="The address p•••@example.com is no good",
    ),
    "400 without a word": Case(
        answer=Answer(status=400),
        kind=SubmitStatus.REPLY_REFUSED,
        says="Error: Unknown email error",
        status=FAILED,
        attempts=1,
        due=None,
        reason=FailureReason.REJECTED,
    ),
    "413": Case(
        answer=Answer(status=413, error="Too large"),
        kind=SubmitStatus.REPLY_REFUSED,
        says="Error: Too large",
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
        kind=SubmitStatus.REPLY_UNREACHED,
        says="Santa will reply soon.",
        attempts=1,
        due=30,
    ),
}
