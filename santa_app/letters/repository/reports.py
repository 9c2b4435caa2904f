"""Reports for the operator and for `/health`: counts, the longest wait, one letter's export.

Each function is a few statements on an open connection, inside the caller's transaction.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, and_, func, or_, select

from santa_app.database import METADATA
from santa_app.letters.models import LETTERS, OWED, PAUSE, SUPPRESSED, FailureReason, ReplyStatus
from santa_app.letters.repository import queue
from santa_app.letters.repository.quota import QuotaUsage, SendQuota
from santa_app.letters.repository.quota import usage as quota_usage

_LETTER = LETTERS.c
_EXPIRED = and_(
    _LETTER.reply_status == ReplyStatus.FAILED, _LETTER.failure_reason == FailureReason.EXPIRED
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusCount:
    """How many letters have a status, and when the oldest of them was stored."""

    count: int
    oldest: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OldestLetter:
    """The letter that has waited longest for its reply."""

    letter_id: int
    since: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """All sending is paused until a moment."""

    until: datetime
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LastError:
    """The latest failed attempt of a letter without a reply."""

    letter_id: int
    status: ReplyStatus
    error: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """The state of all letters at one moment."""

    now: datetime
    counts: Mapping[ReplyStatus, int]
    """How many letters have each status, 0 included."""
    oldest: OldestLetter | None
    """The oldest letter whose reply is owed or expired; the operator can hold or retry those."""
    expired: int
    """Failed letters that expired before an attempt succeeded."""
    pause: Pause | None
    last_error: LastError | None
    suppressed: Mapping[str, int]
    """How many mailboxes are suppressed, by reason."""
    quota: QuotaUsage

    def oldest_age(self) -> timedelta:
        """Return how long the oldest unanswered letter has waited; 0 where there is none."""
        return timedelta(0) if self.oldest is None else self.now - self.oldest.since

    def keeps(self, promise: timedelta) -> bool:
        """Return whether no letter has waited longer than `promise`."""
        return self.oldest_age() <= promise


def check_tables(connection: Connection) -> None:
    """Select every table and column. Raises SQLAlchemyError where the database lacks one."""
    for table in METADATA.sorted_tables:
        connection.execute(select(table).limit(0))


def status_counts(connection: Connection) -> Mapping[ReplyStatus, StatusCount]:
    """Return the count and oldest letter of each status, from an index alone."""
    found = connection.execute(
        select(_LETTER.reply_status, func.count(), func.min(_LETTER.created_at)).group_by(
            _LETTER.reply_status
        )
    )
    counts = dict.fromkeys(ReplyStatus, StatusCount(count=0, oldest=None))
    for status, count, oldest in found:
        counts[ReplyStatus(status)] = StatusCount(count=count, oldest=oldest)
    return counts


def overview(connection: Connection, quota: SendQuota, now: datetime) -> Overview:
    """Return the state of all letters."""
    expired = select(func.count()).where(_EXPIRED)
    suppressed = select(SUPPRESSED.c.reason, func.count()).group_by(SUPPRESSED.c.reason)
    pause = connection.execute(select(PAUSE).where(PAUSE.c.paused_until > now)).first()
    return Overview(
        now=now,
        counts={status: found.count for status, found in status_counts(connection).items()},
        oldest=_oldest(connection),
        expired=connection.execute(expired).scalar_one(),
        pause=pause and Pause(until=pause.paused_until, reason=pause.reason),
        last_error=_last_error(connection),
        suppressed=dict(connection.execute(suppressed).all()),
        quota=quota_usage(connection, quota, now),
    )


def _oldest(connection: Connection) -> OldestLetter | None:
    # One statement for each status, so that the index gives the oldest of it at once.
    statements = (
        select(_LETTER.created_at, _LETTER.id)
        .where(condition)
        .order_by(_LETTER.created_at, _LETTER.id)
        .limit(1)
        for condition in (*(_LETTER.reply_status == status for status in OWED), _EXPIRED)
    )
    rows = [row for statement in statements for row in connection.execute(statement)]
    if not rows:
        return None
    since, letter_id = min(rows)
    return OldestLetter(letter_id=letter_id, since=since)


def _last_error(connection: Connection) -> LastError | None:
    failed = _LETTER.reply_status == ReplyStatus.FAILED
    statement = (
        select(_LETTER.id, _LETTER.reply_status, _LETTER.failure_reason, _LETTER.reply_error)
        .where(or_(failed, and_(_LETTER.reply_status.in_(OWED), _LETTER.reply_error.is_not(None))))
        .order_by(_LETTER.reply_attempted_at.desc().nulls_last(), _LETTER.id.desc())
        .limit(1)
    )
    row = connection.execute(statement).first()
    if row is None:
        return None
    parts = (row.failure_reason, row.reply_error)
    return LastError(
        letter_id=row.id,
        status=ReplyStatus(row.reply_status),
        error=": ".join(part for part in parts if part),
    )


def failed(connection: Connection, after: int, limit: int) -> list[int]:
    """Return the ids above `after` of up to `limit` failed letters that may be retried."""
    statement = (
        select(_LETTER.id)
        .where(_LETTER.id > after, _LETTER.reply_status == ReplyStatus.FAILED)
        .where(_LETTER.recipient_hash.not_in(select(SUPPRESSED.c.recipient_hash)))
        .order_by(_LETTER.id)
        .limit(limit)
    )
    return list(connection.scalars(statement))


def export(connection: Connection, letter_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return all that is stored about a letter, by table, for a parent who asks for it.

    Covers the letter and the rows of other tables that name it (`letter_id`) or its mailbox
    (`recipient_hash`). Raises LetterNotFoundError.
    """
    letter = queue.find(connection, _LETTER.id == letter_id)
    found: dict[str, list[dict[str, Any]]] = {}
    for table in METADATA.sorted_tables:
        if table is LETTERS:
            condition = table.c.id == letter_id
        elif "letter_id" in table.c:
            condition = table.c.letter_id == letter_id
        elif "recipient_hash" in table.c:
            condition = table.c.recipient_hash == letter.recipient_hash
        else:
            continue
        rows = connection.execute(select(table).where(condition)).mappings()
        found[table.name] = [dict(row) for row in rows]
    return found
