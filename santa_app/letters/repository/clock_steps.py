"""Pulls stored moments in after the clock was ahead and was set back.

A moment that only the past can have (a letter arrived, an attempt was claimed) and that lies in the
future proves that the clock was ahead when it was stored. Pauses, due times, leases, quota and
deletion times of that period are as far away as the clock was wrong. Each is then cut to the
longest that its rule could give now.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select, update

from santa_app.database import INSERTS
from santa_app.letters.models import COUNTS, LETTERS, PAUSE, SENT_REPLIES, SUPPRESSED, ReplyStatus
from santa_app.letters.repository import pauses
from santa_app.letters.repository.recipients import DAY

CLOCK_SKEW: Final = timedelta(minutes=5)
"""How far the clocks of two database servers may differ, one of which replaces the other."""
_LETTER = LETTERS.c
_PAST = (
    _LETTER.created_at,
    _LETTER.reply_attempted_at,
    _LETTER.reply_sent_at,
    _LETTER.resend_requested_at,
)
"""Moments of a letter that only the past can have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LongestTimes:
    """The longest times from now that the rules give."""

    retry: timedelta
    """Until a pending reply is due."""
    pause: timedelta
    lease: timedelta
    reply_limit: timedelta
    alert: timedelta
    """Until the operator is told again of a letter with signs of danger."""
    keep_after_reply: timedelta
    keep: timedelta


def pull_in(connection: Connection, longest: LongestTimes, now: datetime) -> timedelta:
    """Pull all moments in where the clock was ahead, and return by how much it was; 0 if not."""
    pauses.lock(connection)
    newest = _newest(connection)
    if newest is None or newest <= now + CLOCK_SKEW:
        return timedelta()
    _pull_letters(connection, longest, now)
    _pull_counts(connection, now)
    _pull_pause(connection, longest, now)
    for past in (SUPPRESSED.c.created_at, SENT_REPLIES.c.sent_at):
        connection.execute(update(past.table).where(past > now).values({past: now}))
    return newest - now


def _newest(connection: Connection) -> datetime | None:
    """Return the latest moment that only the past can have.

    Of the letters it reads what an index has: the newest arrival of each status, the newest failed
    attempt, and the few that are being sent. Whoever sent a reply stored the moment in
    `sent_replies`, too.
    """
    newest = [
        select(func.max(_LETTER.created_at)).where(_LETTER.reply_status == status)
        for status in ReplyStatus
    ]
    newest += [
        select(func.max(_LETTER.reply_attempted_at)).where(chosen)
        for chosen in (
            _LETTER.reply_error.is_not(None),
            _LETTER.reply_status == ReplyStatus.SENDING,
        )
    ]
    newest += [
        select(func.max(one)) for one in (SENT_REPLIES.c.sent_at, COUNTS.c.minute, PAUSE.c.since)
    ]
    found = connection.execute(select(*(one.scalar_subquery() for one in newest))).one()
    return max((moment for moment in found if moment is not None), default=None)


def _pull_letters(connection: Connection, longest: LongestTimes, now: datetime) -> None:
    def cut(column: Any, bound: datetime, *where: Any, to: datetime | None = None) -> None:  # noqa: ANN401 - a column
        statement = update(LETTERS).where(column > bound, *where)
        connection.execute(statement.values({column: to or bound}))

    for column in _PAST:
        cut(column, now)
    status = _LETTER.reply_status
    # What waits too long is due now: when it should have been is not known.
    cut(_LETTER.reply_scheduled_at, now + longest.retry, status == ReplyStatus.PENDING, to=now)
    cut(_LETTER.reply_scheduled_at, now + DAY, status == ReplyStatus.HELD, to=now)
    # A process may be sending it right now, so a lease ends no earlier than one given now.
    cut(_LETTER.reply_scheduled_at, now + longest.lease, status == ReplyStatus.SENDING)
    cut(_LETTER.reply_lease_until, now + longest.lease)
    cut(_LETTER.reply_expires_at, now + longest.reply_limit)
    cut(_LETTER.delete_after, now + longest.keep_after_reply, status == ReplyStatus.SENT)
    cut(_LETTER.alert_at, now + longest.alert, to=now)
    cut(_LETTER.delete_after, now + longest.keep)


def _pull_counts(connection: Connection, now: datetime) -> None:
    """Count the requests of minutes in the future in this one: they were made."""
    minute = now.replace(second=0, microsecond=0)
    future = COUNTS.c.minute > minute
    requests = sum(
        connection.scalars(delete(COUNTS).where(future).returning(COUNTS.c.requests)).all()
    )
    if requests:
        insert = INSERTS[connection.dialect.name](COUNTS).values(minute=minute, requests=requests)
        connection.execute(
            insert.on_conflict_do_update(
                index_elements=[COUNTS.c.minute],
                set_={"requests": COUNTS.c.requests + insert.excluded.requests},
            )
        )


def _pull_pause(connection: Connection, longest: LongestTimes, now: datetime) -> None:
    """Let a pause end as soon as the longest that can be imposed now."""
    for column, bound in ((PAUSE.c.since, now), (PAUSE.c.paused_until, now + longest.pause)):
        connection.execute(update(PAUSE).where(column > bound).values({column: bound}))
