"""Dumps of a PostgreSQL database with PostgreSQL's own pg_dump and pg_restore."""

import os
import secrets
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, pool
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from santa_app.database.backup import BackupError, reserved
from santa_app.observability.masking import database_message
from santa_app.settings import Settings


def dump(settings: Settings, target: Path) -> None:
    """Dump the database into a new file, readable by its owner only. Raises BackupError."""
    with reserved(target):
        _run("pg_dump", settings.engine_url, "--format=custom", f"--file={target}")


@contextmanager
def restored(file: Path, settings: Settings) -> Generator[Settings]:
    """Yield the settings of a temporary database with a dump, upgraded; drop it in the end.

    Its user needs the right to create databases. Raises BackupError.
    """
    from santa_app.database.migrations import (  # noqa: PLC0415 -- slow to load
        DatabaseError,
        upgrade,
    )

    name = f"santa_check_{secrets.token_hex(4)}"
    url = settings.engine_url.set(database=name)
    copied = settings.model_copy(
        update={"database_url": url.render_as_string(hide_password=False), "audit_dir": None}
    )
    engine = create_engine(
        settings.engine_url, poolclass=pool.NullPool, isolation_level="AUTOCOMMIT"
    )
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(f'CREATE DATABASE "{name}"')
            try:
                _run("pg_restore", url, "--no-owner", "--exit-on-error", str(file))
                upgrade(copied)
                yield copied
            finally:
                connection.exec_driver_sql(f'DROP DATABASE "{name}" WITH (FORCE)')
    except SQLAlchemyError as error:
        raise BackupError(f"{file} cannot be tried: {database_message(error)}.") from None
    except DatabaseError as error:
        raise BackupError(f"{file} cannot be used: {error}") from None


def _run(program: str, url: URL, *arguments: str) -> None:
    password = {"PGPASSWORD": str(url.password)} if url.password else {}
    shown = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    try:
        done = subprocess.run(  # noqa: S603 -- a fixed program
            [program, f"--dbname={shown}", *arguments],
            env={**os.environ, **password},
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        raise BackupError(f"There is no {program}: install PostgreSQL's client.") from None
    if done.returncode:
        said, *more = done.stderr.strip().splitlines() or ["no reason"]
        versions = [line for line in more if "server version" in line]
        raise BackupError(f"{program} failed: {' '.join([said, *versions]).rstrip('.')}.")
