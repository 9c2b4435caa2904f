"""The rows of SPEC section 8 that concern a letter, word for word."""

import pytest

from santa_app.letters.models import FailureReason, ReplyStatus
from santa_app.letters.sending import AttemptOutcome, SendAttempt
from santa_app.letters.submission import result
from santa_app.letters.submission.form import INVALID_EMAIL, REQUIRED, FormError, FormField
from santa_app.letters.submission.result import SubmitResult, SubmitStatus
from tests.unit.letters.examples import letter

WRONG = "Oops! Something went wrong"
RECEIVED = "Letter Received!"
ROWS = [
    (
        result.invalid(FormError(FormField.CHILD_NAME, REQUIRED)),
        WRONG,
        "Please fill in all required fields",
        True,
    ),
    (
        result.invalid(FormError(FormField.PARENT_EMAIL, INVALID_EMAIL)),
        WRONG,
        "Please enter a valid email address",
        True,
    ),
    (
        result.save_failed("database is locked"),
        WRONG,
        "Failed to save letter: database is locked",
        True,
    ),
    (result.unexpected(), WRONG, "An unexpected error occurred", True),
    (
        result.after_try(SendAttempt(outcome=AttemptOutcome.SENT), 1),
        "Ho Ho Ho! Letter Received & Reply Sent!",
        "inbox",
        False,
    ),
    (
        result.after_try(SendAttempt(outcome=AttemptOutcome.POSTPONED), 1),
        RECEIVED,
        "sent shortly",
        False,
    ),
    (
        result.after_try(SendAttempt(outcome=AttemptOutcome.PAUSED), 1),
        RECEIVED,
        "sent shortly",
        False,
    ),
    (
        result.after_try(
            SendAttempt(outcome=AttemptOutcome.REJECTED, provider_message="No such mailbox"), 1
        ),
        RECEIVED,
        "Error: No such mailbox",
        False,
    ),
    (
        result.after_try(SendAttempt(outcome=AttemptOutcome.REJECTED), 1),
        RECEIVED,
        "Error: Unknown email error",
        False,
    ),
    (
        result.after_try(SendAttempt(outcome=AttemptOutcome.UNREACHABLE), 1),
        RECEIVED,
        "Santa will reply soon",
        False,
    ),
]


@pytest.mark.parametrize(("told", "title", "says", "destructive"), ROWS)
def test_rows(told: SubmitResult, title: str, says: str, destructive: bool) -> None:
    assert told.title == title
    assert says in told.description
    assert told.destructive is destructive
    assert told.accepted is not destructive


@pytest.mark.parametrize("ending", AttemptOutcome)
def test_every_ending_has_an_outcome_and_mentions_spam(ending: AttemptOutcome) -> None:
    told = result.after_try(SendAttempt(outcome=ending), 7)
    assert told.letter_id == 7
    assert told.accepted
    assert ("spam" in told.description) is (ending is not AttemptOutcome.REJECTED)


@pytest.mark.parametrize(
    ("status", "reason", "error", "kind", "says"),
    [
        (ReplyStatus.SENT, None, None, SubmitStatus.REPLY_SENT, "inbox"),
        (ReplyStatus.PENDING, None, None, SubmitStatus.REPLY_LATER, "shortly"),
        (ReplyStatus.SENDING, None, None, SubmitStatus.REPLY_LATER, "shortly"),
        (ReplyStatus.HELD, None, None, SubmitStatus.REPLY_LATER, "shortly"),
        (
            ReplyStatus.FAILED,
            FailureReason.REJECTED,
            "No good",
            SubmitStatus.REPLY_REFUSED,
            "Error: No good",
        ),
        (
            ReplyStatus.FAILED,
            FailureReason.REJECTED,
            None,
            SubmitStatus.REPLY_REFUSED,
            "Error: Unknown email error",
        ),
        (
            ReplyStatus.FAILED,
            FailureReason.EXPIRED,
            "no answer: ConnectionResetError at ssl.py:1107",
            SubmitStatus.REPLY_REFUSED,
            "Error: Unknown email error",
        ),
    ],
)
def test_a_letter_sent_in_again_is_told_what_became_of_it(
    status: ReplyStatus, reason: str | None, error: str | None, kind: SubmitStatus, says: str
) -> None:
    told = result.known(letter(id=3, reply_status=status, failure_reason=reason, reply_error=error))
    assert told.kind is kind
    assert told.letter_id == 3
    assert says in told.description


def test_refusals_of_our_own_name_their_reason() -> None:
    full, many = result.mailbag_full(), result.too_many()
    assert "mailbag for this address is full today" in full.description
    assert full.field is FormField.PARENT_EMAIL
    assert "connection" in many.description
    assert full.destructive
    assert many.destructive


def test_an_outcome_checks_itself() -> None:
    with pytest.raises(ValueError, match="title"):
        SubmitResult(kind=SubmitStatus.REPLY_SENT, title="", description="x")
    with pytest.raises(ValueError, match="destructive"):
        SubmitResult(kind=SubmitStatus.REPLY_SENT, title="x", description="x", destructive=True)
    with pytest.raises(ValueError, match="destructive"):
        SubmitResult(kind=SubmitStatus.INVALID, title="x", description="x")
