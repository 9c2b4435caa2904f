"""Backup and restore of a SQLite file."""

import os
import secrets
import shutil
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from santa_app.settings import OperatorError, Settings

IN_USE_TIMEOUT: Final = 1.0
"""Seconds to wait for another program before a database counts as in use."""


SKIPPED_IDS: Final = 100_000
"""Ids that a restore skips, or a delivery event about a letter that came after the backup, and was
lost with it, would count for another one."""


class BackupError(OperatorError):
    """A backup or a restore is not possible; the text is one sentence for the operator."""


def back_up(database: Path, target: Path) -> None:
    """Copy a database into a new file, also while servers write to it. Raises BackupError.

    VACUUM INTO copies one consistent state, as SQLite's backup API does, but without the remains
    of deleted rows. The copy is readable by its owner only, and appears complete or not at all.
    """
    with reserved(target), _draft(target) as draft:
        try:
            with closing(
                sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)
            ) as one:
                one.execute("VACUUM INTO ?", [str(draft)]).close()
            _check(draft)
            with draft.open("rb") as copied:
                os.fsync(copied.fileno())
            draft.replace(target)
        except (sqlite3.Error, OSError) as error:
            raise BackupError(f"The database {database} cannot be backed up: {error}.") from None


@contextmanager
def reserved(target: Path) -> Generator[None]:
    """Make an empty, private file, so that nothing is overwritten; an error deletes it.

    Raises BackupError.
    """
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise BackupError(f"{target} exists already; choose another name.") from None
    except OSError as error:
        raise BackupError(f"{target} cannot be written: {error.strerror}.") from None
    try:
        yield
    except BaseException:
        target.unlink()
        raise


@contextmanager
def prepared(backup: Path, settings: Settings) -> Generator[Settings]:
    """Yield the settings of a checked and upgraded copy of a backup; delete the copy in the end.

    Yields the settings of the copy, which is deleted in the end. Raises BackupError.
    """
    from santa_app.database.migrations import (  # noqa: PLC0415 -- slow to load
        DatabaseError,
        NewerSchemaError,
        upgrade,
    )

    if not backup.is_file():
        raise BackupError(f"There is no file {backup}.")
    if backup.with_name(f"{backup.name}-wal").exists():
        raise BackupError(
            f"{backup.name}-wal belongs to {backup}, which is a database in use and no backup."
        )
    if not database_file(settings).parent.is_dir():
        raise BackupError(f"There is no folder {database_file(settings).parent}; make it first.")
    with _draft(database_file(settings)) as draft:
        try:
            shutil.copyfile(backup, draft)
            _check(draft)
            with closing(sqlite3.connect(draft)) as connection:
                if not connection.execute(
                    "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
                ).fetchone():
                    raise BackupError(f"{backup} is no backup of this site.")
            own = {"database_url": f"sqlite:///{draft.absolute()}"}
            copied = settings.model_copy(update={**own, "audit_dir": settings.audit_folder})
            upgrade(copied)
            with closing(sqlite3.connect(draft)) as connection, connection:
                connection.execute("UPDATE sqlite_sequence SET seq = seq + ?", [SKIPPED_IDS])
        except NewerSchemaError:
            raise BackupError(
                f"{backup} was made by a newer release; restore it with that release."
            ) from None
        except (sqlite3.Error, DatabaseError, OSError) as error:
            raise BackupError(f"{backup} cannot be used: {error}.") from None
        yield copied


def replace(copied: Settings, settings: Settings) -> None:
    """Replace the content of a database by that of the prepared copy, at once or not at all.

    Raises BackupError, also if a program uses the database.
    """
    file = database_file(settings)
    try:
        file.touch(mode=0o600)
        file.chmod(0o600)
        _overwrite(database_file(copied), file)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"The database {file} cannot be replaced: {error}.") from None


def _overwrite(copied: Path, file: Path) -> None:
    with closing(sqlite3.connect(copied)) as source, alone_with(file) as target:
        source.backup(target)
        # Otherwise the journal would stay, with the letters of the replaced database.
        target.execute("PRAGMA journal_mode=TRUNCATE").close()


@contextmanager
def alone_with(file: Path) -> Generator[sqlite3.Connection]:
    """Yield a connection to a database that no other program has open. Raises BackupError."""
    with closing(sqlite3.connect(file, timeout=IN_USE_TIMEOUT, isolation_level=None)) as target:
        try:
            # A connection can leave the WAL mode only while no other one is open, even if that is
            # idle; and in this locking mode none can be opened until this one is closed.
            target.execute("PRAGMA locking_mode=EXCLUSIVE").close()
            target.execute("PRAGMA journal_mode=DELETE").close()
            target.execute("BEGIN EXCLUSIVE").close()
            target.execute("COMMIT").close()
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                raise BackupError(
                    f"The database {file} is in use; stop servers and desk, and begin again."
                ) from None
            raise BackupError(
                f"The database {file} is damaged ({error}); move it, its -wal and its -shm away, "
                "and restore again."
            ) from None
        yield target
        target.execute("PRAGMA journal_mode=WAL").close()


def database_file(settings: Settings) -> Path:
    return Path(settings.engine_url.database or "")


@contextmanager
def _draft(file: Path) -> Generator[Path]:
    """Make an empty, private file beside another one, and delete it with its companions."""
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    try:
        draft.touch(mode=0o600, exist_ok=False)
    except OSError as error:
        raise BackupError(f"{file.parent} cannot be written: {error.strerror}.") from None
    try:
        yield draft
    finally:
        for name in ("", "-wal", "-shm", "-journal"):
            draft.with_name(draft.name + name).unlink(missing_ok=True)


def _check(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError("it is damaged")
