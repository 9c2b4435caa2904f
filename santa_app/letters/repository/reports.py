"""Reports for the operator and for `/health`: counts, the longest wait, the last error.

The functions run on an open connection, inside the repository's transaction.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, and_, case, func, or_, select

from santa_app.letters.models import LETTERS, OWED, SUPPRESSED, FailureReason, ReplyStatus
from santa_app.letters.repository import alerts, pauses
from santa_app.letters.repository.pauses import Pause
from santa_app.letters.repository.quota import HOUR, QuotaUsage, SendQuota
from santa_app.letters.repository.quota import usage as quota_usage

UNUSUAL: Final = 10
MANY: Final = 100
"""Letters in an hour that are nothing unusual, however quiet the site is: a school writes more than
one class."""
WEEK: Final = timedelta(days=7)
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
    age_seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LastError:
    """The latest failed attempt of a letter without a reply."""

    letter_id: int
    status: ReplyStatus
    error: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrivals:
    """How many letters arrived in the last hour, and how many in an hour of the week before it.

    Letters that were deleted since do not count.
    """

    last_hour: int
    usual_hour: float

    @property
    def is_unusual(self) -> bool:
        """Whether the last hour brought ten times the letters of a usual one."""
        return self.last_hour >= max(MANY, UNUSUAL * self.usual_hour)


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
    """The letters with signs of danger that wait for a person, `alerts.MOST` of them at most."""
    expired: int
    """Failed letters that expired before an attempt succeeded."""
    paused: Pause | None
    """The pause of all sending, also a past one after which no reply was sent yet."""
    last_error: LastError | None
    suppressed_mailboxes: Mapping[str, int]
    """How many mailboxes are suppressed, by reason."""
    quota: QuotaUsage
    arrivals: Arrivals

    def oldest_age(self) -> timedelta:
        """Return how long the oldest unanswered letter has waited; 0 where there is none."""
        oldest = self.oldest_unanswered
        return timedelta(seconds=0 if oldest is None else oldest.age_seconds)

    def keeps(self, promise: timedelta) -> bool:
        """Return whether no letter has waited longer than `promise`."""
        return self.oldest_age() <= promise

    @property
    def sending_fails(self) -> bool:
        """Whether the mail service takes no reply, so that a person has to look."""
        return self.paused is not None and self.paused.is_alarming


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
    held = select(_LETTER.hold_reason, func.count()).where(_LETTER.reply_status == ReplyStatus.HELD)
    suppressed = select(SUPPRESSED.c.reason, func.count()).group_by(SUPPRESSED.c.reason)
    return Overview(
        at=now,
        letters={status.value: one.count for status, one in status_counts(connection).items()},
        oldest_unanswered=_oldest(connection, now),
        held=dict(connection.execute(held.group_by(_LETTER.hold_reason)).all()),
        danger=alerts.waiting(connection),
        expired=connection.execute(expired).scalar_one(),
        paused=pauses.read(connection),
        last_error=_last_error(connection),
        suppressed_mailboxes=dict(connection.execute(suppressed).all()),
        quota=quota_usage(connection, quota, now),
        arrivals=arrivals(connection, now),
    )


def arrivals(connection: Connection, now: datetime) -> Arrivals:
    """Return how many letters arrived in the last hour, and how many usually do."""
    hour_ago = now - HOUR
    found = connection.execute(
        select(func.count(case((_LETTER.created_at > hour_ago, 1))), func.count()).where(
            # All statuses, so that the index of status and time contains all that is read.
            _LETTER.reply_status.in_(ReplyStatus),
            _LETTER.created_at > hour_ago - WEEK,
            _LETTER.created_at <= now,
        )
    )
    last_hour, total = found.one()
    return Arrivals(last_hour=last_hour, usual_hour=(total - last_hour) * (HOUR / WEEK))


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
