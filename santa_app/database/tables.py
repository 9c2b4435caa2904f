"""Column types and helpers for the tables of all features."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import BigInteger, Connection, DateTime, Dialect, Table, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import ARRAY
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


def advisory_lock(connection: Connection, *numbers: int) -> None:
    """Serialize the transactions that lock one of these numbers; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql" and numbers:
        # In one order, so that two transactions with several locks cannot block each other.
        each = func.unnest(literal(sorted(set(numbers)), ARRAY(BigInteger)))
        connection.execute(select(func.pg_advisory_xact_lock(each)))
