"""The sending quota: how many requests all processes together may make to the mail service.

A new SendGrid account may send 100 mails a day, so the operator can set a quota per day and per
hour. Requests are counted in the database, by the minute in which they were permitted and in the
transaction that permits them, so two processes never use the same unit of quota.

Every request that may have reached the mail service counts, retries included. A unit is given back
where the service cannot have counted the request: it was never made, no connection came about, or
the answer was 400, 401, 402, 403, 413 or 429. Letters beyond the quota stay pending, lose no
attempt, and are sent in the order in which they fell due; a new letter is sent at once only where
the quota covers all waiting letters too, and fewer than `MOST_WAITING` wait. Without a quota
nothing is counted.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, Select, bindparam, case, delete, func, select, update

from santa_app.database import INSERTS, UtcDateTime, advisory_lock
from santa_app.letters.models import COUNTS, LETTERS, UNINDEXED_STATUS, ReplyStatus
from santa_app.settings import Settings

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
_LOCK = 0x5A17A
"""The number of the advisory lock of the transactions that reserve quota.

To avoid deadlocks, a transaction that also locks a recipient does that first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SendQuota:
    """The limits, 0 for none.

    A request may follow its permission by up to `lease`. The windows are longer by that, so that
    the mail service, which sees requests only, never sees more than the quota in a day or hour.
    """

    per_day: int = 0
    per_hour: int = 0
    lease: timedelta = timedelta()

    @classmethod
    def from_settings(cls, settings: Settings) -> "SendQuota":
        return cls(
            per_day=settings.send_budget_per_day or 0,
            per_hour=settings.send_budget_per_hour,
            lease=timedelta(seconds=settings.lease),
        )

    @property
    def limited(self) -> bool:
        return bool(self.per_day or self.per_hour)

    def free(self, day: int, hour: int) -> int:
        """Return how many more requests fit, given those that count for the day and the hour."""
        both = ((self.per_day, day), (self.per_hour, hour))
        return max(min(limit - used for limit, used in both if limit), 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuotaUsage:
    """How much of a quota is used."""

    used_in_a_day: int
    used_in_an_hour: int
    free: int | None
    """Requests that may be made now; None without a quota."""
    next_at: datetime | None
    """When a request may be made again; None where one may be made now."""
    due_letters: int
    """Letters that are due."""
    oldest_due: datetime | None


def _minute(moment: datetime) -> datetime:
    return moment.replace(second=0, microsecond=0)


_USED = select(
    func.coalesce(func.sum(COUNTS.c.requests), 0),
    func.coalesce(
        func.sum(case((COUNTS.c.minute > bindparam("hour", type_=UtcDateTime), COUNTS.c.requests))),
        0,
    ),
).where(COUNTS.c.minute > bindparam("day", type_=UtcDateTime))


def _used(connection: Connection, quota: SendQuota, now: datetime) -> tuple[int, int]:
    margin = MINUTE + quota.lease
    values = {"day": now - DAY - margin, "hour": now - HOUR - margin}
    day, hour = connection.execute(_USED, values).one()
    return int(day), int(hour)


def _free(connection: Connection, quota: SendQuota, now: datetime) -> int:
    return quota.free(*_used(connection, quota, now))


def has_free(connection: Connection, quota: SendQuota, now: datetime) -> bool:
    return not quota.limited or _free(connection, quota, now) > 0


_COUNT = {
    dialect: insert(COUNTS).on_conflict_do_update(
        index_elements=[COUNTS.c.minute],
        set_={"requests": COUNTS.c.requests + bindparam("more")},
    )
    for dialect, insert in INSERTS.items()
}


def count(connection: Connection, now: datetime, requests: int) -> None:
    """Count requests at `now`, whether the quota covers them or not."""
    values = {"minute": _minute(now), "requests": requests, "more": requests}
    connection.execute(_COUNT[connection.dialect.name], values)


def give_back(connection: Connection, quota: SendQuota, reserved_at: datetime) -> None:
    """Give back the unit reserved at a moment, whose request the mail service did not count."""
    if not quota.limited:
        return
    connection.execute(
        update(COUNTS)
        .where(COUNTS.c.minute == _minute(reserved_at), COUNTS.c.requests > 0)
        .values(requests=COUNTS.c.requests - 1)
    )


NOT_PENDING = tuple(status for status in ReplyStatus if status is not ReplyStatus.PENDING)
MOST_WAITING = 1_000
"""How many waiting letters are counted at most: each new letter asks for it."""
_DUE = select(LETTERS.c.reply_scheduled_at).where(
    LETTERS.c.reply_scheduled_at <= bindparam("now", type_=UtcDateTime),
    # So that both databases read the first letters only.
    UNINDEXED_STATUS.not_in(NOT_PENDING),
)
_FIRST_DUE = _DUE.order_by(LETTERS.c.reply_scheduled_at).limit(MOST_WAITING)
_COUNT_WAITING = select(func.count()).select_from(_FIRST_DUE.subquery())
_COUNT_DUE = _DUE.with_only_columns(func.count(), func.min(LETTERS.c.reply_scheduled_at))


def reserve_for_new_letter(connection: Connection, quota: SendQuota, now: datetime) -> bool:
    """Reserve one request where the quota covers it and all waiting letters; return if it does.

    With `MOST_WAITING` of them or more, the new letter waits for its turn in any case.
    """
    if not quota.limited:
        return True
    free = _free(connection, quota, now)
    if not free:
        return False
    waiting = connection.execute(_COUNT_WAITING, {"now": now}).scalar_one()
    if waiting >= min(free, MOST_WAITING):
        return False
    advisory_lock(connection, _LOCK)
    granted = _free(connection, quota, now) > 0
    if granted:
        count(connection, now, 1)
    return granted


def reserve_for_due_letters(
    connection: Connection, quota: SendQuota, due: Select[int], now: datetime
) -> dict[int, datetime]:
    """Reserve a request for each letter that `due` finds, as far as the quota allows.

    Returns the ids, each with the letter's new `reply_expires_at`: the time that it has waited is
    added, so that a letter that only waits for the quota never fails.
    """
    # Lock before reading the letters: otherwise a slower process would claim younger ones.
    advisory_lock(connection, _LOCK)
    free = _free(connection, quota, now)
    if not free:
        return {}
    found = due.add_columns(LETTERS.c.reply_scheduled_at, LETTERS.c.reply_expires_at)
    rows = connection.execute(found).all()[:free]
    if rows:
        count(connection, now, len(rows))
    return {
        row.id: row.reply_expires_at + max(now - row.reply_scheduled_at, timedelta())
        for row in rows
    }


def usage(connection: Connection, quota: SendQuota, now: datetime) -> QuotaUsage:
    day, hour = _used(connection, quota, now)
    free = quota.free(day, hour) if quota.limited else None
    due, oldest = connection.execute(_COUNT_DUE, {"now": now}).one()
    return QuotaUsage(
        used_in_a_day=day,
        used_in_an_hour=hour,
        free=free,
        next_at=_next_free(connection, quota, now) if free == 0 else None,
        due_letters=due,
        oldest_due=oldest,
    )


def _next_free(connection: Connection, quota: SendQuota, now: datetime) -> datetime | None:
    """Return when so many requests have left every window that one more may be made."""
    counts = connection.execute(select(COUNTS).order_by(COUNTS.c.minute)).all()
    moments = []
    for limit, window in ((quota.per_day, DAY), (quota.per_hour, HOUR)):
        if not limit:
            continue
        # How long a minute's requests count against the limit.
        span = window + MINUTE + quota.lease
        counting = [count for count in counts if count.minute > now - span]
        excess = sum(count.requests for count in counting) - limit
        for count in counting:
            if excess < 0:
                break
            excess -= count.requests
            if excess < 0:
                moments.append(count.minute + span)
    return max(moments, default=None)


def delete_old_counts(connection: Connection, quota: SendQuota, now: datetime) -> None:
    connection.execute(delete(COUNTS).where(COUNTS.c.minute <= now - DAY - MINUTE - quota.lease))
