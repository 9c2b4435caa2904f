"""Alembic's entry point: migrates the database of the settings, or a given connection."""

from sqlalchemy import Connection, create_engine, pool

import santa_app.letters.models  # noqa: F401 - one such line for each feature with tables
from alembic import context
from santa_app.database import METADATA
from santa_app.settings import settings


def migrate(connection: Connection) -> None:
    """Run the requested revisions on `connection`, in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        # SQLite cannot alter most parts of a table in place: Alembic rebuilds the table.
        render_as_batch=connection.dialect.name == "sqlite",
    )
    with context.begin_transaction():
        context.run_migrations()
    if connection.dialect.name == "sqlite":
        # Stored in the file; a later change would fail while another process writes.
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")


def main() -> None:
    """Migrate the connection in the config's attributes, or the database of the settings."""
    given = context.config.attributes.get("connection")
    if given is not None:
        migrate(given)
        return
    engine = create_engine(settings().engine_url, poolclass=pool.NullPool, hide_parameters=True)
    with engine.connect() as connection:
        migrate(connection)


if context.is_offline_mode():
    raise SystemExit("Revisions run against a database; --sql is not supported.")
main()
