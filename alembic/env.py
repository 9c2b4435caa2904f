"""Runs the revisions on the database of the settings, or on a given connection."""

from sqlalchemy import Connection, create_engine, pool

from alembic import context
from santa_app.letters.models import METADATA
from santa_app.settings import settings


def migrate(connection: Connection) -> None:
    """Run the requested revisions on `connection`, in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        # SQLite cannot alter most parts of a table in place; Alembic rebuilds the table instead.
        render_as_batch=connection.dialect.name == "sqlite",
    )
    with context.begin_transaction():
        context.run_migrations()
    if connection.dialect.name == "sqlite":
        # The mode is stored in the file. Changing it later fails while another process writes.
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")


def main() -> None:
    """Migrate the connection in the config's attributes, or else the database of the settings."""
    given = context.config.attributes.get("connection")
    if given is not None:
        migrate(given)
        return
    engine = create_engine(settings().engine_url, poolclass=pool.NullPool, hide_parameters=True)
    with engine.connect() as connection:
        migrate(connection)


if context.is_offline_mode():
    raise SystemExit("Revisions run on a database; --sql is not supported.")
main()
