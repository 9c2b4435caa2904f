"""The two kinds of database behind the letters: a SQLite file, or a PostgreSQL server.

Queries are plain functions of an open connection, so both run the same ones. What differs is
who waits: PostgreSQL is asked through an async driver; SQLite works in two threads, one for the
only writer it allows and one for readers, which costs one change of thread for a transaction
where an async driver costs several for each statement.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from santa_app.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Connection, P], T]
Work = Callable[[Connection], Any]
Asked = tuple[Work, Future[Any]]
Done = tuple[Future[Any], Any]

SQLITE_PATIENCE = 15.0
"""Seconds a writer waits for another process's lock on a SQLite file."""
MOST_AT_ONCE = 100
"""Pieces of work committed together at most."""
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
    """A SQLite file in WAL mode.

    Whatever waits for the writer is committed together: each piece of work has a savepoint of
    its own, and nobody hears of success before the one commit. So many visitors at once cost
    few waits for the disk.
    """

    def __init__(self, settings: Settings) -> None:
        self._engine = _sqlite_engine(settings)
        self._reader = self._engine.execution_options(reads=True)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="sqlite writer")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="sqlite reader")
        self._waiting: deque[Asked] = deque()

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query` when it is its turn, in a transaction that no other writer disturbs."""
        result: Future[T] = Future()
        self._waiting.append((partial(_apply, query, args, kwargs), result))
        self._writing.submit(self._write_all)
        return await asyncio.wrap_future(result)

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query beside the writer; it sees what was committed before."""
        work = partial(_apply, query, args, kwargs)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, partial(_read, self._reader, work))

    async def close(self) -> None:
        """Close the file's connections."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._engine.dispose()

    def _write_all(self) -> None:
        """Do all work that waits, in one transaction. Runs in the writer's thread."""
        works: list[Asked] = []
        while self._waiting and len(works) < MOST_AT_ONCE:
            work, result = self._waiting.popleft()
            # From here on whoever asked can no longer cancel the work, only stop waiting.
            if result.set_running_or_notify_cancel():
                works.append((work, result))
        if not works:
            return
        try:
            with self._engine.begin() as connection:
                # Alone, a piece of work needs no savepoint: there is nothing else to undo.
                done = _apart(connection, works) if len(works) > 1 else _alone(connection, works)
        except Exception as error:  # noqa: BLE001 - goes to all who asked, nothing was kept
            for _, result in works:
                if not result.done():
                    result.set_exception(error)
            return
        for result, value in done:
            result.set_result(value)


def _alone(connection: Connection, works: list[Asked]) -> list[Done]:
    return [(result, work(connection)) for work, result in works]


def _apart(connection: Connection, works: list[Asked]) -> list[Done]:
    """Do each piece of work under a savepoint; what fails is undone and its asker told."""
    done: list[Done] = []
    for work, result in works:
        try:
            with connection.begin_nested():
                value = work(connection)
        except Exception as error:  # noqa: BLE001 - goes to whoever asked
            result.set_exception(error)
        else:
            done.append((result, value))
    return done


def _apply(
    query: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any], connection: Connection
) -> T:
    return query(connection, *args, **kwargs)


def _read(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _sqlite_engine(settings: Settings) -> Engine:
    engine = create_engine(
        settings.engine_url,
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


class _ConnectionDiedError(Exception):
    """The connection was lost before a commit was tried, so nothing of the work was kept."""


class PostgresqlDatabase:
    """A PostgreSQL server, through a pool of connections of this process.

    A connection of the pool may have died with the server's restart. It is not asked before each
    use whether it lives, which is a third of what a small transaction costs; the work that finds
    it dead is done once more, on a new one.
    """

    def __init__(self, settings: Settings) -> None:
        self._engine = create_async_engine(
            settings.engine_url,
            hide_parameters=True,
            pool_size=10,
            max_overflow=10,
            pool_timeout=POSTGRESQL_PATIENCE,
            connect_args={"connect_timeout": POSTGRESQL_PATIENCE},
        )
        # Whoever finds the pool empty waits here, without the pool's timeout.
        self._turn = asyncio.Semaphore(20)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query` and commit; where its connection has died it runs twice, and is kept once."""
        work = partial(_apply, query, args, kwargs)
        with suppress(_ConnectionDiedError):
            return await self._do(work, first=True)
        return await self._do(work, first=False)

    async def _do(self, work: Callable[[Connection], T], *, first: bool) -> T:
        async with self._turn, self._engine.begin() as connection:
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


def open_database(settings: Settings) -> Database:
    """Return the settings' database. Make one in each process: a fork must not share it."""
    return SqliteDatabase(settings) if settings.uses_sqlite else PostgresqlDatabase(settings)
