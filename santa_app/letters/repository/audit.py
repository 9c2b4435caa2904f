"""The audit: who did what to which letter, without words, in a table and in a journal of files.

The journal outlives the database, so that a restored backup learns what happened after it.
"""

import json
import logging
import os
import socket
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from santa_app.letters.desk.models import AUDIT

logger = logging.getLogger(__name__)

AUDIT_KEPT: Final = timedelta(days=365)
FAMILY: Final = "family"
"""Who deletes a letter by its link."""
COLUMNS: Final = ("at", "person", "action", "letter_id", "note")
_MONTH: Final = "audit-%Y-%m"


class Entry(NamedTuple):
    """One row of the audit. The note has numbers, a reply's kind or an account's name."""

    at: datetime
    person: str
    action: str
    letter_id: int | None = None
    note: str = ""


class Audit:
    """The table, on an open connection, and the journal in a folder; None keeps no journal."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def record(self, connection: Connection, entry: Entry) -> None:
        """Store an entry in the caller's transaction, and write it to the disk at once.

        A journal that cannot be written is logged, and does not keep a parent from a deletion.
        """
        store(connection, entry)
        if self._folder is None:
            return
        file = self._folder / f"{entry.at:{_MONTH}}-{socket.gethostname()}.jsonl"
        # A line begins by ending the one before, which a full disk may have cut off.
        line = b"\n" + json.dumps([entry.at.isoformat(), *entry[1:]]).encode()
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            opened = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            try:
                if os.write(opened, line) < len(line):
                    raise OSError(0, "the disk is full")
                os.fsync(opened)
            finally:
                os.close(opened)
        except OSError as error:
            logger.error("the audit's journal %s cannot be written: %s", file, error.strerror)  # noqa: TRY400

    def missing(self, connection: Connection) -> list[Entry]:
        """Return what the journal has and the table lacks, oldest first.

        Raises OSError for a journal that cannot be read.
        """
        known = {
            Entry(row.at, row.person, row.action, row.letter_id, row.note)
            for row in connection.execute(select(AUDIT))
        }
        return sorted(set(self._entries()) - known, key=lambda entry: entry.at)

    def _entries(self) -> Iterator[Entry]:
        for file in sorted(self._folder.glob("audit-*.jsonl")) if self._folder else ():
            for number, line in enumerate(file.read_bytes().splitlines(), start=1):
                try:
                    if line:
                        at, *others = json.loads(line)
                        yield Entry(datetime.fromisoformat(at), *others)
                except (ValueError, TypeError):
                    logger.error("line %d of %s is damaged", number, file.name)  # noqa: TRY400

    def purge(self, connection: Connection, now: datetime) -> None:
        """Delete the rows and the files whose time is up."""
        connection.execute(delete(AUDIT).where(AUDIT.c.at <= now - AUDIT_KEPT))
        # A file has a month, whose last entry is up to 31 days younger than its first.
        last = f"{now - AUDIT_KEPT - timedelta(days=31):{_MONTH}}"
        for file in self._folder.glob("audit-*.jsonl") if self._folder else ():
            if file.name[: len(last)] < last:
                file.unlink(missing_ok=True)


def store(connection: Connection, entry: Entry) -> None:
    connection.execute(insert(AUDIT).values(dict(zip(COLUMNS, entry, strict=True))))
