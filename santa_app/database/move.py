"""Moves all rows from one database to another one, of either kind, and checks each table.

A table is copied in one transaction. A move that was interrupted is begun again: what is equal
already is left alone. Until all is equal, the target has no site's key, so no server starts on it.
"""

import hashlib
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import Final

from sqlalchemy import (
    Connection,
    Engine,
    Table,
    create_engine,
    delete,
    func,
    insert,
    pool,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from santa_app.database.backup import IN_USE_TIMEOUT, alone_with, database_file
from santa_app.database.key import SITE_KEY
from santa_app.database.migrations import DatabaseError, check_revision, upgrade
from santa_app.database.tables import METADATA
from santa_app.observability.masking import database_message
from santa_app.settings import Settings

AT_ONCE: Final = 500
"""Rows that are inserted by one statement."""
_MOVING: Final = "moving"
"""The fingerprint of a target until the move is complete; no key has it."""
Digest = tuple[int, str]
"""The count of a table's rows, and a sum of their hashes, the same in any order."""


class MoveError(DatabaseError):
    """Nothing was moved, or not all of it; the text is one sentence."""


def move(settings: Settings, target: Settings) -> Mapping[str, Digest]:
    """Copy all tables, and return what both databases have then. Raises DatabaseError."""
    if settings.storing_key() != target.storing_key():
        raise MoveError(
            "Links and suppressed mailboxes belong to the key: set SECRET_KEY to what the file "
            "of the generated key has, and move again."
        )
    check_revision(settings)
    _check_unused(settings)
    upgrade(target)
    with _opened(settings) as source, _opened(target) as copy:
        _begin(copy)
        tables = [table for table in METADATA.sorted_tables if table is not SITE_KEY]
        digests = {table.name: _copied(source, copy, table) for table in tables}
        for table in tables:
            if _read(source, table) != digests[table.name]:
                raise MoveError(
                    f"{table.name} has changed meanwhile: stop all servers, and move again."
                )
        _end(source, copy)
    return digests


def _check_unused(settings: Settings) -> None:
    """Raise MoveError where a server or the desk uses the source: it would store letters there."""
    if settings.uses_sqlite:
        with alone_with(database_file(settings)):
            return
    clients = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND backend_type = 'client backend'"
    )
    give_up = time.monotonic() + IN_USE_TIMEOUT  # a connection that was closed ends a little later
    with _opened(settings) as source, source.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT")
        while (connection.scalar(clients) or 0) > 1:
            if time.monotonic() > give_up:
                raise MoveError("The database is in use; stop servers and desk, and begin again.")
            time.sleep(0.05)


@contextmanager
def _opened(settings: Settings) -> Generator[Engine]:
    try:
        yield create_engine(settings.engine_url, poolclass=pool.NullPool, hide_parameters=True)
    except SQLAlchemyError as error:
        where = settings.engine_url.render_as_string(hide_password=True)
        said = database_message(error)
        raise MoveError(f"The move to or from {where} stopped: {said}; move again.") from None


def _begin(copy: Engine) -> None:
    """Mark the target, unless it has rows of another site. Raises MoveError."""
    with copy.begin() as connection:
        marked = connection.scalar(select(SITE_KEY.c.fingerprint)) == _MOVING
        filled = [
            table.name
            for table in METADATA.sorted_tables
            if connection.execute(select(table).limit(1)).first() is not None
        ]
        if filled and not marked:
            raise MoveError(f"The database is not empty ({filled[0]} has rows); nothing is moved.")
        if not marked:
            connection.execute(insert(SITE_KEY).values(id=1, fingerprint=_MOVING))


def _copied(source: Engine, copy: Engine, table: Table) -> Digest:
    found = _read(source, table)
    if _read(copy, table) != found:
        with source.connect() as reading, copy.begin() as writing:
            writing.execute(delete(table))
            for rows in reading.execute(select(table)).mappings().partitions(AT_ONCE):
                writing.execute(insert(table), [dict(row) for row in rows])
        if _read(copy, table) != found:
            raise MoveError(f"{table.name} is not equal: stop all servers, and move again.")
    return found


def _read(engine: Engine, table: Table) -> Digest:
    count = total = 0
    with engine.connect() as connection:
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)):
            values = [one.isoformat() if isinstance(one, datetime) else one for one in row]
            total += int.from_bytes(hashlib.sha256(repr(values).encode()).digest())
            count += 1
    return count, f"{total % 2**64:016x}"


def _end(source: Engine, copy: Engine) -> None:
    """Let numbers go on where they were, and give the target its key."""
    with source.connect() as reading, copy.begin() as writing:
        for table in METADATA.sorted_tables:
            column = table.autoincrement_column
            if column is not None:
                last = max(reading.scalar(select(func.max(column))) or 0, _last(reading, table))
                _go_on(writing, table, column.name, last)
        key = reading.scalar(select(SITE_KEY.c.fingerprint))
        writing.execute(delete(SITE_KEY))
        if key is not None:
            writing.execute(insert(SITE_KEY).values(id=1, fingerprint=key))


def _last(reading: Connection, table: Table) -> int:
    """Return the highest number that was given, also to a row that is deleted."""
    if reading.dialect.name == "postgresql":
        name = f"pg_get_serial_sequence('{table.name}', 'id')"
        return reading.scalar(text(f"SELECT pg_sequence_last_value({name}::regclass)")) or 0
    given = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
    return reading.scalar(given, {"name": table.name}) or 0


def _go_on(writing: Connection, table: Table, column: str, last: int) -> None:
    if writing.dialect.name == "postgresql":
        if last:
            name = f"pg_get_serial_sequence('{table.name}', '{column}')"
            writing.execute(text(f"SELECT setval({name}, :last)"), {"last": last})
    elif table.dialect_options["sqlite"]["autoincrement"]:
        writing.execute(
            text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table.name}
        )
        new = text("INSERT INTO sqlite_sequence VALUES (:name, :last)")
        writing.execute(new, {"name": table.name, "last": last})
