"""The answer to a submitted letter: its status, and the toast for the visitor."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from santa_app.content import submission as words
from santa_app.content.errors import UNEXPECTED, WENT_WRONG
from santa_app.i18n import gettext
from santa_app.letters.models import FailureReason, ReplyStatus, SantaLetter
from santa_app.letters.submission.form import FormError, FormField
from santa_app.rules.submit_status import STORED, SubmitStatus

_DESCRIPTIONS = {
    SubmitStatus.UNEXPECTED: UNEXPECTED,
    SubmitStatus.MAILBAG_FULL: words.WORDS["mailbag_full"],
    SubmitStatus.TOO_MANY: words.WORDS["too_many"],
    SubmitStatus.REPLY_SENT: words.WORDS["reply_sent"],
    SubmitStatus.REPLY_LATER: words.WORDS["reply_later"],
    SubmitStatus.REPLY_UNREACHED: words.WORDS["reply_unreached"],
    # The mail service's own words are technical, and for the operator only.
    SubmitStatus.REPLY_REJECTED: words.WORDS["reply_rejected"],
    SubmitStatus.REPLY_ADDRESS_REFUSED: words.WORDS["reply_address_refused"],
}

_OF_THE_ADDRESS: Final = (SubmitStatus.MAILBAG_FULL, SubmitStatus.REPLY_ADDRESS_REFUSED)
_MAX_ID_LENGTH: Final = 64
"""The longest id and submission key that are sent back; a browser's have 36 characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SubmitResult:
    """What became of a submission, in the language that is current when the result is made.

    `title` and `description` are the toast's, `field` is the field to correct, and `link` is a
    token that shows the writer the letter just stored (LinkScope.WRITER).
    """

    status: SubmitStatus
    description: str
    letter_id: int | None = None
    field: FormField | None = None
    link: str = ""
    title: str = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        if not self.description:
            raise ValueError(f"{self.status} needs a description")
        title = WENT_WRONG
        if self.accepted:
            title = (
                words.WORDS["sent"]
                if self.status is SubmitStatus.REPLY_SENT
                else words.WORDS["received"]
            )
        object.__setattr__(self, "title", gettext(title))

    @classmethod
    def of(cls, status: SubmitStatus, *, letter_id: int | None = None) -> Self:
        """Return the result of a status that has a fixed description."""
        wrong = FormField.PARENT_EMAIL if status in _OF_THE_ADDRESS else None
        description = gettext(_DESCRIPTIONS[status])
        return cls(status=status, description=description, letter_id=letter_id, field=wrong)

    @classmethod
    def invalid(cls, error: FormError) -> Self:
        return cls(status=SubmitStatus.INVALID, description=str(error), field=error.field)

    @classmethod
    def save_failed(cls, database_message: str) -> Self:
        sentence = words.WORDS["save_failed"]
        description = gettext(sentence).format(database_message=database_message)
        return cls(status=SubmitStatus.SAVE_FAILED, description=description)

    @property
    def accepted(self) -> bool:
        return self.status in STORED


def result_for_duplicate(letter: SantaLetter) -> SubmitResult:
    if letter.reply_status == ReplyStatus.SENT:
        return SubmitResult.of(SubmitStatus.REPLY_SENT, letter_id=letter.id)
    if letter.failure_reason == FailureReason.ADDRESS:
        return SubmitResult.of(SubmitStatus.REPLY_ADDRESS_REFUSED, letter_id=letter.id)
    if letter.reply_status == ReplyStatus.FAILED:
        return SubmitResult.of(SubmitStatus.REPLY_REJECTED, letter_id=letter.id)
    return SubmitResult.of(SubmitStatus.REPLY_LATER, letter_id=letter.id)


def answer_to(form: object, result: SubmitResult) -> dict[str, str]:
    """Return the answer that a form's browser State reads, with the form's `id` and key.

    `field` is the field to correct and `link` a token that opens the stored letter; or empty.
    """
    sent = form if isinstance(form, Mapping) else {}
    return {
        "id": _echo(sent.get("id")),
        "key": _echo(sent.get("submission_key")),
        "status": result.status.value,
        "title": result.title,
        "description": result.description,
        "field": result.field.value if result.field else "",
        "link": result.link,
    }


def _echo(value: object) -> str:
    return value if isinstance(value, str) and len(value) <= _MAX_ID_LENGTH else ""
