"""The toasts of a submitted letter, word for word as specified."""

import pytest

from santa_app.content.submission import SAID
from santa_app.letters.models import FailureReason, ReplyStatus
from santa_app.letters.submission.form import FormError, FormField
from santa_app.letters.submission.result import SubmitResult, result_for_duplicate
from santa_app.rules.submit_status import REPLY_EVENTS, STORED, SubmitStatus
from tests.support.letter_examples import letter

WRONG = "Oops! Something went wrong"
RECEIVED = "Letter Received!"


@pytest.mark.parametrize(
    ("result", "title", "says", "accepted"),
    [
        (SubmitResult.invalid(FormError(FormField.CHILD_NAME, SAID["required"])), WRONG,
         "Please fill in all required fields", False),
        (SubmitResult.invalid(FormError(FormField.PARENT_EMAIL, SAID["invalid_email"])), WRONG,
         "Please enter a valid email address", False),
        (SubmitResult.save_failed("database is locked"), WRONG,
         "Failed to save letter: database is locked", False),
        (SubmitResult.of(SubmitStatus.UNEXPECTED), WRONG, "An unexpected error occurred", False),
        (SubmitResult.of(SubmitStatus.REPLY_SENT),
         "Ho Ho Ho! Letter Received & Reply Sent!", "inbox", True),
        (SubmitResult.of(SubmitStatus.REPLY_LATER), RECEIVED, "sent shortly", True),
        (SubmitResult.of(SubmitStatus.REPLY_REJECTED), RECEIVED,
         "Error: Unknown email error", True),
        (SubmitResult.of(SubmitStatus.REPLY_ADDRESS_REFUSED), RECEIVED,
         "Error: The email address was refused. Please check it", True),
        (SubmitResult.of(SubmitStatus.REPLY_UNREACHED), RECEIVED, "Santa will reply soon", True),
    ],
)  # fmt: skip
def test_toasts(result: SubmitResult, title: str, says: str, accepted: bool) -> None:
    assert result.title == title
    assert says in result.description
    assert result.accepted is accepted


def test_the_form_gets_the_focus_where_the_address_is_the_reason() -> None:
    for status in (SubmitStatus.MAILBAG_FULL, SubmitStatus.REPLY_ADDRESS_REFUSED):
        assert SubmitResult.of(status).field is FormField.PARENT_EMAIL
    refused = letter(reply_status=ReplyStatus.FAILED, failure_reason=FailureReason.ADDRESS)
    assert result_for_duplicate(refused).status is SubmitStatus.REPLY_ADDRESS_REFUSED


def test_statuses_of_stored_letters_have_an_analytics_event() -> None:
    assert (
        set(STORED)
        == set(REPLY_EVENTS)
        == {status.value for status in SubmitStatus if status.value.startswith("reply_")}
    )


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (ReplyStatus.SENT, SubmitStatus.REPLY_SENT),
        (ReplyStatus.PENDING, SubmitStatus.REPLY_LATER),
        (ReplyStatus.SENDING, SubmitStatus.REPLY_LATER),
        (ReplyStatus.HELD, SubmitStatus.REPLY_LATER),
        (ReplyStatus.FAILED, SubmitStatus.REPLY_REJECTED),
    ],
)
def test_a_duplicate_is_told_the_result_of_the_first(
    status: ReplyStatus, told: SubmitStatus
) -> None:
    result = result_for_duplicate(letter(id=3, reply_status=status, reply_error="at ssl.py:1107"))
    assert (result.status, result.letter_id) == (told, 3)
    assert "ssl" not in result.description
