"""The two kinds of database: a SQLite file, or a PostgreSQL server.

PostgreSQL is reached through an async driver. SQLite runs in two threads, one for its only
writer and one for readers: that costs one change of thread for each transaction, where an async
driver costs several for each statement.
"""

import asyncio
import os
from collections import deque
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from santa_app.settings import Settings
from santa_app.settings import settings as load_settings

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Connection, P], T]
Work = Callable[[Connection], Any]

SQLITE_TIMEOUT = 15.0
"""Seconds a writer waits for another process's lock on a SQLite file."""
MAX_GROUP_COMMIT = 100
"""How many waiting SQLite writes are committed together at most."""
POSTGRESQL_TIMEOUT = 5
"""Seconds to wait for a connection to PostgreSQL, new or from the pool."""


class SqliteDatabase:
    """A SQLite file in WAL mode.

    Writes that wait for the writer thread are committed as a group, each under a savepoint of its
    own, and report success only after that one commit. Many visitors at once therefore wait for
    few disk flushes.
    """

    def __init__(self, settings: Settings) -> None:
        self._engine = _sqlite_engine(settings)
        self._read_engine = self._engine.execution_options(reads=True)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="sqlite writer")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite reader")
        self._queue: deque[tuple[Work, Future[Any]]] = deque()

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, *args, **kwargs)` and commit; nothing is kept when it raises."""
        result: Future[T] = Future()
        self._queue.append((_bind(query, args, kwargs), result))
        self._writer.submit(self._write_queued)
        return await asyncio.wrap_future(result)

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query that changes nothing, beside the writer; it sees what is committed."""
        work = _bind(query, args, kwargs)

        def run() -> T:
            with self._read_engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    async def close(self) -> None:
        """Finish queued work and close the file's connections."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()
        self._engine.dispose()

    def _write_queued(self) -> None:
        """Run all queued writes in one transaction. Called in the writer thread."""
        group: list[tuple[Work, Future[Any]]] = []
        while self._queue and len(group) < MAX_GROUP_COMMIT:
            work, result = self._queue.popleft()
            # From here on the caller can stop waiting but no longer cancel the write.
            if result.set_running_or_notify_cancel():
                group.append((work, result))
        if not group:
            return
        try:
            with self._engine.begin() as connection:
                done = _run_group(connection, group)
        except Exception as error:  # noqa: BLE001 - reported to every caller; nothing was kept
            for _, result in group:
                if not result.done():
                    result.set_exception(error)
            return
        for result, value in done:
            result.set_result(value)


def _run_group(
    connection: Connection, group: list[tuple[Work, Future[Any]]]
) -> list[tuple[Future[Any], Any]]:
    """Run each write and return the results of those that succeeded."""
    if len(group) == 1:
        # A single write needs no savepoint: an error undoes the whole transaction.
        ((work, result),) = group
        return [(result, work(connection))]
    done = []
    for work, result in group:
        try:
            with connection.begin_nested():
                value = work(connection)
        except Exception as error:  # noqa: BLE001 - reported to its caller
            result.set_exception(error)
        else:
            done.append((result, value))
    return done


def _bind(
    query: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Callable[[Connection], T]:
    return lambda connection: query(connection, *args, **kwargs)


def _sqlite_engine(settings: Settings) -> Engine:
    engine = create_engine(
        settings.engine_url,
        hide_parameters=True,
        # The listener below begins transactions, not the driver.
        connect_args={
            "timeout": SQLITE_TIMEOUT,
            "isolation_level": None,
            "check_same_thread": False,
        },
    )

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: Any) -> None:  # noqa: ANN401 - the driver's types
        connection.execute("PRAGMA journal_mode=WAL").close()
        # A committed row survives a power cut, not only a killed process.
        connection.execute("PRAGMA synchronous=FULL").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # IMMEDIATE takes the write lock first: a transaction that reads before it writes must
        # not fail because another process changed the file in between.
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


class _ConnectionDiedError(Exception):
    """The connection was lost before the commit, so nothing was kept."""


class PostgresqlDatabase:
    """A PostgreSQL server, through this process's connection pool.

    A pooled connection may have died when the server restarted. Testing it before each use would
    cost a third of a small transaction; instead, a query that meets a dead connection runs once
    more on a new one.
    """

    def __init__(self, settings: Settings) -> None:
        self._engine = create_async_engine(
            settings.engine_url,
            hide_parameters=True,
            pool_size=10,
            max_overflow=10,
            pool_timeout=POSTGRESQL_TIMEOUT,
            connect_args={"connect_timeout": POSTGRESQL_TIMEOUT},
        )
        # Callers wait here while the pool is empty, without the pool's timeout.
        self._slots = asyncio.Semaphore(20)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query` and commit; where its connection has died it runs twice and is kept once."""
        work = _bind(query, args, kwargs)
        with suppress(_ConnectionDiedError):
            return await self._run(work, first=True)
        return await self._run(work, first=False)

    async def _run(self, work: Callable[[Connection], T], *, first: bool) -> T:
        async with self._slots, self._engine.begin() as connection:
            try:
                return await connection.run_sync(work)
            except DBAPIError as error:
                if first and error.connection_invalidated:
                    raise _ConnectionDiedError from error
                raise

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query and end its transaction."""
        return await self.write(query, *args, **kwargs)

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()


Database = SqliteDatabase | PostgresqlDatabase
"""Runs each query in a transaction of its own, with `write` or `read`; raises SQLAlchemyError."""


def open_database(settings: Settings) -> Database:
    """Open the database of `settings`; the caller closes it. Never share it with a fork."""
    return SqliteDatabase(settings) if settings.uses_sqlite else PostgresqlDatabase(settings)


_databases: dict[int, Database] = {}


def database() -> Database:
    """Return this process's database, opened at its first use.

    Keyed by process id: a forked worker must neither use nor close its parent's connections.
    """
    process = os.getpid()
    if process not in _databases:
        _databases[process] = open_database(load_settings())
    return _databases[process]


@asynccontextmanager
async def database_lifespan() -> AsyncGenerator[None]:
    """Close this process's database when the server stops.

    Register it before the lifespan tasks that use the database: Reflex ends them in reverse order.
    """
    try:
        yield
    finally:
        opened = _databases.pop(os.getpid(), None)
        if opened is not None:
            await opened.close()
