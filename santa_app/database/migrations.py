"""Runs the Alembic revisions that the database lacks."""

from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import create_engine, pool
from sqlalchemy.exc import SQLAlchemyError

from alembic import command
from santa_app.database.key import check_key
from santa_app.observability.masking import database_message
from santa_app.settings import OperatorError, Settings

CONFIG = Path(__file__).parents[2] / "alembic.ini"

LOCK_SECONDS = 60.0
"""How long a migration waits for the one of another process."""


class DatabaseError(OperatorError):
    """The database cannot be opened or upgraded."""


class NewerSchemaError(DatabaseError):
    """A newer version has upgraded the database."""


def upgrade(settings: Settings, revision: str = "head") -> None:
    """Upgrade the database of `settings` to `revision`; a new SQLite file is private to its owner.

    Raises DatabaseError.
    """
    url = settings.engine_url
    where = url.render_as_string(hide_password=True)
    patience = {"connect_args": {"timeout": LOCK_SECONDS}} if settings.uses_sqlite else {}
    engine = create_engine(url, poolclass=pool.NullPool, hide_parameters=True, **patience)
    config = Config(CONFIG)
    try:
        if settings.uses_sqlite:
            _make_private(Path(url.database or ":memory:"))
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except (SQLAlchemyError, OSError) as error:
        message = database_message(error) if isinstance(error, SQLAlchemyError) else error.strerror
        raise DatabaseError(f"The database {where} cannot be used: {message}.") from None
    except CommandError:
        # Alembic cannot find the revision that the database has.
        raise NewerSchemaError(
            f"The database {where} was upgraded by a newer release; start that release."
        ) from None


def check_revision(settings: Settings) -> None:
    """Raise DatabaseError unless the database has the newest revision, or one of a newer version.

    A newer version's revision is no error: revisions keep what the version before them uses, so
    that it can run while the servers are updated, and again after a rollback.
    """
    url = settings.engine_url
    where = url.render_as_string(hide_password=True)
    script = ScriptDirectory.from_config(Config(CONFIG))
    engine = create_engine(url, poolclass=pool.NullPool, hide_parameters=True)
    try:
        with engine.connect() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
    except SQLAlchemyError as error:
        message = database_message(error)
        raise DatabaseError(f"The database {where} cannot be used: {message}.") from None
    known = {one.revision for one in script.walk_revisions()}
    if revision is None or (revision in known and revision != script.get_current_head()):
        raise DatabaseError(
            f"The database {where} is older than this release: "
            "run `python -m santa_app migrate` first."
        )


def check_site_key(settings: Settings) -> None:
    """Raise KeyChangedError where the database's hashes were made with another key."""
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool, hide_parameters=True)
    with engine.begin() as connection:
        check_key(connection, settings)


def _make_private(file: Path) -> None:
    """Let only the owner read and write the file. SQLite gives its -wal and -shm the same mode."""
    if file.name != ":memory:" and file.parent.is_dir():  # else SQLite reports what is wrong
        file.touch(mode=0o600)
        file.chmod(0o600)
