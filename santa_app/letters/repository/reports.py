"""Reports for the operator and for `/health`: counts, the longest wait, the last error.

The functions run on an open connection, inside the repository's transaction.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from santa_app.letters.models import (
    LETTERS,
    OWED,
    SENT_REPLIES,
    SUPPRESSED,
    UNINDEXED_STATUS,
    FailureReason,
    HoldReason,
    ReplyStatus,
)
from santa_app.letters.repository import limits, pauses
from santa_app.letters.repository.pauses import Pause
from santa_app.letters.repository.quota import QuotaUsage, SendQuota
from santa_app.letters.repository.quota import usage as quota_usage
from santa_app.letters.repository.recipients import held_for

MOST_NAMED: Final = 50
"""How many letters that wait for a person are named at once; the others follow later."""
_LETTER = LETTERS.c
WAITS_FOR_A_PERSON: Final[ColumnElement[bool]] = _LETTER.hold_reason == HoldReason.DANGER
"""The condition that a letter with signs of danger is still undecided."""
_EXPIRED = and_(
    _LETTER.reply_status == ReplyStatus.FAILED, _LETTER.failure_reason == FailureReason.EXPIRED
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Watched:
    """What an alert looks at besides the counts."""

    oldest_owed: datetime | None
    """When the oldest letter came whose reply is owed."""
    last_sent_at: datetime | None
    """When the last mail of the last day left, or may have."""
    undecided: int
    """How many letters with signs of danger wait for a decision."""
    unopened_since: datetime | None
    """When the oldest of them came that nobody has opened."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OldestLetter:
    """The letter that has waited longest for its reply."""

    letter_id: int
    since: datetime
    age_seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LastError:
    """The latest failed attempt of a letter without a reply."""

    letter_id: int
    status: ReplyStatus
    error: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """The state of all letters at one moment."""

    at: datetime
    letters: Mapping[str, int]
    """How many letters have each status, 0 included."""
    oldest_unanswered: OldestLetter | None
    """The oldest letter whose reply is owed or expired; the operator can hold or retry those."""
    held: Mapping[str, int]
    """How many letters are held, by reason."""
    danger: list[int]
    """The letters with signs of danger that wait for a person, `MOST_NAMED` of them at most."""
    hidden_field: list[int]
    """The oldest letters that are held because the hidden field was filled in, `MOST_NAMED` of
    them at most."""
    outcome_unknown: list[int]
    """The oldest letters of which a person finds out whether their reply was sent, `MOST_NAMED` of
    them at most."""
    limits_reached: Mapping[str, int]
    """How often each limit was reached in 24 hours; those that were not reached are left out."""
    expired: int
    """Failed letters that expired before an attempt succeeded."""
    paused: Pause | None
    """The pause of all sending, also a past one after which no reply was sent yet."""
    last_error: LastError | None
    suppressed_mailboxes: Mapping[str, int]
    """How many mailboxes are suppressed, by reason."""
    quota: QuotaUsage

    def oldest_age(self) -> timedelta:
        """Return how long the oldest unanswered letter has waited; 0 where there is none."""
        oldest = self.oldest_unanswered
        return timedelta(seconds=0 if oldest is None else oldest.age_seconds)

    def keeps(self, promise: timedelta) -> bool:
        return self.oldest_age() <= promise

    @property
    def sending_fails(self) -> bool:
        """Whether the mail service takes no reply, so that a person has to look."""
        return self.paused is not None and self.paused.is_alarming


def status_counts(connection: Connection) -> Mapping[ReplyStatus, int]:
    """Return how many letters have each status; reads an index of them all."""
    grouped = select(_LETTER.reply_status, func.count()).group_by(_LETTER.reply_status)
    found = dict(connection.execute(grouped).all())
    return {status: found.get(status, 0) for status in ReplyStatus}


def watched(connection: Connection) -> Watched:
    unopened = case((_LETTER.opened_at.is_(None), _LETTER.created_at))
    waits = select(func.count(), func.min(unopened)).where(
        _LETTER.alert_at.is_not(None), WAITS_FOR_A_PERSON
    )
    undecided, unopened_since = connection.execute(waits).one()
    first = func.min(_LETTER.created_at)
    owed = [connection.scalar(select(first).where(_LETTER.reply_status == one)) for one in OWED]
    return Watched(
        oldest_owed=min((one for one in owed if one is not None), default=None),
        last_sent_at=connection.scalar(select(func.max(SENT_REPLIES.c.sent_at))),
        undecided=undecided,
        unopened_since=unopened_since,
    )


def overview(connection: Connection, quota: SendQuota, now: datetime) -> Overview:
    expired = select(func.count()).where(_EXPIRED)
    held = select(_LETTER.hold_reason, func.count()).where(_LETTER.reply_status == ReplyStatus.HELD)
    suppressed = select(SUPPRESSED.c.reason, func.count()).group_by(SUPPRESSED.c.reason)
    return Overview(
        at=now,
        letters={status.value: one for status, one in status_counts(connection).items()},
        oldest_unanswered=_oldest(connection, now),
        held=dict(connection.execute(held.group_by(_LETTER.hold_reason)).all()),
        danger=_waiting(connection),
        hidden_field=_held(connection, HoldReason.HIDDEN_FIELD),
        outcome_unknown=_held(connection, HoldReason.OUTCOME_UNKNOWN),
        limits_reached=limits.reached(connection, now),
        expired=connection.execute(expired).scalar_one(),
        paused=pauses.read(connection),
        last_error=_last_error(connection),
        suppressed_mailboxes=dict(connection.execute(suppressed).all()),
        quota=quota_usage(connection, quota, now),
    )


def _held(connection: Connection, reason: HoldReason) -> list[int]:
    ids = select(_LETTER.id).where(held_for(reason)).order_by(_LETTER.created_at, _LETTER.id)
    return list(connection.scalars(ids.limit(MOST_NAMED)))


def unconfirmed(connection: Connection) -> int:
    """Return how many replies may have been sent or not."""
    held = held_for(HoldReason.NEXT_COPY, HoldReason.OUTCOME_UNKNOWN)
    return connection.execute(select(func.count(_LETTER.id)).where(held)).scalar_one()


def _waiting(connection: Connection) -> list[int]:
    # Sorted here, because SQLite would read all letters in their order instead of the index.
    ids = select(_LETTER.id).where(_LETTER.alert_at.is_not(None), WAITS_FOR_A_PERSON)
    return sorted(connection.scalars(ids))[:MOST_NAMED]


def _oldest(connection: Connection, now: datetime) -> OldestLetter | None:
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
    age = (now - since).total_seconds()
    return OldestLetter(letter_id=letter_id, since=since, age_seconds=age)


def _last_error(connection: Connection) -> LastError | None:
    statement = (
        select(_LETTER.id, _LETTER.reply_status, _LETTER.failure_reason, _LETTER.reply_error)
        .where(
            _LETTER.reply_error.is_not(None),
            # So that the index of the errors gives the latest.
            UNINDEXED_STATUS.not_in([ReplyStatus.SENT, ReplyStatus.HELD]),
        )
        .order_by(_LETTER.reply_attempted_at.desc())
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
