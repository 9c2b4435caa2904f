"""The rows of SPEC section 8 that concern a letter, word for word."""

import pytest

from santa_app.letters import outcome
from santa_app.letters.attempt import Attempt, Ending
from santa_app.letters.form import INVALID_EMAIL, REQUIRED, FormError, FormField
from santa_app.letters.outcome import Kind, Outcome
from santa_app.letters.table import ReplyStatus
from tests.support.letter_examples import letter

WRONG = "Oops! Something went wrong"
RECEIVED = "Letter Received!"
ROWS = [
    (outcome.invalid(FormError(FormField.CHILD_NAME, REQUIRED)), WRONG,
     "Please fill in all required fields", True),
    (outcome.invalid(FormError(FormField.PARENT_EMAIL, INVALID_EMAIL)), WRONG,
     "Please enter a valid email address", True),
    (outcome.save_failed("database is locked"), WRONG,
     "Failed to save letter: database is locked", True),
    (outcome.unexpected(), WRONG, "An unexpected error occurred", True),
    (outcome.after_try(Attempt(ending=Ending.SENT), 1),
     "Ho Ho Ho! Letter Received & Reply Sent!", "inbox", False),
    (outcome.after_try(Attempt(ending=Ending.POSTPONED), 1), RECEIVED, "sent shortly", False),
    (outcome.after_try(Attempt(ending=Ending.PAUSED), 1), RECEIVED, "sent shortly", False),
    (outcome.after_try(Attempt(ending=Ending.REJECTED, said="No such mailbox"), 1), RECEIVED,
     "Error: No such mailbox", False),
    (outcome.after_try(Attempt(ending=Ending.REJECTED), 1), RECEIVED,
     "Error: Unknown email error", False),
    (outcome.after_try(Attempt(ending=Ending.UNREACHED), 1), RECEIVED,
     "Santa will reply soon", False),
]  # fmt: skip


@pytest.mark.parametrize(("told", "title", "says", "destructive"), ROWS)
def test_rows(told: Outcome, title: str, says: str, destructive: bool) -> None:
    assert told.title == title
    assert says in told.description
    assert told.destructive is destructive
    assert told.accepted is not destructive


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_has_an_outcome_and_mentions_spam(ending: Ending) -> None:
    told = outcome.after_try(Attempt(ending=ending), 7)
    assert told.letter_id == 7
    assert told.accepted
    assert ("spam" in told.description) is (ending is not Ending.REJECTED)


@pytest.mark.parametrize(
    ("status", "error", "kind", "says"),
    [
        (ReplyStatus.SENT, None, Kind.REPLY_SENT, "inbox"),
        (ReplyStatus.PENDING, None, Kind.REPLY_LATER, "shortly"),
        (ReplyStatus.SENDING, None, Kind.REPLY_LATER, "shortly"),
        (ReplyStatus.HELD, None, Kind.REPLY_LATER, "shortly"),
        (ReplyStatus.FAILED, "rejected: No good", Kind.REPLY_REFUSED, "Error: No good"),
        (ReplyStatus.FAILED, "rejected", Kind.REPLY_REFUSED, "Error: Unknown email error"),
        (
            ReplyStatus.FAILED,
            "given up: no answer: ConnectionResetError at ssl.py:1107",
            Kind.REPLY_REFUSED,
            "Error: Unknown email error",
        ),
    ],
)
def test_a_letter_sent_in_again_is_told_what_became_of_it(
    status: ReplyStatus, error: str | None, kind: Kind, says: str
) -> None:
    told = outcome.known(letter(id=3, reply_status=status, reply_error=error))
    assert told.kind is kind
    assert told.letter_id == 3
    assert says in told.description


def test_refusals_of_our_own_name_their_reason() -> None:
    full, many = outcome.mailbag_full(), outcome.too_many()
    assert "mailbag for this address is full today" in full.description
    assert full.field is FormField.PARENT_EMAIL
    assert "connection" in many.description
    assert full.destructive
    assert many.destructive


def test_an_outcome_checks_itself() -> None:
    with pytest.raises(ValueError, match="title"):
        Outcome(kind=Kind.REPLY_SENT, title="", description="x")
    with pytest.raises(ValueError, match="destructive"):
        Outcome(kind=Kind.REPLY_SENT, title="x", description="x", destructive=True)
    with pytest.raises(ValueError, match="destructive"):
        Outcome(kind=Kind.INVALID, title="x", description="x")
