"""The interface of mail senders: the mail, the sender, and the ways sending can fail."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum
from typing import ClassVar, Final, Protocol

from santa_app.rules.email_address import EmailAddress

MAX_RETRY_AFTER: Final = timedelta(hours=1)
"""The longest delay that a mail service may request; after it one mail asks again."""


# Recipient and text must not appear in a traceback or a log.
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Mail:
    """One mail, ready to be sent."""

    letter_id: int | None
    """The letter that it answers; None for a mail to the operator, which no delivery event of a
    letter may be about."""
    message_id: str
    """The Message-ID with its brackets. All attempts to send one reply share it, so that a mailbox
    which gets the mail twice can tell; a resend has another."""
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


class Cause(StrEnum):
    """What the operator has to look at when a mail was not sent."""

    DNS = "dns"
    """The mail service's host name has no address."""
    CONNECTION = "connection"
    """The host refuses connections, is not reachable, or speaks another protocol."""
    SILENCE = "silence"
    """No answer in time."""
    TLS = "tls"
    """TLS is not offered, or the certificate is not valid for the host."""
    LOGIN = "login"
    """The key, or user and password, are refused."""
    SENDER = "sender"
    """The sender's address is refused."""
    RECIPIENT = "recipient"
    """The recipient's address is refused."""
    FOLDER = "folder"
    """A demo's folder cannot be written."""
    OTHER = "other"


class SendError(Exception):
    """A mail was not sent; the text says why, without personal data."""

    uses_quota: ClassVar[bool] = True
    """Whether the mail service may have counted the request against our quota."""

    def __init__(self, text: str, *, cause: Cause = Cause.OTHER) -> None:
        super().__init__(text)
        self.cause = cause


class TransportError(SendError):
    """There is no answer from the mail service: one of the two below."""


class UnreachableError(TransportError):
    """The connection failed before the mail was handed over, so it was not sent."""

    uses_quota = False


class UnknownOutcomeError(TransportError):
    """The mail was handed over, and no answer says whether the mail service took it.

    It may be sent, so this is no failure: only a few copies may follow.
    """

    def __init__(self, text: str, *, cause: Cause = Cause.OTHER, answered: bool = False) -> None:
        """`answered`: there was an answer, which says nothing about the mail."""
        super().__init__(text, cause=cause)
        self.answered = answered


class ServerError(SendError):
    """The mail service answered that it cannot now; retry, not sooner than after `retry_after`."""

    def __init__(
        self, text: str, retry_after: timedelta | None = None, *, cause: Cause = Cause.OTHER
    ) -> None:
        super().__init__(text, cause=cause)
        self.retry_after = retry_after


class DeferredError(ServerError):
    """The mail service answered that it does not take this mail now, so it counts no request."""

    uses_quota = False


class RateLimitError(ServerError):
    """The mail service asks all our processes for fewer requests."""

    uses_quota = False


class AccountError(SendError):
    """The mail service refuses our key, login or sender, or says our quota is used up.

    The mail is not the cause, and another one would not be sent either.
    """

    uses_quota = False


class RejectedError(SendError):
    """The mail service refuses this mail for good; the text is what it said.

    `names_recipient`: it says that the recipient's address is the cause, so other mails may pass.
    """

    uses_quota = False

    def __init__(
        self, text: str, *, names_recipient: bool = False, cause: Cause = Cause.OTHER
    ) -> None:
        super().__init__(text, cause=cause)
        self.names_recipient = names_recipient


class Sender(Protocol):
    """Sends mails through one mail service."""

    async def send(self, mail: Mail) -> str | None:
        """Send `mail` and return the service's id for it, if it has one. Raises SendError."""
        ...

    async def close(self) -> None:
        """Release resources; nothing is sent afterwards."""
        ...
