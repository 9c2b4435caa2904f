"""The databases of the fault bench: SQLite files and PostgreSQL databases."""

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import create_engine, func, insert, make_url, pool, select, update

from santa_app.database.migrations import upgrade
from santa_app.letters.models import LETTERS, HoldReason, ReplyStatus
from santa_app.settings import Settings
from tests.faults.accounts import Row
from tests.support.letter_examples import SECRET_KEY, browser_key
from tests.support.postgresql import PostgresqlServer
from tests.support.waiting import PATIENCE

_LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=120, isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("LOCKED", flush=True)
sys.stdin.read()
"""

_MIGRATING = threading.Lock()
"""Alembic runs one migration at a time in a process."""


class Letters:
    """The letters in a new, migrated database, read with connections of the bench's own."""

    def __init__(self, url: str) -> None:
        settings = Settings(_env_file=None, database_url=url, secret_key=SECRET_KEY)
        with _MIGRATING:
            upgrade(settings)
        self.url = url
        self.kind = "SQLite" if settings.uses_sqlite else "PostgreSQL"
        self.engine = create_engine(settings.engine_url, poolclass=pool.NullPool)

    def rows(self) -> list[Row]:
        letter = LETTERS.c
        wanted = select(
            letter.id, letter.submission_key, letter.reply_status, letter.reply_attempts
        )
        with self.engine.connect() as connection:
            return [
                Row(letter=number, key=browser_key(key), status=status, attempts=attempts)
                for number, key, status, attempts in connection.execute(wanted)
            ]

    def statuses(self) -> dict[str, int]:
        wanted = select(LETTERS.c.reply_status, func.count()).group_by(LETTERS.c.reply_status)
        with self.engine.connect() as connection:
            return {str(status): count for status, count in connection.execute(wanted)}

    def stored_at(self) -> dict[str, float]:
        """Return when each letter was stored, in seconds since 1970, by its submission key."""
        wanted = select(LETTERS.c.submission_key, LETTERS.c.created_at)
        with self.engine.connect() as connection:
            found = connection.execute(wanted).all()
        return {browser_key(key): moment.timestamp() for key, moment in found}

    def all_sent(self) -> bool:
        return self.statuses().keys() == {ReplyStatus.SENT}

    def release_unknown(self, now: datetime) -> None:
        """Release what waits for a person after three attempts of unknown outcome."""
        waits = LETTERS.c.hold_reason == HoldReason.OUTCOME_UNKNOWN
        released = {"reply_status": ReplyStatus.PENDING, "hold_reason": None}
        with self.engine.begin() as connection:
            connection.execute(
                update(LETTERS).where(waits).values(**released, reply_scheduled_at=now)
            )

    def owe(self, count: int, now: datetime) -> list[str]:
        """Store `count` letters that are due, and return their submission keys."""
        keys = [f"faults-backlog-{number:06}" for number in range(count)]
        with self.engine.begin() as connection:
            for start in range(0, count, 1000):
                chunk = keys[start : start + 1000]
                connection.execute(insert(LETTERS), [_owed(key, now) for key in chunk])
        return keys

    @contextmanager
    def locked(self) -> Generator[None]:
        """Lock the whole SQLite file from another process."""
        file = make_url(self.url).database or ""
        holder = subprocess.Popen(
            [sys.executable, "-c", _LOCK, file],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if holder.stdout is None or holder.stdout.readline() != "LOCKED\n":
            raise RuntimeError("the lock was not taken")
        try:
            yield
        finally:
            holder.kill()
            holder.communicate(timeout=PATIENCE)


def _owed(key: str, now: datetime) -> dict[str, Any]:
    return {
        "child_name": "Testkind",
        "age": 7,
        "city_country": "Teststadt",
        "parent_email": f"{key}@example.com",
        "wish_list": "a red kite\na book about owls",
        "been_good": True,
        "created_at": now,
        "submission_key": key,
        "recipient_hash": f"hash of {key}",
        "access_key": f"access of {key}",
        "reply_status": ReplyStatus.PENDING,
        "reply_attempts": 0,
        "reply_scheduled_at": now,
        "reply_expires_at": now + timedelta(hours=48),
        "delete_after": now + timedelta(days=60),
    }


class Host(Protocol):
    def new(self, name: str) -> Letters:
        """Return an empty, migrated database."""
        ...


class SqliteHost:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def new(self, name: str) -> Letters:
        """Return a new file's letters; a file of the same name is replaced."""
        file = self._folder / f"{name}.db"
        for old in self._folder.glob(f"{name}.db*"):
            old.unlink()
        sqlite3.connect(file).close()
        return Letters(f"sqlite:///{file}")


class PostgresqlHost:
    def __init__(self, server: PostgresqlServer) -> None:
        self._server = server
        self.stopped = server.stopped

    def new(self, name: str) -> Letters:
        """Return a new database's letters; one of the same name is replaced."""
        return Letters(self._server.new_database(name))
