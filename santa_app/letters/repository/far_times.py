"""Ends waits that are longer than any rule gives: the database's clock was ahead at their start.

Leases need none of this, because they end by the monotonic clock of the process that ends them.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, update

from santa_app.letters.models import COUNTS, LETTERS, PAUSE, SENT_REPLIES, ReplyStatus
from santa_app.letters.repository.recipients import DAY


@dataclass(frozen=True, slots=True, kw_only=True)
class LongestWaits:
    """The longest waits that the rules give."""

    retry: timedelta
    """Until a pending reply is due."""
    pause: timedelta
    alert: timedelta
    """Until the operator is told again of a letter with signs of danger."""


def end(connection: Connection, longest: LongestWaits, now: datetime) -> int:
    """End such waits now, and forget the future of the limits; return how many waits ended."""
    at, sent = LETTERS.c.reply_scheduled_at, SENT_REPLIES.c.sent_at
    connection.execute(update(SENT_REPLIES).where(sent > now).values(sent_at=now))
    connection.execute(delete(COUNTS).where(COUNTS.c.minute > now))
    waits = [
        update(LETTERS)
        .where(at > now + wait, LETTERS.c.reply_status == status)
        .values(reply_scheduled_at=now)
        for status, wait in ((ReplyStatus.PENDING, longest.retry), (ReplyStatus.HELD, DAY))
    ]
    others = ((LETTERS.c.alert_at, longest.alert), (PAUSE.c.paused_until, longest.pause))
    waits += [
        update(column.table).where(column > now + wait).values({column: now})
        for column, wait in others
    ]
    return sum(connection.execute(one).rowcount for one in waits)
