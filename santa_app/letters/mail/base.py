"""How a mail leaves the house: what a sender is, and how it can fail."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """One reply, ready to be sent."""

    letter_id: int
    to: str
    subject: str
    text: str
    html: str

    def __post_init__(self) -> None:
        if "\n" in self.subject or not self.subject:
            raise ValueError("a subject is one line")
        if not (self.text and self.html):
            raise ValueError("a mail has a text and an HTML part")

    def __repr__(self) -> str:
        # A mail in a traceback or a log must not carry its recipient or its words there.
        return f"<Mail for letter {self.letter_id}>"


class SendError(Exception):
    """A mail was not sent. The text says why and never holds personal data."""

    counted: ClassVar[bool] = True
    """Whether the sender may have counted the request against our account."""


class TransportError(SendError):
    """The sender could not be reached, broke off, or did not answer in time."""


class UnreachableError(TransportError):
    """No connection came about, so no request was made."""

    counted = False


class ServerError(SendError):
    """The sender answered that it cannot now; trying again may help, not before `retry_at`."""

    def __init__(self, text: str, retry_at: datetime | None = None) -> None:
        super().__init__(text)
        self.retry_at = retry_at


class RateLimitError(ServerError):
    """The sender wants fewer requests, from all of us."""

    counted = False


class AccountError(SendError):
    """The sender refuses our key or says the quota is used up: no letter is to blame."""

    counted = False


class RejectedError(SendError):
    """The sender refuses this mail for good; the text is what it said."""

    counted = False


class Sender(Protocol):
    """Something that takes a mail and reports by raising a SendError."""

    async def send(self, mail: Mail) -> str | None:
        """Send `mail` and return the sender's id for it, if it has one."""
        ...

    async def close(self) -> None:
        """Give back what the sender holds; nothing is sent afterwards."""
        ...
