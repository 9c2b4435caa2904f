"""Sending budgets: how many requests all processes together may make to the sender.

A new SendGrid account may send 100 mails a day, so an operator can set a limit for a day and one
for an hour (DESIGN section 4). Requests are counted in the database, by the minute in which they
were permitted and in the transaction that permits them, so no two processes use the same place.

What counts: every request that may have reached the sender, a retry as much as a first try. A
place is given back where the sender cannot have counted the request: it was never made, nobody
was there, or the answer was a refusal (400, 401, 402, 403, 413, 429). What is over stays
`pending` and due, loses no attempt, and goes out in the order in which it fell due; a new letter
is sent at once only where there is room for all that wait, too. Without a limit nothing is
counted, so counting begins with the setting.
"""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, Select, bindparam, case, delete, func, select, update

from santa_app.letters.models import COUNTS, INSERTS, LETTERS, ReplyStatus, SantaLetter, UtcDateTime
from santa_app.letters.queries import DAY, Lease, claim
from santa_app.settings import Settings

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
_LOCK = 0x5A17A
"""PostgreSQL's advisory lock under which places are given out; recipients' are other numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SendQuota:
    """The limits, 0 for none.

    A request follows its permission within `lease`. The windows are longer by that, so that the
    sender, who sees requests and no permissions, never sees more in an hour or a day.
    """

    per_day: int = 0
    per_hour: int = 0
    lease: timedelta = timedelta()

    @classmethod
    def of(cls, settings: Settings) -> "SendQuota":
        """Return the budget of the settings."""
        return cls(
            per_day=settings.send_budget_per_day,
            per_hour=settings.send_budget_per_hour,
            lease=timedelta(seconds=settings.lease),
        )

    @property
    def limited(self) -> bool:
        """Whether there is any limit."""
        return bool(self.per_day or self.per_hour)

    @property
    def windows(self) -> tuple[tuple[int, timedelta], ...]:
        """The limits that are set, each with how long a minute's requests count against it."""
        both = ((self.per_day, DAY), (self.per_hour, HOUR))
        return tuple((limit, span + MINUTE + self.lease) for limit, span in both if limit)


UNLIMITED = SendQuota()


@dataclass(frozen=True, slots=True, kw_only=True)
class QuotaUsage:
    """How a budget stands; `free` is None without a limit."""

    day: int
    hour: int
    free: int | None
    next_at: datetime | None
    """When there is a place again; None where there is one now."""
    waiting: int
    """Letters that are due now."""
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


def _used(connection: Connection, budget: SendQuota, now: datetime) -> tuple[int, int]:
    """Return the requests that count for the day and for the hour."""
    longer = MINUTE + budget.lease
    values = {"day": now - DAY - longer, "hour": now - HOUR - longer}
    day, hour = connection.execute(_USED, values).one()
    return int(day), int(hour)


def _left(budget: SendQuota, day: int, hour: int) -> int:
    left = []
    if budget.per_day:
        left.append(budget.per_day - day)
    if budget.per_hour:
        left.append(budget.per_hour - hour)
    return max(min(left), 0)


def _free(connection: Connection, budget: SendQuota, now: datetime) -> int:
    return _left(budget, *_used(connection, budget, now))


_COUNT = {
    dialect: insert(COUNTS).on_conflict_do_update(
        index_elements=[COUNTS.c.minute],
        set_={"requests": COUNTS.c.requests + bindparam("more")},
    )
    for dialect, insert in INSERTS.items()
}


def lock(connection: Connection) -> None:
    """Let one transaction at a time give out places, until its end; SQLite has one writer anyway.

    Whoever also locks a recipient does that first, or two could wait for each other.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


def reserve(connection: Connection, budget: SendQuota, now: datetime, wanted: int) -> int:
    """Count up to `wanted` requests from `now` on, and return how many may be made."""
    lock(connection)
    granted = min(wanted, _free(connection, budget, now))
    if granted:
        values = {"minute": _minute(now), "requests": granted, "more": granted}
        connection.execute(_COUNT[connection.dialect.name], values)
    return granted


def give_back(connection: Connection, reserved_at: datetime) -> None:
    """Count one request less, because it was not made or the sender refused to count it."""
    connection.execute(
        update(COUNTS)
        .where(COUNTS.c.minute == _minute(reserved_at), COUNTS.c.requests > 0)
        .values(requests=COUNTS.c.requests - 1)
    )


_DUE = (
    LETTERS.c.reply_due_at <= bindparam("now", type_=UtcDateTime),
    LETTERS.c.reply_status == ReplyStatus.PENDING,
)
_WAITING = select(func.count()).select_from(
    select(LETTERS.c.id).where(*_DUE).limit(bindparam("most")).subquery()
)


def admits(connection: Connection, budget: SendQuota, now: datetime) -> bool:
    """Reserve a request for a new letter, if there is room for all that wait and for it."""
    room = _free(connection, budget, now)
    if not room:
        return False
    waiting = connection.execute(_WAITING, {"now": now, "most": room}).scalar_one()
    return waiting < room and reserve(connection, budget, now, 1) == 1


def has_room(connection: Connection, budget: SendQuota, now: datetime) -> bool:
    """Return whether a request could be made now."""
    return not budget.limited or _free(connection, budget, now) > 0


_LONGER = (
    update(LETTERS)
    .where(LETTERS.c.id == bindparam("letter"))
    .values(reply_give_up_at=bindparam("give_up", type_=UtcDateTime))
)


def claim_within(
    connection: Connection, budget: SendQuota, due: Select[int], *, now: datetime, lease: Lease
) -> list[SantaLetter]:
    """Take as many of the letters `queries.due` finds as the budget has room for.

    The time a letter was due and had to wait does not count against it: its last try may be as
    much later. So a letter that only waits for room never ends as failed.
    """
    if not has_room(connection, budget, now):
        return []
    # Before the letters are looked at, or a slower process would take younger ones.
    lock(connection)
    found = due.add_columns(LETTERS.c.reply_due_at, LETTERS.c.reply_give_up_at)
    rows = connection.execute(found).all()
    rows = rows[: reserve(connection, budget, now, len(rows))]
    longer = [
        {"letter": row.id, "give_up": row.reply_give_up_at + (now - row.reply_due_at)}
        for row in rows
        if row.reply_due_at < now
    ]
    if longer:
        connection.execute(_LONGER, longer)
    return claim(connection, [row.id for row in rows], now=now, lease=lease) if rows else []


def usage(connection: Connection, budget: SendQuota, now: datetime) -> QuotaUsage:
    """Return how the budget stands, and what waits for it or for its turn."""
    day, hour = _used(connection, budget, now)
    free = _left(budget, day, hour) if budget.limited else None
    waiting, oldest = connection.execute(
        select(func.count(), func.min(LETTERS.c.reply_due_at)).where(*_DUE), {"now": now}
    ).one()
    return QuotaUsage(
        day=day,
        hour=hour,
        free=free,
        next_at=_next_place(connection, budget, now) if free == 0 else None,
        waiting=waiting,
        oldest_due=oldest,
    )


def _next_place(connection: Connection, budget: SendQuota, now: datetime) -> datetime | None:
    """Return when as many requests no longer count that one more may be made."""
    counts = connection.execute(select(COUNTS).order_by(COUNTS.c.minute)).all()
    moments = []
    for limit, span in budget.windows:
        counting = [count for count in counts if count.minute > now - span]
        over = sum(count.requests for count in counting) - limit
        for count in counting:
            if over < 0:
                break
            over -= count.requests
            if over < 0:
                moments.append(count.minute + span)
    return max(moments, default=None)


def forget(connection: Connection, budget: SendQuota, now: datetime) -> None:
    """Delete counts that no window reaches any more."""
    connection.execute(delete(COUNTS).where(COUNTS.c.minute <= now - DAY - MINUTE - budget.lease))


logger = logging.getLogger(__name__)


class QuotaLog:
    """Tells it once an hour, however often Delivery looks."""

    def __init__(self, settings: Settings) -> None:
        self._limited = SendQuota.of(settings).limited
        self._limit = timedelta(hours=settings.reply_limit_hours)
        self._silent_until: datetime | None = None

    def wants(self, now: datetime) -> bool:
        """Return whether it is time to look again; never without a budget."""
        return self._limited and (self._silent_until is None or now >= self._silent_until)

    def note(self, usage: QuotaUsage, now: datetime) -> None:
        """Log that the budget is used up, as an error where letters wait beyond the limit."""
        oldest = usage.oldest_due if usage.free == 0 else None
        self._silent_until = now + (MINUTE if oldest is None else HOUR)
        if oldest is None:
            return
        late = now - oldest > self._limit
        next_at = usage.next_at.isoformat(timespec="minutes") if usage.next_at else "later"
        logger.log(
            logging.ERROR if late else logging.WARNING,
            "the sending budget is used up: %d replies wait, %s; the next may go at %s",
            usage.waiting,
            f"some for more than {self._limit}" if late else "none too long",
            next_at,
        )
