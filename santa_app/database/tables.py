"""Column types and helpers for the tables of all features."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import DateTime, Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.types import TypeDecorator
from sqlmodel import SQLModel

METADATA = SQLModel.metadata
"""All tables of the site whose modules are imported; Alembic compares them with the database."""
INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""By dialect name, the INSERT that has `on_conflict_do_nothing` and `on_conflict_do_update`."""


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: an aware datetime in Python, UTC in the database (SQLite stores no time zone)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return `value` in UTC. Raises ValueError for a datetime without a time zone."""
        del dialect
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # noqa: ANN401 - the driver's type
        """Return the stored moment as an aware datetime in UTC."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def table_of(model: type[SQLModel]) -> Table:
    return METADATA.tables[str(model.__tablename__)]
