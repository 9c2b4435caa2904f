"""Mail senders: SendGrid, SMTP, and files for the demo."""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.letters.clock import Clock
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
    UnknownOutcomeError,
)
from santa_app.letters.mail.file import FileSender, MailFolder
from santa_app.letters.mail.sendgrid import SendGridSender
from santa_app.letters.mail.smtp import SmtpSender
from santa_app.settings import Settings


def choose_sender(settings: Settings, clock: Clock) -> Sender:
    senders = {"sendgrid": SendGridSender, "smtp": SmtpSender, "file": FileSender}
    return senders[settings.sender](settings, clock)
