"""The letters' database: engine, transactions, and one method for each thing done to a letter."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from santa_app.letters import queries, room
from santa_app.letters.table import ReplyStatus, SantaLetter

P = ParamSpec("P")
T = TypeVar("T")

SQLITE_PATIENCE = 15.0
"""Seconds a writer waits for another process's lock on a SQLite file."""
POSTGRESQL_PATIENCE = 5
"""Seconds to wait for a connection to PostgreSQL, whether new or from the pool."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a claim ended, as the columns to write."""

    status: ReplyStatus
    attempts: int
    due_at: datetime | None = None
    sent_at: datetime | None = None
    message_id: str | None = None
    error: str | None = None
    delete_after: datetime | None = None

    def columns(self) -> dict[str, Any]:
        """Return the columns to set; `delete_after` only when it changes."""
        columns: dict[str, Any] = {
            "reply_status": self.status,
            "reply_attempts": self.attempts,
            "reply_due_at": self.due_at,
            "reply_sent_at": self.sent_at,
            "reply_message_id": self.message_id,
            "reply_error": self.error,
        }
        if self.delete_after is not None:
            columns["delete_after"] = self.delete_after
        return columns


def _sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,
        # Transactions are begun by the listener below, not guessed by the driver.
        connect_args={"timeout": SQLITE_PATIENCE, "isolation_level": None},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def configure(connection: Any, _record: Any) -> None:  # noqa: ANN401 - the driver's types
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # A letter that was accepted outlives a power cut, not only a killed process.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later must not find the file changed between.
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def _postgresql_engine(url: URL) -> AsyncEngine:
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=10,
        max_overflow=10,
        pool_timeout=POSTGRESQL_PATIENCE,
        # A connection that died with the server's restart is replaced before it is used.
        pool_pre_ping=True,
        connect_args={"connect_timeout": POSTGRESQL_PATIENCE},
    )


class LetterStore:
    """Stored letters. Every method is one transaction; errors are SQLAlchemyError.

    Make one for each process, after a fork: connections must not be shared.
    """

    def __init__(self, url: URL) -> None:
        self._is_sqlite = url.get_backend_name() == "sqlite"
        self._engine = _sqlite_engine(url) if self._is_sqlite else _postgresql_engine(url)
        self._reader = self._engine.execution_options(reads=True)
        # SQLite has one writer: waiting for it here is fair and quick, its own lock is neither.
        self._turn = asyncio.Semaphore(1 if self._is_sqlite else 20)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    async def run(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of `queries` in a transaction of its own and commit."""
        async with self._turn, self._engine.begin() as connection:
            return await connection.run_sync(query, *args, **kwargs)

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of `queries` that only reads; it waits for no writer."""
        async with self._reader.connect() as connection:
            return await connection.run_sync(query, *args, **kwargs)

    async def accept(self, letter: SantaLetter, limits: room.Room) -> room.Accepted:
        """Store a new letter and commit; see `room.accept`."""
        try:
            return await self.run(room.accept, letter, limits)
        except IntegrityError:
            # The same key came in twice at once, with two recipients: one of them was stored.
            known = await self.read(queries.by_submission_key, letter.submission_key)
            if known is None:
                raise
            return room.Accepted(fate=room.Fate.REPEATED, letter=known)

    async def claim(
        self, *, now: datetime, lease: queries.Lease, limit: int, busy: Collection[int] = ()
    ) -> list[SantaLetter]:
        """Take up to `limit` due letters; see `queries.claim`."""
        return await self.run(queries.claim, now=now, lease=lease, limit=limit, busy=busy)

    async def finish(self, letter: SantaLetter, result: Result) -> bool:
        """Write how a claimed letter ended; False when its lease had gone to somebody else."""
        if letter.id is None or letter.reply_lease is None:
            raise ValueError("only a claimed letter can be finished")
        return await self.run(queries.finish, letter.id, letter.reply_lease, result.columns())

    async def release_held(self, now: datetime, limits: room.Room, limit: timedelta) -> int:
        """Make held letters pending where there is room; see `room.release_held`."""
        return await self.run(room.release_held, now, limits, limit)

    async def next_due(self) -> datetime | None:
        """Return when the next letter is due."""
        return await self.read(queries.next_due)

    async def paused_until(self, now: datetime) -> datetime | None:
        """Return until when all sending rests, or None."""
        return await self.read(queries.paused_until, now)

    async def pause(self, until: datetime, reason: str) -> None:
        """Let no process send before `until`."""
        await self.run(queries.pause, until, reason)

    async def purge(self, now: datetime) -> int:
        """Delete letters whose time is up and return how many."""
        return await self.run(queries.purge, now)
