"""A season of letters in PostgreSQL, and the frequent transactions on them."""

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
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
_LETTERS: Final = """
INSERT INTO santa_letters (
    child_name, age, city_country, parent_email, wish_list, message_to_santa, been_good,
    created_at, submission_key, recipient_hash, domain_hash, reply_variant, access_key,
    reply_status, hold_reason, failure_reason, reply_attempts, reply_scheduled_at,
    reply_expires_at, reply_lease, reply_lease_until, reply_sent_at, reply_message_id, reply_error,
    reply_attempted_at, delivery_status, delivery_status_at, resend_count, alert_at, delete_after)
SELECT
    'Testkind', 7, 'Teststadt, Testland', 'parent' || mailbox || '@example.org',
    rpad('', 20 + mod(n, 300), 'a red kite '), rpad('', mod(n, 400), 'How is Rudolph? '), true,
    stored, md5('key' || n) || '-' || hash, hash,
    CASE WHEN mod(mailbox, 8) = 0 THEN md5('domain' || mod(mailbox, 20000)) END, 0,
    substr(md5('access' || n), 1, 24), status, reason, failure, 1,
    CASE WHEN status = 'pending' THEN now - interval '1 hour' + mod(n, 90) * interval '1 minute'
         WHEN status = 'sending' THEN now + interval '1 minute'
         WHEN reason LIKE '%limit' THEN now + mod(n, 1440) * interval '1 minute' END,
    stored + interval '48 hours',
    CASE WHEN status = 'sending' THEN md5('lease' || n) END,
    CASE WHEN status = 'sending' THEN now + interval '1 minute' END,
    CASE WHEN status = 'sent' THEN stored + interval '2 seconds' END,
    CASE WHEN status = 'sent' THEN md5('mail' || n) END,
    CASE WHEN status = 'failed' THEN 'HTTP 400' END,
    stored + interval '1 second',
    CASE WHEN status = 'sent' THEN 'delivered' END,
    CASE WHEN status = 'sent' THEN stored + interval '9 seconds' END, 0,
    CASE WHEN reason = 'danger' THEN now + interval '5 hours' END,
    stored + interval '30 days'
FROM (
    SELECT n, now, status, mailbox, md5('mailbox' || mailbox) AS hash,
        CASE WHEN status IN ('pending', 'sending') THEN now - mod(n, 90) * interval '1 minute'
             WHEN mod(n, 15) = 0
                  THEN now - interval '30 days 1 minute' - mod(n, 1440) * interval '1 minute'
             ELSE now - power(1 - n / rows::float, 1.5) * interval '29 days' END AS stored,
        CASE WHEN status = 'held' THEN (ARRAY['recipient_limit', 'domain_limit', 'suppressed',
            'operator', 'danger'])[1 + mod(n / 1500, 5)] END AS reason,
        CASE WHEN status = 'failed' THEN
            CASE mod(n / 750, 4) WHEN 0 THEN 'expired' ELSE 'rejected' END END AS failure
    FROM (
        SELECT n, now, rows, mod(abs(hashint4(n)), 1 + rows * 6 / 10) AS mailbox,
            CASE WHEN mod(n, 500) = 1 THEN 'pending' WHEN mod(n, 30000) = 2 THEN 'sending'
                 WHEN mod(n, 1500) = 3 THEN 'held' WHEN mod(n, 750) = 4 THEN 'failed'
                 ELSE 'sent' END AS status
        FROM generate_series(1, cast(:rows AS int)) AS n,
            (SELECT cast(:now AS timestamptz) AS now, cast(:rows AS int) AS rows) AS given
    ) AS numbered
) AS letter
"""
"""Of 1.5 million letters 3,000 are pending, 50 being sent, 1,000 held and 2,000 failed; most of
the others arrived lately, and 100,000 are past `delete_after`. 900,000 mailboxes have written them,
one in eight of a small domain."""

_OTHERS: Final = (
    # The replies of the last day, once for the mailbox and once for a small domain.
    """
    INSERT INTO sent_replies (recipient_hash, sent_at)
    SELECT hash, reply_sent_at FROM santa_letters,
        LATERAL unnest(ARRAY[recipient_hash, domain_hash]) AS hash
    WHERE reply_sent_at > cast(:now AS timestamptz) - interval '1 day' AND hash IS NOT NULL
    """,
    """
    INSERT INTO suppressed_recipients (recipient_hash, reason, created_at)
    SELECT DISTINCT ON (recipient_hash) recipient_hash, 'bounce', created_at FROM santa_letters
    WHERE hold_reason = 'suppressed'
    """,
    """
    INSERT INTO sending_counts (minute, requests)
    SELECT date_trunc('minute', cast(:now AS timestamptz)) - n * interval '1 minute', 100
    FROM generate_series(0, 1439) AS n
    """,
)


def new_season(server: PostgresqlServer, rows: int) -> Settings:
    """Return settings for a new database with `rows` letters of a season that is at its height."""
    settings = make_settings(database_url=server.new_database("season"))
    upgrade(settings)
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    with engine.begin() as connection:
        for statement in (_LETTERS, *_OTHERS):
            # Colons of the statements' own are casts; all others name values.
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
