"""A season of letters in PostgreSQL, and the frequent transactions on them."""

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, pool, select, text

from santa_app.database import open_database
from santa_app.database.migrations import upgrade
from santa_app.letters.models import LETTERS, ReplyStatus, SantaLetter
from santa_app.letters.repository import (
    LetterRepository,
    ReplyUpdate,
)
from santa_app.settings import Settings
from tests.support.letter_examples import letter, make_settings
from tests.support.postgresql import PostgresqlServer

KNOWN: Final = 100
HOUR: Final = timedelta(hours=1)
QUOTA: Final = {"send_budget_per_day": 2_000_000, "send_budget_per_hour": 200_000}
_SQL: Final = Path(__file__).with_suffix(".sql").read_text("utf-8")
"""Statements that make `:rows` letters as of `:now`. Other colons are casts."""


def new_season(server: PostgresqlServer, rows: int) -> Settings:
    """Return settings for a new database with `rows` letters of a season that is at its height."""
    settings = make_settings(database_url=server.new_database("season"))
    upgrade(settings)
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    with engine.begin() as connection:
        for statement in _SQL.split(";")[:-1]:
            connection.execute(text(statement), {"rows": rows, "now": _now()})
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("VACUUM ANALYZE")  # as PostgreSQL does after a while
    return settings


Work = Callable[[int], Awaitable[object]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A frequent transaction."""

    name: str
    work: Work


class Season:
    """A repository over a filled table, and the transactions that happen on it."""

    def __init__(
        self, repository: LetterRepository, settings: Settings, known: Sequence[SantaLetter]
    ) -> None:
        self.repository = repository
        self._settings = settings
        self._known = known
        self._claimed: list[SantaLetter] = []

    def steps(self) -> Iterator[Step]:
        """Return the frequent transactions, in an order in which each finds something to do."""
        ask = self.repository
        yield Step(name="submission, new mailbox", work=lambda _: self.submit())
        yield Step(name="submission, known mailbox and domain", work=self._submit_again)
        yield Step(name="worker: next due time", work=lambda _: ask.seconds_until_due())
        yield Step(name="worker: claim of 20", work=lambda _: self._claim())
        yield Step(name="worker: result of an attempt", work=self._complete)
        yield Step(name="worker: held letters", work=lambda _: self._release())
        yield Step(name="worker: alert due?", work=lambda _: ask.alert_is_due())
        yield Step(name="worker: leases", work=lambda _: ask.leases())
        yield Step(name="worker: far times", work=lambda _: self._end_far_times())
        yield Step(name="/health", work=lambda _: self._health())
        yield Step(name="metrics", work=lambda _: self._metrics())
        yield Step(name="parent's page", work=self._view)

    async def submit(self, **values: object) -> None:
        """Store a letter as the worker does for a visitor."""
        given = {
            "submission_key": secrets.token_hex(30),
            "recipient_hash": secrets.token_hex(16),
            "domain_hash": None,
            **values,
        }
        await self.repository.accept(letter(**given), secrets.token_hex(8))

    async def _submit_again(self, turn: int) -> None:
        known = self._known[turn % len(self._known)]
        await self.submit(recipient_hash=known.recipient_hash, domain_hash=known.domain_hash)

    async def _claim(self) -> None:
        limit = self._settings.backlog_sends
        self._claimed += await self.repository.claim(secrets.token_hex(8), limit)

    async def _complete(self, _: int) -> None:
        now = _now()
        result = ReplyUpdate(
            status=ReplyStatus.SENT,
            attempts=1,
            sent_at=now,
            message_id=secrets.token_hex(8),
            delete_after=now + 30 * 24 * HOUR,
        )
        await self.repository.complete(self._claimed.pop(), lambda _: result)

    async def _release(self) -> None:
        await self.repository.release_held()

    async def _end_far_times(self) -> None:
        await self.repository.end_far_times(retry=HOUR, pause=HOUR, alert=24 * HOUR)

    async def _health(self) -> None:
        await self.repository.read_pause()
        await self.repository.watched()

    async def _metrics(self) -> None:
        await self._health()
        await self.repository.quota_usage()

    async def _view(self, turn: int) -> None:
        await self.repository.snapshot(self._known[turn % len(self._known)].access_key)


def _now() -> datetime:
    return datetime.now(UTC)


@asynccontextmanager
async def season(settings: Settings) -> AsyncGenerator[Season]:
    """Open the database of `settings` and read some letters that its parents look at."""
    database = open_database(settings)
    limited = settings.model_copy(update=QUOTA)
    try:
        yield Season(LetterRepository(database, limited), settings, await database.read(_known))
    finally:
        await database.close()


def _known(connection: Connection) -> list[SantaLetter]:
    some = select(LETTERS).where(LETTERS.c.id % 997 == 5).limit(KNOWN)
    return [SantaLetter(**row._mapping) for row in connection.execute(some)]
