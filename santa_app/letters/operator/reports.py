"""What the operator may see of the letters: counts, what waits longest, one letter, its export.

Each function works on an open connection inside the caller's transaction, as in `queries`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Table, and_, func, or_, select

from santa_app.letters.models import (
    LETTERS,
    METADATA,
    OWED,
    PAUSE,
    SUPPRESSED,
    ReplyStatus,
    SantaLetter,
)
from santa_app.letters.queries import as_letter
from santa_app.letters.sending.attempt import GIVEN_UP
from santa_app.letters.sending.quota import QuotaUsage, SendQuota, usage

_LETTER = LETTERS.c
_GIVEN_UP = and_(
    _LETTER.reply_status == ReplyStatus.FAILED, _LETTER.reply_error.startswith(GIVEN_UP)
)


class UnknownLetterError(LookupError):
    """There is no letter with this number; the text is one sentence for the operator."""

    def __init__(self, number: int) -> None:
        super().__init__(f"There is no letter {number}; it may have been deleted.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """The letter that has waited longest for its reply."""

    letter_id: int
    since: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusCount:
    """How many letters have a status, and when the oldest of them came."""

    count: int
    oldest: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """All sending rests until a moment, and why."""

    until: datetime
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """Why the last try for a letter without a reply failed."""

    letter_id: int
    status: ReplyStatus
    error: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """How the letters stand at one moment."""

    now: datetime
    counts: Mapping[ReplyStatus, int]
    """How many letters there are of each status, 0 included."""
    oldest: Waiting | None
    """The oldest letter whose reply is owed or was given up; a person may hold or retry those."""
    given_up: int
    """Failed letters which no sender refused: the limit passed before one took them."""
    pause: Pause | None
    trouble: Trouble | None
    stopped: Mapping[str, int]
    """Mailboxes that get no more mail, by why."""
    budget: QuotaUsage

    def oldest_age(self) -> timedelta:
        """Return how long the oldest unanswered letter has waited; nothing where there is none."""
        return timedelta(0) if self.oldest is None else self.now - self.oldest.since

    def keeps(self, promise: timedelta) -> bool:
        """Return whether no letter has waited for longer than `promise`."""
        return self.oldest_age() <= promise


def check_tables(connection: Connection) -> None:
    """Name every table and column once; raises SQLAlchemyError where the database lacks one."""
    for table in METADATA.sorted_tables:
        connection.execute(select(table).limit(0))


def status_counts(connection: Connection) -> Mapping[ReplyStatus, StatusCount]:
    """Return how many letters each status has, and since when the oldest is there; one look at
    an index, which reads no letter."""
    found = connection.execute(
        select(_LETTER.reply_status, func.count(), func.min(_LETTER.created_at)).group_by(
            _LETTER.reply_status
        )
    )
    counts = dict.fromkeys(ReplyStatus, StatusCount(count=0, oldest=None))
    for status, count, oldest in found:
        counts[ReplyStatus(status)] = StatusCount(count=count, oldest=oldest)
    return counts


def overview(connection: Connection, budget: SendQuota, now: datetime) -> Overview:
    """Return how the letters stand."""
    given_up = select(func.count()).where(_GIVEN_UP)
    stopped = select(SUPPRESSED.c.reason, func.count()).group_by(SUPPRESSED.c.reason)
    return Overview(
        now=now,
        counts={status: found.count for status, found in status_counts(connection).items()},
        oldest=_oldest(connection),
        given_up=connection.execute(given_up).scalar_one(),
        pause=_pause(connection, now),
        trouble=_trouble(connection),
        stopped=dict(connection.execute(stopped).all()),
        budget=usage(connection, budget, now),
    )


def _oldest(connection: Connection) -> Waiting | None:
    unanswered = (
        *(_LETTER.reply_status == status for status in OWED),
        _GIVEN_UP,
    )
    # One statement for each status: then the index gives the oldest of it at once.
    statements = (
        select(_LETTER.created_at, _LETTER.id)
        .where(condition)
        .order_by(_LETTER.created_at, _LETTER.id)
        .limit(1)
        for condition in unanswered
    )
    rows = [row for statement in statements for row in connection.execute(statement)]
    if not rows:
        return None
    since, number = min(rows)
    return Waiting(letter_id=number, since=since)


def _pause(connection: Connection, now: datetime) -> Pause | None:
    row = connection.execute(select(PAUSE).where(PAUSE.c.paused_until > now)).first()
    return None if row is None else Pause(until=row.paused_until, reason=row.reason)


def _trouble(connection: Connection) -> Trouble | None:
    """Return the error that was met last, of a letter that has no reply."""
    statement = (
        select(_LETTER.id, _LETTER.reply_status, _LETTER.reply_error)
        .where(
            _LETTER.reply_error.is_not(None),
            or_(_LETTER.reply_status.in_(OWED), _LETTER.reply_status == ReplyStatus.FAILED),
        )
        .order_by(_LETTER.reply_tried_at.desc().nulls_last(), _LETTER.id.desc())
        .limit(1)
    )
    row = connection.execute(statement).first()
    if row is None:
        return None
    status = ReplyStatus(row.reply_status)
    return Trouble(letter_id=row.id, status=status, error=row.reply_error)


def find(connection: Connection, number: int, *, lock: bool = False) -> SantaLetter:
    """Return a letter by its number; with `lock` nobody else claims it until the transaction ends.

    Raises UnknownLetterError.
    """
    statement = select(LETTERS).where(_LETTER.id == number)
    if lock:
        statement = statement.with_for_update()
    row = connection.execute(statement).first()
    if row is None:
        raise UnknownLetterError(number)
    return as_letter(row)


def export(connection: Connection, number: int) -> dict[str, Any]:
    """Return all that is stored about a letter, by table: what a parent may ask for.

    The letter itself, rows of other tables that name it (`letter_id`) or its mailbox
    (`recipient_hash`). Raises UnknownLetterError.
    """
    letter = find(connection, number)
    everything: dict[str, Any] = {}
    for table in METADATA.sorted_tables:
        if table is LETTERS:
            everything[table.name] = _rows(connection, table, "id", number)
        elif "letter_id" in table.c:
            everything[table.name] = _rows(connection, table, "letter_id", number)
        elif "recipient_hash" in table.c:
            mailbox = letter.recipient_hash
            everything[table.name] = _rows(connection, table, "recipient_hash", mailbox)
    return everything


def _rows(connection: Connection, table: Table, column: str, value: object) -> list[dict[str, Any]]:
    found = connection.execute(select(table).where(table.c[column] == value))
    return [dict(row._mapping) for row in found]  # noqa: SLF001 - the documented way to a row's mapping
