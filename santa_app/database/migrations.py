"""Runs the Alembic revisions that the database lacks."""

from pathlib import Path

from alembic.config import Config
from sqlalchemy import create_engine, pool
from sqlalchemy.exc import SQLAlchemyError

from alembic import command
from santa_app.observability.masking import database_message
from santa_app.settings import Settings

CONFIG = Path(__file__).parents[2] / "alembic.ini"


class DatabaseError(Exception):
    """The database cannot be opened or upgraded; the text is one sentence for the operator."""


def upgrade(settings: Settings, revision: str = "head") -> None:
    """Upgrade the database of `settings` to `revision`. Raises DatabaseError."""
    url = settings.engine_url
    engine = create_engine(url, poolclass=pool.NullPool, hide_parameters=True)
    config = Config(CONFIG)
    try:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except SQLAlchemyError as error:
        where = url.render_as_string(hide_password=True)
        raise DatabaseError(
            f"The database {where} cannot be used: {database_message(error)}."
        ) from None
