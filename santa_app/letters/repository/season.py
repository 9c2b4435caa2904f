"""Counts of letters by day, language and kind, which outlive the letters.

The functions run on an open connection, inside the repository's transaction.
"""

from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Boolean, Column, Connection, Integer, String, Table, case, func, select

from santa_app.database import INSERTS, METADATA
from santa_app.letters.models import LETTERS

_COUNTS: Final = ("letters", "answered", "in_24_hours")
SEASON: Final = Table(
    "season_days", METADATA,
    Column("day", String, primary_key=True), Column("locale", String, primary_key=True),
    Column("is_class", Boolean, primary_key=True),
    *(Column(name, Integer, nullable=False) for name in _COUNTS),
)  # fmt: skip


def counted(connection: Connection) -> list[dict[str, Any]]:
    """Return the counts of the stored letters; reads all of them."""
    came, sent, its_children = LETTERS.c.created_at, LETTERS.c.reply_sent_at, LETTERS.c.children
    in_time = sent - came <= timedelta(days=1)
    day = func.date(func.timezone("UTC", came))
    if connection.dialect.name == "sqlite":
        in_time, day = func.julianday(sent) - func.julianday(came) <= 1, func.date(came)
    key = (day, LETTERS.c.locale, its_children.is_not(None))
    figures = (func.count(), func.count(sent), func.count(case((in_time, 1))))
    columns = [column.name for column in SEASON.c]
    return [
        dict(zip(columns, (str(row[0]), *row[1:]), strict=True))
        for row in connection.execute(select(*key, *figures).group_by(*key))
    ]


def store(connection: Connection, found: list[dict[str, Any]], since: str) -> list[dict[str, Any]]:
    """Store counts, and return all from a day on, such as "2026-11-01", the oldest first.

    A count only grows: it stays where letters are deleted.
    """
    new = INSERTS[connection.dialect.name](SEASON)
    larger = {
        name: case((new.excluded[name] > SEASON.c[name], new.excluded[name]), else_=SEASON.c[name])
        for name in _COUNTS
    }
    keys = list(SEASON.primary_key.columns)
    if found:
        connection.execute(new.on_conflict_do_update(index_elements=keys, set_=larger), found)
    its = select(SEASON).where(SEASON.c.day >= since).order_by(*SEASON.primary_key.columns)
    return [dict(row) for row in connection.execute(its).mappings()]
