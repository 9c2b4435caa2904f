"""The site's database, for every feature that stores something.

A feature declares its tables as SQLModel classes, with `UtcDateTime` for moments, adds one
import line to `alembic/env.py` and a revision. Its queries are plain functions that take an open
SQLAlchemy `Connection` first; a State runs them in a transaction of their own:

    await database().write(add_vote, recipe="cookies")
    count = await database().read(count_votes, recipe="cookies")

`write` commits, and nothing is kept when the function raises. `read` must change nothing. Both
raise SQLAlchemyError where the database fails. The same functions run on SQLite and PostgreSQL.

`santa_app.database.migrations` is imported by those who migrate: Alembic is slow to load.
"""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.database.clock import database_now
from santa_app.database.engines import Database, database, database_lifespan, open_database
from santa_app.database.key import accept_key, check_key
from santa_app.database.storage import StorageProblem, storage_problem
from santa_app.database.tables import INSERTS, METADATA, UtcDateTime, advisory_lock, table_of
