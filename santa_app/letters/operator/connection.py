"""The operator's way to the letters: the database of the settings, opened beside a running server.

Errors are one sentence each.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.database import Database, open_database
from santa_app.letters.operator.reports import check_tables
from santa_app.observability.masking import database_message
from santa_app.settings import Settings

_LACKING = ("no such table", "no such column")
_LACKING_STATES = frozenset({"42P01", "42703"})
"""PostgreSQL's words for a table and for a column that is not there."""


class LettersUnavailableError(Exception):
    """The letters cannot be reached; the text is one sentence for the operator."""


@asynccontextmanager
async def open_letters(settings: Settings) -> AsyncGenerator[Database]:
    """Open the letters' database for the operator, and close it again.

    Raises LettersUnavailableError where it is not there, cannot be used, or lacks a migration.
    """
    where = settings.engine_url.render_as_string(hide_password=True)
    # SQLite would make an empty file for an address that is mistyped.
    if settings.uses_sqlite and not Path(settings.engine_url.database or "").is_file():
        raise LettersUnavailableError(f"The database {where} does not exist; `make run` makes it.")
    database = open_database(settings)
    try:
        await database.read(check_tables)
        yield database
    except SQLAlchemyError as error:
        if _lacks_migration(error):
            raise LettersUnavailableError(
                f"The database {where} is not up to date; `python -m santa_app migrate` "
                "brings it there."
            ) from None
        raise LettersUnavailableError(
            f"The database {where} cannot be used: {database_message(error)}."
        ) from None
    finally:
        await database.close()


def _lacks_migration(error: SQLAlchemyError) -> bool:
    cause = getattr(error, "orig", None)
    if getattr(cause, "sqlstate", None) in _LACKING_STATES:
        return True
    return type(cause).__module__.startswith("sqlite3") and str(cause).startswith(_LACKING)
