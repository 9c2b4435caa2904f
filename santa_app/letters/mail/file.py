"""The sender of a demo: writes replies as files that a mail program or a browser opens."""

import asyncio
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from santa_app.letters.clock import Clock
from santa_app.letters.mail.base import Cause, Mail, UnreachableError
from santa_app.letters.mail.mime import mime_message
from santa_app.observability.masking import describe
from santa_app.settings import Settings

_NAME = re.compile(r"\.?(\d{8}T\d{6}\.\d{6})Z-(?:letter-(\d+)|operator)\.(?:eml|html)")
"""With a dot in front while it is written, which stays where the process was killed meanwhile."""
_MOMENT = "%Y%m%dT%H%M%S.%f"


@dataclass(frozen=True, slots=True, kw_only=True)
class MailFile:
    """A file of the folder; each mail has two."""

    path: Path
    letter_id: int | None
    """None for a mail to the operator."""
    written_at: datetime


class MailFolder:
    """The folder of a demo's mails. Other files in it are left alone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def files(self) -> list[MailFile]:
        try:
            paths = list(self._folder.iterdir())
        except (FileNotFoundError, NotADirectoryError):
            return []
        return [
            MailFile(
                path=path,
                letter_id=int(found[2]) if found[2] else None,
                written_at=datetime.strptime(found[1], _MOMENT).replace(tzinfo=UTC),
            )
            for path in paths
            if (found := _NAME.fullmatch(path.name))
        ]

    def delete(self, files: Iterable[MailFile]) -> None:
        for file in files:
            file.path.unlink(missing_ok=True)

    def write(self, letter_id: int | None, now: datetime, contents: dict[str, bytes]) -> None:
        """Write the files of a mail, by suffix, readable by their owner only."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        about = "operator" if letter_id is None else f"letter-{letter_id}"
        for suffix, content in contents.items():
            _put(self._folder / f"{now:{_MOMENT}}Z-{about}{suffix}", content)


class FileSender:
    """Writes each mail as `.eml`, and as `.html` for reading, into a folder."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._outbox = MailFolder(settings.outbox_dir)
        self._settings = settings
        self._clock = clock

    async def send(self, mail: Mail) -> str:
        """Write the two files and return the Message-ID. Raises UnreachableError."""
        try:
            await asyncio.to_thread(self._write, mail)
        except OSError as error:
            text = f"the outbox cannot be written: {describe(error)}"
            raise UnreachableError(text, cause=Cause.FOLDER) from None
        return mail.message_id

    async def close(self) -> None:
        """Do nothing: no resource is open between two mails."""

    def _write(self, mail: Mail) -> None:
        now = self._clock()
        contents = {
            ".html": mail.html.encode(),
            ".eml": mime_message(mail, self._settings, now),
        }
        self._outbox.write(mail.letter_id, now, contents)


def _put(path: Path, content: bytes) -> None:
    """Write a file atomically, readable by its owner only."""
    draft = path.with_name(f".{path.name}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
    draft.replace(path)
