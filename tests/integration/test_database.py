"""Transactions on both databases: failures are rolled back alone, and writers do not mix."""

import asyncio
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, delete, insert, select, text
from sqlalchemy.exc import IntegrityError

from santa_app.database import open_database
from santa_app.letters import LetterService
from santa_app.letters.models import SUPPRESSED
from santa_app.letters.repository import AcceptStatus
from santa_app.letters.repository.letters import due
from santa_app.settings import Settings
from tests.integration.pending_letters import owe
from tests.support.letter_examples import START, letter, make_settings

pytestmark = pytest.mark.both_databases


def note(connection: Connection, name: str) -> str:
    connection.execute(insert(SUPPRESSED).values(recipient_hash=name, reason="x", created_at=START))
    if name == "bad":
        raise ValueError("undo this")
    return name


def noted(connection: Connection) -> set[str]:
    return set(connection.scalars(select(SUPPRESSED.c.recipient_hash)))


def forget(connection: Connection) -> None:
    connection.execute(delete(SUPPRESSED))


async def killed_by_somebody_else(url: str) -> int:
    """End all other connections to this database, as a restart does, and return their number."""
    other = open_database(make_settings(database_url=url))
    ended = await other.read(
        lambda connection: connection.scalars(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        ).all()
    )
    await other.close()
    return len(ended)


async def test_concurrent_writers_succeed_and_fail_independently(settings: Settings) -> None:
    database = open_database(settings)
    names = ["a", "bad", "b", "a", "c"]
    results = await asyncio.gather(
        *(database.write(note, name) for name in names), return_exceptions=True
    )
    # The database decides which of two equal writes comes first.
    assert "a" in (results[0], results[3])
    assert any(isinstance(result, IntegrityError) for result in (results[0], results[3]))
    assert isinstance(results[1], ValueError)
    assert (results[2], results[4]) == ("b", "c")
    assert await database.read(noted) == {"a", "b", "c"}
    await database.close()


async def test_cancelled_waiter_disturbs_no_other(settings: Settings) -> None:
    database = open_database(settings)
    tasks = [asyncio.create_task(database.write(note, f"task {n}")) for n in range(20)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    kept = {result for result in results if isinstance(result, str)}
    assert kept >= {f"task {n}" for n in range(1, 20, 2)}
    assert await database.read(noted) >= kept
    await database.close()


async def test_dead_pooled_connections_are_replaced(postgresql_url: str) -> None:
    database = open_database(make_settings(database_url=postgresql_url))
    await database.write(forget)
    await asyncio.gather(*(database.write(note, f"before {n}") for n in range(5)))
    assert await killed_by_somebody_else(postgresql_url) > 1
    names = {f"after {n}" for n in range(5)}
    assert set(await asyncio.gather(*(database.write(note, name) for name in names))) == names
    assert await database.read(noted) == names | {f"before {n}" for n in range(5)}
    await database.close()


async def test_concurrent_claims_share_the_letters(service: LetterService) -> None:
    await owe(service, 20)
    claims = [service.repository.claim(f"lease {n}", 5) for n in range(10)]
    taken = [one.id for claimed in await asyncio.gather(*claims) for one in claimed]
    assert len(taken) == len(set(taken)) == 20


async def test_concurrent_inserts_with_one_key_store_one_row(service: LetterService) -> None:
    shared = letter()
    same = [
        letter(submission_key=shared.submission_key, recipient_hash=f"{n:032x}") for n in range(8)
    ]
    accepted = await asyncio.gather(*(service.repository.accept(one) for one in same))
    fates = [one.status for one in accepted]
    assert sorted(fates) == [AcceptStatus.DUPLICATE] * 7 + [AcceptStatus.STORED]


async def test_datetimes_are_stored_without_loss(service: LetterService) -> None:
    await service.repository.accept(letter())
    (claimed,) = await service.repository.claim("x", 1)
    assert claimed.created_at == START
    assert claimed.created_at.tzinfo is not None
    assert claimed.reply_lease_until == START + timedelta(seconds=service.settings.lease)


async def test_claim_reads_no_more_rows_than_it_takes(sqlite_template: Path) -> None:
    """SQLite has no table statistics here, so its plan is the same for few and many letters."""
    engine = create_engine(f"sqlite:///{sqlite_template}")
    wanted = due(START, 40).compile(engine, compile_kwargs={"render_postcompile": True})
    values = (wanted.params[name] for name in wanted.positiontup or ())
    asked = tuple(str(one) if isinstance(one, datetime) else one for one in values)
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {wanted.string}", asked).all()
    engine.dispose()
    plan = "\n".join(row[3] for row in rows)
    assert "SEARCH santa_letters USING INDEX ix_santa_letters_scheduled" in plan
    assert "TEMP B-TREE" not in plan
