"""How often limits were reached that strangers can fill for others, for the operator.

The server processes count in memory, and add their counts once a minute: a flood of refused letters
is no flood of writes. The functions run on an open connection, inside the repository's transaction.
"""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, func, select

from santa_app.database import INSERTS
from santa_app.letters.models import LIMITS, LimitName
from santa_app.letters.repository.quota import DAY

_LIMIT = LIMITS.c


def add(connection: Connection, counts: Mapping[LimitName, int], now: datetime) -> None:
    """Add counts by `LimitName` to the present hour, and delete those of the day before."""
    hour = now.replace(minute=0, second=0, microsecond=0)
    # Also what lies in the future because the clock was ahead.
    outdated = (_LIMIT.hour <= hour - DAY) | (_LIMIT.hour > hour)
    connection.execute(delete(LIMITS).where(outdated))
    insert = INSERTS[connection.dialect.name](LIMITS)
    add_to_hour = insert.on_conflict_do_update(
        index_elements=[_LIMIT.hour, _LIMIT.name],
        set_={"times": _LIMIT.times + bindparam("more")},
    )
    for name, times in counts.items():
        values = {"hour": hour, "name": name, "times": times, "more": times}
        connection.execute(add_to_hour, values)


def reached(connection: Connection, now: datetime) -> dict[str, int]:
    """Return how often each limit was reached in the last 24 hours, if it was."""
    counts = select(_LIMIT.name, func.sum(_LIMIT.times)).where(_LIMIT.hour > now - DAY)
    rows = connection.execute(counts.group_by(_LIMIT.name).order_by(_LIMIT.name))
    return {name: int(times) for name, times in rows}
