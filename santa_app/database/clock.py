"""The database's clock, which all servers use, because their own clocks may differ."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, func, select

from santa_app.database.tables import UtcDateTime

_CLOCK = select(func.clock_timestamp(type_=UtcDateTime))


def database_now(connection: Connection) -> datetime:
    """Return the present moment by the database's clock.

    With SQLite, that is the clock of the file's one machine.
    """
    if connection.dialect.name == "sqlite":
        return datetime.now(UTC)
    moment: Any = connection.execute(_CLOCK).scalar_one()
    return moment
