"""The status of a submission, from the reply worker to the form and to analytics.

The build compiles the constants to JavaScript for the form.
"""

from enum import StrEnum
from typing import Final


class SubmitStatus(StrEnum):
    """The status of a submission. The first five store nothing. The others state the result of the
    first attempt to send the reply.
    """

    INVALID = "invalid"
    """The form breaks a rule."""
    SAVE_FAILED = "save_failed"
    """The database did not take the letter."""
    UNEXPECTED = "unexpected"
    MAILBAG_FULL = "mailbag_full"
    """The recipient has had all letters of a day."""
    TOO_MANY = "too_many"
    """The visitor's network has sent all letters of an hour."""
    REPLY_SENT = "reply_sent"
    REPLY_LATER = "reply_later"
    """The reply waits for its turn, for the quota, or for the mail service to accept mail again."""
    REPLY_UNREACHED = "reply_unreached"
    """The mail service did not answer; the reply is tried again."""
    REPLY_REJECTED = "reply_rejected"
    """The mail service refuses this reply for good."""
    REPLY_ADDRESS_REFUSED = "reply_address_refused"
    """The mail service refuses the recipient's address: the visitor can correct it."""


STORED: Final = (
    "reply_sent",
    "reply_later",
    "reply_unreached",
    "reply_rejected",
    "reply_address_refused",
)
"""The statuses of a letter that is kept."""

REPLY_EVENTS: Final = {
    "reply_sent": "letter_email_sent",
    "reply_later": "letter_email_failed",
    "reply_unreached": "letter_email_exception",
    "reply_rejected": "letter_email_failed",
    "reply_address_refused": "letter_email_failed",
}
"""The analytics event of each status."""
