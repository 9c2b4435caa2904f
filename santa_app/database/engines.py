"""The two kinds of database: a SQLite file, or a PostgreSQL server.

PostgreSQL is reached through an async driver. SQLite runs in two threads, one for its only
writer and one for readers: that costs one change of thread for each transaction, where an async
driver costs several for each statement.
"""

import asyncio
import os
import sqlite3
import time
from collections import deque
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from santa_app.database.storage import FileGoneError, StorageProblem, storage_problem
from santa_app.settings import Settings
from santa_app.settings import settings as load_settings

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Connection, P], T]
Work = Callable[[Connection], Any]

SQLITE_TIMEOUT = 4.0
"""Seconds that a write waits for another process's lock on a SQLite file, its time in the queue
included: a visitor waits for it."""
LEAST_TIMEOUT = 0.5
"""Seconds that a write waits for the lock at least, however long it has been queued."""
PROBE_TIMEOUT = 5.0
"""Seconds after which a lock on a SQLite file counts as a problem of storage."""
ERASE_TIMEOUT = 0.25
"""Seconds to wait for readers while deleted rows are erased, because all writers wait meanwhile."""
FAILURE_MEMORY = 60.0
"""Seconds for which a failed write counts as a problem, unless a later write succeeds."""
MAX_GROUP_COMMIT = 100
"""Maximum number of waiting SQLite writes that are committed together."""
POSTGRESQL_TIMEOUT = 5
"""Seconds to wait for a connection to PostgreSQL, new or from the pool."""
_LOST_MACHINE = {
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
"""Options by which libpq notices that the server's machine is gone: 5 s after unconfirmed data,
else after 11 s. By default it takes 15 minutes, or two hours."""
_LOST_CLIENT = """
SET tcp_user_timeout = '5s';
SET tcp_keepalives_idle = 2;
SET tcp_keepalives_interval = 1;
SET tcp_keepalives_count = 3;
SET client_connection_check_interval = '1s';
"""
"""Options by which the server notices within 5 s that this machine is gone. By default all other
machines would wait two hours for its locks."""


@dataclass(slots=True)
class _Waiting:
    """A write that the writer thread has not committed yet."""

    work: Work
    result: Future[Any]
    since: float = field(default_factory=time.monotonic)

    @property
    def patience(self) -> float:
        """The seconds that are left to wait for a lock."""
        return self.since + SQLITE_TIMEOUT - time.monotonic()


class SqliteDatabase:
    """A SQLite file in WAL mode.

    Writes that wait for the writer thread are committed as a group, each under a savepoint of its
    own, and report success only after that one commit. Many visitors at once therefore wait for
    few disk flushes.

    Nothing is written to a file that was deleted or moved away: SQLite would go on writing to it,
    and every row would be lost. Once a file is back at the path, it is opened.
    """

    def __init__(self, settings: Settings) -> None:
        self._file = Path(settings.engine_url.database or "")
        self._engine = _sqlite_engine(settings, self._file)
        self._read_engine = self._engine.execution_options(reads=True)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="sqlite writer")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite reader")
        self._prober = ThreadPoolExecutor(1, thread_name_prefix="sqlite probe")
        self._queue: deque[_Waiting] = deque()
        self._failure: tuple[StorageProblem, float] | None = None
        self._pages = 0  # of the file, after the latest write

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, *args, **kwargs)` and commit; nothing is kept when it raises."""
        result: Future[T] = Future()
        self._queue.append(_Waiting(_bind(query, args, kwargs), result))
        self._writer.submit(self._write_queued)
        return await asyncio.wrap_future(result)

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query that changes nothing, beside the writer; it sees what is committed."""
        work = _bind(query, args, kwargs)

        def run() -> T:
            with self._read_engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    async def storage_problem(self) -> StorageProblem | None:
        """Return why nothing can be stored now, or None; commits a change to find that out.

        Its own connection notices a file that cannot be opened any more. A write that failed within
        the last minute counts, too. Raises sqlite3.Error for an unknown reason.
        """
        return await asyncio.get_running_loop().run_in_executor(self._prober, self._probe)

    async def empty_log(self) -> bool:
        """Move all that is committed from the write-ahead log to the file, and empty the log.

        Deleted rows become zeros, except for copies that SQLite can leave behind when it moves rows
        to another page. Returns False while another connection uses the database: try again. Raises
        SQLAlchemyError.
        """
        return await self._maintain("PRAGMA wal_checkpoint(TRUNCATE)")

    async def rewrite(self) -> bool:
        """Write the whole file anew, without such copies; `empty_log` has to follow.

        Writers wait. Returns False while another connection writes: try again. Raises
        SQLAlchemyError.
        """
        return await self._maintain("VACUUM")

    async def _maintain(self, statement: str) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._run_alone, statement)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()
        self._prober.shutdown()
        self._engine.dispose()

    def _probe(self) -> StorageProblem | None:
        try:
            with closing(_connect(self._file, PROBE_TIMEOUT)) as connection:
                # A number in the file's header that SQLite leaves to the application.
                (number,) = connection.execute("PRAGMA user_version").fetchone()
                connection.execute(f"PRAGMA user_version={1 - number % 2}").close()
        except sqlite3.Error as error:
            if (problem := storage_problem(error)) is None:
                raise
            return problem
        if self._failure is not None and time.monotonic() - self._failure[1] < FAILURE_MEMORY:
            return self._failure[0]
        return None

    def _run_alone(self, statement: str) -> bool:
        """Run a statement outside of transactions. Called in the writer thread."""
        try:
            with closing(self._engine.raw_connection()) as pooled:
                connection: Any = pooled.driver_connection
                _wait_for_locks(connection, ERASE_TIMEOUT)
                # A checkpoint returns whether it met another connection; VACUUM raises.
                (busy, *_) = connection.execute(statement).fetchone() or (0,)
        except sqlite3.Error as error:
            if storage_problem(error) is StorageProblem.LOCKED:
                return False
            raise OperationalError(statement, None, error) from error
        return not busy

    def _write_queued(self) -> None:
        """Run all queued writes in one transaction. Called in the writer thread."""
        group: list[_Waiting] = []
        while self._queue and len(group) < MAX_GROUP_COMMIT:
            waiting = self._queue.popleft()
            # From here on the caller can stop waiting but no longer cancel the write.
            if waiting.result.set_running_or_notify_cancel():
                group.append(waiting)
        while group:
            pages = self._pages
            try:
                done = self._commit(group)
            except Exception as error:  # noqa: BLE001 - reported to the callers; nothing was kept
                group = self._failed(group, error)
                continue
            # A write that fits into the pages of a full file does not say that there is room again.
            is_full = self._failure is not None and self._failure[0] is StorageProblem.FULL
            if done and not (is_full and self._pages <= pages):
                self._failure = None
            for result, value in done:
                result.set_result(value)
            return

    def _failed(self, group: list[_Waiting], error: Exception) -> list[_Waiting]:
        """Report an error to each caller but those that can wait longer for a lock; return these.

        A group waits for a lock only as long as its oldest write may.
        """
        problem = storage_problem(error)
        if problem is not None:
            self._failure = problem, time.monotonic()
        left = []
        for waiting in group:
            if waiting.result.done():
                continue
            if problem is StorageProblem.LOCKED and waiting.patience > 0:
                left.append(waiting)
            else:
                waiting.result.set_exception(error)
        return left

    def _commit(self, group: list[_Waiting]) -> list[tuple[Future[Any], Any]]:
        patience = min(waiting.patience for waiting in group)
        with self._engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            _wait_for_locks(driver, max(patience, LEAST_TIMEOUT))
            with connection.begin():
                opened = connection.info["file"]
                done = _run_group(connection, group)
                self._pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        if _identity(self._file) != opened:
            raise _file_gone()
        return done


def _wait_for_locks(connection: sqlite3.Connection, seconds: float) -> None:
    connection.execute(f"PRAGMA busy_timeout={seconds * 1000:.0f}").close()


def _run_group(connection: Connection, group: list[_Waiting]) -> list[tuple[Future[Any], Any]]:
    if len(group) == 1:
        # A single write needs no savepoint: an error undoes the whole transaction.
        return [(group[0].result, group[0].work(connection))]
    done = []
    driver: Any = connection.connection.driver_connection
    for waiting in group:
        savepoint = connection.begin_nested()
        try:
            value = waiting.work(connection)
        except Exception as error:
            if not driver.in_transaction:
                # A full disk can make SQLite undo the whole transaction, earlier writes included.
                raise
            savepoint.rollback()
            waiting.result.set_exception(error)
        else:
            savepoint.commit()
            done.append((waiting.result, value))
    return done


def _bind(
    query: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Callable[[Connection], T]:
    return lambda connection: query(connection, *args, **kwargs)


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _file_gone() -> OperationalError:
    return OperationalError("BEGIN", None, FileGoneError())


def _connect(file: Path, timeout: float) -> sqlite3.Connection:
    """Open an existing file; the caller begins transactions, not the driver."""
    if _identity(file) is None:
        raise FileGoneError
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=timeout,
        isolation_level=None,
        check_same_thread=False,
    )


def _sqlite_engine(settings: Settings, file: Path) -> Engine:
    engine = create_engine(
        settings.engine_url, hide_parameters=True, creator=lambda: _connect(file, SQLITE_TIMEOUT)
    )

    @event.listens_for(engine, "connect")
    def configure(connection: Any, record: Any) -> None:  # noqa: ANN401 - the driver's types
        record.info["file"] = _identity(file)
        connection.execute("PRAGMA journal_mode=WAL").close()
        # A committed row survives a power cut, not only a killed process.
        connection.execute("PRAGMA synchronous=FULL").close()
        # Overwrite deleted rows with zeros.
        connection.execute("PRAGMA secure_delete=ON").close()

    @event.listens_for(engine, "checkout")
    def check(connection: Any, record: Any, _proxy: Any) -> None:  # noqa: ANN401 - the same
        _wait_for_locks(connection, SQLITE_TIMEOUT)
        found = _identity(file)
        if found is None:
            raise _file_gone()
        if found != record.info["file"]:
            raise DisconnectionError  # lets the pool open the file that is there now

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # IMMEDIATE takes the write lock first: a transaction that reads before it writes must
        # not fail because another process changed the file in between.
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


_NO_CHANGE = text("UPDATE alembic_version SET version_num = version_num WHERE false")


class PostgresqlDatabase:
    """A PostgreSQL server, through this process's connection pool."""

    def __init__(self, settings: Settings) -> None:
        self._engine = create_async_engine(
            settings.engine_url,
            hide_parameters=True,
            pool_size=10,
            max_overflow=10,
            pool_timeout=POSTGRESQL_TIMEOUT,
            # A pooled connection may have died when the server restarted.
            pool_pre_ping=True,
            connect_args={"connect_timeout": POSTGRESQL_TIMEOUT, **_LOST_MACHINE},
        )

        @event.listens_for(self._engine.sync_engine, "connect")
        def configure(connection: Any, _record: Any) -> None:  # noqa: ANN401 - the driver's types
            # Not as options of the connection, which PgBouncer refuses.
            with closing(connection.cursor()) as cursor:
                cursor.execute(_LOST_CLIENT)
            connection.commit()

        # Callers wait here while the pool is empty, without the pool's timeout.
        self._slots = asyncio.Semaphore(20)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, *args, **kwargs)` and commit; nothing is kept when it raises."""
        async with self._slots, self._engine.begin() as connection:
            return await connection.run_sync(query, *args, **kwargs)

    read = write

    async def storage_problem(self) -> StorageProblem | None:
        """Return why nothing can be stored now, or None. Raises SQLAlchemyError for no answer."""
        try:
            # Refused where the server is read-only, though it changes no row.
            await self.write(lambda connection: connection.execute(_NO_CHANGE))
        except DBAPIError as error:
            if (problem := storage_problem(error)) is None:
                raise
            return problem
        return None

    async def empty_log(self) -> bool:
        """Return True: PostgreSQL cleans its files by itself (docs/data-protection.md)."""
        return True

    rewrite = empty_log

    async def close(self) -> None:
        await self._engine.dispose()


Database = SqliteDatabase | PostgresqlDatabase
"""A database whose `write` and `read` each run a transaction; both raise SQLAlchemyError."""


def open_database(settings: Settings) -> Database:
    """Open the database of `settings`; the caller closes it. Never share it with a fork."""
    return SqliteDatabase(settings) if settings.uses_sqlite else PostgresqlDatabase(settings)


_databases: dict[int, Database] = {}


def database() -> Database:
    """Return this process's database; a forked worker must not use its parent's connections."""
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
