"""A SQLite file that is full, locked, deleted, replaced, read-only or damaged.

Visitors are told, nothing that was accepted is lost, `/health` and the log name the reason, and
all works again once the storage does.
"""

import asyncio
import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, insert, select
from sqlalchemy.exc import OperationalError

from santa_app.database import StorageProblem, open_database
from santa_app.database import engines as engines_module
from santa_app.database.engines import SqliteDatabase
from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters import health as health_module
from santa_app.letters.models import SUPPRESSED, ReplyStatus, SuppressionReason
from santa_app.settings import Settings
from tests.integration.fixture_types import Open, Stored
from tests.support.letter_examples import START, form
from tests.support.waiting import PATIENCE


@pytest.fixture
def file(settings: Settings) -> Path:
    return Path(settings.engine_url.database or "")


def add(connection: Connection, name: str) -> str:
    connection.execute(insert(SUPPRESSED).values(recipient_hash=name, reason="x", created_at=START))
    return name


def names(connection: Connection) -> set[str]:
    return set(connection.scalars(select(SUPPRESSED.c.recipient_hash)))


class Disk:
    """Limits how large SQLite files may grow, in the next transactions of an engine."""

    def __init__(self, database: SqliteDatabase) -> None:
        self.full = False
        event.listen(database._engine, "begin", self._limit)

    def _limit(self, connection: Connection) -> None:
        # SQLite raises a limit that is too low to the pages that the file has.
        pages = 1 if self.full else 1_000_000
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


async def test_full_disk_takes_no_confirmed_write_back(settings: Settings) -> None:
    database = open_database(settings)
    assert isinstance(database, SqliteDatabase)
    disk = Disk(database)
    disk.full = True
    sizes = [10, 9_000_000, 10, 20]
    # A write that waits lets the others become one group.
    gathered = threading.Event()
    waiting = asyncio.create_task(database.write(lambda _: gathered.wait()))
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(gathered.set)
    results = await asyncio.gather(
        *(database.write(add, f"{n}".ljust(size, ".")) for n, size in enumerate(sizes)),
        return_exceptions=True,
    )
    told = {result for result in results if isinstance(result, str)}
    assert isinstance(results[1], OperationalError)
    assert "full" in str(results[1])
    assert await database.read(names) == told
    assert await waiting
    disk.full = False
    assert await database.write(add, "afterwards") == "afterwards"
    assert await database.read(names) == told | {"afterwards"}
    await database.close()


async def problems(service: LetterService) -> tuple[str, ...]:
    """Run the next regular check and return the problems that `/health` reports."""
    await service.health.watch()
    service.health._cached_until = 0.0
    return (await service.health.check()).problems


async def rejected(service: LetterService, form: dict[str, object], said: str) -> None:
    outcome = await submit(form, origin=None, service=service)
    assert outcome.status is SubmitStatus.SAVE_FAILED
    assert outcome.description == f"Failed to save letter: {said}"


async def accepted(service: LetterService, form: dict[str, object]) -> int | None:
    """Send in a letter that is stored, and return its id."""
    outcome = await submit(form, origin=None, service=service)
    assert outcome.status is SubmitStatus.REPLY_SENT
    return outcome.letter_id


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    records = [one for one in caplog.records if one.name == health_module.__name__]
    return [(one.levelname, one.getMessage()) for one in records]


async def test_full_disk(
    service: LetterService, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    database = service.repository.database
    assert isinstance(database, SqliteDatabase)
    disk = Disk(database)
    numbers: list[int | None] = []
    async with service:
        disk.full = True
        while True:
            # Pages that the file has to spare take some letters.
            sent = form(message_to_santa="so much to tell " * 120)
            outcome = await submit(sent, origin=None, service=service)
            if outcome.status is not SubmitStatus.REPLY_SENT:
                break
            numbers.append(outcome.letter_id)
            assert len(numbers) < 50
        await rejected(service, sent, "database or disk is full")
        for _ in range(3):
            assert await problems(service) == (StorageProblem.FULL,)
        disk.full = False
        numbers.append(await accepted(service, sent))
        assert await problems(service) == ()
    assert [row.id for row in stored()] == numbers
    assert told(caplog) == [("ERROR", "the disk is full"), ("INFO", "all problems are solved")]


async def test_locked_by_another_process(
    service: LetterService, file: Path, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines_module, "PROBE_TIMEOUT", 0.05)
    monkeypatch.setattr(engines_module, "SQLITE_TIMEOUT", PATIENCE)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    async with service:
        assert await problems(service) == (StorageProblem.LOCKED,)
        # The letter waits for the lock instead of failing.
        visitor = asyncio.create_task(submit(form(), origin=None, service=service))
        assert await problems(service) == (StorageProblem.LOCKED,)
        other.rollback()
        assert (await visitor).status is SubmitStatus.REPLY_SENT
        assert await problems(service) == ()
    other.close()
    assert [row.reply_status for row in stored()] == [ReplyStatus.SENT]


async def test_a_lock_that_lasts_is_waited_for_once(
    service: LetterService, file: Path, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert engines_module.SQLITE_TIMEOUT + engines_module.LEAST_TIMEOUT < 5
    monkeypatch.setattr(engines_module, "SQLITE_TIMEOUT", 0.2)
    monkeypatch.setattr(engines_module, "LEAST_TIMEOUT", 0.01)
    waits: list[float] = []
    first_waits, others_are_queued = asyncio.Event(), threading.Event()
    loop, really_wait = asyncio.get_running_loop(), engines_module._wait_for_locks

    def wait(connection: sqlite3.Connection, seconds: float) -> None:
        if threading.current_thread().name.startswith("sqlite writer"):
            waits.append(seconds)
            if len(waits) == 2:  # the first is that of the connection
                loop.call_soon_threadsafe(first_waits.set)
                others_are_queued.wait()
                seconds = engines_module.SQLITE_TIMEOUT
        really_wait(connection, seconds)

    monkeypatch.setattr(engines_module, "_wait_for_locks", wait)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        first = asyncio.create_task(submit(form(), origin=None, service=service))
        await first_waits.wait()
        rest = [asyncio.create_task(submit(form(), origin=None, service=service)) for _ in range(9)]
        stop = asyncio.create_task(service.repository.suppress("0" * 32, SuppressionReason.PARENT))
        await asyncio.sleep(0)
        others_are_queued.set()
        for visitor in (first, *rest):
            assert (await visitor).description == "Failed to save letter: database is locked"
        with pytest.raises(OperationalError, match="locked"):
            await stop
    # While the first one waited the others used up their time, too, so they wait no second time.
    assert waits[3::2]
    assert set(waits[3::2]) == {0.01}
    assert stored() == []
    assert (await submit(form(), origin=None, service=service)).accepted


async def test_deleted_file_takes_no_letter(
    service: LetterService, file: Path, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    sent = form()
    async with service:
        first = await accepted(service, form())
        aside = file.rename(file.with_name("aside.db"))
        await rejected(service, sent, "the database file is gone")
        assert await problems(service) == (StorageProblem.MISSING,)
        assert not file.exists()
        aside.rename(file)
        second = await accepted(service, sent)
        assert await problems(service) == ()
    assert [row.id for row in stored()] == [first, second]
    assert ("ERROR", "the database file is gone") in told(caplog)


async def test_file_deleted_during_a_write(settings: Settings, file: Path) -> None:
    database = open_database(settings)
    await database.write(add, "before")

    def delete(connection: Connection) -> str:
        file.unlink()
        return add(connection, "lost")

    with pytest.raises(OperationalError, match="the database file is gone"):
        await database.write(delete)
    await database.close()


async def test_erasing_in_a_deleted_file_fails_like_a_write(settings: Settings, file: Path) -> None:
    database = open_database(settings)
    file.unlink()
    for erase in (database.rewrite, database.empty_log):
        with pytest.raises(OperationalError, match="the database file is gone"):
            await erase()
    await database.close()


async def test_replaced_file_is_opened(
    service: LetterService, file: Path, sqlite_template: Path, stored: Stored
) -> None:
    async with service:
        await accepted(service, form())
        for old in file.parent.glob(f"{file.name}*"):
            old.unlink()
        assert await problems(service) == (StorageProblem.MISSING,)
        file.write_bytes(sqlite_template.read_bytes())
        again = await accepted(service, form())
        assert await problems(service) == ()
    assert [row.id for row in stored()] == [again]


async def test_read_only_database(
    service: LetterService, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # File modes do not bind root, so the file is opened as if its disk were read-only.
    def connect(path: Path, timeout: float) -> sqlite3.Connection:
        address = f"{path.absolute().as_uri()}?mode=ro"
        return sqlite3.connect(
            address, timeout, isolation_level=None, check_same_thread=False, uri=True
        )

    with monkeypatch.context() as patch:
        patch.setattr(engines_module, "_connect", connect)
        async with service:
            await rejected(service, form(), "attempt to write a readonly database")
            assert await problems(service) == (StorageProblem.READ_ONLY,)
    assert file.exists()


@pytest.mark.parametrize("kind", ["folder", "garbage"])
async def test_unreadable_database(open_service: Open, file: Path, kind: str) -> None:
    file.unlink()
    if kind == "folder":
        file.mkdir()
        said, problem = "unable to open database file", StorageProblem.CLOSED
    else:
        file.write_bytes(b"not a database" * 1000)
        said, problem = "file is not a database", StorageProblem.DAMAGED
    async with open_service() as service:
        await rejected(service, form(), said)
        assert await problems(service) == (problem,)


async def test_checks_run_without_being_asked(
    service: LetterService,
    file: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(health_module, "WATCH_SECONDS", 0.01)
    logged = asyncio.Event()

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.getMessage() == StorageProblem.MISSING:
                logged.set()

    listener = Listener()
    logging.getLogger(health_module.__name__).addHandler(listener)
    try:
        async with service:
            file.unlink()
            await asyncio.wait_for(logged.wait(), 60)
    finally:
        logging.getLogger(health_module.__name__).removeHandler(listener)
    assert told(caplog).count(("ERROR", StorageProblem.MISSING)) == 1
