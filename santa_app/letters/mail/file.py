"""The sender of a demo: writes replies as files that a mail program or a browser opens."""

import asyncio
import os
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTPUTF8
from email.utils import format_datetime, make_msgid
from pathlib import Path

from santa_app.letters.clock import Clock
from santa_app.letters.mail.base import Mail, TransportError
from santa_app.observability.masking import describe
from santa_app.settings import Settings

_POLICY = SMTPUTF8.clone(max_line_length=998)
"""Headers are not folded: a folded URL is encoded, and no mail program recognizes it then."""


class FileSender:
    """Writes each mail as `.eml`, and as `.html` for reading, into a folder."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._folder = settings.outbox_dir
        self._from = Address(settings.mail_from_name, addr_spec=settings.mail_from)
        self._reply_to = settings.mail_reply_to
        self._clock = clock

    async def send(self, mail: Mail) -> str:
        """Write the two files and return the Message-ID. Raises TransportError."""
        try:
            return await asyncio.to_thread(self._write, mail)
        except OSError as error:
            raise TransportError(f"the outbox cannot be written: {describe(error)}") from None

    async def close(self) -> None:
        """Do nothing: no resource is open between two mails."""

    def _write(self, mail: Mail) -> str:
        now = self._clock()
        message = EmailMessage(policy=_POLICY)
        message["From"] = self._from
        message["To"] = str(mail.to)
        message["Reply-To"] = self._reply_to
        message["Subject"] = mail.subject
        message["Date"] = format_datetime(now)
        message["Message-ID"] = make_msgid(domain=self._from.domain)
        message["X-Letter-Id"] = str(mail.letter_id)
        for name, value in mail.headers.items():
            message[name] = value
        message.set_content(mail.text)
        message.add_alternative(mail.html, subtype="html")
        stem = f"{now:%Y%m%dT%H%M%S.%f}Z-letter-{mail.letter_id}"
        self._folder.mkdir(parents=True, exist_ok=True)
        _put(self._folder / f"{stem}.html", mail.html.encode())
        _put(self._folder / f"{stem}.eml", message.as_bytes())
        return str(message["Message-ID"])


def _put(path: Path, content: bytes) -> None:
    """Write a file atomically, readable by its owner only."""
    draft = path.with_name(f".{path.name}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
    draft.replace(path)
