"""Why a database stores nothing: one plain reason for each kind of error."""

import sqlite3
from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class StorageProblem(StrEnum):
    """Why nothing can be stored, in words for `/health` and the log."""

    FULL = "the disk is full"
    LOCKED = "another process locks the database"
    MISSING = "the database file is gone"
    READ_ONLY = "the database is read-only"
    CLOSED = "the database file cannot be opened"
    DAMAGED = "the database file is damaged"
    DISK_ERROR = "the disk reports an error"


_SQLITE: Final[Mapping[int, StorageProblem]] = {
    sqlite3.SQLITE_FULL: StorageProblem.FULL,
    sqlite3.SQLITE_BUSY: StorageProblem.LOCKED,
    sqlite3.SQLITE_LOCKED: StorageProblem.LOCKED,
    sqlite3.SQLITE_READONLY: StorageProblem.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: StorageProblem.CLOSED,
    sqlite3.SQLITE_PERM: StorageProblem.CLOSED,
    sqlite3.SQLITE_CORRUPT: StorageProblem.DAMAGED,
    sqlite3.SQLITE_NOTADB: StorageProblem.DAMAGED,
    sqlite3.SQLITE_IOERR: StorageProblem.DISK_ERROR,
}
"""By SQLite's primary error code."""
_POSTGRESQL: Final[Mapping[str, StorageProblem]] = {
    "53100": StorageProblem.FULL,
    "25006": StorageProblem.READ_ONLY,
}
"""By SQLSTATE: disk full, read-only transaction."""


class FileGoneError(sqlite3.OperationalError):
    """The file was deleted or moved away, so further writes would be lost."""

    def __init__(self) -> None:
        super().__init__(StorageProblem.MISSING.value)


def storage_problem(error: BaseException) -> StorageProblem | None:
    """Return the problem behind an error of SQLAlchemy or sqlite3, or None for any other error."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, FileGoneError):
        return StorageProblem.MISSING
    if isinstance(cause, sqlite3.Error):
        # The low byte of an extended error code is the primary one.
        return _SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    return _POSTGRESQL.get(getattr(cause, "sqlstate", None) or "")
