"""Mail senders: SendGrid, and files for the demo."""

from santa_app.letters.mail.base import (
    MAX_RETRY_AFTER,
    AccountError,
    Mail,
    RateLimitError,
    RejectedError,
    Sender,
    SendError,
    ServerError,
    TransportError,
)
from santa_app.letters.mail.file import FileSender, Outbox
from santa_app.letters.mail.sendgrid import SendGridSender

__all__ = [
    "MAX_RETRY_AFTER",
    "AccountError",
    "FileSender",
    "Mail",
    "Outbox",
    "RateLimitError",
    "RejectedError",
    "SendError",
    "SendGridSender",
    "Sender",
    "ServerError",
    "TransportError",
]
