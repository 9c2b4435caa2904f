"""How many letters arrive, and how many usually do.

The letters of each hour that is over are counted once, so that a week of a large site is a sum of
168 rows. The functions run on an open connection, inside the repository's transaction.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select

from santa_app.database import INSERTS
from santa_app.letters.models import ARRIVALS, LETTERS, ReplyStatus
from santa_app.letters.repository.quota import HOUR

UNUSUAL: Final = 10
MANY: Final = 100
"""Letters in an hour that are nothing unusual, however quiet the site is: a school writes more than
one class."""
WEEK: Final = timedelta(days=7)
_LETTER, _COUNT = LETTERS.c, ARRIVALS.c


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrivals:
    """How many letters arrived in the last hour, and how many in an hour of the week before it."""

    last_hour: int
    usual_hour: float

    @property
    def is_unusual(self) -> bool:
        return self.last_hour >= max(MANY, UNUSUAL * self.usual_hour)


def count_hours(connection: Connection, now: datetime) -> None:
    """Count the letters of each hour of the last week that is over, unless that was done before.

    Letters that are deleted later stay counted.
    """
    this_hour = now.replace(minute=0, second=0, microsecond=0)
    # Also what lies in the future because the clock was ahead.
    outdated = or_(_COUNT.hour <= this_hour - WEEK - 2 * HOUR, _COUNT.hour >= this_hour)
    connection.execute(delete(ARRIVALS).where(outdated))
    newest = connection.execute(select(func.max(_COUNT.hour))).scalar_one()
    hour = this_hour - WEEK - 2 * HOUR if newest is None else newest
    insert = INSERTS[connection.dialect.name](ARRIVALS).on_conflict_do_nothing()
    while (hour := hour + HOUR) < this_hour:
        letters = _letters(connection, _LETTER.created_at >= hour, _LETTER.created_at < hour + HOUR)
        connection.execute(insert, {"hour": hour, "letters": letters})


def arrivals(connection: Connection, now: datetime) -> Arrivals:
    week = select(func.coalesce(func.sum(_COUNT.letters), 0)).where(
        _COUNT.hour > now - 2 * HOUR - WEEK, _COUNT.hour <= now - 2 * HOUR
    )
    return Arrivals(
        last_hour=_letters(connection, _LETTER.created_at > now - HOUR, _LETTER.created_at <= now),
        usual_hour=connection.execute(week).scalar_one() * (HOUR / WEEK),
    )


def _letters(connection: Connection, *when: ColumnElement[bool]) -> int:
    # All statuses, so that the index of status and time contains all that is read.
    counted = select(func.count()).where(_LETTER.reply_status.in_(ReplyStatus), *when)
    return connection.execute(counted).scalar_one()
