"""The interface of mail senders: the mail, the sender, and the ways sending can fail."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import ClassVar, Final, Protocol

from santa_app.rules.email_address import EmailAddress

MAX_RETRY_AFTER: Final = timedelta(hours=1)
"""The longest delay that a mail service may request; after it one mail asks again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """One mail, ready to be sent."""

    letter_id: int | None
    """The letter that it answers; None for a mail to the operator, which no delivery event of a
    letter may be about."""
    to: EmailAddress
    subject: str
    text: str
    html: str
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers beside those of sender, recipient, subject and content."""

    def __post_init__(self) -> None:
        if "\n" in self.subject or not self.subject:
            raise ValueError("a subject must be one line")
        if not (self.text and self.html):
            raise ValueError("a mail needs a text and an HTML part")

    def __repr__(self) -> str:
        # Without recipient and text, which must not appear in a traceback or a log.
        return f"<Mail for letter {self.letter_id}>" if self.letter_id else "<Mail to the operator>"


class SendError(Exception):
    """A mail was not sent; the text says why, without personal data."""

    uses_quota: ClassVar[bool] = True
    """Whether the mail service may have counted the request against our quota."""


class TransportError(SendError):
    """The mail service could not be reached, broke off, or did not answer in time."""


class UnreachableError(TransportError):
    """No connection was made, so no request was either."""

    uses_quota = False


class ServerError(SendError):
    """The mail service answered that it cannot now; retry, not before `retry_at`."""

    def __init__(self, text: str, retry_at: datetime | None = None) -> None:
        super().__init__(text)
        self.retry_at = retry_at


class RateLimitError(ServerError):
    """The mail service asks all our processes for fewer requests."""

    uses_quota = False


class AccountError(SendError):
    """The mail service refuses our key or says our quota is used up; the mail is not the cause."""

    uses_quota = False


class RejectedError(SendError):
    """The mail service refuses this mail for good; the text is what it said.

    `names_recipient`: it says that the recipient's address is the cause, so other mails may pass.
    """

    uses_quota = False

    def __init__(self, text: str, *, names_recipient: bool = False) -> None:
        super().__init__(text)
        self.names_recipient = names_recipient


class Sender(Protocol):
    """Sends mails through one mail service."""

    async def send(self, mail: Mail) -> str | None:
        """Send `mail` and return the service's id for it, if it has one. Raises SendError."""
        ...

    async def close(self) -> None:
        """Release resources; nothing is sent afterwards."""
        ...
