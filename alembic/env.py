"""Alembic's entry point: migrates the database of the settings, or a given connection."""

from sqlalchemy import Connection, create_engine, func, inspect, pool, select, table

import santa_app.letters.desk.models  # one such line for each feature with tables
import santa_app.letters.models  # noqa: F401
from alembic import context
from santa_app.database import METADATA, advisory_lock
from santa_app.settings import settings

LOCK = 0x5A17C
"""The number of the advisory lock of a migration."""


def migrate(connection: Connection) -> None:
    """Run the requested revisions on `connection`, in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        # SQLite cannot alter most parts of a table in place: Alembic rebuilds the table.
        render_as_batch=connection.dialect.name == "sqlite",
        # SQLite's changes of tables are undone, too; by default each revision would be committed.
        transactional_ddl=True,
    )
    _keep_letters(connection)
    with context.begin_transaction():
        # Two at once, as Kubernetes starts them: the second reads the revision after the first.
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            advisory_lock(connection, LOCK)
        context.run_migrations()
    if connection.dialect.name == "sqlite":
        # Stored in the file; a later change would fail while another process writes.
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")


def _keep_letters(connection: Connection) -> None:
    """Refuse a downgrade that would lose stored data, unless it is asked for.

    A downgrade drops columns or tables, and that to `base` all letters and the suppression list.
    """
    # Alembic tells the command only by the name of the function that plans its steps.
    is_downgrade = context.get_context().opts["fn"].__name__ == "downgrade"
    asked = context.config.attributes.get("lose_data") or "lose-data" in context.get_x_argument()
    if asked or not is_downgrade:
        return
    tables = set(inspect(connection).get_table_names())
    stored = {
        name: connection.scalar(select(func.count()).select_from(table(name)))
        for name in ("santa_letters", "suppressed_recipients", "kept_letters")
        if name in tables
    }
    if any(stored.values()):
        counts = " and ".join(f"{count} rows of {name}" for name, count in stored.items())
        raise SystemExit(
            f"A downgrade loses data, and the database has {counts}. Back it up; then "
            "`alembic -x lose-data downgrade …` does it."
        )


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
