"""Mail senders: SendGrid, SMTP, and files for the demo."""

from santa_app.letters.mail.base import (
    MAX_RETRY_AFTER,
    AccountError,
    Cause,
    Mail,
    RateLimitError,
    RejectedError,
    Sender,
    SendError,
    ServerError,
    TransportError,
)
from santa_app.letters.mail.choose import choose_sender
from santa_app.letters.mail.file import MailFolder

__all__ = [
    "MAX_RETRY_AFTER",
    "AccountError",
    "Cause",
    "Mail",
    "MailFolder",
    "RateLimitError",
    "RejectedError",
    "SendError",
    "Sender",
    "ServerError",
    "TransportError",
    "choose_sender",
]
