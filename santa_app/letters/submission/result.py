"""What a visitor is told after pressing the button: SPEC section 8, word for word."""

from dataclasses import dataclass
from enum import StrEnum

from santa_app.content.errors import UNEXPECTED, WENT_WRONG
from santa_app.letters.models import FailureReason, ReplyStatus, SantaLetter
from santa_app.letters.sending import AttemptOutcome, SendAttempt
from santa_app.letters.submission.form import FormError, FormField

RECEIVED = "Letter Received!"
REPLY_SENT = "Ho Ho Ho! Letter Received & Reply Sent!"
UNKNOWN_EMAIL_ERROR = "Unknown email error"


class SubmitStatus(StrEnum):
    """The ways a letter's submission can end."""

    INVALID = "invalid"
    SAVE_FAILED = "save_failed"
    UNEXPECTED = "unexpected"
    MAILBAG_FULL = "mailbag_full"
    TOO_MANY = "too_many"
    REPLY_LATER = "reply_later"
    REPLY_SENT = "reply_sent"
    REPLY_REFUSED = "reply_refused"
    REPLY_UNREACHED = "reply_unreached"


_KEPT = frozenset(
    {
        SubmitStatus.REPLY_LATER,
        SubmitStatus.REPLY_SENT,
        SubmitStatus.REPLY_REFUSED,
        SubmitStatus.REPLY_UNREACHED,
    },
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SubmitResult:
    """The toast to show, and whether the letter was kept."""

    kind: SubmitStatus
    title: str
    description: str
    destructive: bool = False
    letter_id: int | None = None
    """The stored letter's number; None where none was stored (also for a trapped machine)."""
    field: FormField | None = None
    """The first wrong field, for the focus."""
    link: str = ""
    """A token that shows the writer the letter just kept (privacy.Purpose.WRITER)."""

    def __post_init__(self) -> None:
        if not (self.title and self.description):
            raise ValueError(f"outcome {self.kind} needs a title and a description")
        if self.destructive == (self.kind in _KEPT):
            raise ValueError(f"outcome {self.kind} is destructive exactly when nothing was kept")

    @property
    def accepted(self) -> bool:
        """Whether to show the thank-you screen (SPEC section 4: a failed mail blocks nothing)."""
        return self.kind in _KEPT


def _refusal(kind: SubmitStatus, description: str, field: FormField | None = None) -> SubmitResult:
    return SubmitResult(
        kind=kind, title=WENT_WRONG, description=description, destructive=True, field=field
    )


def invalid(error: FormError) -> SubmitResult:
    """Return the outcome for a form that breaks a rule."""
    return _refusal(SubmitStatus.INVALID, str(error), error.field)


def save_failed(database_message: str) -> SubmitResult:
    """Return the outcome for a letter the database did not take."""
    return _refusal(SubmitStatus.SAVE_FAILED, f"Failed to save letter: {database_message}")


def unexpected() -> SubmitResult:
    """Return the outcome for an error nobody foresaw."""
    return _refusal(SubmitStatus.UNEXPECTED, UNEXPECTED)


def mailbag_full() -> SubmitResult:
    """Return the outcome for a recipient who had all the letters of a day."""
    return _refusal(
        SubmitStatus.MAILBAG_FULL,
        "Santa's mailbag for this address is full today. Please try again tomorrow.",
        FormField.PARENT_EMAIL,
    )


def too_many() -> SubmitResult:
    """Return the outcome for a connection that used up its hour."""
    return _refusal(
        SubmitStatus.TOO_MANY,
        "Many letters have come from your connection. Please try again in an hour.",
    )


def reply_sent(letter_id: int | None) -> SubmitResult:
    """Return the outcome for a letter whose reply is on its way."""
    return SubmitResult(
        kind=SubmitStatus.REPLY_SENT,
        title=REPLY_SENT,
        description="Parents, please check your inbox for Santa's reply, and the spam folder too.",
        letter_id=letter_id,
    )


def reply_later(letter_id: int | None) -> SubmitResult:
    """Return the outcome for a letter that is kept and answered in a while."""
    return SubmitResult(
        kind=SubmitStatus.REPLY_LATER,
        title=RECEIVED,
        description="Your letter is saved and Santa's reply will be sent shortly. "
        "Please check your spam folder too.",
        letter_id=letter_id,
    )


def known(letter: SantaLetter) -> SubmitResult:
    """Return the outcome for a letter that was sent in again, by what became of its reply."""
    if letter.reply_status == ReplyStatus.SENT:
        return reply_sent(letter.id)
    if letter.reply_status == ReplyStatus.FAILED:
        # The last error of an expired reply is technical, and says nothing to a family.
        rejected = letter.failure_reason == FailureReason.REJECTED
        message = (letter.reply_error or "") if rejected else ""
        attempt = SendAttempt(outcome=AttemptOutcome.REJECTED, provider_message=message)
        return after_try(attempt, letter.id)
    return reply_later(letter.id)


def after_try(attempt: SendAttempt, letter_id: int | None) -> SubmitResult:
    """Return the outcome for a letter that is kept, by how the first try to reply ended."""
    if attempt.outcome is AttemptOutcome.SENT:
        return reply_sent(letter_id)
    if attempt.outcome is AttemptOutcome.REJECTED:
        return SubmitResult(
            kind=SubmitStatus.REPLY_REFUSED,
            title=RECEIVED,
            description=f"Error: {attempt.provider_message or UNKNOWN_EMAIL_ERROR}",
            letter_id=letter_id,
        )
    if attempt.outcome is AttemptOutcome.UNREACHABLE:
        return SubmitResult(
            kind=SubmitStatus.REPLY_UNREACHED,
            title=RECEIVED,
            description="Santa will reply soon. Please check your spam folder too.",
            letter_id=letter_id,
        )
    return reply_later(letter_id)
