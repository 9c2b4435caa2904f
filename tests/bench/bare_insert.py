"""The second bare operation: inserting and committing a letter's row."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiosqlite

from santa_app.database.migrations import upgrade
from santa_app.i18n import DEFAULT_LOCALE
from santa_app.letters.models import LETTERS, ReplyStatus
from santa_app.settings import Settings
from tests.support.letter_examples import long_form
from tests.support.load import Figures, Turn, measure

_COLUMNS = tuple(column.name for column in LETTERS.columns if column.name != "id")
_INSERT = (
    f"INSERT INTO {LETTERS.name} ({', '.join(_COLUMNS)})"  # noqa: S608 - names of our own table
    f" VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"
)


@asynccontextmanager
async def empty_table(folder: Path) -> AsyncGenerator[aiosqlite.Connection]:
    """Open a new database in `folder` with the letters' table, as santa_app.database does."""
    folder.mkdir()
    file = folder / "bare.db"
    upgrade(Settings(_env_file=None, database_url=f"sqlite:///{file}"))
    async with aiosqlite.connect(file) as connection:
        await connection.execute("PRAGMA journal_mode=WAL")
        await connection.execute("PRAGMA synchronous=FULL")
        yield connection


async def measure_inserts(connection: aiosqlite.Connection, count: int, turns: int) -> Figures:
    """Measure with `count` clients at once, each insert in a transaction of its own.

    SQLite has one writer at a time, so the clients take turns at one connection; with one each
    they would wait for each other's locks, which is slower.
    """
    one_writer = asyncio.Lock()

    def client(number: int) -> Turn:
        async def turn(turn: int) -> None:
            row = _row(f"insert-{count}-{number}-{turn}")
            async with one_writer:
                await connection.execute(_INSERT, row)
                await connection.commit()

        return turn

    return await measure([client(number) for number in range(count)], turns)


def _row(key: str) -> dict[str, Any]:
    letter = long_form(key)
    now = datetime.now(UTC)
    return {
        **dict.fromkeys(_COLUMNS),
        **{name: value for name, value in letter.items() if name in _COLUMNS},
        "locale": DEFAULT_LOCALE,
        "created_at": str(now),
        "recipient_hash": f"hash of {key}",
        "reply_variant": 0,
        "access_key": f"access of {key}",
        "reply_status": ReplyStatus.SENDING,
        "reply_attempts": 0,
        "resend_count": 0,
        "reply_scheduled_at": str(now),
        "reply_expires_at": str(now + timedelta(days=2)),
        "reply_lease": f"lease of {key}",
        "reply_lease_until": str(now),
        "delete_after": str(now + timedelta(days=60)),
    }
