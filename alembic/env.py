"""Runs the revisions against the database of the settings, or against a given connection."""

from sqlalchemy import Connection, create_engine, pool

from alembic import context
from santa_app.letters.models import METADATA
from santa_app.settings import settings


def migrate(connection: Connection) -> None:
    """Run the asked-for revisions on `connection`, in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        # SQLite cannot alter most things of a table in place; Alembic then rebuilds it.
        render_as_batch=connection.dialect.name == "sqlite",
    )
    with context.begin_transaction():
        context.run_migrations()
    if connection.dialect.name == "sqlite":
        # Kept in the file. To change it later would fail while another process writes.
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")


def main() -> None:
    """Migrate the connection in the config's attributes, else the settings' database."""
    given = context.config.attributes.get("connection")
    if given is not None:
        migrate(given)
        return
    engine = create_engine(settings().engine_url, poolclass=pool.NullPool, hide_parameters=True)
    with engine.connect() as connection:
        migrate(connection)


if context.is_offline_mode():
    raise SystemExit("Revisions are run against a database; --sql is not supported.")
main()
