"""A mail as a MIME message, as SMTP servers and mail programs read it."""

from datetime import datetime
from email.header import Header
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import format_datetime

from santa_app.letters.mail.base import Mail
from santa_app.settings import Settings

_LINE = 76
"""The longest encoded line (RFC 2045 and 2047)."""


class _MailPolicy(EmailPolicy):
    """Seven-bit lines that every server passes on unchanged, also without 8BITMIME."""

    linesep = "\r\n"
    cte_type = "7bit"
    max_line_length = _LINE

    def fold_binary(self, name: str, value: str) -> bytes:
        """Fold a header unless one of its words is longer than a line.

        Python would encode such a word, and no mail program recognizes the URL of List-Unsubscribe
        then. It also loses blanks between words that it encodes one by one, and leaves the first
        line of a long subject empty, so those are folded by `_encoded`.
        """
        if name == "Subject" or not value.isascii():
            return f"{name}: {_encoded(name, value)}\r\n".encode("ascii")
        longest = max(map(len, value.split()), default=0)
        policy = self.clone(max_line_length=998) if longest >= _LINE else self
        return super(_MailPolicy, policy).fold_binary(name, value)


def _encoded(name: str, value: str) -> str:
    """Return the text of a header, folded; as encoded words (RFC 2047) unless it is ASCII."""
    text, address = value, ""
    if name == "From":
        sender = value.addresses[0]  # ty: ignore[missing-attribute] -- a header with addresses
        text, address = sender.display_name, f"\r\n <{sender.addr_spec}>"
    charset = "ascii" if text.isascii() else "utf-8"
    return Header(text, charset, _LINE, name).encode(linesep="\r\n") + address


def mime_message(mail: Mail, settings: Settings, now: datetime) -> bytes:
    """Return `mail` in ASCII, with lines that end with CRLF, dated `now`."""
    message = EmailMessage(policy=_MailPolicy())  # ty: ignore[invalid-argument-type] -- a generic class
    message["From"] = Address(settings.mail_from_name, addr_spec=settings.mail_from)
    message["To"] = mail.to.in_mails
    message["Reply-To"] = settings.mail_reply_to
    message["Subject"] = mail.subject
    message["Date"] = format_datetime(now)
    message["Message-ID"] = mail.message_id
    if mail.letter_id is not None:
        # A bounce quotes it, so that the operator finds the letter.
        message["X-Letter-Id"] = str(mail.letter_id)
    for name, value in mail.headers.items():
        message[name] = value
    message.set_content(mail.text)
    message.add_alternative(mail.html, subtype="html")
    return message.as_bytes()
