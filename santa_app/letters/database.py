"""The two kinds of database behind the letters: a SQLite file, or a PostgreSQL server.

Queries are plain functions of an open connection, so both run the same ones. What differs is
who waits: PostgreSQL is asked through an async driver; SQLite works in two threads, one for the
only writer it allows and one for readers, which costs one change of thread for a transaction
where an async driver costs several for each statement.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from santa_app.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Connection, P], T]

SQLITE_PATIENCE = 15.0
"""Seconds a writer waits for another process's lock on a SQLite file."""
POSTGRESQL_PATIENCE = 5
"""Seconds to wait for a connection to PostgreSQL, whether new or from the pool."""


class Database(Protocol):
    """Runs queries, each in a transaction of its own. Errors are SQLAlchemyError."""

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query` and commit; nothing is kept when it raises."""
        ...

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query that changes nothing; it waits for no writer."""
        ...

    async def close(self) -> None:
        """Close all connections, once what runs has ended."""
        ...


class SqliteDatabase:
    """A SQLite file in WAL mode."""

    def __init__(self, settings: Settings) -> None:
        self._engine = _sqlite_engine(settings)
        self._reader = self._engine.execution_options(reads=True)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="sqlite writer")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="sqlite reader")

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query` when it is its turn, in a transaction that no other writer disturbs."""
        work = partial(_apply, query, args, kwargs)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, partial(_transaction, self._engine, work))

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query beside the writer; it sees what was committed before."""
        work = partial(_apply, query, args, kwargs)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, partial(_transaction, self._reader, work))

    async def close(self) -> None:
        """Close the file's connections."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._engine.dispose()


def _apply(
    query: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any], connection: Connection
) -> T:
    return query(connection, *args, **kwargs)


def _transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _sqlite_engine(settings: Settings) -> Engine:
    engine = create_engine(
        settings.sync_database_url,
        hide_parameters=True,
        # Transactions are begun by the listener below, not guessed by the driver.
        connect_args={
            "timeout": SQLITE_PATIENCE,
            "isolation_level": None,
            "check_same_thread": False,
        },
    )

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: Any) -> None:  # noqa: ANN401 - the driver's types
        connection.execute("PRAGMA journal_mode=WAL").close()
        # A letter that was accepted outlives a power cut, not only a killed process.
        connection.execute("PRAGMA synchronous=FULL").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later must not find the file changed between.
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


class PostgresqlDatabase:
    """A PostgreSQL server, through a pool of connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self._engine = create_async_engine(
            settings.async_database_url,
            hide_parameters=True,
            pool_size=10,
            max_overflow=10,
            pool_timeout=POSTGRESQL_PATIENCE,
            # A connection that died with the server's restart is replaced before it is used.
            pool_pre_ping=True,
            connect_args={"connect_timeout": POSTGRESQL_PATIENCE},
        )
        # Whoever finds the pool empty waits here, without the pool's timeout.
        self._turn = asyncio.Semaphore(20)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query` and commit."""
        async with self._turn, self._engine.begin() as connection:
            return await connection.run_sync(query, *args, **kwargs)

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query and end its transaction."""
        return await self.write(query, *args, **kwargs)

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()


def open_database(settings: Settings) -> Database:
    """Return the settings' database. Make one in each process: a fork must not share it."""
    return SqliteDatabase(settings) if settings.uses_sqlite else PostgresqlDatabase(settings)
